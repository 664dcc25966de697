"""Pools of worker processes that start fresh, obey Ctrl-C and never outlive their parent."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import connection


@contextmanager
def process_pool(jobs: int) -> Iterator[ProcessPoolExecutor | None]:
    """Yield a pool of `jobs` processes, None for one job: then nothing needs to be spawned.

    Whatever ends the block early also ends the processes.
    """
    if jobs <= 1:
        yield None
        return
    context = multiprocessing.get_context("spawn")
    before = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=settle_child)
    finished = False
    try:
        yield pool
        finished = True
    finally:
        if not finished:
            for process in set(multiprocessing.active_children()) - before:
                process.terminate()
        pool.shutdown(cancel_futures=True)


def settle_child() -> None:
    """Make this child die quietly with Ctrl-C and with its parent."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    exit_with_parent()


def exit_with_parent() -> None:
    """End this process at once when its parent is gone, whatever it is doing."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_await_end, args=(parent.sentinel,), daemon=True).start()


def _await_end(sentinel: int) -> None:
    connection.wait([sentinel])
    os._exit(1)
