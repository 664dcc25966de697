"""Determinized root search: sequential halving over a few candidates on the same sampled deals.

All candidates meet the same worlds (common random numbers), every player in a playout is moved by
a policy that sees only its own seat, playouts are cut early and judged by the game's evaluation.
The halving: Karnin, Koren, Somekh, "Almost optimal exploration in multi-armed bandits" (2013).
"""

from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Generic, Protocol, TypeVar

from desktop.bots.bot import Budget, Clock, Decision
from desktop.core.actions import Action, Seat
from desktop.core.rng import Rng
from desktop.core.rules import GameRules, GameState, Observation

S = TypeVar("S", bound=GameState)
O_contra = TypeVar("O_contra", bound=Observation, contravariant=True)
O = TypeVar("O", bound=Observation)  # noqa: E741


class Knowledge(Protocol[S, O_contra]):
    """What a game tells the general search about itself."""

    def candidates(self, observation: O_contra) -> list[Action]:
        """Return the actions worth comparing, best-looking first; never empty."""
        ...

    def deal(self, observation: O_contra, rng: Rng) -> S:
        """Return a full state that looks like the observation, likely ones more often."""
        ...

    def playout(self, state: S, rng: Rng) -> None:
        """Play on from the state in place up to the cut."""
        ...

    def evaluate(self, state: S, seat: Seat) -> float:
        """Return how much of the first place the seat may expect, 0 to 1."""
        ...


@dataclass
class _Arm:
    """One candidate and what it has earned so far."""

    action: Action
    values: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        """The mean result over the deals so far."""
        return sum(self.values) / len(self.values)


class RootSearch(Generic[S, O]):
    """Compares the candidates of one decision; any time, deterministic under iterations."""

    def __init__(
        self, rules: GameRules[S, O, Any], knowledge: Knowledge[S, O], caution: float = 0.0
    ) -> None:
        self._rules = rules
        self._knowledge = knowledge
        self._caution = caution

    def choose(self, observation: O, seed: int, budget: Budget) -> Decision:
        """Choose the candidate with the best mean result.

        The first candidate is the game's own advice: another one must beat it on the same deals by
        `caution` standard errors, so that noise alone never talks a bot into a worse action.
        """
        arms = [_Arm(action) for action in self._knowledge.candidates(observation)]
        if len(arms) == 1:
            return Decision(arms[0].action, {"candidates": 1})
        figures: dict[str, float] = {"candidates": len(arms)}
        clock = Clock(budget)
        rng = Rng(seed)
        advice = arms[0]
        rounds = max(1, (len(arms) - 1).bit_length())
        for number in range(1, rounds + 1):
            self._round(arms, observation, rng, _Share(clock, number / rounds))
            rivals = sorted(arms[1:], key=_mean, reverse=True)
            arms = [advice, *rivals[: (len(rivals) + 1) // 2]]
        best = arms[1] if _beats(arms[1], advice, self._caution) else advice
        figures |= {"share": best.mean, "deals": len(best.values), "iterations": clock.iterations}
        return Decision(best.action, figures)

    def _round(self, arms: list[_Arm], observation: O, rng: Rng, share: "_Share") -> None:
        """Play deals with every arm until the share of the budget is spent."""
        assert observation.viewer is not None
        spent = False
        while not spent:
            world = self._knowledge.deal(observation, rng)
            noise = rng.next64()
            for arm in arms:
                arm.values.append(self._value(world, arm.action, (observation.viewer, noise)))
            spent = share.spent(len(arms))

    def _value(self, world: S, action: Action, who: tuple[Seat, int]) -> float:
        seat, noise = who
        state = world.copy()
        self._rules.apply(state, action)
        self._knowledge.playout(state, Rng(noise))
        return self._knowledge.evaluate(state, seat)


@dataclass
class _Share:
    """The part of the budget that may be spent by the end of a round."""

    clock: Clock
    limit: float

    def spent(self, iterations: int) -> bool:
        """Count iterations and say whether the round is over."""
        return self.clock.spend(iterations) >= self.limit


def _mean(arm: _Arm) -> float:
    return arm.mean


def _beats(arm: _Arm, advice: _Arm, caution: float) -> bool:
    """Say whether the arm is better on the shared deals by that many standard errors."""
    differences = [a - b for a, b in zip(arm.values, advice.values, strict=True)]
    mean = sum(differences) / len(differences)
    spread = sum((d - mean) ** 2 for d in differences) / len(differences)
    return mean > caution * sqrt(spread / len(differences))
