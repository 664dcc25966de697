"""Expectations: what equals what, and how a difference is told."""

import pytest

from desktop.engine.expectations import differences

FOUND = {
    "players": 2,
    "over": False,
    "result": None,
    "hands": [["1", "king"], ["2", "2", "7"]],
    "events": [{"event": "Woken", "queen": 4}, {"event": "Drawn", "cards": [1, 2]}],
}


@pytest.mark.parametrize(
    "expected",
    [
        {"players": 2, "over": False, "result": None},
        {"hands.B": ["2", "2", "7"]},
        {"hands.1.2": "7"},
        {"hands.B": {"contains": ["2", "2"], "lacks": ["1", "king"], "size": 3}},
        {"hands.B": {"items": ["7", "2", "2"]}},
        {"hands.A": {"not": []}},
        {"events": {"contains": [{"event": "Woken"}]}},
        {"events.1": {"event": "Drawn"}},
        {"events.1": {"cards": {"size": 2}}},
        {"events": {"lacks": [{"event": "Drawn", "cards": [2, 1]}]}},
    ],
)
def test_what_is_there_is_found(expected):
    assert list(differences(FOUND, expected)) == []


@pytest.mark.parametrize(
    "expected",
    [
        {"players": 3},
        {"over": 0},
        {"hands.A": ["king", "1"]},
        {"hands.B": {"contains": ["7", "7"]}},
        {"hands.B": {"lacks": ["2"]}},
        {"hands.B": {"items": ["2", "7"]}},
        {"hands.B": {"items": ["2", "7", "7"]}},
        {"hands.B": {"size": 2}},
        {"players": {"lacks": ["2"]}},
        {"result": {"not": None}},
        {"result": {"reason": "points"}},
        {"events": {"contains": [{"event": "Woken", "queen": 5}]}},
        {"events": {"lacks": [{"event": "Woken"}]}},
        {"events.0": {"event": "Woken", "bed": 1}},
    ],
)
def test_what_differs_is_told_once(expected):
    assert len(list(differences(FOUND, expected))) == 1


@pytest.mark.parametrize("path", ["deck", "hands.C", "hands.2", "hands.AB", "players.A", "hands."])
def test_missing_place_is_no_silent_success(path):
    assert list(differences(FOUND, {path: {"not": 1}})) == [f"{path}: there is no such thing"]


def test_difference_names_path_found_and_expected():
    [told] = differences(FOUND, {"hands.A": {"contains": ["dragon"]}})
    assert told == 'hands.A: ["1", "king"], expected contains ["dragon"]'
