"""Scenario files: strict reading, and a report of every difference."""

import json

import pytest

from desktop.engine.catalogue import find_game
from desktop.engine.errors import BadScenarioError
from desktop.engine.expectations import differences
from desktop.engine.scenario import load_scenarios
from desktop.engine.scenario_report import check_file, scenario_lines
from desktop.engine.scenario_run import start_state

WAKES_MOON = {
    "id": "E06",
    "players": 2,
    "position": {"hands": {"A": ["king"]}, "beds": {"4": "moon"}, "pile": ["7"]},
}


@pytest.fixture
def written(tmp_path):
    """Return a function that writes a file of one case."""

    def write(**fields):
        path = tmp_path / "scenario.json"
        path.write_text(json.dumps({"game": "sleeping_queens", "cases": [WAKES_MOON | fields]}))
        return path

    return write


@pytest.fixture
def failures(written):
    """Return a function that plays one case and returns what failed."""

    def play(**fields):
        [report] = check_file(written(**fields)).cases
        return report.failures

    return play


PLAY = {"seat": "A", "do": "king 4"}
TOO_SOON = {"seat": "B", "refuse": "king 4", "code": "not_your_turn"}


@pytest.mark.parametrize(
    "fields",
    [
        {"steps": [PLAY], "expect": {"awake.A": ["moon"], "to_act": ["B"], "legal.A": []}},
        {"steps": [TOO_SOON | {"clause": "SQ 2.2"}]},
        {"steps": [{"seat": "A", "gesture": {"source": ["king"], "target": "bed 4"}}]},
        {"steps": [{"expect": {"beds.3": "moon"}}, PLAY, {"expect": {"beds.3": None}}]},
        {"steps": [PLAY], "expect": {"events": {"contains": [{"event": "QueenWoken"}]}}},
        {"steps": [PLAY], "expect": {"told.B": {"contains": [{"event": "QueenWoken"}]}}},
        {"expect": {"view.B.hand": {"size": 5}, "view.spectator.hand": [], "result": None}},
        {"expect": {"hands.A": {"contains": ["king"], "size": 5}}, "seeds": 20},
        {
            "position": None,
            "previous_dealer": "A",
            "expect": {"dealer": 1, "active": 0, "deck": {"size": 57}},
        },
        {"options": {"deluxe": True}, "expect": {"beds": {"size": 16}}},
    ],
)
def test_case_that_holds_has_no_failures(failures, fields):
    assert failures(**fields) == ()


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"steps": [{"seat": "B", "do": "king 4"}]}, "'king 4' is refused: not_your_turn"),
        ({"steps": [{"seat": "A", "refuse": "king 4", "code": "bed_empty"}]}, "refused with"),
        ({"steps": [{"seat": "A", "gesture": {"source": ["king"]}}]}, "expected 'no refusal'"),
        ({"steps": [{"seat": "A", "do": "fly"}]}, "not an action"),
        ({"steps": [TOO_SOON | {"data": {}}]}, "data"),
        ({"steps": [TOO_SOON | {"clause": "SQ 1"}]}, "clause"),
        ({"steps": [PLAY | {"expect": {"to_act": ["A"]}}]}, "step 1: to_act"),
        ({"expect": {"awake.A": ["moon"]}}, "awake.A"),
        ({"position": {"hands": {"A": ["king"] * 9}}, "steps": [PLAY]}, "impossible"),
        ({"players": 9, "steps": [PLAY]}, "2 to 5 players"),
        ({"steps": [{"seat": "Z", "do": "king 4"}]}, "not a seat"),
    ],
)
def test_case_that_does_not_hold_says_why(failures, fields, told):
    assert any(told in failure for failure in failures(**fields))


def test_case_over_seeds_names_the_seed_that_fails(failures):
    found = failures(seed=5, seeds=3, expect={"awake.A": ["moon"]})
    assert [failure.split(":")[0] for failure in found] == ["seed 5", "seed 6", "seed 7"]


@pytest.mark.parametrize(
    "fields",
    [
        {"colour": "red"},
        {"steps": [], "expect": {}},
        {"steps": [{}]},
        {"steps": [{"do": "king 4"}]},
        {"steps": [{"seat": "A"}]},
        {"steps": [PLAY | {"refuse": "king 4", "code": "x"}]},
        {"steps": [PLAY | {"code": "bed_empty"}]},
        {"steps": [{"seat": "A", "refuse": "king 4"}]},
    ],
)
def test_file_against_the_format_is_refused(written, fields):
    with pytest.raises(BadScenarioError):
        load_scenarios(written(**fields))


@pytest.mark.parametrize("text", ["", "[]", "{", '{"game": "sleeping_queens"}'])
def test_file_that_is_no_scenario_is_named(tmp_path, text):
    path = tmp_path / "broken.json"
    path.write_text(text)
    with pytest.raises(BadScenarioError, match=r"broken\.json"):
        load_scenarios(path)


def test_unknown_case_is_an_error_not_an_empty_success(written):
    with pytest.raises(BadScenarioError, match="E99"):
        check_file(written(steps=[PLAY]), "E99")


def test_report_for_people_counts_the_failed(written):
    lines = scenario_lines(check_file(written(expect={"turn": 9})))
    assert lines[0] == "FAILS  E06"
    assert lines[-1].endswith("1 cases, 1 failed")


def test_start_of_a_case_is_the_position_as_written(written):
    [case] = load_scenarios(written(steps=[PLAY])).cases
    game = find_game("sleeping_queens")
    encoded = game.rules.encode_state(start_state(game, case, case.seed))
    assert list(differences(encoded, {"beds.3": "moon"})) == []
