"""Asks bots for decisions without ever waiting for them; late and stale answers are dropped."""

import logging
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.core.rules import Observation
from desktop.engine.asking import Port, Question
from desktop.engine.watchdog import Watchdog
from desktop.games.module import AnyGame

POLL = 15
"""Milliseconds between looks at the worker."""

MakePort = Callable[[AnyGame], Port]
"""Starts the process in which a game's bots think."""

log = logging.getLogger("nastolka")


class BotClient(QObject):
    """One question at a time; `answered` comes exactly once for each that is not cancelled.

    The process is started when a game is put on the table, so that no first bot has to wait for it.
    """

    answered = Signal(object)
    """An Action, legal in the observation of the question."""

    def __init__(self, game: AnyGame, make: MakePort, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._make = make
        self._watchdog: Watchdog | None = None
        self._generation = 0
        self._timer = QTimer(self, interval=POLL)
        self._timer.timeout.connect(self._poll)

    def warm_up(self) -> None:
        """Start the process if it does not run yet."""
        if self._watchdog is None:
            self._watchdog = Watchdog(self._make(self._game))

    @property
    def thinking(self) -> bool:
        """Whether a question is open."""
        return self._watchdog is not None and self._watchdog.thinking

    def ask(self, player: str, observation: Observation, seed: int) -> None:
        """Ask a bot for one of `observation.legal`; an open question is cancelled."""
        self.warm_up()
        assert self._watchdog is not None
        self._generation += 1
        self._watchdog.ask(
            Question(
                game=self._game.name,
                player=player,
                observation=observation,
                seed=seed,
                budget=self._game.bots[player].budget,
                generation=self._generation,
            )
        )
        self._timer.start()

    def cancel(self) -> None:
        """Want no answer any more."""
        self._timer.stop()
        if self._watchdog is not None:
            self._watchdog.cancel()

    def close(self) -> None:
        """End the process."""
        self._timer.stop()
        watchdog, self._watchdog = self._watchdog, None
        if watchdog is not None:
            watchdog.close()

    def _poll(self) -> None:
        answer = None if self._watchdog is None else self._watchdog.answer()
        if answer is None:
            return
        self._timer.stop()
        if answer.trouble:
            log.warning("the rule of thumb answered for a bot: %s", answer.trouble)
        self.answered.emit(answer.decision.action)
