"""What a session tells its store: the game as plain data, its changes, and the journal port."""

from dataclasses import dataclass, replace
from typing import Any, Protocol

from desktop.core.actions import Seat
from desktop.session.seats import SeatConfig

Raw = Any
"""JSON in a form that belongs to one game (options, states): stores pass it through unread."""


@dataclass(frozen=True)
class Move:
    """A decision in text form, the player who took it and the digest of the state it led to."""

    seat: Seat
    action: str
    by: str
    digest: str


@dataclass(frozen=True)
class Redeal:
    """What `viewer` could not know was dealt afresh from `seed`; takes no ply of its own."""

    viewer: Seat
    seed: int
    digest: str


Entry = Move | Redeal


@dataclass(frozen=True)
class Snapshot:
    """A state in the game's own form, for the day when the rules cannot replay the course."""

    ply: int
    digest: str
    state: Raw


@dataclass(frozen=True)
class SetupRecord:
    """A setup whose options are in the game's own form."""

    players: int
    options: Raw
    previous_dealer: Seat | None = None


@dataclass(frozen=True)
class Played:
    """A new decision was taken."""

    move: Move


@dataclass(frozen=True)
class Undone:
    """The game went back to a ply, as practice or not, and perhaps what was unknown was redealt."""

    undone_to: int
    practice: bool
    redeal: Redeal | None = None


@dataclass(frozen=True)
class Redone:
    """Undone decisions were taken again, up to a ply."""

    redone_to: int


@dataclass(frozen=True)
class Seated:
    """Somebody else took a seat, or its name or looks changed."""

    seat: Seat
    config: SeatConfig


Change = Played | Undone | Redone | Seated


@dataclass(frozen=True)
class Course:
    """The decisions of a game, those undone (next to be redone first), and what undo has cost.

    `redeals` counts all redeals ever made, so that each gets a fresh seed.
    """

    entries: tuple[Entry, ...] = ()
    undone: tuple[Entry, ...] = ()
    practice: bool = False
    redeals: int = 0

    @property
    def ply(self) -> int:
        """The ply that the entries lead to."""
        return sum(isinstance(entry, Move) for entry in self.entries)

    def played(self, move: Move) -> "Course":
        """Add a decision; what was undone is gone."""
        return replace(self, entries=(*self.entries, move), undone=())

    def undone_to(self, ply: int, *, practice: bool = False) -> "Course":
        """Go back: a redeal that was made at that very ply stays."""
        kept = _length_at(self.entries, ply)
        return replace(
            self,
            entries=self.entries[:kept],
            undone=self.entries[kept:] + self.undone,
            practice=self.practice or practice,
        )

    def redone_to(self, ply: int) -> "Course":
        """Go forward again through what was undone."""
        count = _length_at(self.undone, ply - self.ply)
        return replace(self, entries=self.entries + self.undone[:count], undone=self.undone[count:])

    def redealt(self, redeal: Redeal) -> "Course":
        """Add a redeal; what was undone is gone.

        It supersedes one for the same seat at the same ply: both start from what that seat knows.
        """
        entries = self.entries
        last = entries[-1] if entries else None
        if isinstance(last, Redeal) and last.viewer == redeal.viewer:
            entries = entries[:-1]
        return replace(
            self,
            entries=(*entries, redeal),
            undone=(),
            practice=True,
            redeals=self.redeals + 1,
        )


def _length_at(entries: tuple[Entry, ...], moves: int) -> int:
    """Return how many entries hold that many moves and the redeals made right after them."""
    seen = 0
    for index, entry in enumerate(entries):
        seen += isinstance(entry, Move)
        if seen > moves:
            return index
    return len(entries)


@dataclass(frozen=True)
class GameRecord:
    """A game as files keep it.

    `start` is None for a game dealt from the seed; plies count from 0 at the start, whatever it is.
    """

    game: str
    rules_version: int
    setup: SetupRecord
    seed: int
    seats: tuple[SeatConfig, ...]
    course: Course
    snapshot: Snapshot
    start: Snapshot | None = None

    def after(self, change: Change, snapshot: Snapshot | None = None) -> "GameRecord":
        """Return the record with one more change; the old snapshot stays until one is given."""
        changed = replace(self, snapshot=snapshot or self.snapshot)
        match change:
            case Played(move):
                return replace(changed, course=self.course.played(move))
            case Undone(ply, practice, redeal):
                course = self.course.undone_to(ply, practice=practice)
                return replace(changed, course=course.redealt(redeal) if redeal else course)
            case Redone(ply):
                return replace(changed, course=self.course.redone_to(ply))
            case Seated(seat, config):
                return replace(changed, seats=_with(self.seats, seat, config))


def _with(seats: tuple[SeatConfig, ...], seat: Seat, config: SeatConfig) -> tuple[SeatConfig, ...]:
    return (*seats[:seat], config, *seats[seat + 1 :])


class RecordSource(Protocol):
    """Whoever can be asked for the whole game at any time."""

    def record(self) -> GameRecord:
        """Return the game as it stands now."""
        ...


class Journal(Protocol):
    """Is told of a game and of every change before anybody sees its outcome.

    Trouble with the storage is the journal's to report and never reaches the session: people play
    on. A snapshot of the new state comes at every turn and whenever the past has changed.
    """

    def opened(self, source: RecordSource) -> None:
        """Begin (or begin again) to keep this game."""
        ...

    def changed(self, change: Change, snapshot: Snapshot | None) -> None:
        """Keep one change."""
        ...

    def finished(self) -> None:
        """Put the finished game away."""
        ...


class NoJournal:
    """Keeps nothing."""

    def opened(self, source: RecordSource) -> None:
        """Ignore it."""

    def changed(self, change: Change, snapshot: Snapshot | None) -> None:
        """Ignore it."""

    def finished(self) -> None:
        """Ignore it."""
