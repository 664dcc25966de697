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
        self._budget = budget
        self._now = now
        self._started = now()
        self.iterations = 0

    def spend(self, iterations: int) -> float:
        """Count iterations; return how much of the budget is used, 1 or more when it is all."""
        self.iterations += iterations
        limit, seconds = self._budget.iterations, self._budget.seconds
        used = 0.0 if limit is None else self.iterations / limit
        if seconds is not None:
            used = max(used, (self._now() - self._started) / seconds)
        return used


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
