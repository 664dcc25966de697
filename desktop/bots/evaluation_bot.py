"""The player that looks one action ahead: it plays each on a few deals and judges the outcome."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from desktop.bots.bot import Budget, Decision
from desktop.core.actions import Action, Seat
from desktop.core.rng import Rng
from desktop.core.rules import GameRules, GameState, Observation

S = TypeVar("S", bound=GameState)
O = TypeVar("O", bound=Observation)  # noqa: E741


class EvaluationBot(Generic[S, O]):
    """Takes the action whose position a game's evaluation likes best, on the mean of some deals."""

    def __init__(
        self, rules: GameRules[S, O, Any], evaluate: Callable[[S, Seat], float], deals: int = 8
    ) -> None:
        self._rules = rules
        self._evaluate = evaluate
        self._deals = deals

    def choose(self, observation: O, seed: int, budget: Budget) -> Decision:
        """Choose by the evaluation; the budget is not needed."""
        assert observation.viewer is not None
        rng = Rng(seed)
        worlds = [self._rules.determinize(observation, rng) for _ in range(self._deals)]
        best, best_value = observation.legal[0], float("-inf")
        for action in observation.legal:
            value = sum(self._value(world, action, observation.viewer) for world in worlds)
            if value > best_value:
                best, best_value = action, value
        return Decision(best, {"value": best_value / self._deals})

    def _value(self, world: S, action: Action, seat: Seat) -> float:
        state = world.copy()
        self._rules.apply(state, action)
        return self._evaluate(state, seat)
