"""The reference player that chooses every legal action equally often."""

from desktop.bots.bot import Budget, Decision
from desktop.core.rng import Rng
from desktop.core.rules import Observation


class RandomBot:
    """Plays uniformly at random."""

    def choose(self, observation: Observation, seed: int, budget: Budget) -> Decision:
        """Choose any legal action."""
        return Decision(Rng(seed).choice(observation.legal))
