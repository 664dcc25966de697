"""The start page of a game: picture, the unfinished game, and what one can begin."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QSizePolicy, QWidget

from desktop.ui.actions import COMMANDS, shown_key
from desktop.ui.appearance import Appearance
from desktop.ui.controllers.session_controller import SessionController
from desktop.ui.panels.hero import Hero
from desktop.ui.table.game_ui import AnyTeller, GameUi
from desktop.ui.widgets.badge import PlayerBadge
from desktop.ui.widgets.buttons import Button
from desktop.ui.widgets.icon_label import IconLabel
from desktop.ui.widgets.pane import Pane, column, label, row
from desktop.ui.widgets.rounded import rounded
from desktop.ui.widgets.tile import Tile

TILE = 124
LARGEST = 16777215
PREVIEW = QSize(952, 643)


class ContinueCard(Pane):
    """The unfinished game: a picture of the table, whose turn it is, who plays."""

    continue_requested = Signal()

    def __init__(self, appearance: Appearance, game_ui: GameUi, teller: AnyTeller) -> None:
        super().__init__(appearance)
        self._ui = game_ui
        self._teller = teller
        self._controller: SessionController | None = None
        self.setProperty("card", "1")
        self._picture = QLabel()
        self._picture.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._picture.setMinimumSize(appearance.theme.px(200), appearance.theme.px(140))
        self._picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._title = label("title", wrap=True)
        self._where = label("muted", wrap=True)
        self._scores = label(wrap=True)
        self._badges = row(gap=8)
        self._go = Button(appearance, "primary", icon="replay-play")
        self._go.setProperty("big", "1")
        self._go.clicked.connect(self.continue_requested)
        self._build()
        self.retranslate()

    def _build(self) -> None:
        text = column(gap=8)
        for part in (self._title, self._where):
            text.addWidget(part)
        text.addLayout(self._badges)
        text.addWidget(self._scores)
        text.addStretch(1)
        foot = row()
        foot.addWidget(self._go)
        foot.addStretch(1)
        text.addLayout(foot)
        layout = row(self, margin=16, gap=20)
        layout.addWidget(self._picture, 1)
        layout.addLayout(text, 1)

    def show_game(self, controller: SessionController) -> None:
        """Show a game that can be continued."""
        self._controller = controller
        self._clear_badges()
        for seat in controller.seats:
            badge = PlayerBadge(self.appearance, 34, "surface_raised")
            badge.show_seat(seat)
            self._badges.addWidget(badge)
        self._badges.addStretch(1)
        self.retranslate()
        self._paint_preview()

    def retranslate(self) -> None:
        """Tell how the game stands."""
        self._title.setText(self.tr("Continue the game"))
        self._go.set_words(self.tr("Continue"))
        self._picture.setAccessibleName(self.tr("Picture of the table"))
        controller = self._controller
        if controller is None:
            return
        observation, seats = controller.observation, controller.seats
        self._where.setText(self._teller.prompt(observation, seats).sentence)
        scores = self._teller.scores(observation)
        self._scores.setText(" · ".join(f"{seats[s.seat].name} {s.value}" for s in scores))

    def relook(self) -> None:
        """Paint the preview in the theme of now."""
        self._paint_preview()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the preview as large as its place."""
        super().resizeEvent(event)
        self._fit_preview()

    def _paint_preview(self) -> None:
        if self._controller is None:
            return
        scene = self._ui.make_scene(self.appearance.look(self._ui.name, self))
        scene.show_position(self._controller.observation, self._controller.seats)
        scene.set_table_size(PREVIEW.width(), PREVIEW.height())
        self._preview = QPixmap(PREVIEW)
        painter = QPainter(self._preview)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scene.render(painter)
        painter.end()
        scene.deleteLater()
        self._fit_preview()

    def _fit_preview(self) -> None:
        if self._controller is None or self._picture.width() < 2:
            return
        ratio = self.devicePixelRatioF()
        wanted = self._picture.size() * ratio
        smooth = Qt.TransformationMode.SmoothTransformation
        keep = Qt.AspectRatioMode.KeepAspectRatio
        fitted = self._preview.scaled(wanted, keep, smooth)
        fitted.setDevicePixelRatio(ratio)
        self._picture.setPixmap(rounded(fitted, self.appearance.theme.px(10)))

    def _clear_badges(self) -> None:
        while self._badges.count():
            item = self._badges.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.deleteLater()


class StartPage(Pane):
    """What a tab shows while its game does not fill it."""

    new_requested = Signal()
    open_requested = Signal()
    continue_requested = Signal()

    def __init__(self, appearance: Appearance, game_ui: GameUi) -> None:
        super().__init__(appearance)
        self._teller = game_ui.make_teller()
        self._teller.setParent(self)
        self._hero = Hero(appearance, game_ui.name, game_ui.paint_cover)
        self._card = ContinueCard(appearance, game_ui, self._teller)
        self._card.hide()
        self._new = Tile(appearance, "new")
        self._open = Tile(appearance, "open")
        self._tiles = QGridLayout()
        self._build()
        self._new.clicked.connect(self.new_requested)
        self._open.clicked.connect(self.open_requested)
        self._card.continue_requested.connect(self.continue_requested)
        self.retranslate()
        self.setFocusProxy(self._new)

    def _build(self) -> None:
        self._tiles.setContentsMargins(0, 0, 0, 0)
        self._tiles.setSpacing(16)
        self._place_tiles(beside=False)
        self._foot = row(gap=16)
        self._foot.addWidget(self._card, 3)
        self._foot.addLayout(self._tiles, 2)
        layout = column(self, gap=20)
        layout.setContentsMargins(32, 24, 32, 28)
        layout.addWidget(self._hero, 4)
        layout.addLayout(self._foot, 3)

    def _place_tiles(self, *, beside: bool) -> None:
        """Stack the tiles beside the unfinished game, or put them side by side, lower."""
        for index, tile in enumerate((self._new, self._open)):
            self._tiles.removeWidget(tile)
            self._tiles.addWidget(tile, index if beside else 0, 0 if beside else index)
            tile.setMaximumHeight(LARGEST if beside else self.appearance.theme.px(TILE))

    def show_unfinished(self, controller: SessionController | None) -> None:
        """Offer to continue a game, or none."""
        self._card.setVisible(controller is not None)
        self._place_tiles(beside=controller is not None)
        if controller is not None:
            self._card.show_game(controller)

    def retranslate(self) -> None:
        """Say everything."""
        self._hero.say(self._teller.title(), self._teller.summary(), self._teller.facts())
        keys = {command.name: shown_key(command) for command in COMMANDS}
        self._new.say(self.tr("New game"), self.tr("Seats, bots, rules"), keys["new"])
        self._open.say(self.tr("Open"), self.tr("A game saved in a file"), keys["open"])


class ComingPage(Pane):
    """A plain page for a game that is announced."""

    def __init__(self, appearance: Appearance, icon: str) -> None:
        super().__init__(appearance)
        self._title = label("headline")
        self._words = label("muted")
        self._coming = label("pill")
        card = QFrame()
        card.setProperty("card", "1")
        inner = column(card, margin=40, gap=12)
        centre = Qt.AlignmentFlag.AlignHCenter
        inner.addWidget(_large_icon(appearance, icon), 0, centre)
        for part in (self._title, self._words, self._coming):
            inner.addWidget(part, 0, centre)
        layout = column(self, margin=32)
        layout.addStretch(2)
        layout.addWidget(card, 0, centre)
        layout.addStretch(3)
        self.retranslate()

    def say(self, title: str, words: str) -> None:
        """Name the game."""
        self._title.setText(title)
        self._words.setText(words)

    def retranslate(self) -> None:
        """Say that it is coming."""
        self._coming.setText(self.tr("In one of the next versions"))


def _large_icon(appearance: Appearance, icon: str) -> QWidget:
    return IconLabel(appearance, icon, 40, colour="text_accent", tile=72)
