"""A session of Sleeping Queens keeps its word about secrets, undo and the journal."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from desktop.core.digest import digest
from desktop.session.restore import restore
from desktop.session.seats import SeatConfig
from desktop.session.undo_policy import Practice
from tests.support.queens import decide, play_out, queens_game

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("seed", range(12))
def test_whole_game_comes_back_ply_by_ply(seed):
    session = queens_game(seed)
    play_out(session)
    back = restore(session.game, session.record())
    assert back.trouble is None
    assert back.session.steps == session.steps
    assert back.session.record() == session.record()


def test_game_replays_equally_whatever_the_order_of_hashes():
    code = "from tests.session.test_real_game import whole_game; print(whole_game())"
    found = {
        subprocess.run(
            [sys.executable, "-c", code],
            env=os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            check=True,
            text=True,
        ).stdout.strip()
        for seed in ("0", "1", "777")
    }
    assert found == {whole_game()}


def whole_game() -> str:
    """Return a digest over every ply of a game with undo and a redeal in it."""
    session = queens_game(5, plies=9)
    session.undo(practice=Practice.REDEAL)
    play_out(session)
    return digest([entry.digest for entry in session.record().course.entries])


@pytest.mark.parametrize("seed", range(8))
def test_undo_and_redo_lead_back_to_the_same_game(seed):
    session = queens_game(seed, plies=15)
    before = session.record()
    while session.undo_offer() is not None:
        session.undo(practice=Practice.KEEP)
    while session.can_redo:
        session.redo()
    assert session.record().snapshot == before.snapshot
    assert session.record().course.entries == before.course.entries


@pytest.mark.parametrize("seed", range(8))
def test_redeal_keeps_what_the_person_saw_at_that_ply(seed):
    session = queens_game(seed, plies=12)
    offer = session.undo_offer()
    assert offer is not None
    before = session.at(offer.ply).observation(offer.seat)
    session.undo(practice=Practice.REDEAL)
    assert session.observation(offer.seat) == before
    assert session.practice


def test_undo_is_free_exactly_while_no_person_has_learned_anything():
    session = queens_game(3)
    for _ in range(30):
        decide(session)
        offer = session.undo_offer()
        if offer is not None:
            events = [event for step in session.steps[offer.ply :] for event in step.events]
            assert offer.free == (not any(event.informs(0) for event in events))


def test_hidden_cards_never_reach_another_viewers_chronicle():
    session = queens_game(4, plies=40)
    for viewer in (0, 1, None):
        for line, step in zip(session.chronicle(viewer), session.steps, strict=True):
            assert line.events == tuple(event.seen_by(viewer) for event in step.events)
    assert session.chronicle(0) != session.chronicle(1)


def test_bot_takes_over_and_the_game_remembers_who_decided():
    session = queens_game(2, plies=4)
    session.change_seat(0, SeatConfig("Robot", "random"))
    play_out(session)
    players = [step.by for step in session.steps]
    assert players[:4].count("human") == 2
    assert "human" not in players[4:]
