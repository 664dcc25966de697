"""A progress bar on one line of a terminal; silent where nobody watches."""

import time
from collections.abc import Callable
from typing import TextIO

WIDTH = 30


class ProgressBar:
    """Counts deals of a series on a stream that is a terminal."""

    def __init__(
        self, total: int, stream: TextIO, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._total = total
        self._stream = stream
        self._now = now
        self._started = now()
        self._first: int | None = None
        self._visible = stream.isatty()

    def show(self, done: int) -> None:
        """Draw the bar; the first call says how much was done before."""
        if self._first is None:
            self._first = done
        if self._visible:
            filled = WIDTH * done // max(1, self._total)
            bar = "#" * filled + "." * (WIDTH - filled)
            self._stream.write(f"\r[{bar}] {done}/{self._total}{self._left(done)}\033[K")
            self._stream.flush()

    def close(self) -> None:
        """Take the bar off the terminal."""
        if self._visible:
            self._stream.write("\r\033[K")
            self._stream.flush()

    def _left(self, done: int) -> str:
        played = done - (self._first or 0)
        if played <= 0 or done >= self._total:
            return ""
        seconds = round((self._now() - self._started) / played * (self._total - done))
        return f"  {seconds // 60}:{seconds % 60:02d} left"
