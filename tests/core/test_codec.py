"""The strict codec: what it writes it reads back, and every oddity is named."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

import pytest

from desktop.core.codec import EventCodec, decode, encode
from desktop.core.errors import DecodeError


class Colour(StrEnum):
    RED = "red"


@dataclass(frozen=True)
class Point:
    x: int
    y: float = 0.5


@dataclass(frozen=True)
class Shape:
    points: tuple[Point, ...]
    colour: Colour | None = None
    pair: tuple[int, str] = (1, "a")
    sizes: Mapping[str, int] = field(default_factory=dict)


SHAPE = Shape((Point(1), Point(2, 3.0)), Colour.RED, (4, "b"), {"wide": 7})


def test_value_is_read_back_as_it_was():
    assert decode(Shape, encode(SHAPE)) == SHAPE


def test_missing_fields_take_their_defaults():
    assert decode(Shape, {"points": [{"x": 1}]}) == Shape((Point(1),))


def test_whole_number_may_stand_for_a_float():
    assert decode(Point, {"x": 1, "y": 2}) == Point(1, 2.0)


@pytest.mark.parametrize(
    ("value", "path"),
    [
        ({"points": [], "size": 1}, "size"),
        ({}, "points"),
        ({"points": [{"x": "1"}]}, "points[0].x"),
        ({"points": [{"x": True}]}, "points[0].x"),
        ({"points": {}}, "points"),
        ({"points": [], "colour": "blue"}, "colour"),
        ({"points": [], "pair": [1]}, "pair"),
        ({"points": [], "sizes": {"wide": None}}, "sizes.wide"),
        ([], ""),
    ],
)
def test_oddity_is_refused_where_it_stands(value, path):
    with pytest.raises(DecodeError) as caught:
        decode(Shape, value)
    assert caught.value.path == path


def test_value_without_a_json_form_is_a_fault():
    with pytest.raises(TypeError, match="set"):
        encode({1, 2})


def test_event_bears_its_name():
    codec = EventCodec([Point])
    assert codec.encode(Point(1)) == {"event": "Point", "x": 1, "y": 0.5}
    assert codec.decode(codec.encode(Point(1))) == Point(1)


@pytest.mark.parametrize("value", [[], {}, {"event": "Shape"}, {"event": 3}])
def test_unknown_event_is_refused(value):
    with pytest.raises(DecodeError):
        EventCodec([Point]).decode(value)
