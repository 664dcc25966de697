"""The worker process: one for all questions, replaced when it dies or nobody waits for it."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from multiprocessing.connection import wait

import pytest

from desktop.engine.bot_worker import DIED, BotWorker
from tests.architecture.sources import ROOT
from tests.support.troubled import find_troubled, question

PATIENCE = 30.0

ABANDONED = """
import os
from desktop.engine.bot_worker import BotWorker
from tests.support.troubled import find_troubled, question
worker = BotWorker(["guessing"], find_troubled)
worker.ask(question("sleeper"))
os._exit(5)
"""


@pytest.fixture
def worker() -> Iterator[BotWorker]:
    """Start a worker that knows the troubled game."""
    worker = BotWorker(["guessing"], find_troubled)
    yield worker
    worker.close()


def wait_for_reply(worker):
    """Poll as the window does, but for longer."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        reply = worker.reply()
        if reply is not None:
            return reply
        time.sleep(0.005)
    raise AssertionError("no reply")


def asked(worker, player, generation=1):
    """Ask and wait."""
    worker.ask(question(player, generation))
    return wait_for_reply(worker)


def test_one_process_answers_everything(worker):
    pids = [asked(worker, "reporter", number).decision.figures["pid"] for number in (1, 2, 3)]
    assert set(pids) == {worker.pid}
    assert worker.pid != os.getpid()


def test_worker_process_loads_no_window(worker):
    assert asked(worker, "reporter").decision.figures["window"] == 0


def test_reply_carries_action_and_generation(worker):
    reply = asked(worker, "reporter", 41)
    assert (reply.generation, reply.decision.action, reply.trouble) == (41, (0,), "")


def test_reply_comes_once(worker):
    asked(worker, "reporter")
    assert worker.reply() is None


def test_asking_does_not_wait_for_the_bot(worker):
    asked(worker, "reporter")
    started = time.monotonic()
    worker.ask(question("sleeper"))
    assert worker.reply() is None
    assert time.monotonic() - started < 5


def test_newer_question_gets_the_only_reply(worker):
    worker.ask(question("sleeper", 1))
    assert asked(worker, "reporter", 2).generation == 2


def test_finished_process_is_kept_although_its_reply_was_not_wanted(worker):
    pid = worker.pid
    worker.ask(question("reporter", 1))
    assert wait([worker], PATIENCE)
    worker.cancel()
    assert asked(worker, "reporter", 2).generation == 2
    assert worker.pid == pid


def test_cancelled_question_has_no_reply(worker):
    worker.ask(question("reporter"))
    worker.cancel()
    assert wait([worker], PATIENCE)
    assert worker.reply() is None


def test_crash_of_a_bot_does_not_end_the_process(worker):
    pid = worker.pid
    assert "ZeroDivisionError" in asked(worker, "crasher").trouble
    assert asked(worker, "reporter", 2).decision.figures["pid"] == pid


def test_process_that_ends_while_thinking_is_told_and_replaced(worker):
    reply = asked(worker, "suicide", 3)
    assert (reply.generation, reply.decision, reply.trouble) == (3, None, DIED)
    assert asked(worker, "reporter", 4).decision.action == (0,)


def test_process_killed_while_idle_is_replaced_by_the_next_question(worker):
    asked(worker, "reporter", 1)
    os.kill(worker.pid, signal.SIGTERM)
    time.sleep(0.3)
    reply = asked(worker, "reporter", 2)
    if reply.decision is None:  # it died between the look and the question
        reply = asked(worker, "reporter", 3)
    assert reply.decision.action == (0,)


def test_closing_ends_a_thinking_process_at_once():
    worker = BotWorker(["guessing"], find_troubled)
    asked(worker, "reporter")
    worker.ask(question("sleeper"))
    started = time.monotonic()
    worker.close()
    assert time.monotonic() - started < 10


def test_worker_does_not_outlive_a_program_that_vanishes():
    # The worker holds the pipe of standard output: reading ends only when it is gone, too.
    command = [sys.executable, "-c", ABANDONED]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, timeout=PATIENCE, check=False)
    assert done.returncode == 5
