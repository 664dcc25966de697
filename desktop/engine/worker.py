"""The process in which bots think: it gets observations, never a game, and loads no window."""

import json
import time
import traceback
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from typing import Any

from desktop.bots.bot import Bot, Budget
from desktop.core.codec import decode, encode
from desktop.engine.asking import WireQuestion, WireReply
from desktop.engine.catalogue import find_bot, find_game
from desktop.engine.errors import IllegalChoiceError
from desktop.engine.pool import settle_child
from desktop.games.module import AnyGame

FindGame = Callable[[str], AnyGame]

LEAST_SHARE = 0.1
"""Of its time a bot gets at least this much, however late the question arrives."""


def serve(connection: Connection, games: Sequence[str], find: FindGame = find_game) -> None:
    """Answer questions until the other end closes; `games` are loaded before the first one."""
    settle_child()
    worker = Worker(find)
    for game in games:
        find(game)
    while (message := _newest(connection)) is not None:
        connection.send_bytes(worker.answer(message))


def _newest(connection: Connection) -> bytes | None:
    """Wait for a question; of several take the last, nobody waits for the others."""
    try:
        message = connection.recv_bytes()
        while connection.poll():
            message = connection.recv_bytes()
    except (EOFError, OSError):
        return None
    return message


class Worker:
    """Turns questions into replies; it keeps the bots it has made."""

    def __init__(self, find: FindGame = find_game, now: Callable[[], float] = time.monotonic):
        self._find = find
        self._now = now
        self._bots: dict[tuple[str, str], Bot[Any]] = {}

    def answer(self, message: bytes) -> bytes:
        """Return the reply to a question; whatever goes wrong with a bot is said in the reply."""
        question = decode(WireQuestion, json.loads(message))
        try:
            reply = self._think(question)
        except Exception:
            reply = WireReply(question.generation, trouble=traceback.format_exc())
        return json.dumps(encode(reply)).encode()

    def _think(self, question: WireQuestion) -> WireReply:
        rules = self._find(question.game).rules
        observation = rules.decode_observation(question.observation)
        bot = self._bot(question.game, question.player)
        decision = bot.choose(observation, question.seed, self._budget(question))
        if decision.action not in observation.legal:
            raise IllegalChoiceError(question.player, str(decision.action), question.seed)
        action = rules.action_text(decision.action)
        return WireReply(question.generation, action, dict(decision.figures))

    def _bot(self, game: str, player: str) -> Bot[Any]:
        if (game, player) not in self._bots:
            self._bots[game, player] = find_bot(self._find(game), player).make()
        return self._bots[game, player]

    def _budget(self, question: WireQuestion) -> Budget:
        """Return what is left of the budget: the clock runs since the question was asked."""
        if question.seconds is None:
            return Budget(iterations=question.iterations)
        left = question.seconds - (self._now() - question.asked)
        seconds = min(question.seconds, max(left, LEAST_SHARE * question.seconds))
        return Budget(question.iterations, seconds)
