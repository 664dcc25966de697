"""Read JSON from files that anybody may have written: every oddity is a DecodeError."""

import json
import math
import re
from typing import Any, NoReturn

from desktop.core.digest import Json
from desktop.core.errors import DecodeError

DEPTH = 40
DIGITS = 40
_STRING = re.compile(r'"(?:[^"\\]|\\.)*"', re.DOTALL)
_NO_BRACKETS = re.compile(r"[^\[\]{}]+")


def parse(data: bytes) -> Json:
    """Return the value; refuses bad UTF-8, repeated keys, NaN, depth and numbers beyond reason."""
    try:
        text = data.decode("utf-8")
        _check_depth(text)
        value: Json = json.loads(
            text,
            object_pairs_hook=_object,
            parse_int=_whole,
            parse_float=_number,
            parse_constant=_no_number,
        )
        if "\\u" in text:
            json.dumps(value, ensure_ascii=False).encode("utf-8")  # half a surrogate pair
    except ValueError as error:
        raise DecodeError("", str(error)) from error
    return value


def _check_depth(text: str) -> None:
    depth = 0
    for bracket in _NO_BRACKETS.sub("", _STRING.sub("", text)):
        depth += 1 if bracket in "[{" else -1
        if depth > DEPTH:
            raise ValueError(f"nested deeper than {DEPTH}")


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a key stands there twice")
    return found


def _whole(digits: str) -> int:
    if len(digits) > DIGITS:
        raise ValueError(f"a number of {len(digits)} digits")
    return int(digits)


def _number(text: str) -> float:
    value = float(text)
    if not math.isfinite(value):
        raise ValueError(f"no number: {text[:DIGITS]}")
    return value


def _no_number(name: str) -> NoReturn:
    raise ValueError(f"no number: {name}")
