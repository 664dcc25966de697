"""Looking at a game: one ply of it, and the chronicle, both as one viewer may see them."""

from collections.abc import Iterable
from dataclasses import dataclass

from desktop.core.actions import Action, Seat
from desktop.core.events import Event
from desktop.core.results import Result
from desktop.core.rules import AnyRules, Observation
from desktop.session.timeline import AnyState, Step


class PlyView:
    """One ply of a session, read only; later changes of the session do not touch it."""

    def __init__(self, rules: AnyRules, state: AnyState, ply: int) -> None:
        self._rules = rules
        self._state = state
        self.ply = ply

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Who may act, first the one the game waits for."""
        return self._rules.to_act(self._state)

    @property
    def result(self) -> Result | None:
        """The result, if this is the end."""
        return self._rules.result(self._state)

    def observation(self, viewer: Seat | None) -> Observation:
        """Return what the viewer may know at this ply."""
        seen: Observation = self._rules.observation(self._state, viewer)
        return seen

    def legal_actions(self, seat: Seat) -> list[Action]:
        """Return what the seat could do here."""
        return self._rules.legal_actions(self._state, seat)


@dataclass(frozen=True)
class ChronicleLine:
    """What one step looked like to one viewer; `ply` is the ply it led to."""

    ply: int
    seat: Seat
    events: tuple[Event, ...]


def chronicle(steps: Iterable[Step], viewer: Seat | None) -> tuple[ChronicleLine, ...]:
    """Tell the steps as the viewer saw them: what was hidden is redacted."""
    return tuple(
        ChronicleLine(step.ply, step.seat, tuple(e.seen_by(viewer) for e in step.events))
        for step in steps
    )
