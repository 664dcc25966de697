"""Every question is answered in time, by the bot or by the rule of thumb."""

import pytest

from desktop.bots.bot import Decision
from desktop.engine.asking import Reply
from desktop.engine.watchdog import GRACE, LATE, NO_DEADLINE, Watchdog
from tests.support.troubled import find_troubled, question


class Thinker:
    """A port whose reply is set by the test; remembers what it was told."""

    def __init__(self):
        self.now = 0.0
        self.next = None
        self.told = []

    def ask(self, question):
        self.told.append("ask")

    def reply(self):
        reply, self.next = self.next, None
        return reply

    def cancel(self):
        self.told.append("cancel")

    def close(self):
        self.told.append("close")


@pytest.fixture
def thinker():
    """Return the port."""
    return Thinker()


@pytest.fixture
def watchdog(thinker):
    """Watch over the port by its clock."""
    return Watchdog(thinker, find_troubled, lambda: thinker.now)


def test_reply_of_the_bot_is_the_answer(thinker, watchdog):
    watchdog.ask(question("reporter", 4, seconds=1.0))
    assert watchdog.answer() is None
    thinker.next = Reply(4, Decision((1,), {"wins": 0.5}))
    answer = watchdog.answer()
    assert (answer.generation, answer.decision.action, answer.trouble) == (4, (1,), "")
    assert answer.decision.figures == {"wins": 0.5}


@pytest.mark.parametrize(
    ("budget", "limit"), [({"seconds": 1.0}, 1.0 + GRACE), ({"iterations": 9}, NO_DEADLINE)]
)
def test_rule_of_thumb_answers_when_time_is_up(thinker, watchdog, budget, limit):
    asked = question("sleeper", 1, **budget)
    watchdog.ask(asked)
    thinker.now = limit - 0.01
    assert watchdog.answer() is None
    thinker.now = limit
    answer = watchdog.answer()
    assert answer.decision.action in asked.observation.legal
    assert answer.trouble == LATE
    assert thinker.told == ["ask", "cancel"]


@pytest.mark.parametrize(
    "reply", [Reply(1, None, "it crashed"), Reply(1, Decision((2, 99)))], ids=["crash", "invented"]
)
def test_rule_of_thumb_answers_for_a_bot_in_trouble(thinker, watchdog, reply):
    asked = question("crasher", 1, seconds=1.0)
    watchdog.ask(asked)
    thinker.next = reply
    answer = watchdog.answer()
    assert answer.decision.action in asked.observation.legal
    assert answer.trouble


def test_stale_reply_is_no_answer(thinker, watchdog):
    watchdog.ask(question("reporter", 2, seconds=1.0))
    thinker.next = Reply(1, Decision((0,)))
    assert watchdog.answer() is None
    assert watchdog.thinking


def test_question_is_answered_once(thinker, watchdog):
    watchdog.ask(question("reporter", 1, seconds=1.0))
    thinker.next = Reply(1, Decision((0,)))
    assert watchdog.answer() is not None
    thinker.now = 99.0
    assert watchdog.answer() is None
    assert not watchdog.thinking


def test_cancelled_question_is_never_answered(thinker, watchdog):
    watchdog.ask(question("reporter", 1, seconds=1.0))
    watchdog.cancel()
    thinker.next = Reply(1, Decision((0,)))
    thinker.now = 99.0
    assert watchdog.answer() is None


def test_closing_gives_up_the_open_question(thinker, watchdog):
    watchdog.ask(question("reporter", 1, seconds=1.0))
    watchdog.close()
    assert thinker.told == ["ask", "cancel", "close"]
