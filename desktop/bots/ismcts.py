"""Information set Monte Carlo tree search, single observer.

Cowling, Powley, Whitehouse, "Information set Monte Carlo tree search" (2012): one tree over what
the searcher sees, each iteration in a freshly dealt world, UCB over the actions available there.
"""

from dataclasses import dataclass, field
from math import log, sqrt
from typing import Any, Generic, TypeVar

from desktop.bots.bot import Budget, Clock, Decision
from desktop.core.actions import Action, Seat
from desktop.core.rng import Rng
from desktop.core.rules import GameRules, GameState, Observation

S = TypeVar("S", bound=GameState)
O = TypeVar("O", bound=Observation)  # noqa: E741

LONGEST_PLAYOUT = 2000


@dataclass
class _Node:
    """A choice: how often it was taken and could have been, and what it earned its chooser."""

    visits: int = 0
    available: int = 0
    total: float = 0.0
    children: dict[Action, "_Node"] = field(default_factory=dict)


class IsmctsBot(Generic[S, O]):
    """Searches with random playouts to the end of the game."""

    def __init__(self, rules: GameRules[S, O, Any], exploration: float = 0.7) -> None:
        self._rules = rules
        self._exploration = exploration

    def choose(self, observation: O, seed: int, budget: Budget) -> Decision:
        """Choose the action visited most."""
        if len(observation.legal) == 1:
            return Decision(observation.legal[0])
        rng = Rng(seed)
        root = _Node()
        clock = Clock(budget)
        while True:
            self._iterate(root, self._rules.determinize(observation, rng), rng)
            if clock.spend(1) >= 1:
                break
        best = max(observation.legal, key=lambda action: _visits(root, action))
        return Decision(best, {"iterations": clock.iterations, "visits": _visits(root, best)})

    def _iterate(self, root: _Node, state: S, rng: Rng) -> None:
        node, path = root, list[tuple[_Node, Seat]]()
        expanded = False
        while not expanded and not self._rules.is_over(state):
            seat = self._rules.to_act(state)[0]
            legal = self._rules.legal_actions(state, seat)
            untried = [action for action in legal if action not in node.children]
            expanded = bool(untried)
            action = rng.choice(untried) if untried else self._best(node, legal)
            child = node.children.setdefault(action, _Node())
            for other in legal:
                if other in node.children:
                    node.children[other].available += 1
            self._rules.apply(state, action)
            path.append((child, seat))
            node = child
        self._playout(state, rng)
        ended = self._rules.result(state)
        for child, seat in path:
            child.visits += 1
            child.total += ended.share(seat) if ended else 0.0

    def _best(self, node: _Node, legal: list[Action]) -> Action:
        return max(legal, key=lambda action: self._bound(node.children[action]))

    def _bound(self, node: _Node) -> float:
        if not node.visits:
            return float("inf")
        explore = sqrt(log(max(node.available, 1)) / node.visits)
        return node.total / node.visits + self._exploration * explore

    def _playout(self, state: S, rng: Rng) -> None:
        for _ in range(LONGEST_PLAYOUT):
            if self._rules.is_over(state):
                return
            seat = self._rules.to_act(state)[0]
            self._rules.apply(state, rng.choice(self._rules.legal_actions(state, seat)))


def _visits(root: _Node, action: Action) -> int:
    return root.children[action].visits if action in root.children else 0
