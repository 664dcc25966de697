"""The states and steps of one course: a copy per ply is undo, replay and branching."""

from dataclasses import dataclass
from typing import Any

from desktop.core.actions import Action, Seat
from desktop.core.digest import digest
from desktop.core.events import Event
from desktop.core.rng import Rng
from desktop.core.rules import AnyRules
from desktop.session.errors import NoSuchPlyError

AnyState = Any
"""A state whose type belongs to the game."""


@dataclass(frozen=True)
class Step:
    """One decision and what it did; `ply` is the ply it led to, `by` the player who took it.

    The events are the full ones: show nobody anything but `event.seen_by(viewer)`.
    """

    seat: Seat
    action: Action
    events: tuple[Event, ...]
    ply: int
    by: str


class Timeline:
    """States by ply, from the start (ply 0) to the present; none is ever changed in place."""

    def __init__(self, rules: AnyRules, start: AnyState) -> None:
        self._rules = rules
        self._states = [start]
        self._steps: list[Step] = []

    @property
    def ply(self) -> int:
        """The present ply."""
        return len(self._steps)

    @property
    def steps(self) -> tuple[Step, ...]:
        """All steps; step k - 1 led to ply k."""
        return tuple(self._steps)

    @property
    def state(self) -> AnyState:
        """The present state."""
        return self._states[-1]

    def since(self, ply: int) -> tuple[Step, ...]:
        """Return the steps after a ply."""
        self._check(ply)
        return tuple(self._steps[ply:])

    def state_at(self, ply: int) -> AnyState:
        """Return the state at a ply, or raise NoSuchPlyError."""
        self._check(ply)
        return self._states[ply]

    def digest(self) -> str:
        """Return the digest of the present state."""
        return digest(self._rules.encode_state(self.state))

    def play(self, seat: Seat, action: Action, by: str) -> Step:
        """Apply a legal action to a copy of the present state and add it with its step."""
        state = self.state.copy()
        events: list[Event] = []
        self._rules.apply(state, action, events)
        step = Step(seat, action, tuple(events), self.ply + 1, by)
        self._states.append(state)
        self._steps.append(step)
        return step

    def redeal(self, viewer: Seat, seed: int) -> None:
        """Replace the present state by one that looks the same to the viewer."""
        seen = self._rules.observation(self.state, viewer)
        self._states[-1] = self._rules.determinize(seen, Rng(seed))

    def cut(self, ply: int) -> None:
        """Forget everything after a ply."""
        self._check(ply)
        del self._states[ply + 1 :], self._steps[ply:]

    def until(self, ply: int) -> "Timeline":
        """Return a timeline of its own that ends at a ply."""
        self._check(ply)
        twin = Timeline(self._rules, self._states[0])
        twin._states = self._states[: ply + 1]
        twin._steps = self._steps[:ply]
        return twin

    def _check(self, ply: int) -> None:
        if not 0 <= ply <= self.ply:
            raise NoSuchPlyError(ply, 0, self.ply)
