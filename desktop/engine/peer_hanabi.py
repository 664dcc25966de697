"""OpenSpiel's hanabi driven from Python, the yardstick for our own speed; imported on demand."""

import random

import pyspiel

from desktop.engine.bench import Contender

GAMES_PER_SLICE = 150
PLAYERS = 2


class HanabiTasks:
    """Random games, driven as ours are."""

    def __init__(self, seed: int = 1) -> None:
        self._game = pyspiel.load_game("hanabi", {"players": PLAYERS})
        self._random = random.Random(seed).random

    def playouts(self) -> dict[str, int]:
        """Play whole games; deals and draws are events, which OpenSpiel applies one by one."""
        actions = decisions = 0
        for _ in range(GAMES_PER_SLICE):
            state = self._game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(self._drawn(state.chance_outcomes()))
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[int(self._random() * len(legal))])
                    decisions += 1
                actions += 1
        return {"playouts": GAMES_PER_SLICE, "steps": decisions, "steps and events": actions}

    def _drawn(self, outcomes: list[tuple[int, float]]) -> int:
        rest = self._random()
        for action, probability in outcomes:
            rest -= probability
            if rest < 0:
                return action
        return outcomes[-1][0]


def contender() -> Contender:
    """Prepare the game."""
    return Contender("open_spiel hanabi", PLAYERS, (HanabiTasks().playouts,))
