"""Saved games: one file each, whole or absent, with the versions before it kept beside."""

import hashlib
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from desktop.core.errors import DecodeError
from desktop.persistence.atomic import read_whole, write_whole
from desktop.persistence.document import parse_record, record_bytes
from desktop.persistence.errors import (
    DamagedSaveError,
    NewerFormatError,
    NewerRulesError,
    NotASaveError,
    StorageError,
    UnknownGameError,
    UnwritableGameError,
    failed_file,
)
from desktop.persistence.files import Files
from desktop.persistence.migrations import FORMAT
from desktop.session.store import GameRecord

SUFFIX = ".nastolka"
MOST = 16 << 20
GENERATIONS = 3
LONGEST_NAME = 255

# The frame around the game is the same in every format, for ever.
_BEGIN = b'{"nastolka":'
_HEAD = re.compile(rb'\{"nastolka":([1-9][0-9]{0,5}),"checksum":"([0-9a-f]{64})","record":')
_END = b"}\n"


@dataclass(frozen=True)
class OlderVersion:
    """A game as it was saved before, in a file that can be read."""

    path: Path
    record: GameRecord


def encode_save(record: GameRecord, path: Path) -> bytes:
    """Return the bytes of a saved game, the same for equal games; raises UnwritableGameError."""
    try:
        body = record_bytes(record)
        parse_record(body, FORMAT)
    except DecodeError as error:
        raise UnwritableGameError(path, str(error)) from error
    number = str(FORMAT).encode()
    checksum = _checksum(number, body)
    return _BEGIN + number + b',"checksum":"' + checksum + b'","record":' + body + _END


def decode_save(data: bytes, path: Path) -> GameRecord:
    """Read a saved game.

    Raises NotASaveError, DamagedSaveError or NewerFormatError; `path` is for them alone.
    """
    if not data.startswith(_BEGIN):
        raise NotASaveError(path, "it begins otherwise")
    head = _HEAD.match(data)
    if head is None or not data.endswith(_END):
        raise DamagedSaveError(path, "its frame is broken")
    number, body = head[1], data[head.end() : -len(_END)]
    if _checksum(number, body) != head[2]:
        raise DamagedSaveError(path, "its checksum is another")
    if int(number) > FORMAT:
        raise NewerFormatError(path, int(number), FORMAT)
    try:
        return parse_record(body, int(number))
    except DecodeError as error:
        raise DamagedSaveError(path, str(error)) from error


def _checksum(number: bytes, body: bytes) -> bytes:
    return hashlib.sha256(b"nastolka " + number + b"\n" + body).hexdigest().encode()


def read_save(files: Files, path: Path) -> GameRecord:
    """Read a saved game from a file; raises a StorageError that says what is wrong with it."""
    return decode_save(read_whole(files, path, MOST), path)


def write_save(
    files: Files, path: Path, record: GameRecord, *, generations: int = GENERATIONS
) -> None:
    """Save a game over an older one, which is kept; raises StorageError with all as it was."""
    data = encode_save(record, path)
    _keep_older(files, path, data, generations)
    write_whole(files, path, data)


def check_known(record: GameRecord, path: Path, versions: Mapping[str, int]) -> None:
    """Raise UnknownGameError or NewerRulesError unless these rules, by game, can take it on.

    Rules older than today's are no error: the session replays, or goes on from the snapshot.
    """
    known = versions.get(record.game)
    if known is None:
        raise UnknownGameError(path, record.game)
    if record.rules_version > known:
        raise NewerRulesError(path, record.game, found=record.rules_version, known=known)


# --- older versions ---


def older_versions(files: Files, path: Path) -> tuple[OlderVersion, ...]:
    """Return what can still be read of the versions before, newest first: for a damaged file."""
    found = []
    for age in range(1, GENERATIONS + 1):
        older = generation(path, age)
        try:
            found.append(OlderVersion(older, read_save(files, older)))
        except StorageError:
            continue
    return tuple(found)


def generation(path: Path, age: int) -> Path:
    """Return where a version lies, beside the file; age 1 is the one before the present one."""
    ending = f".{age}"
    if len(os.fsencode(path.name + ending)) <= LONGEST_NAME:
        return path.with_name(path.name + ending)
    short = hashlib.sha256(os.fsencode(path.name)).hexdigest()[:16]
    return path.with_name(f"nastolka-{short}{ending}")


def _keep_older(files: Files, path: Path, new: bytes, count: int) -> None:
    """Copy the present version aside; a damaged one never pushes out a good one."""
    try:
        present = read_whole(files, path, MOST)
        decode_save(present, path)
    except NewerFormatError:
        pass  # a good file all the same, only not for us
    except StorageError:
        return
    if present == new or _same(files, generation(path, 1), present):
        return
    if count:
        _make_room(files, path, count)
        write_whole(files, generation(path, 1), present)


def _make_room(files: Files, path: Path, count: int) -> None:
    """Move versions one up as far as the first gap, which an earlier failure may have left."""
    try:
        present = set(files.list(path.parent))
        ages = range(1, count)
        gap = next((age for age in ages if generation(path, age) not in present), count)
        for age in range(gap, 1, -1):
            files.replace(generation(path, age - 1), generation(path, age))
    except OSError as error:
        raise failed_file(path, error) from error


def _same(files: Files, path: Path, data: bytes) -> bool:
    try:
        return read_whole(files, path, MOST) == data
    except StorageError:
        return False
