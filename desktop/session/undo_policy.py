"""What undo costs: free until a person learned something hidden, beyond that practice."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import StrEnum

from desktop.core.actions import Seat
from desktop.session.seats import HUMAN
from desktop.session.timeline import Step


class Practice(StrEnum):
    """How to go on after an undo that is not free."""

    KEEP = "keep"
    """The same hidden cards lie where they lay."""
    REDEAL = "redeal"
    """What the person did not know then is dealt afresh."""


@dataclass(frozen=True)
class UndoOffer:
    """Where an undo would lead, and which persons have learned something hidden since."""

    seat: Seat
    ply: int
    learned: tuple[Seat, ...]

    @property
    def free(self) -> bool:
        """Say whether the undo costs nothing."""
        return not self.learned


def undo_offer(
    steps: Sequence[Step], persons: Collection[Seat], seat: Seat | None
) -> UndoOffer | None:
    """Return the way back to the last decision of this person, or of any if seat is None."""
    for step in reversed(steps):
        if step.by == HUMAN and seat in (None, step.seat):
            ply = step.ply - 1
            return UndoOffer(step.seat, ply, learned(steps[ply:], persons))
    return None


def learned(steps: Sequence[Step], persons: Collection[Seat]) -> tuple[Seat, ...]:
    """Return the persons who learned something hidden in these steps."""
    human = set(persons) | {step.seat for step in steps if step.by == HUMAN}
    return tuple(
        seat
        for seat in sorted(human)
        if any(event.informs(seat) for step in steps for event in step.events)
    )


def redo_length(steps_by: Sequence[str]) -> int:
    """Return how many undone decisions one redo takes: a person's, with the bots' answers to it."""
    for count, by in enumerate(steps_by):
        if count and by == HUMAN:
            return count
    return len(steps_by)
