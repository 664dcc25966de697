"""Games and their changes as JSON documents, and back with every field checked."""

import typing
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from desktop.core import codec
from desktop.core.digest import Json, canonical
from desktop.core.errors import DecodeError
from desktop.persistence import strict_json
from desktop.persistence.migrations import Document, migrate_change, migrate_record
from desktop.session.store import Change, GameRecord, Snapshot

CHANGES: Mapping[str, Any] = MappingProxyType(
    {cls.__name__.lower(): cls for cls in typing.get_args(Change)}
)


def record_bytes(record: GameRecord) -> bytes:
    """Write a game; raises DecodeError when no reader would take it back."""
    return _readable(codec.encode(record))


def parse_record(data: bytes, found: int) -> GameRecord:
    """Read a game of a known format, or raise DecodeError."""
    return decode_record(strict_json.parse(data), found)


def decode_record(value: Json, found: int) -> GameRecord:
    """Build a game from a document of a known format, or raise DecodeError."""
    record = codec.decode(GameRecord, migrate_record(_object(value), found))
    if record.setup.players != len(record.seats):
        raise DecodeError("seats", f"{len(record.seats)} for {record.setup.players} players")
    if min(record.snapshot.ply, record.course.redeals, record.rules_version) < 0:
        raise DecodeError("snapshot", "a count below zero")
    return record


def change_bytes(change: Change, snapshot: Snapshot | None) -> bytes:
    """Write one change; raises DecodeError when no reader would take it back."""
    body = codec.encode(change)
    assert isinstance(body, dict)
    document: Document = {"change": type(change).__name__.lower(), **body}
    if snapshot is not None:
        document["snapshot"] = codec.encode(snapshot)
    return _readable(document)


def decode_change(value: Json, found: int) -> tuple[Change, Snapshot | None]:
    """Build a change and the snapshot after it, or raise DecodeError."""
    document = dict(migrate_change(_object(value), found))
    name, snapshot = document.pop("change", None), document.pop("snapshot", None)
    if not isinstance(name, str) or name not in CHANGES:
        raise DecodeError("change", f"unknown: {name!r}")
    change: Change = codec.decode(CHANGES[name], document, name)
    if snapshot is None:
        return change, None
    return change, codec.decode(Snapshot, snapshot, "snapshot")


def _object(value: Json) -> Document:
    if not isinstance(value, dict):
        raise DecodeError("", "not an object")
    return value


def _readable(value: Json) -> bytes:
    # A name may hold half a surrogate pair: better a question mark than a game that is lost.
    data = canonical(value).encode("utf-8", "replace")
    strict_json.parse(data)
    return data
