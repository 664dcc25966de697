"""The lines of a journal: a whole game, then its changes, each sealed to the lines before."""

import hashlib
from dataclasses import dataclass
from pathlib import Path

from desktop.core.digest import Json
from desktop.core.errors import DecodeError
from desktop.persistence import strict_json
from desktop.persistence.document import change_bytes, decode_change, decode_record, record_bytes
from desktop.persistence.errors import DamagedSaveError, NewerFormatError, UnwritableGameError
from desktop.persistence.migrations import FORMAT
from desktop.session.store import Change, GameRecord, Snapshot

SEAL_LENGTH = 16
FIRST_SEAL = b"nastolka journal"
_FINISHED = b'{"finished":true}'


@dataclass(frozen=True)
class Line:
    """A line with its seal, on which the seal of the next one depends."""

    data: bytes
    seal: bytes


@dataclass(frozen=True)
class JournalText:
    """What could be read of a journal; `lost` counts the bytes behind the last whole line."""

    record: GameRecord
    finished: bool
    lost: int
    torn: bool
    """What is lost is one unfinished line, as a killed program leaves it, and no damage."""


def opening_line(record: GameRecord, path: Path) -> Line:
    """Return the first line of a journal; raises UnwritableGameError."""
    try:
        body = record_bytes(record)
        decode_record(strict_json.parse(body), FORMAT)
    except DecodeError as error:
        raise UnwritableGameError(path, str(error)) from error
    return _line(FIRST_SEAL, b'{"journal":%d,"record":%b}' % (FORMAT, body))


def change_line(seal: bytes, change: Change, snapshot: Snapshot | None, path: Path) -> Line:
    """Return the line of a change; raises UnwritableGameError."""
    try:
        return _line(seal, change_bytes(change, snapshot))
    except DecodeError as error:
        raise UnwritableGameError(path, str(error)) from error


def finished_line(seal: bytes) -> Line:
    """Return the line that says the game is over and may be put away."""
    return _line(seal, _FINISHED)


def read_journal(data: bytes, path: Path) -> JournalText:
    """Read as many whole lines as there are; a torn end is no error.

    Raises DamagedSaveError when not even the first line is whole, NewerFormatError.
    """
    lines = data.split(b"\n")
    opening = _unsealed(FIRST_SEAL, lines[0])
    if opening is None or len(lines) == 1:
        raise DamagedSaveError(path, "the first line of the journal is broken")
    reader = _Reader(opening, path)
    good = 1
    seal = lines[0][:SEAL_LENGTH]
    for line in lines[1:-1]:
        body = _unsealed(seal, line)
        if body is None or not reader.takes(body):
            break
        seal = line[:SEAL_LENGTH]
        good += 1
    lost = sum(len(line) + 1 for line in lines[good:]) - 1
    return JournalText(reader.record, reader.finished, lost, torn=good == len(lines) - 1)


class _Reader:
    """A game that grows line by line."""

    def __init__(self, opening: bytes, path: Path) -> None:
        try:
            value = strict_json.parse(opening)
            self._format = _format_of(value, path)
            assert isinstance(value, dict)
            self.record = decode_record(value.get("record"), self._format)
        except DecodeError as error:
            raise DamagedSaveError(path, str(error)) from error
        self.finished = False

    def takes(self, body: bytes) -> bool:
        """Add a line, or say that it makes no sense."""
        if body == _FINISHED:
            self.finished = True
            return True
        try:
            change, snapshot = decode_change(strict_json.parse(body), self._format)
        except DecodeError:
            return False
        self.record = self.record.after(change, snapshot)
        return True


def _format_of(value: Json, path: Path) -> int:
    found = value.get("journal") if isinstance(value, dict) else None
    if type(found) is not int or found < 1:
        raise DecodeError("journal", "no format")
    if found > FORMAT:
        raise NewerFormatError(path, found, FORMAT)
    return found


def _line(before: bytes, body: bytes) -> Line:
    seal = _seal(before, body)
    return Line(seal + b" " + body + b"\n", seal)


def _unsealed(before: bytes, line: bytes) -> bytes | None:
    """Return the body of a line, or None when its seal is broken."""
    seal, space, body = line.partition(b" ")
    return body if space and seal == _seal(before, body) else None


def _seal(before: bytes, body: bytes) -> bytes:
    return hashlib.sha256(before + b"\n" + body).hexdigest()[:SEAL_LENGTH].encode()
