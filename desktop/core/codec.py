"""Plain JSON for frozen dataclasses: one strict codec for setups, observations, events, results."""

import dataclasses
import enum
import types
import typing
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from desktop.core.digest import Json
from desktop.core.errors import DecodeError

T = TypeVar("T")


def encode(value: object) -> Json:
    """Turn a frozen dataclass (or a plain value, tuple, name or mapping) into JSON."""
    if isinstance(value, enum.Enum):
        return typing.cast(Json, value.value)
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, tuple | list):
        return [encode(item) for item in value]
    if isinstance(value, Mapping):
        return {str(key): encode(item) for key, item in value.items()}
    if dataclasses.is_dataclass(value):
        return {f.name: encode(getattr(value, f.name)) for f in dataclasses.fields(value)}
    raise TypeError(f"no JSON form for {type(value).__name__}")


def decode(cls: type[T], value: Json, path: str = "") -> T:
    """Build `cls` from JSON, or raise DecodeError: unknown, missing, mistyped fields are errors."""
    return typing.cast(T, _decode(cls, value, path))


class EventCodec:
    """JSON for a closed set of event classes: the class name is stored under "event"."""

    def __init__(self, classes: Sequence[type]) -> None:
        self._classes = {cls.__name__: cls for cls in classes}

    def encode(self, event: object) -> Json:
        """Write an event with its name."""
        body = encode(event)
        assert isinstance(body, dict)
        return {"event": type(event).__name__, **body}

    def decode(self, value: Json) -> Any:
        """Read an event back, or raise DecodeError."""
        if not isinstance(value, dict) or value.get("event") not in self._classes:
            raise DecodeError("event", f"unknown event {value!r}")
        body = {key: item for key, item in value.items() if key != "event"}
        return decode(self._classes[str(value["event"])], body, "event")


def _decode(hint: Any, value: Any, path: str) -> Any:
    origin = typing.get_origin(hint)
    if hint is Any:
        return value
    if origin in (typing.Union, types.UnionType):
        return _decode_union(typing.get_args(hint), value, path)
    if origin is tuple:
        return _decode_tuple(typing.get_args(hint), value, path)
    if origin in (dict, Mapping):
        return _decode_mapping(typing.get_args(hint), value, path)
    if isinstance(hint, type) and issubclass(hint, enum.Enum):
        return _decode_name(hint, value, path)
    if dataclasses.is_dataclass(hint):
        return _decode_fields(hint, value, path)
    return _decode_plain(hint, value, path)


def _decode_plain(hint: Any, value: Any, path: str) -> Any:
    if hint in (None, type(None)):
        hint = type(None)
    if hint is float and type(value) is int:
        return float(value)
    if type(value) is not hint:
        raise DecodeError(path, f"expected {hint.__name__}, found {value!r}")
    return value


def _decode_union(hints: tuple[Any, ...], value: Any, path: str) -> Any:
    problems = []
    for hint in hints:
        try:
            return _decode(hint, value, path)
        except DecodeError as error:
            problems.append(error.problem)
    raise DecodeError(path, " and ".join(problems))


def _decode_tuple(hints: tuple[Any, ...], value: Any, path: str) -> Any:
    if not isinstance(value, list):
        raise DecodeError(path, f"expected a list, found {value!r}")
    if len(hints) == 2 and hints[1] is Ellipsis:
        return tuple(_decode(hints[0], item, f"{path}[{i}]") for i, item in enumerate(value))
    if len(hints) != len(value):
        raise DecodeError(path, f"expected {len(hints)} items, found {len(value)}")
    return tuple(
        _decode(hint, item, f"{path}[{i}]")
        for i, (hint, item) in enumerate(zip(hints, value, strict=True))
    )


def _decode_mapping(hints: tuple[Any, ...], value: Any, path: str) -> Any:
    if not isinstance(value, dict):
        raise DecodeError(path, f"expected an object, found {value!r}")
    return {key: _decode(hints[1], item, f"{path}.{key}") for key, item in value.items()}


def _decode_name(hint: Any, value: Any, path: str) -> Any:
    try:
        return hint(value)
    except ValueError as error:
        raise DecodeError(path, f"no such {hint.__name__}: {value!r}") from error


def _decode_fields(hint: Any, value: Any, path: str) -> Any:
    if not isinstance(value, dict):
        raise DecodeError(path, f"expected an object, found {value!r}")
    hints = typing.get_type_hints(hint)
    fields = {f.name: f for f in dataclasses.fields(hint)}
    for key in value:
        if key not in fields:
            raise DecodeError(f"{path}.{key}".lstrip("."), "unknown field")
    found = {}
    for name, field in fields.items():
        if name in value:
            found[name] = _decode(hints[name], value[name], f"{path}.{name}".lstrip("."))
        elif field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING:
            raise DecodeError(f"{path}.{name}".lstrip("."), "missing")
    return hint(**found)
