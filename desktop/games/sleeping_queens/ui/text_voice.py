"""How sentences speak of players: by name, or as «you» to the viewer."""

from collections.abc import Sequence
from dataclasses import dataclass

from desktop.core.actions import Seat
from desktop.core.text import Message, tr_noop
from desktop.ui.i18n import tell
from desktop.ui.table.seat_view import SeatView

YOU = tr_noop("SleepingQueensPlayer", "You")
YOU_INSIDE = tr_noop("SleepingQueensPlayer", "you")
SWING = tr_noop("SleepingQueensPlayer", "{name} {points}")


@dataclass(frozen=True)
class Voice:
    """Who listens, and who sits at the table."""

    seats: Sequence[SeatView]
    viewer: Seat | None

    def name(self, seat: Seat) -> str:
        """Return the name as it stands alone or begins a sentence."""
        return tell(YOU) if seat == self.viewer else self.seats[seat].name

    def inside(self, seat: Seat) -> str:
        """Return the name as it stands inside a sentence."""
        return tell(YOU_INSIDE) if seat == self.viewer else self.seats[seat].name

    def by(self, seat: Seat, own: Message, other: Message, **data: object) -> str:
        """Say what a seat does: `own` to the seat itself, `other` about it."""
        if seat == self.viewer:
            return tell(own, **data)
        return tell(other, name=self.seats[seat].name, **data)

    def swing(self, seat: Seat, points: int) -> str:
        """Return what a seat wins or loses: «Anna +10»."""
        return tell(SWING, name=self.inside(seat), points=signed(points))


def signed(points: int) -> str:
    """Write a difference with a real minus sign."""
    return f"+{points}" if points >= 0 else f"\N{MINUS SIGN}{-points}"
