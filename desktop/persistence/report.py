"""A bug report to send: game, chronicle, log and versions, without names or paths."""

import json
import platform
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from desktop.core.digest import Json
from desktop.persistence.savefile import encode_save
from desktop.persistence.scrub import Scrubber
from desktop.session.store import GameRecord

REPORT = 1
"""The version of the report's own form."""


@dataclass(frozen=True)
class ReportParts:
    """What a report is made of; `chronicle` is in the game's own form, `problem` a traceback."""

    record: GameRecord | None = None
    chronicle: Sequence[Json] = ()
    log: Sequence[str] = ()
    problem: str = ""
    versions: Mapping[str, str] = field(default_factory=dict)


def report_bytes(parts: ReportParts, home: Path, account: str) -> bytes:
    """Return the report as JSON for people to read before they send it.

    Its "save" is the text of a saved game: alone in a file it can be opened.
    """
    names = [seat.name for seat in parts.record.seats] if parts.record else []
    scrub = Scrubber(home, account, names)
    document: Json = {
        "report": REPORT,
        "versions": {**_system(), **parts.versions},
        "problem": [*scrub(parts.problem).splitlines()],
        "log": [scrub(line) for line in parts.log],
        "chronicle": list(parts.chronicle),
        "save": _save_text(parts.record) if parts.record else None,
    }
    return (json.dumps(document, ensure_ascii=False, indent=1) + "\n").encode("utf-8", "replace")


def _save_text(record: GameRecord) -> str:
    return encode_save(anonymous(record), Path("report")).decode()


def anonymous(record: GameRecord) -> GameRecord:
    """Return the record with numbers for names."""
    seats = (replace(seat, name=f"Seat {i}") for i, seat in enumerate(record.seats, start=1))
    return replace(record, seats=tuple(seats))


def _system() -> dict[str, str]:
    return {
        "python": platform.python_version(),
        "system": platform.system(),
        "release": platform.release(),
        "machine": platform.machine(),
    }
