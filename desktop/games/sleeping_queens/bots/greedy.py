"""The reference player `greedy` and weaker players made from it."""

from desktop.bots.bot import Budget, Decision
from desktop.core.rng import Rng
from desktop.games.sleeping_queens.bots.policy import greedy_action
from desktop.games.sleeping_queens.rules.observation import Observation, determinize


class GreedyBot:
    """Steals the best queen, else wakes one, else Jester, Potion, the largest exchange; defends.

    With a chance of `slips` in a hundred it plays anything legal instead.
    """

    def __init__(self, slips: int = 0) -> None:
        self._slips = slips

    def choose(self, observation: Observation, seed: int, budget: Budget) -> Decision:
        """Choose by rule."""
        rng = Rng(seed)
        if rng.below(100) < self._slips:
            return Decision(rng.choice(observation.legal))
        return Decision(greedy_action(determinize(observation, rng)))
