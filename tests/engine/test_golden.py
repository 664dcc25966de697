"""Recorded playthroughs come out the same again: here, and whatever Python hashes."""

import os
import subprocess
import sys
from dataclasses import replace

import pytest

from desktop.engine.errors import BadGoldenError
from desktop.engine.golden import differences, load_golden, record, save_golden
from desktop.games import INSTALLED, load
from tests.architecture.sources import ROOT
from tests.support.guessing import guessing

FILES = sorted((ROOT / "tests" / "golden").glob("*/*.json"))


@pytest.fixture
def golden():
    """Record a game of guessing."""
    return record(guessing(), 3, {"turns": 12}, 5)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_recorded_game_comes_out_the_same(path):
    recorded = load_golden(path)
    assert list(differences(load(recorded.game), recorded)) == []


@pytest.mark.parametrize("hash_seed", ["0", "1", "4242"])
def test_recorded_games_do_not_depend_on_hashes(hash_seed):
    command = [sys.executable, "-m", "desktop", "record-golden", "--check", *map(str, FILES)]
    environment = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, check=False)
    assert done.returncode == 0, done.stdout


def test_every_game_is_recorded_for_every_number_of_players():
    recorded = {(golden.game, golden.players) for golden in map(load_golden, FILES)}
    for name in INSTALLED:
        spec = load(name).rules.spec
        for players in range(spec.min_players, spec.max_players + 1):
            assert (name, players) in recorded


def test_recording_twice_gives_the_same(golden):
    assert record(guessing(), 3, {"turns": 12}, 5) == golden
    assert record(guessing(), 3, {"turns": 12}, 6) != golden


def test_file_keeps_everything_one_ply_to_a_line(golden, tmp_path):
    path = tmp_path / "new" / "3p-5.json"
    save_golden(golden, path)
    assert load_golden(path) == golden
    assert len(path.read_text().splitlines()) == len(golden.plies) + 2


def changed(golden, number, **fields):
    """Return the record with one ply changed."""
    plies = list(golden.plies)
    plies[number] = replace(plies[number], **fields)
    return replace(golden, plies=tuple(plies))


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"action": "fly"}, "ply 2, 'fly': not legal any more"),
        ({"action": "guess 99"}, "not legal any more"),
        ({"seat": 2}, "not legal any more"),
        ({"state": "0" * 16}, "leads to another state"),
        ({"views": "0" * 16}, "is seen differently"),
    ],
)
def test_first_difference_is_told_with_its_ply(golden, fields, told):
    [found] = differences(guessing(), changed(golden, 1, **fields))
    assert told in found


def test_another_deal_is_told(golden):
    assert list(differences(guessing(), replace(golden, start="0" * 16))) == [
        "the deal is another one"
    ]


def test_another_result_is_told(golden):
    result = replace(golden.result, reason="flood")
    [found] = differences(guessing(), replace(golden, result=result))
    assert "flood" in found


def test_rules_of_another_version_are_told(golden):
    assert list(differences(guessing(version=2), golden)) == ["rules version 2, recorded 1"]


@pytest.mark.parametrize("text", ["", "[]", "{}"])
def test_file_that_is_no_record_is_named(tmp_path, text):
    path = tmp_path / "broken.json"
    path.write_text(text)
    with pytest.raises(BadGoldenError, match=r"broken\.json"):
        load_golden(path)
