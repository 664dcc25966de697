"""The program's log: a rotating file, and the last lines in memory for a report."""

import logging
from collections import deque
from logging.handlers import RotatingFileHandler
from pathlib import Path

FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"
LARGEST = 512 * 1024
OLD_FILES = 3
LINES_KEPT = 500


class RecentLines(logging.Handler):
    """Keeps the last lines of the log, also when no file can be written."""

    def __init__(self) -> None:
        super().__init__()
        self.setFormatter(logging.Formatter(FORMAT))
        self._lines: deque[str] = deque(maxlen=LINES_KEPT)

    def emit(self, record: logging.LogRecord) -> None:
        """Keep one record as text."""
        self._lines.append(self.format(record))

    @property
    def lines(self) -> tuple[str, ...]:
        """The lines, the oldest first."""
        return tuple(self._lines)


class Log:
    """The handlers of one run of the program; `trouble` says why there is no file."""

    def __init__(self, path: Path | None, level: int = logging.INFO) -> None:
        self.recent = RecentLines()
        self.trouble: OSError | None = None
        self._handlers: list[logging.Handler] = [self.recent]
        if path is not None:
            self._open(path)
        root = logging.getLogger()
        root.setLevel(level)
        for handler in self._handlers:
            root.addHandler(handler)

    def _open(self, path: Path) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            handler = RotatingFileHandler(
                path, maxBytes=LARGEST, backupCount=OLD_FILES, encoding="utf-8"
            )
        except OSError as error:
            self.trouble = error
            return
        handler.setFormatter(logging.Formatter(FORMAT))
        self._handlers.append(handler)

    def close(self) -> None:
        """Take the handlers out again and close the file."""
        for handler in self._handlers:
            logging.getLogger().removeHandler(handler)
            handler.close()
