"""The game of guessing with bots that misbehave, for tests of the worker process."""

import os
import sys
import time
from collections.abc import Callable
from dataclasses import replace

from desktop.bots.bot import Bot, Budget, Decision
from desktop.core.rng import Rng
from desktop.core.rules import Setup
from desktop.engine.asking import Question
from desktop.games.module import AnyGame, BotSpec
from tests.support.guessing import GuessingObservation, GuessingOptions, RandomGuesser, guessing

WINDOW = ("PySide6", "shiboken6", "desktop.ui", "desktop.app")


class Sleeper:
    def choose(self, observation, seed, budget):
        time.sleep(60)
        return Decision(observation.legal[0])


class Crasher:
    def choose(self, observation, seed, budget):
        raise ZeroDivisionError("no idea")


class Inventor:
    def choose(self, observation, seed, budget):
        return Decision((2, 99))


class Suicide:
    def choose(self, observation, seed, budget):
        os._exit(3)


class Reporter:
    """Passes, and tells what it was given and what its process has loaded."""

    def choose(self, observation, seed, budget):
        figures = {
            "seconds": -1.0 if budget.seconds is None else budget.seconds,
            "iterations": -1.0 if budget.iterations is None else budget.iterations,
            "pid": float(os.getpid()),
            "window": float(any(name.startswith(WINDOW) for name in sys.modules)),
        }
        return Decision((0,), figures)


BOTS: dict[str, Callable[[], Bot[GuessingObservation]]] = {
    "random": RandomGuesser,
    "sleeper": Sleeper,
    "crasher": Crasher,
    "inventor": Inventor,
    "suicide": Suicide,
    "reporter": Reporter,
}


def find_troubled(name: str) -> AnyGame:
    """Return the game, whatever it is called: worker processes find it through this function."""
    bots = {bot: BotSpec(make, Budget(iterations=1)) for bot, make in BOTS.items()}
    return replace(guessing(), bots=bots)


def question(player: str, generation: int = 1, **budget) -> Question:
    """Return a question about a fresh game."""
    rules = find_troubled("guessing").rules
    state = rules.initial(Setup(2, GuessingOptions()), 5)
    observation = rules.observation(state, 0)
    return Question("guessing", player, observation, Rng(1).next64(), Budget(**budget), generation)
