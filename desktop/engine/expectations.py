"""Compares parts of what is there with what a scenario expects, and names the differences."""

import json
import sys
from collections.abc import Iterator, Mapping
from typing import Any

from desktop.core.letters import SEATS

Part = Any
"""A piece of JSON."""

MISSING = object()
NOWHERE = sys.maxsize


def differences(found: Part, expected: Mapping[str, Part]) -> Iterator[str]:
    """Yield one sentence for every path whose value is not as expected."""
    for path, wanted in expected.items():
        yield from _compare(path, follow(found, path), wanted)


def follow(value: Part, path: str) -> Part:
    """Return what lies at a dotted path, MISSING if nothing does.

    Lists are indexed from 0 or, where they go by seat, with a seat's letter.
    """
    for step in path.split("."):
        if isinstance(value, Mapping):
            value = value.get(step, MISSING)
        elif isinstance(value, list) and (index := _index(step)) < len(value):
            value = value[index]
        else:
            return MISSING
    return value


def _index(step: str) -> int:
    if step.isdecimal():
        return int(step)
    return SEATS.index(step) if len(step) == 1 and step in SEATS else NOWHERE


def _compare(path: str, found: Part, wanted: Part) -> Iterator[str]:
    if found is MISSING:
        yield f"{path}: there is no such thing"
    elif isinstance(wanted, Mapping) and wanted and OPERATORS.keys() >= wanted.keys():
        for name, operand in wanted.items():
            if not OPERATORS[name](found, operand):
                yield f"{path}: {_write(found)}, expected {name} {_write(operand)}"
    elif isinstance(wanted, Mapping) and isinstance(found, Mapping):
        for key, part in wanted.items():
            yield from _compare(f"{path}.{key}", found.get(key, MISSING), part)
    elif found != wanted or isinstance(found, bool) != isinstance(wanted, bool):
        yield f"{path}: {_write(found)}, expected {_write(wanted)}"


def _matches(found: Part, wanted: Part) -> bool:
    return not any(True for _ in _compare("", found, wanted))


def _contains(found: Part, operand: Part) -> bool:
    rest = list(found) if isinstance(found, list) else []
    for wanted in operand:
        place = next((i for i, item in enumerate(rest) if _matches(item, wanted)), None)
        if place is None:
            return False
        del rest[place]
    return True


def _lacks(found: Part, operand: Part) -> bool:
    return isinstance(found, list) and not any(_contains(found, [wanted]) for wanted in operand)


def _items(found: Part, operand: Part) -> bool:
    return isinstance(found, list) and len(found) == len(operand) and _contains(found, operand)


def _size(found: Part, operand: Part) -> bool:
    return isinstance(found, list | Mapping) and len(found) == operand


def _not(found: Part, operand: Part) -> bool:
    return bool(found != operand)


OPERATORS = {
    "contains": _contains,  # a list holds these items, each as often as written
    "lacks": _lacks,  # a list holds none of these items
    "items": _items,  # a list holds exactly these items, in any order
    "size": _size,  # a list or an object has so many members
    "not": _not,  # the value is another one
}


def _write(value: Part) -> str:
    return json.dumps(value, ensure_ascii=False)
