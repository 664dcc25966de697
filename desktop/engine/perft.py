"""Counts positions reachable in so many plies: the strongest cheap test of rules."""

from dataclasses import dataclass
from typing import Any

from desktop.core.rules import AnyRules, AnySetup
from desktop.games.module import AnyGame


@dataclass(frozen=True)
class Perft:
    """`nodes[d]` sequences of d plies exist; `divide` says how many begin with each action."""

    game: str
    players: int
    seed: int
    nodes: tuple[int, ...]
    divide: dict[str, int]


def count_sequences(game: AnyGame, setup: AnySetup, seed: int, depth: int) -> Perft:
    """Count all sequences of actions of every seat that may act, up to a depth."""
    rules = game.rules
    start = rules.initial(setup, seed)
    nodes = [1] + [0] * depth
    divide: dict[str, int] = {}
    for seat in rules.to_act(start) if depth else ():
        for action in rules.legal_actions(start, seat):
            before = nodes[depth]
            nodes[1] += 1
            if depth > 1:
                state = start.copy()
                rules.apply(state, action)
                _count(rules, state, nodes, 2)
            divide[f"{seat} {rules.action_text(action)}"] = nodes[depth] - before
    return Perft(game.name, setup.players, seed, tuple(nodes), divide)


def _count(rules: AnyRules, state: Any, nodes: list[int], ply: int) -> None:
    """Add the sequences that go on from a state; the last ply is counted without playing it."""
    for seat in rules.to_act(state):
        actions = rules.legal_actions(state, seat)
        nodes[ply] += len(actions)
        if ply + 1 < len(nodes):
            for action in actions:
                child = state.copy()
                rules.apply(child, action)
                _count(rules, child, nodes, ply + 1)


def perft_lines(found: Perft) -> list[str]:
    """Write the counts for people."""
    lines = [f"{found.game}, {found.players} players, seed {found.seed}"]
    lines += [f"  {action:<32}{count:>12,}" for action, count in found.divide.items()]
    lines += [f"depth {depth:<28}{count:>12,}" for depth, count in enumerate(found.nodes)]
    return lines
