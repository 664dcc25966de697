"""The sheet in which a game is set up: seats, options, deal."""

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop.core.rules import Setup
from desktop.games.module import AnyGame
from desktop.session.seats import HUMAN, SeatConfig
from desktop.ui.appearance import Appearance
from desktop.ui.dialogs.options_box import OptionsBox
from desktop.ui.dialogs.seat_row import SeatRow
from desktop.ui.dialogs.sheet import Sheet, foot
from desktop.ui.i18n import tell
from desktop.ui.table.game_ui import GameUi
from desktop.ui.text import AVATARS, LEVELS, SEAT_NAMES
from desktop.ui.widgets.buttons import ENTER, Button, ToolButton
from desktop.ui.widgets.pane import column, label, line, row
from desktop.ui.widgets.scroll_body import ScrollBody

SEED_LIMIT = 10**9


@dataclass(frozen=True)
class NewGame:
    """What was chosen: all that a session needs."""

    setup: Setup[Any]
    seed: int
    seats: tuple[SeatConfig, ...]


class NewGameSheet(Sheet):
    """Proposes seats or shows those of the last game; Enter starts."""

    start_requested = Signal(object)
    """A NewGame."""

    def __init__(
        self, appearance: Appearance, window: QWidget, game: AnyGame, game_ui: GameUi
    ) -> None:
        super().__init__(appearance, window, 800)
        self._game = game
        self._players = offered_players(game)
        self._teller = game_ui.make_teller()
        self._teller.setParent(self)
        self._rows: list[SeatRow] = []
        self._title = label("headline")
        self._about = label("muted")
        self._seats_title = label("section")
        self._count = label("caption")
        self._add = Button(appearance, "quiet", icon="plus")
        self._seats: QVBoxLayout = column(gap=6)
        self._options = OptionsBox(appearance, self._teller.option_rows(), game.options())
        self._deal_title = label("section")
        self._seed_title = label()
        self._seed = QLineEdit()
        self._dice = ToolButton(appearance)
        self._seed_help = label("caption", wrap=True)
        self._cancel = Button(appearance, key="Esc")
        self._start = Button(appearance, "primary", key=ENTER)
        self._build()
        self._connect()

    # --- building ---

    def _build(self) -> None:
        body = QWidget()
        inner = column(body, gap=10)
        inner.addWidget(self._seats_title)
        inner.addLayout(self._seats)
        add = row()
        add.addWidget(self._add)
        add.addStretch(1)
        add.addWidget(self._count)
        inner.addLayout(add)
        inner.addWidget(line())
        inner.addLayout(self._lower())
        layout = column(self.card, gap=12)
        layout.setContentsMargins(28, 22, 28, 18)
        layout.addWidget(self._title)
        layout.addWidget(self._about)
        layout.addWidget(ScrollBody(body), 1)
        layout.addWidget(line())
        layout.addLayout(foot(self._cancel, self._start))

    def _lower(self) -> QHBoxLayout:
        deal = column(gap=6)
        deal.addWidget(self._deal_title)
        deal.addWidget(self._seed_title)
        field = row(gap=8)
        field.addWidget(self._seed, 1)
        field.addWidget(self._dice)
        deal.addLayout(field)
        deal.addWidget(self._seed_help)
        deal.addStretch(1)
        lower = row(gap=28)
        lower.addWidget(self._options, 1)
        lower.addLayout(deal, 1)
        self._options.setVisible(not self._options.empty)
        return lower

    def _connect(self) -> None:
        digits = QRegularExpression(r"\d{1,18}")
        self._seed.setValidator(QRegularExpressionValidator(digits, self))
        self._add.clicked.connect(self._add_seat)
        self._dice.clicked.connect(self._draw_seed)
        self._cancel.clicked.connect(self.reject)
        self._start.clicked.connect(self._go)
        self._seed.textChanged.connect(self._check)
        self.set_main_button(self._start)

    # --- what is shown ---

    def propose(self, last: NewGame | None = None) -> None:
        """Show the seats of the last game, or a person against one bot per free seat of two."""
        seats = last.seats if last is not None else self._first_seats()
        if last is not None:
            self._options.choose(last.setup.options)
        for config in seats:
            self._append(config)
        self._draw_seed()
        self.retranslate()
        self.relook()
        self._renumber()

    def open(self) -> None:
        """Show the sheet with the keyboard in the first name."""
        self.show_over(self._rows[0].name)
        self._rows[0].name.selectAll()

    def choice(self) -> NewGame:
        """Return what is chosen now."""
        setup = Setup(len(self._rows), self._options.value())
        seats = tuple(found.config for found in self._rows)
        return NewGame(setup, int(self._seed.text()), seats)

    def rows(self) -> tuple[SeatRow, ...]:
        """Return the seats."""
        return tuple(self._rows)

    def _first_seats(self) -> list[SeatConfig]:
        return [
            self._new_config(index) for index in range(max(2, self._game.rules.spec.min_players))
        ]

    def _new_config(self, index: int) -> SeatConfig:
        taken = {found.config.colour for found in self._rows}
        order = self.appearance.theme.seat_order
        free = [colour for colour in order if colour not in taken] or list(order)
        colour = free[0] if self._rows else order[index % len(order)]
        avatar = list(AVATARS)[index % len(AVATARS)]
        player = HUMAN if index == 0 else self._players[len(self._players) // 2]
        return SeatConfig(tell(SEAT_NAMES[index]), player, avatar, colour)

    # --- seats ---

    def _append(self, config: SeatConfig) -> None:
        found = SeatRow(self.appearance, self._players, config)
        found.remove_requested.connect(self._remove_seat)
        found.move_requested.connect(self._move_seat)
        found.changed.connect(self._check)
        self._rows.append(found)
        self._seats.addWidget(found)

    def _add_seat(self) -> None:
        if len(self._rows) >= self._game.rules.spec.max_players:
            return
        self._append(self._new_config(len(self._rows)))
        self._renumber()
        self._rows[-1].name.setFocus(Qt.FocusReason.OtherFocusReason)
        self._rows[-1].name.selectAll()

    def _remove_seat(self) -> None:
        found = self.sender()
        if isinstance(found, SeatRow) and len(self._rows) > self._game.rules.spec.min_players:
            index = self._rows.index(found)
            self._rows.remove(found)
            self._seats.removeWidget(found)
            found.hide()
            found.deleteLater()
            self._renumber()
            near = self._rows[min(index, len(self._rows) - 1)]
            near.name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _move_seat(self, step: int) -> None:
        found = self.sender()
        if not isinstance(found, SeatRow):
            return
        place = self._rows.index(found) + step
        if 0 <= place < len(self._rows):
            self._rows.remove(found)
            self._rows.insert(place, found)
            self._seats.removeWidget(found)
            self._seats.insertWidget(place, found)
            self._renumber()

    def _renumber(self) -> None:
        spec = self._game.rules.spec
        removable = len(self._rows) > spec.min_players
        for index, found in enumerate(self._rows):
            found.number(index + 1, tell(SEAT_NAMES[index]), removable=removable)
        self._add.setEnabled(len(self._rows) < spec.max_players)
        words = self.tr("{count} of {most} seats")
        self._count.setText(words.format(count=len(self._rows), most=spec.max_players))
        self._chain_tabs()
        self._check()

    def _chain_tabs(self) -> None:
        for before, after in zip(self._rows, self._rows[1:], strict=False):
            QWidget.setTabOrder(before.remove, after.face)
        QWidget.setTabOrder(self._rows[-1].remove, self._add)

    # --- deal and start ---

    def _draw_seed(self) -> None:
        self._seed.setText(str(random.SystemRandom().randrange(SEED_LIMIT)))

    def _check(self) -> None:
        for found in self._rows:
            found.know_taken(self._taken_by_others(found))
        self._start.setEnabled(self._seed.hasAcceptableInput())

    def _taken_by_others(self, mine: SeatRow) -> Mapping[int, str]:
        others = [found.config for found in self._rows if found is not mine]
        return {config.colour: config.name for config in others}

    def _go(self) -> None:
        if self._seed.hasAcceptableInput():
            choice = self.choice()
            self.accept()
            self.start_requested.emit(choice)

    # --- words ---

    def retranslate(self) -> None:
        """Say everything."""
        spec = self._game.rules.spec
        self.setAccessibleName(self.tr("New game"))
        self._title.setText(self.tr("New game"))
        players = self.tr("{least} to {most} players")
        players = players.format(least=spec.min_players, most=spec.max_players)
        self._about.setText(f"{self._teller.title()} · {players}")
        self._seats_title.setText(self.tr("SEATS IN ORDER OF PLAY"))
        self._add.set_words(self.tr("Add a seat"))
        self._deal_title.setText(self.tr("DEAL"))
        self._seed_title.setText(self.tr("Number of the deal"))
        self._seed.setAccessibleName(self.tr("Number of the deal"))
        self._seed_help.setText(self.tr("The same number deals the same game. You can share it."))
        self._dice.setAccessibleName(self.tr("Another number"))
        self._dice.setToolTip(self.tr("Another number"))
        self._cancel.set_words(self.tr("Cancel"))
        self._start.set_words(self.tr("Start"))
        if self._rows:
            self._renumber()

    def relook(self) -> None:
        """Take icons in the theme's colours."""
        self._dice.setIcon(self.appearance.icon("dice"))


def offered_players(game: AnyGame) -> tuple[str, ...]:
    """Return the bots that persons may choose, weakest first."""
    levels = [name for name in LEVELS if name in game.bots and game.bots[name].offered]
    return tuple(levels or game.bots)


def again(choice: NewGame, seed: int) -> NewGame:
    """Return the same game with another deal."""
    return replace(choice, seed=seed)
