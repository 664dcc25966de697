"""A program killed at any instant loses no decision but the one in progress."""

import os
import random
import subprocess
import sys
import time
from functools import cache
from pathlib import Path

import pytest

from desktop.persistence.autosave import Autosave
from desktop.persistence.files import DiskFiles
from desktop.persistence.paths import Folders, Storage, find_folders, open_storage
from desktop.persistence.savefile import read_save
from desktop.session.store import GameRecord
from tests.support.queens import play_out, queens_game

ROOT = Path(__file__).resolve().parents[2]
KILLS = int(os.environ.get("NASTOLKA_KILLS", "200"))
FIRST_SEED = 1
LONGEST = 0.05


@cache
def length(seed: int) -> int:
    """Return how many decisions the game of a seed takes."""
    session = queens_game(seed)
    play_out(session)
    return session.ply


def decisions(seed: int, ply: int) -> int:
    """Count the decisions of all games up to this one at this ply."""
    return sum(length(earlier) for earlier in range(FIRST_SEED, seed)) + ply


def played_until_killed(home: Path, seed: int, seconds: float) -> int:
    """Run the program, kill it so long after its first word, return the decisions it told."""
    command = [sys.executable, str(ROOT / "tests/persistence/playing.py"), str(home), str(seed)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment) as program:
        assert program.stdout is not None
        first = program.stdout.readline()
        time.sleep(seconds)
        program.kill()
        rest = program.stdout.read()
    whole = (first + rest).split(b"\n")[:-1]
    return decisions(*map(int, whole[-1].split()))


def kept(storage: Storage) -> tuple[int, GameRecord]:
    """Return the decisions on the disk and the record of the last game."""
    games = Autosave(storage).recover().games
    assert len(games) <= 1
    last = games[0].record if games else replays(storage)[-1]
    return decisions(last.seed, last.course.ply), last


def replays(storage: Storage) -> list[GameRecord]:
    """Return the finished games, first one first."""
    paths = storage.folders.replays.glob("*.nastolka")
    return sorted((read_save(DiskFiles(), path) for path in paths), key=lambda record: record.seed)


@pytest.mark.slow
def test_killed_program_has_lost_at_most_the_decision_in_progress(tmp_path):
    folders: Folders = find_folders(tmp_path / "дом")
    storage = open_storage(folders)
    chance = random.Random(2024)
    home, seed, before = tmp_path / "дом", FIRST_SEED, 0
    for _ in range(KILLS):
        told = played_until_killed(home, seed, chance.random() * LONGEST)
        found, last = kept(storage)
        assert found - told in {0, 1}
        assert told >= before
        assert last.course == queens_game(last.seed, plies=last.course.ply).record().course
        before = found
        seed = last.seed + (last.course.ply == length(last.seed))
    finished = replays(storage)
    assert [record.seed for record in finished] == list(range(FIRST_SEED, seed))
    assert all(record.course.ply == length(record.seed) for record in finished)
