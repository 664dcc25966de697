"""The sheet at the end of a game: who won, how it stands, what next."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.core.actions import Seat
from desktop.ui.appearance import Appearance
from desktop.ui.dialogs.sheet import Sheet, foot
from desktop.ui.panels.score_panel import ScorePanel
from desktop.ui.table.game_ui import ScoreLine
from desktop.ui.table.seat_view import SeatView
from desktop.ui.widgets.badge import PlayerBadge
from desktop.ui.widgets.buttons import ENTER, Button
from desktop.ui.widgets.pane import column, label, line, row


class EndSheet(Sheet):
    """Esc leaves the last picture of the table on the screen."""

    again_requested = Signal()
    home_requested = Signal()

    def __init__(self, appearance: Appearance, window: QWidget) -> None:
        super().__init__(appearance, window, 620)
        self._badges = row(gap=10)
        self._headline = label("display", wrap=True)
        self._detail = label("muted", wrap=True)
        self._scores = ScorePanel(appearance)
        self._table = Button(appearance, "quiet", icon="eye", key="Esc")
        self._home = Button(appearance, icon="home")
        self._again = Button(appearance, "primary", key=ENTER)
        layout = column(self.card, gap=12)
        layout.setContentsMargins(28, 26, 28, 20)
        layout.addLayout(self._badges)
        layout.addWidget(self._headline)
        layout.addWidget(self._detail)
        layout.addWidget(line())
        layout.addWidget(self._scores)
        layout.addWidget(line())
        layout.addLayout(foot(self._home, self._again, left=self._table))
        self._table.clicked.connect(self.reject)
        self._home.clicked.connect(self._go_home)
        self._again.clicked.connect(self._play_again)
        self.set_main_button(self._again)
        self.retranslate()

    def show_result(
        self,
        words: tuple[str, str],
        scores: Sequence[ScoreLine],
        seats: Sequence[SeatView],
        *,
        winners: Sequence[Seat],
        me: Seat | None,
    ) -> None:
        """Show how the game ended: headline and detail, best score first, the winners' faces."""
        self._headline.setText(words[0])
        self._detail.setText(words[1])
        self.setAccessibleName(words[0])
        self.setAccessibleDescription(words[1])
        for seat in winners:
            badge = PlayerBadge(self.appearance, 64)
            badge.show_seat(seats[seat])
            self._badges.addWidget(badge)
        self._badges.addStretch(1)
        ordered = sorted(scores, key=_by_value, reverse=True)
        self._scores.show_scores(ordered, seats, me)
        self.show_over(self._again)

    def retranslate(self) -> None:
        """Name the buttons."""
        self._table.set_words(self.tr("Look at the table"))
        self._home.set_words(self.tr("Start page"))
        self._again.set_words(self.tr("Play again"))

    def _go_home(self) -> None:
        self.accept()
        self.home_requested.emit()

    def _play_again(self) -> None:
        self.accept()
        self.again_requested.emit()


def _by_value(line: ScoreLine) -> int:
    return line.value
