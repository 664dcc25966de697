"""A recorded game comes back ply by ply, or from its snapshot with the reason told."""

from dataclasses import replace

import pytest

from desktop.core.errors import DecodeError
from desktop.session.errors import LostGameError, ReplayError
from desktop.session.restore import restore
from desktop.session.store import Move, Redeal, SetupRecord, Snapshot
from desktop.session.undo_policy import Practice
from tests.support.guessing import guessing
from tests.support.tables import a_session, played


def a_long_game():
    """Return a game with a redeal in its past, an undone decision and a practice mark."""
    session = played(a_session(("human", "novice", "human")), "swap", "swap", "pass", "swap")
    session.undo(practice=Practice.REDEAL)
    played(session, "guess 3", "swap", "swap", "pass")
    session.undo(practice=Practice.KEEP)
    return session


def with_entry(record, index, **changes):
    entries = list(record.course.entries)
    entries[index] = replace(entries[index], **changes)
    return replace(record, course=replace(record.course, entries=tuple(entries)))


def test_a_game_comes_back_whole():
    session = a_long_game()
    back = restore(guessing(), session.record())
    assert back.trouble is None
    assert back.session.record() == session.record()
    assert back.session.steps == session.steps


def test_what_was_undone_can_still_be_redone():
    session = a_long_game()
    back = restore(guessing(), session.record()).session
    assert back.redo() == session.redo()


def test_a_restored_game_redeals_as_the_first_would_have():
    session = a_long_game()
    back = restore(guessing(), session.record()).session
    for each in (session, back):
        each.undo(practice=Practice.REDEAL)
    assert back.record() == session.record()


@pytest.mark.parametrize(
    "changes",
    [
        {"digest": "0123456789abcdef"},
        {"action": "guess 99"},
        {"action": "dance"},
        {"seat": 2},
        {"seat": -1},
    ],
)
def test_decisions_that_lead_elsewhere_now_leave_the_snapshot(changes):
    record = with_entry(a_long_game().record(), 0, **changes)
    back = restore(guessing(), record)
    assert isinstance(back.trouble, ReplayError)
    assert back.session.ply == 0
    assert back.session.record().snapshot.state == record.snapshot.state
    assert back.session.practice


def test_a_redeal_for_nobody_is_refused():
    record = played(a_session(), "pass").record()
    entries = (*record.course.entries, Redeal(5, 1, "x"))
    back = restore(guessing(), replace(record, course=replace(record.course, entries=entries)))
    assert isinstance(back.trouble, ReplayError)


def test_a_game_from_a_snapshot_can_be_kept_and_restored_again():
    record = with_entry(a_long_game().record(), 0, digest="0123456789abcdef")
    session = played(restore(guessing(), record).session, "pass")
    back = restore(guessing(), session.record())
    assert back.trouble is None
    assert back.session.record() == session.record()
    start = session.record().start
    assert start is not None
    assert start.ply == record.snapshot.ply


@pytest.mark.parametrize(
    "setup",
    [SetupRecord(9, {"turns": 30}), SetupRecord(3, {"turns": "x"})],
    ids=["seats", "options"],
)
def test_a_setup_that_the_rules_refuse_is_a_lost_game(setup):
    with pytest.raises(LostGameError):
        restore(guessing(), replace(a_long_game().record(), setup=setup))


def test_without_replay_and_snapshot_both_reasons_are_told():
    record = with_entry(a_long_game().record(), 0, digest="0123456789abcdef")
    state = {**record.snapshot.state, "turn": 5}
    broken = replace(record, snapshot=Snapshot(4, record.snapshot.digest, state))
    with pytest.raises(LostGameError) as lost:
        restore(guessing(), broken)
    assert isinstance(lost.value.replay, ReplayError)
    assert isinstance(lost.value.snapshot, DecodeError)


def test_a_bot_that_exists_no_longer_leaves_its_seat_to_a_person():
    record = a_long_game().record()
    seats = (record.seats[0], replace(record.seats[1], player="retired"), record.seats[2])
    back = restore(guessing(), replace(record, seats=seats)).session
    assert back.seats[1].player == "human"
    assert back.steps[1].by == "novice"


def test_entries_are_in_text_form():
    first = a_long_game().record().course.entries[0]
    assert isinstance(first, Move)
    assert (first.seat, first.action, first.by) == (0, "swap", "human")
