"""The near end of the worker process: asks, looks for replies, starts the process anew."""

import json
import multiprocessing
import time
from collections.abc import Sequence
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

from desktop.bots.bot import Decision
from desktop.core.codec import decode, encode
from desktop.core.errors import DecodeError
from desktop.engine.asking import Question, Reply, WireQuestion, WireReply
from desktop.engine.catalogue import find_game
from desktop.engine.worker import FindGame, serve
from desktop.games import INSTALLED

DIED = "the worker process has ended"
PATIENCE = 1.0
"""Seconds that a process told to end may take."""


class BotWorker:
    """One persistent process, replaced when it dies or still thinks about what nobody wants.

    No method waits for a bot. `fileno` may be watched (where pipes can be) instead of polling.
    """

    def __init__(self, games: Sequence[str] = INSTALLED, find: FindGame = find_game) -> None:
        self._games = tuple(games)
        self._find = find
        self._context = multiprocessing.get_context("spawn")
        self._process, self._connection = self._start()
        self._thinking: int | None = None  # generation of the question the process works on
        self._wanted: Question | None = None  # what somebody waits for

    @property
    def pid(self) -> int | None:
        """The number of the present process."""
        return self._process.pid

    def fileno(self) -> int:
        """Return the descriptor that becomes readable with a reply; a new process has a new one."""
        return self._connection.fileno()

    def ask(self, question: Question) -> None:
        """Let a bot think; a question asked before is given up."""
        self.cancel()
        self._drop_stale_replies()
        if self._thinking is not None or not self._process.is_alive():
            self._restart()
        self._wanted, self._thinking = question, question.generation
        try:
            self._connection.send_bytes(self._encode(question))
        except OSError:
            self._process.join(PATIENCE)  # it died just now; `reply` finds out

    def reply(self) -> Reply | None:
        """Return the reply to the last question if it has come; it comes once."""
        if self._wanted is None:
            return None
        message = self._receive()
        if message is None:
            return None
        question, self._wanted, self._thinking = self._wanted, None, None
        if not message:
            self._restart()
            return Reply(question.generation, None, DIED)
        return self._decode(question, message)

    def cancel(self) -> None:
        """Want no reply any more; a process that goes on thinking is replaced when next asked."""
        self._wanted = None

    def close(self) -> None:
        """End the process."""
        self._connection.close()
        self._process.join(PATIENCE if self._thinking is None else 0)
        self._end()

    def _start(self) -> tuple[SpawnProcess, Connection]:
        near, far = self._context.Pipe()
        process = self._context.Process(
            target=serve, args=(far, self._games, self._find), name="bots", daemon=True
        )
        process.start()
        far.close()
        return process, near

    def _restart(self) -> None:
        self._connection.close()
        self._end()
        self._process, self._connection = self._start()
        self._thinking = None

    def _end(self) -> None:
        self._process.kill()
        self._process.join(PATIENCE)
        self._process.close()

    def _drop_stale_replies(self) -> None:
        if self._thinking is not None and self._receive():
            self._thinking = None

    def _receive(self) -> bytes | None:
        """Return a message, nothing (b"") when the process is gone, None when none has come."""
        try:
            return self._connection.recv_bytes() if self._connection.poll() else None
        except (EOFError, OSError):
            return b""

    def _encode(self, question: Question) -> bytes:
        rules = self._find(question.game).rules
        wire = WireQuestion(
            generation=question.generation,
            game=question.game,
            player=question.player,
            observation=rules.encode_observation(question.observation),
            seed=question.seed,
            iterations=question.budget.iterations,
            seconds=question.budget.seconds,
            asked=time.monotonic(),
        )
        return json.dumps(encode(wire)).encode()

    def _decode(self, question: Question, message: bytes) -> Reply:
        wire = decode(WireReply, json.loads(message))
        if wire.trouble:
            return Reply(wire.generation, None, wire.trouble)
        try:
            action = self._find(question.game).rules.parse_action(wire.action)
        except DecodeError as error:
            return Reply(wire.generation, None, str(error))
        return Reply(wire.generation, Decision(action, wire.figures))
