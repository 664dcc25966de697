"""The log that makes a series resumable: one JSON line per deal, for any number of series."""

import json
from pathlib import Path
from typing import Any

from desktop.core.codec import decode, encode
from desktop.core.errors import DecodeError
from desktop.engine.deals import DealRecord
from desktop.engine.errors import BrokenLogError


class DealLog:
    """An append-only file; a last line cut short by a kill is dropped and played again."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._drop_torn_tail()

    def records(self, key: str) -> dict[int, DealRecord]:
        """Return the deals of a series by number; raises BrokenLogError."""
        if not self._path.exists():
            return {}
        lines = self._path.read_text(encoding="utf-8", errors="replace").splitlines()
        entries = [self._read(line, number) for number, line in enumerate(lines, start=1)]
        return {record.deal: record for series, record in entries if series == key}

    def append(self, key: str, record: DealRecord) -> None:
        """Write one deal of a series."""
        line = json.dumps({"series": key, "record": encode(record)}, separators=(",", ":"))
        with self._path.open("a", encoding="utf-8", newline="\n") as file:
            file.write(line + "\n")

    def _read(self, line: str, number: int) -> tuple[str, DealRecord]:
        try:
            entry: Any = json.loads(line)
            return str(entry["series"]), decode(DealRecord, entry["record"])
        except (ValueError, KeyError, TypeError, DecodeError) as error:
            raise BrokenLogError(str(self._path), number) from error

    def _drop_torn_tail(self) -> None:
        if self._path.exists():
            text = self._path.read_bytes()
            if not text.endswith(b"\n"):
                self._path.write_bytes(text[: text.rfind(b"\n") + 1])
