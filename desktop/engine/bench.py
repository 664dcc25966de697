"""Speed of every game's rules: playouts, steps, legal lists, observations, determinizations."""

import random
import time
from dataclasses import dataclass
from typing import Any

from desktop.core.rng import Rng
from desktop.core.rules import AnySetup
from desktop.engine.catalogue import make_setup
from desktop.engine.stopwatch import Task
from desktop.games.module import AnyGame

GAMES_PER_SLICE = 50
POSITIONS = 200
REPEATS = 20
"""How often a slice does what takes a microsecond, on each position."""
WARM_UP = 2.0
"""Seconds of play before the first round, so that tables the rules fill once are full."""


class GameTasks:
    """The measured work on one game with one number of players."""

    def __init__(self, game: AnyGame, players: int, seed: int = 1) -> None:
        self._rules = game.rules
        self._setup: AnySetup = make_setup(game, players)
        self._seed = seed
        self._random = random.Random(seed).random
        self._states = [state for state in self._sample() if not self._rules.is_over(state)]
        self._asked = [self._rules.to_act(state)[0] for state in self._states]
        self._seen = [
            self._rules.observation(state, seat)
            for state, seat in zip(self._states, self._asked, strict=True)
        ]

    def warm_up(self, seconds: float = WARM_UP) -> None:
        """Play for a while."""
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            self.playouts()

    def playouts(self) -> dict[str, int]:
        """Play whole games with random actions, from the deal to the end, without events."""
        steps = sum(self._play_out() for _ in range(GAMES_PER_SLICE))
        return {"playouts": GAMES_PER_SLICE, "steps": steps}

    def legal_lists(self) -> dict[str, int]:
        """List the legal actions of whoever is to act."""
        legal_actions = self._rules.legal_actions
        asked = list(zip(self._states, self._asked, strict=True))
        for _ in range(REPEATS):
            for state, seat in asked:
                legal_actions(state, seat)
        return {"legal lists": REPEATS * len(asked)}

    def observations(self) -> dict[str, int]:
        """Observe every position."""
        observation = self._rules.observation
        for state, seat in zip(self._states, self._asked, strict=True):
            observation(state, seat)
        return {"observations": len(self._states)}

    def determinizations(self) -> dict[str, int]:
        """Deal what is hidden afresh."""
        determinize, rng = self._rules.determinize, Rng(self._seed)
        for seen in self._seen:
            determinize(seen, rng)
        return {"determinizations": len(self._seen)}

    def copies(self) -> dict[str, int]:
        """Copy states."""
        for state in self._states:
            copy = state.copy
            for _ in range(REPEATS):
                copy()
        return {"copies": REPEATS * len(self._states)}

    def all(self) -> tuple[Task, ...]:
        """Return every task."""
        return (
            self.playouts,
            self.legal_lists,
            self.observations,
            self.determinizations,
            self.copies,
        )

    def _play_out(self) -> int:
        self._seed += 1
        rules, random_number = self._rules, self._random
        to_act, legal_actions, apply = rules.to_act, rules.legal_actions, rules.apply
        state = rules.initial(self._setup, self._seed)
        steps = 0
        while seats := to_act(state):
            legal = legal_actions(state, seats[0])
            apply(state, legal[int(random_number() * len(legal))])
            steps += 1
        return steps

    def _sample(self) -> list[Any]:
        """Return states from random games, one from every third ply."""
        found: list[Any] = []
        rng = Rng(self._seed)
        while len(found) < POSITIONS:
            state = self._rules.initial(self._setup, rng.next64())
            ply = 0
            while seats := self._rules.to_act(state):
                if ply % 3 == 0:
                    found.append(state.copy())
                self._rules.apply(state, rng.choice(self._rules.legal_actions(state, seats[0])))
                ply += 1
        return found[:POSITIONS]


@dataclass(frozen=True)
class Contender:
    """Something to measure: its name, how many play it, and its work."""

    name: str
    players: int
    tasks: tuple[Task, ...]


def contender(game: AnyGame, players: int | None = None) -> Contender:
    """Prepare a game of ours, warmed up, for its least number of players unless told otherwise."""
    count = players or game.rules.spec.min_players
    tasks = GameTasks(game, count)
    tasks.warm_up()
    return Contender(game.name, count, tasks.all())
