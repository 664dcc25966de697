"""RLCard's UNO, an environment written in Python, to compare with; imported on demand."""

import random

import rlcard

from desktop.engine.bench import Contender

GAMES_PER_SLICE = 10
PLAYERS = 2


class UnoTasks:
    """Random games through the environment's own interface."""

    def __init__(self, seed: int = 1) -> None:
        self._environment = rlcard.make("uno", config={"seed": seed})
        self._random = random.Random(seed).random

    def playouts(self) -> dict[str, int]:
        """Play whole games."""
        steps = 0
        for _ in range(GAMES_PER_SLICE):
            state, _ = self._environment.reset()
            while not self._environment.is_over():
                legal = list(state["legal_actions"])
                state, _ = self._environment.step(legal[int(self._random() * len(legal))])
                steps += 1
        return {"playouts": GAMES_PER_SLICE, "steps": steps}


def contender() -> Contender:
    """Prepare the game."""
    return Contender("rlcard uno", PLAYERS, (UnoTasks().playouts,))
