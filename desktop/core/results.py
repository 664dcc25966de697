"""The result of a finished game."""

from dataclasses import dataclass

from desktop.core.actions import Seat


@dataclass(frozen=True)
class Result:
    """How a game ended.

    `reason` is a name of the game's own, `winners` the seats that won (one, several, the team or
    nobody), `scores` one figure per seat in the game's own unit.
    """

    reason: str
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]

    def share(self, seat: Seat) -> float:
        """Return the seat's share of the first place: 1/k when k seats share it."""
        return 1 / len(self.winners) if seat in self.winners else 0.0
