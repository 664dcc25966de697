"""The standings: one row per seat with its face, its value and the way to the goal."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.core.actions import Seat
from desktop.ui.appearance import Appearance
from desktop.ui.table.game_ui import ScoreLine
from desktop.ui.table.seat_view import SeatView
from desktop.ui.text import level_number
from desktop.ui.widgets.badge import PlayerBadge
from desktop.ui.widgets.pane import Pane, column, label, row


class Meter(QWidget):
    """A thin bar in a player's colour; decoration, the figures stand beside it."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._share = 0.0
        self._colour = 0
        self.setFixedHeight(appearance.theme.px(4))

    def show_share(self, share: float, colour: int) -> None:
        """Fill a share of the bar."""
        self._share, self._colour = max(0.0, min(1.0, share)), colour
        self.setFixedHeight(self._appearance.theme.px(4))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw track and filling."""
        theme = self._appearance.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        radius = self.height() / 2
        painter.setBrush(theme.colour("surface_sunken"))
        painter.drawRoundedRect(QRectF(self.rect()), radius, radius)
        painter.setBrush(QColor(theme.player(self._colour).colour))
        width = self.width() * self._share
        if width > 0:
            box = QRectF(0, 0, max(width, self.height()), self.height())
            painter.drawRoundedRect(box, radius, radius)
        painter.end()


class ScoreRow(Pane):
    """One seat's standing."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance)
        self._badge = PlayerBadge(appearance, 32)
        self._name = label("strong")
        self._detail = label("caption")
        self._value = label("score")
        self._goal = label("caption")
        self._meter = Meter(appearance)
        words = row(gap=6)
        words.addWidget(self._name)
        words.addWidget(self._detail, 1)
        words.addWidget(self._value)
        words.addWidget(self._goal)
        right = column(gap=2)
        right.addLayout(words)
        right.addWidget(self._meter)
        self._row = row(self, gap=14)
        self._row.addWidget(self._badge)
        self._row.addLayout(right, 1)

    def show_line(self, line: ScoreLine, seat: SeatView, detail: str) -> None:
        """Show a standing."""
        self._badge.show_seat(seat)
        self._name.setText(seat.name)
        self._detail.setText(detail)
        self._detail.setMinimumWidth(1)
        self._value.setText(str(line.value))
        self._goal.setText(f"/ {line.goal}" if line.goal else "")
        self._meter.setVisible(line.goal is not None)
        self._meter.show_share(line.value / line.goal if line.goal else 0, seat.colour)
        self.setAccessibleName(f"{seat.name}: {line.value}. {detail}")


class ScorePanel(Pane):
    """All seats in seat order."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance)
        self._rows: list[ScoreRow] = []
        self._column = column(self, gap=8)
        self.relook()

    def show_scores(
        self, lines: Sequence[ScoreLine], seats: Sequence[SeatView], me: Seat | None = None
    ) -> None:
        """Show everybody's standing; `me` is the seat that is called «you»."""
        while len(self._rows) < len(lines):
            self._rows.append(ScoreRow(self.appearance))
            self._column.addWidget(self._rows[-1])
        for index, found in enumerate(self._rows):
            found.setVisible(index < len(lines))
        for found, line in zip(self._rows, lines, strict=False):
            seat = seats[line.seat]
            if line.seat == me:
                seat = replace(seat, name=self.tr("You"))
            found.show_line(line, seat, self._detail(line, seat))

    def _detail(self, line: ScoreLine, seat: SeatView) -> str:
        if seat.level is None:
            return line.detail
        bot = level_number(seat.level)
        words = self.tr("bot {number}").format(number=bot) if bot else self.tr("bot")
        return f"{line.detail} · {words}" if line.detail else words

    def relook(self) -> None:
        """Scale margins."""
        px = self.appearance.theme.px
        self._column.setContentsMargins(px(16), px(2), px(16), px(12))
        self._column.setSpacing(px(8))
