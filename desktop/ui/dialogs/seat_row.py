"""One seat in the new-game sheet: face, name, person or bot, level."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QIcon, QKeyEvent, QPixmap
from PySide6.QtWidgets import QComboBox, QLineEdit, QMenu, QToolButton

from desktop.session.seats import HUMAN, SeatConfig
from desktop.ui.appearance import Appearance
from desktop.ui.i18n import tell
from desktop.ui.table.game_ui import SeatView
from desktop.ui.table.table_scene import Look
from desktop.ui.text import AVATARS, COLOURS, LEVELS, level_number
from desktop.ui.widgets.badge import PlayerBadge, shape_pixmap
from desktop.ui.widgets.buttons import ToolButton
from desktop.ui.widgets.pane import Pane, column, label, row
from desktop.ui.widgets.segments import Segments

PERSON, BOT = 0, 1


class FaceButton(QToolButton):
    """The badge as a button that opens avatars and colours."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.badge = PlayerBadge(appearance, 36)
        self.badge.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        layout = column(self, margin=2)
        layout.addWidget(self.badge)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        edge = appearance.theme.px(44)
        self.setFixedSize(edge, edge)


class SeatRow(Pane):
    """Edits one SeatConfig."""

    changed = Signal()
    remove_requested = Signal()
    move_requested = Signal(int)

    def __init__(self, appearance: Appearance, players: Sequence[str], config: SeatConfig) -> None:
        super().__init__(appearance)
        self.setProperty("card", "row")
        self._players = tuple(players)
        self._config = config
        self._taken: Mapping[int, str] = {}
        self.face = FaceButton(appearance)
        self.name = QLineEdit(config.name)
        self.name.setMaxLength(24)
        self.kind = Segments(appearance, ("person", "bot-3"))
        self.level = QComboBox()
        self.here = label("caption")
        self.remove = ToolButton(appearance)
        self._number = 1
        self._build()
        self.show_config(config)
        self.retranslate()
        self.relook()

    def _build(self) -> None:
        layout = row(self, gap=12)
        layout.setContentsMargins(12, 4, 8, 4)
        layout.addWidget(self.face)
        layout.addWidget(self.name, 3)
        layout.addWidget(self.kind)
        layout.addWidget(self.level, 3)
        layout.addWidget(self.here, 3)
        layout.addWidget(self.remove)
        self.name.textEdited.connect(self._rename)
        self.kind.chosen.connect(self._choose_kind)
        self.level.currentIndexChanged.connect(self._choose_level)
        self.remove.clicked.connect(self.remove_requested)
        menu = QMenu(self)
        menu.aboutToShow.connect(self._fill_menu)
        self.face.setMenu(menu)

    # --- the value ---

    @property
    def config(self) -> SeatConfig:
        """What was chosen; a name left empty is the proposed one."""
        name = self.name.text().strip() or self.name.placeholderText()
        config = self._config
        return SeatConfig(name, config.player, config.avatar, config.colour)

    def show_config(self, config: SeatConfig) -> None:
        """Show a seat; a bot that is not offered here (from a file) becomes the middle one."""
        if not config.is_human and config.player not in self._players:
            config = replace(config, player=self._players[len(self._players) // 2])
        self._config = config
        if self.name.text() != config.name:
            self.name.setText(config.name)
        self.kind.choose(PERSON if config.is_human else BOT)
        self.level.setVisible(not config.is_human)
        self.here.setVisible(config.is_human)
        if not config.is_human:
            self.level.setCurrentIndex(self._players.index(config.player))
        level = None if config.is_human else config.player
        face = SeatView(config.name, config.is_human, level, config.colour, config.avatar)
        self.face.badge.show_seat(face)

    def number(self, number: int, proposed: str, *, removable: bool) -> None:
        """Tell the row its place at the table."""
        self._number = number
        self.name.setPlaceholderText(proposed)
        self.remove.setEnabled(removable)
        self.retranslate()

    def know_taken(self, taken: Mapping[int, str]) -> None:
        """Tell the row who has which colour."""
        self._taken = taken

    # --- choosing ---

    def _rename(self) -> None:
        self.changed.emit()

    def _choose_kind(self, kind: int) -> None:
        player = HUMAN if kind == PERSON else self._players[self.level.currentIndex()]
        self._change(player=player)

    def _choose_level(self, index: int) -> None:
        if index >= 0 and not self._config.is_human:
            self._change(player=self._players[index])

    def _change(
        self, *, player: str | None = None, avatar: str | None = None, colour: int | None = None
    ) -> None:
        old = self._config
        self.show_config(
            SeatConfig(
                self.name.text(),
                old.player if player is None else player,
                old.avatar if avatar is None else avatar,
                old.colour if colour is None else colour,
            )
        )
        self.changed.emit()

    def _fill_menu(self) -> None:
        menu = self.face.menu()
        menu.clear()
        pictures = QActionGroup(menu)
        for name, words in AVATARS.items():
            action = self._entry(menu, pictures, self._avatar(name), tell(words))
            action.setChecked(name == self._config.avatar)
            action.setData(name)
        pictures.triggered.connect(self._choose_avatar)
        menu.addSeparator()
        colours = QActionGroup(menu)
        for index, colour in enumerate(self.appearance.theme.players):
            owner = self._taken.get(index, "")
            title = tell(COLOURS[colour.name]) + (f" · {owner}" if owner else "")
            action = self._entry(menu, colours, self._shape(index), title)
            action.setChecked(index == self._config.colour)
            action.setEnabled(not owner)
            action.setData(index)
        colours.triggered.connect(self._choose_colour)

    def _entry(self, menu: QMenu, group: QActionGroup, icon: QPixmap, words: str) -> QAction:
        action = menu.addAction(QIcon(icon), words)
        action.setCheckable(True)
        group.addAction(action)
        return action

    def _choose_avatar(self, action: QAction) -> None:
        self._change(avatar=str(action.data()))

    def _choose_colour(self, action: QAction) -> None:
        self._change(colour=int(action.data()))

    def _avatar(self, name: str) -> QPixmap:
        size = QSize(24, 24)
        return self.appearance.assets.pixmap(f"avatars/{name}", size, self.devicePixelRatioF())

    def _shape(self, index: int) -> QPixmap:
        look = Look(self.appearance.theme, self.appearance.assets, self.devicePixelRatioF())
        return shape_pixmap(index, 18, look)

    # --- keys, words, look ---

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Alt+Up and Alt+Down move the seat."""
        alt = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        if alt and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.move_requested.emit(-1 if event.key() == Qt.Key.Key_Up else 1)
            return
        super().keyPressEvent(event)

    def retranslate(self) -> None:
        """Say everything."""
        number = self._number
        self.face.setAccessibleName(self.tr("Picture and colour of seat {n}").format(n=number))
        self.face.setToolTip(self.tr("Picture and colour"))
        self.name.setAccessibleName(self.tr("Name at seat {n}").format(n=number))
        who = self.tr("Who plays at seat {n}").format(n=number)
        self.kind.set_words((self.tr("Person"), self.tr("Bot")), who)
        self.level.setAccessibleName(self.tr("Level at seat {n}").format(n=number))
        self.here.setText(self.tr("at this computer"))
        self.remove.setAccessibleName(self.tr("Remove seat {n}").format(n=number))
        self.remove.setToolTip(self.tr("Remove this seat"))
        self._fill_levels()

    def relook(self) -> None:
        """Take icons in the theme's colours."""
        self.remove.setIcon(self.appearance.icon("trash"))
        self._fill_levels()

    def _fill_levels(self) -> None:
        current = max(0, self.level.currentIndex())
        self.level.blockSignals(True)
        self.level.clear()
        for player in self._players:
            number = level_number(player)
            words = f"{number} · {tell(LEVELS[player])}" if number else player
            self.level.addItem(self.appearance.icon(f"bot-{number or 1}"), words)
        self.level.setCurrentIndex(current)
        self.level.blockSignals(False)
