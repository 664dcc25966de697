"""Sees to it that every question is answered in time: by the bot, else by the rule of thumb."""

import time
from collections.abc import Callable

from desktop.bots.bot import Budget, Decision
from desktop.engine.asking import Answer, Port, Question
from desktop.engine.catalogue import find_bot, find_game
from desktop.engine.worker import FindGame

GRACE = 0.2
"""Seconds after the deadline before the rule of thumb answers."""
NO_DEADLINE = 10.0
"""Seconds that a budget of iterations may take."""
LATE = "no answer in time"


class Watchdog:
    """One question at a time; `answer` gives exactly one answer to each that is not cancelled."""

    def __init__(
        self,
        port: Port,
        find: FindGame = find_game,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._port = port
        self._find = find
        self._now = now
        self._question: Question | None = None
        self._deadline = 0.0

    @property
    def thinking(self) -> bool:
        """Whether a question is open."""
        return self._question is not None

    def ask(self, question: Question) -> None:
        """Let a bot think; a question asked before is given up."""
        seconds = question.budget.seconds
        limit = NO_DEADLINE if seconds is None else seconds + GRACE
        self._deadline = self._now() + limit
        self._question = question
        self._port.ask(question)

    def answer(self) -> Answer | None:
        """Return the answer if there is one by now; never waits."""
        question = self._question
        if question is None:
            return None
        reply = self._port.reply()
        if reply is not None and reply.generation == question.generation:
            self._question = None
            if reply.decision is not None and reply.decision.action in question.observation.legal:
                return Answer(question.generation, reply.decision)
            return self._rule_of_thumb(question, reply.trouble or "an answer that was not offered")
        if self._now() >= self._deadline:
            self.cancel()
            return self._rule_of_thumb(question, LATE)
        return None

    def cancel(self) -> None:
        """Want no answer any more."""
        self._question = None
        self._port.cancel()

    def close(self) -> None:
        """End the thinking for good."""
        self.cancel()
        self._port.close()

    def _rule_of_thumb(self, question: Question, trouble: str) -> Answer:
        decision = rule_of_thumb(question, self._find)
        return Answer(question.generation, decision, trouble)


def rule_of_thumb(question: Question, find: FindGame = find_game) -> Decision:
    """Answer at once, by the player that the game names for it."""
    game = find(question.game)
    bot = find_bot(game, game.rule_of_thumb).make()
    return bot.choose(question.observation, question.seed, Budget(iterations=1))
