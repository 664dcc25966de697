"""A recorded game, played again ply by ply."""

from dataclasses import replace

import pytest

from desktop.engine.replay import replay, replay_lines
from desktop.session.errors import NoSuchPlyError, ReplayError
from tests.support.guessing import guessing
from tests.support.tables import a_session, played


@pytest.fixture
def record():
    """Record a game of four decisions that time has ended."""
    return played(a_session(turns=4), "pass", "swap", "pass", "pass").record()


def test_every_decision_is_told_with_player_and_digest(record):
    report = replay(guessing(), record)
    assert [(ply.ply, ply.seat, ply.action) for ply in report.plies] == [
        (1, 0, "pass"),
        (2, 1, "swap"),
        (3, 0, "pass"),
        (4, 1, "pass"),
    ]
    assert [ply.digest for ply in report.plies] == [move.digest for move in record.course.entries]
    assert {ply.by for ply in report.plies} == {"human"}


def test_last_ply_is_shown_unless_told_otherwise(record):
    report = replay(guessing(), record)
    assert (report.ply, report.state["turn"], report.to_act) == (4, 4, ())
    assert report.result is not None


@pytest.mark.parametrize(("ply", "to_act"), [(0, ("A",)), (1, ("B",)), (3, ("B",))])
def test_state_is_the_one_at_the_ply(record, ply, to_act):
    report = replay(guessing(), record, ply)
    assert (report.state["turn"], len(report.plies), report.to_act) == (ply, ply, to_act)
    assert report.result is None


@pytest.mark.parametrize("ply", [-1, 5])
def test_ply_that_was_not_played_is_refused(record, ply):
    with pytest.raises(NoSuchPlyError):
        replay(guessing(), record, ply)


def test_decision_that_leads_elsewhere_now_is_an_error(record):
    first, *others = record.course.entries
    course = replace(record.course, entries=(replace(first, digest="0" * 16), *others))
    with pytest.raises(ReplayError):
        replay(guessing(), replace(record, course=course))


def test_game_that_goes_on_from_a_snapshot_starts_there(record):
    late = played(a_session(), "swap", "pass").record()
    course = replace(late.course, entries=())
    report = replay(guessing(), replace(late, start=late.snapshot, course=course))
    assert (report.ply, report.state) == (0, late.snapshot.state)


def test_course_for_people_has_a_line_for_each_decision(record):
    lines = replay_lines(replay(guessing(), record))
    assert [line.split()[:3] for line in lines[1:3]] == [["1", "A", "pass"], ["2", "B", "swap"]]
    assert lines[-1] == "result: time, won by nobody"
