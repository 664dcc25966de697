"""What a bot is: it gets an observation, a seed and a budget, and answers with an action."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

from desktop.core.actions import Action
from desktop.core.rules import Observation

O_contra = TypeVar("O_contra", bound=Observation, contravariant=True)


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: iterations (tests, arenas) or seconds (people); None = no limit."""

    iterations: int | None = None
    seconds: float | None = None


class Clock:
    """Counts one decision's iterations and time against its budget."""

    def __init__(self, budget: Budget, now: Callable[[], float] = time.perf_counter) -> None:
        self._now = now
        self._started = now()
        self._left = budget.iterations
        self._until = None if budget.seconds is None else self._started + budget.seconds
        self.iterations = 0

    def tick(self, count: int = 1) -> bool:
        """Spend iterations; return False once the budget is used up (the bot then answers)."""
        self.iterations += count
        if self._left is not None and self.iterations >= self._left:
            return False
        return self._until is None or self._now() < self._until


@dataclass(frozen=True)
class Decision:
    """A bot's answer: the action and a few figures for «why» (names to numbers)."""

    action: Action
    figures: dict[str, float] = field(default_factory=dict)


class Bot(Protocol[O_contra]):
    """A player of one level. It keeps no memory between decisions: the observation holds all."""

    def choose(self, observation: O_contra, seed: int, budget: Budget) -> Decision:
        """Choose one of `observation.legal`; under iterations it depends on the arguments alone."""
        ...
