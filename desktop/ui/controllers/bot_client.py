"""Asks bots for decisions without ever waiting for them; late and stale answers are dropped."""

import time
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.bots.bot import Budget, Decision
from desktop.core.rules import Observation
from desktop.games.module import AnyGame

POLL = 15
"""Milliseconds between looks at the worker."""
GRACE = 0.2
"""Seconds after the deadline before the rule of thumb answers."""
NO_DEADLINE = 10.0
"""Seconds that a budget of iterations may take at most."""
RULES_OF_THUMB = ("greedy", "novice", "random")
"""Players quick enough to answer at once when the worker does not, best first."""


@dataclass(frozen=True)
class Question:
    """What a bot is asked; `generation` comes back with the answer."""

    game: str
    player: str
    observation: Observation
    seed: int
    budget: Budget
    generation: int


@dataclass(frozen=True)
class Answer:
    """A decision and the question it belongs to."""

    generation: int
    decision: Decision


class BotPort(Protocol):
    """Whoever lets bots think somewhere else: the worker process."""

    def ask(self, question: Question) -> None:
        """Let a bot think; a question asked before is given up."""
        ...

    def answer(self) -> Answer | None:
        """Return an answer that has come, or None at once."""
        ...

    def cancel(self) -> None:
        """Give up the question that is being thought about."""
        ...

    def close(self) -> None:
        """End the worker."""
        ...


class BotClient(QObject):
    """One question at a time; `answered` comes exactly once for each that is not cancelled."""

    answered = Signal(object)
    """A Decision."""

    def __init__(self, port: BotPort | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._port = port
        self._game: AnyGame | None = None
        self._question: Question | None = None
        self._generation = 0
        self._deadline = 0.0
        self._timer = QTimer(self, interval=POLL)
        self._timer.timeout.connect(self._poll)

    @property
    def thinking(self) -> bool:
        """Whether a question is open."""
        return self._question is not None

    def ask(self, game: AnyGame, player: str, observation: Observation, *, seed: int) -> None:
        """Ask a bot for one of `observation.legal`; an open question is cancelled."""
        self.cancel()
        budget = game.bots[player].budget
        self._generation += 1
        self._game = game
        self._question = Question(game.name, player, observation, seed, budget, self._generation)
        limit = NO_DEADLINE if budget.seconds is None else budget.seconds
        self._deadline = time.monotonic() + limit + GRACE
        if self._port is None:
            self._deadline = 0.0
        else:
            self._port.ask(self._question)
        self._timer.start()

    def cancel(self) -> None:
        """Want no answer any more."""
        if self._question is not None and self._port is not None:
            self._port.cancel()
        self._question = None
        self._timer.stop()

    def close(self) -> None:
        """End the worker; nothing is answered any more."""
        self.cancel()
        if self._port is not None:
            self._port.close()
            self._port = None

    def _poll(self) -> None:
        question = self._question
        if question is None:
            return
        answer = self._port.answer() if self._port is not None else None
        if answer is not None and answer.generation == question.generation:
            self._finish(answer.decision)
        elif time.monotonic() > self._deadline:
            if self._port is not None:
                self._port.cancel()
            self._finish(self._rule_of_thumb(question))

    def _finish(self, decision: Decision) -> None:
        self._question = None
        self._timer.stop()
        self.answered.emit(decision)

    def _rule_of_thumb(self, question: Question) -> Decision:
        assert self._game is not None
        for name in RULES_OF_THUMB:
            if name in self._game.bots:
                bot = self._game.bots[name].make()
                return bot.choose(question.observation, question.seed, Budget(iterations=1))
        return Decision(question.observation.legal[0])
