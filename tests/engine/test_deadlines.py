"""No installed bot keeps a person waiting for more than a quarter of a second beyond its time."""

import time

import pytest

from desktop.bots.bot import Budget
from desktop.core.rng import Rng
from desktop.core.rules import Setup
from desktop.engine.asking import Question
from desktop.engine.bot_worker import BotWorker
from desktop.engine.watchdog import Watchdog
from desktop.games import INSTALLED, load

SECONDS = 0.3
ALLOWED = 0.25
QUESTIONS = 8


def positions(game, count):
    """Yield observations of whoever is to act, spread over random games."""
    rules, rng = game.rules, Rng(4)
    for number in range(count):
        state = rules.initial(Setup(rules.spec.min_players, game.options()), number)
        for _ in range(number * 3):
            seats = rules.to_act(state)
            if not seats:
                break
            rules.apply(state, rng.choice(rules.legal_actions(state, seats[0])))
        if seats := rules.to_act(state):
            yield rules.observation(state, seats[0])


def waited(watchdog, question):
    """Return how long the answer took, less the longest pause in which this process slept."""
    started = last = time.monotonic()
    stall = 0.0
    watchdog.ask(question)
    while watchdog.answer() is None:
        time.sleep(0.002)
        now = time.monotonic()
        stall = max(stall, now - last)
        last = now
    return time.monotonic() - started - stall


@pytest.mark.slow
@pytest.mark.parametrize("name", INSTALLED)
def test_worst_decision_keeps_to_its_time(name):
    game = load(name)
    watchdog = Watchdog(BotWorker())
    try:
        times = [
            waited(watchdog, Question(name, player, seen, 1, Budget(seconds=SECONDS), number))
            for player in game.bots
            for number, seen in enumerate(positions(game, QUESTIONS))
        ]
    finally:
        watchdog.close()
    assert len(times) > QUESTIONS / 2
    assert max(times) <= SECONDS + ALLOWED
