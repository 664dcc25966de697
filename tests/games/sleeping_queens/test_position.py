"""Hand-written positions: what they say is so, the rest is dealt, contradictions are refused."""

from typing import Any

import pytest

from desktop.core.errors import PositionError
from desktop.games.sleeping_queens.rules.options import Options
from tests.games.sleeping_queens.builders import encoded, position


def test_empty_description_deals_a_game_for_the_first_seat():
    record = encoded(position(3))
    assert record["active"] == 0
    assert [len(hand) for hand in record["hands"]] == [5, 5, 5]
    assert len(record["deck"]) == 52
    assert all(record["beds"])


def test_named_cards_and_queens_lie_where_they_are_put():
    state = position(
        hands={"B": ["dragon", "1"]}, queens={"A": ["cat"]}, beds={"4": "moon"}, free=[7], seen=[4]
    )
    record = encoded(state)
    assert {"dragon", "1"} <= set(record["hands"][1])
    assert record["awake"] == [["cat"], []]
    assert (record["beds"][3], record["beds"][6]) == ("moon", None)
    assert record["seen"].index(True) == 3


def test_pile_is_named_from_its_top_and_discard_to_its_top():
    record = encoded(position(pile=["7", "king"], discard=["1", "2"], pile_count=5))
    assert record["deck"][-2:] == ["king", "7"]
    assert record["discard"][-2:] == ["1", "2"]
    assert len(record["deck"]) == 5


@pytest.mark.parametrize(
    "fields",
    [
        {"weather": "fine"},
        {"active": "C"},
        {"active": ""},
        {"active": "AB"},
        {"hands": {"C": ["king"]}},
        {"hands": {"A": ["1"] * 5}},
        {"hands": {"A": ["1", "2", "3", "4", "5", "6"]}},
        {"hands": {"A": ["unicorn"]}},
        {"hands": ["king"]},
        {"queens": {"C": ["moon"]}},
        {"queens": {"A": ["moon"], "B": ["moon"]}},
        {"queens": {"A": ["cat", "dog"]}},
        {"queens": {"A": ["heart", "pancake", "cat"]}},
        {"queens": {"A": ["book"]}},
        {"beds": {"0": "moon"}},
        {"beds": {"13": "moon"}},
        {"beds": {"1": "moon", "2": "moon"}},
        {"beds": {"1": "moon"}, "free": [1]},
        {"free": [1]},
        {"free": [0], "queens": {"A": ["moon"]}},
        {"seen": [0]},
        {"seen": [13]},
        {"seen": [3], "free": [3], "queens": {"A": ["moon"]}},
        {"pile_count": 58},
        {"pile_count": -1},
        {"pile": ["7", "king"], "pile_count": 1},
        {"discard": ["king"] * 9},
    ],
    ids=str,
)
def test_impossible_position_is_refused(fields: dict[str, Any]):
    with pytest.raises(PositionError):
        position(2, **fields)


def test_finished_position_is_refused():
    queens = {"A": ["heart", "cake"], "B": ["cat", "moon"], "C": ["dog", "rose"]}
    queens |= {"D": ["rainbow", "starfish", "ladybug"], "E": ["pancake", "sunflower", "peacock"]}
    with pytest.raises(PositionError):
        position(5, queens=queens)


def test_deluxe_queens_need_the_option():
    assert encoded(position(2, Options(deluxe=True), queens={"A": ["book"]}))["awake"][0] == [
        "book"
    ]
