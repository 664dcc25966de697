"""Named errors of the session; each carries the data that a message needs."""

from desktop.core.actions import Seat
from desktop.core.errors import NastolkaError


class SeatsError(NastolkaError):
    """The seats do not fit the game: their number, or a player whom the game does not know."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem)
        self.problem = problem


class NoSuchPlyError(NastolkaError):
    """A ply was asked for that this session has not, or has no longer."""

    def __init__(self, ply: int, first: int, last: int) -> None:
        super().__init__(f"ply {ply} is not in {first} .. {last}")
        self.ply = ply
        self.first = first
        self.last = last


class NothingToUndoError(NastolkaError):
    """There is no earlier decision of this person to go back to."""

    def __init__(self, seat: Seat | None) -> None:
        super().__init__(f"seat {seat} has no decision to take back")
        self.seat = seat


class NothingToRedoError(NastolkaError):
    """Nothing was undone since the last new decision."""


class PracticeRequiredError(NastolkaError):
    """Going back there is practice, since persons have learned something: ask for it explicitly."""

    def __init__(self, ply: int, learned: tuple[Seat, ...]) -> None:
        super().__init__(f"seats {learned} have learned something hidden since ply {ply}")
        self.ply = ply
        self.learned = learned


class ReplayError(NastolkaError):
    """A course cannot be replayed: a decision is refused, unreadable or leads elsewhere."""

    def __init__(self, ply: int, problem: str) -> None:
        super().__init__(f"after ply {ply}: {problem}")
        self.ply = ply
        self.problem = problem


class LostGameError(NastolkaError):
    """A game can neither be replayed nor go on from its snapshot; both reasons are kept."""

    def __init__(self, replay: NastolkaError, snapshot: NastolkaError) -> None:
        super().__init__(f"no replay ({replay}) and no snapshot ({snapshot})")
        self.replay = replay
        self.snapshot = snapshot
