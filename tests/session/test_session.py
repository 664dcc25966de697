"""A session takes legal decisions, refuses the others and shows each viewer what is his."""

import pytest

from desktop.core.actions import Attempt
from desktop.core.errors import IllegalActionError
from desktop.core.results import Result
from desktop.session.errors import NoSuchPlyError, SeatsError
from desktop.session.seats import SeatConfig
from desktop.session.session import GameSession
from desktop.session.undo_policy import Practice
from tests.support.guessing import GUESS, PASS, SWAP, Swapped
from tests.support.tables import a_session, played, seen


def test_a_legal_decision_becomes_a_step():
    session = a_session()
    step = session.submit(0, (PASS,))
    assert (step.seat, step.action, step.ply, step.by) == (0, (PASS,), 1, "human")
    assert session.steps == (step,)
    assert session.to_act == (1,)


def test_an_illegal_decision_is_refused_with_its_reason_and_changes_nothing():
    session = a_session()
    before = session.record()
    with pytest.raises(IllegalActionError) as refused:
        session.submit(1, (PASS,))
    assert refused.value.refusal.code == "not_your_turn"
    assert session.record() == before


def test_a_seat_that_is_not_there_is_refused():
    with pytest.raises(SeatsError):
        a_session().submit(2, (PASS,))


def test_why_not_explains_without_trying():
    session = a_session()
    assert session.why_not(0, Attempt(action=(PASS,))) is None
    refusal = session.why_not(0, Attempt(action=(9,)))
    assert refusal is not None
    assert refusal.code == "no_such_thing"


@pytest.mark.parametrize("seats", [[], [SeatConfig("Anna")], [SeatConfig("Anna")] * 3])
def test_every_seat_needs_one_player(seats):
    session = a_session()
    with pytest.raises(SeatsError):
        GameSession(session.game, session.setup, 1, seats)


def test_an_unknown_bot_is_refused():
    with pytest.raises(SeatsError):
        a_session(players=("human", "deep_thought"))


def test_a_step_already_given_out_never_changes():
    session = a_session()
    first = session.submit(0, (SWAP,))
    session.submit(1, (SWAP,))
    session.undo(practice=Practice.KEEP)
    assert first == session.steps[0]


def test_each_viewer_gets_his_own_chronicle():
    session = played(a_session(), "swap")
    card = seen(session, 0).hands[0]
    shown = {viewer: session.chronicle(viewer)[0].events for viewer in (0, 1, None)}
    unknown = (Swapped(0, None),)
    assert shown == {0: (Swapped(0, card),), 1: unknown, None: unknown}


def test_the_result_appears_when_the_game_is_over():
    session = a_session()
    session.submit(0, (GUESS, seen(session, 1).hands[1] or 0))
    assert session.is_over
    assert session.result == Result("guessed", (0,), (1, 0))
    assert session.to_act == ()


def test_looking_back_shows_the_game_as_it_was():
    session = played(a_session(), "swap", "swap", "pass")
    assert session.at(1).to_act == (1,)
    assert seen(session, 0, ply=1).turn == 1
    assert session.ply == 3


@pytest.mark.parametrize("ply", [-1, 2])
def test_a_ply_that_never_was_is_an_error(ply):
    session = played(a_session(), "pass")
    with pytest.raises(NoSuchPlyError):
        session.at(ply)


def test_a_bot_takes_over_a_seat_in_mid_game():
    session = played(a_session(), "pass", "pass")
    session.change_seat(0, SeatConfig("Robot", "novice"))
    step = session.submit(0, (PASS,))
    assert step.by == "novice"
    assert session.persons == (1,)
    assert session.steps[0].by == "human"


def test_a_session_can_start_from_a_position():
    donor = played(a_session(), "swap", "swap")
    start = donor.record().snapshot
    session = GameSession(donor.game, donor.setup, donor.seed, donor.seats, start=start)
    assert session.ply == 0
    assert session.observation(0) == donor.observation(0)


def test_states_of_the_past_are_never_changed_in_place():
    session = a_session()
    before = session.at(0).observation(0)
    played(session, "swap", "pass", "swap")
    assert session.at(0).observation(0) == before
