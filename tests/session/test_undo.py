"""Undo goes back to a person's last decision: free, or as practice when something became known."""

import pytest

from desktop.session.errors import (
    NothingToRedoError,
    NothingToUndoError,
    PracticeRequiredError,
)
from desktop.session.seats import SeatConfig
from desktop.session.undo_policy import Practice
from tests.support.tables import a_session, played, seen

AGAINST_BOT = ("human", "novice")


def test_undo_takes_back_the_last_decision_of_the_person_and_the_bots_answer():
    session = played(a_session(AGAINST_BOT), "pass", "pass", "pass", "swap")
    assert session.undo() == 2
    assert session.to_act == (0,)
    assert not session.practice


def test_what_a_bot_learned_costs_nothing():
    session = played(a_session(AGAINST_BOT), "pass", "swap")
    offer = session.undo_offer()
    assert offer is not None
    assert offer.free


def test_undo_past_a_card_that_the_person_saw_must_be_asked_for_as_practice():
    session = played(a_session(AGAINST_BOT), "swap", "pass")
    before = session.record()
    with pytest.raises(PracticeRequiredError) as required:
        session.undo()
    assert (required.value.ply, required.value.learned) == (0, (0,))
    assert session.record() == before


def test_what_another_person_at_the_table_learned_counts_too():
    session = played(a_session(), "pass", "swap")
    offer = session.undo_offer(seat=0)
    assert offer is not None
    assert offer.learned == (1,)


def test_a_person_who_left_the_table_to_a_bot_has_still_learned():
    session = played(a_session(("human", "human", "human")), "pass", "swap", "pass")
    session.change_seat(1, SeatConfig("Robot", "novice"))
    offer = session.undo_offer(seat=0)
    assert offer is not None
    assert offer.learned == (1,)


def test_a_person_goes_back_to_his_own_decision_over_those_of_others():
    session = played(a_session(), "pass", "pass", "pass", "pass")
    assert session.undo(seat=0) == 2
    assert session.undo() == 1


@pytest.mark.parametrize("players", [("human", "novice"), ("novice", "novice")])
def test_without_a_decision_of_a_person_there_is_nothing_to_undo(players):
    session = a_session(players)
    assert session.undo_offer() is None
    with pytest.raises(NothingToUndoError):
        session.undo()


def test_practice_with_the_same_cards_brings_the_same_cards():
    session = played(a_session(AGAINST_BOT), "swap")
    card = seen(session, 0).hands[0]
    session.undo(practice=Practice.KEEP)
    played(session, "swap")
    assert session.practice
    assert seen(session, 0).hands[0] == card


def test_a_redeal_changes_only_what_the_person_could_not_know():
    others = set()
    for seed in range(20):
        session = a_session(AGAINST_BOT, seed=seed)
        before, hidden = seen(session, 0), seen(session, 1).hands[1]
        played(session, "swap")
        session.undo(practice=Practice.REDEAL)
        assert seen(session, 0) == before
        others.add(hidden != seen(session, 1).hands[1])
    assert True in others


def test_every_redeal_is_another_one():
    session = a_session(AGAINST_BOT)
    states = set()
    for _ in range(5):
        played(session, "swap")
        session.undo(practice=Practice.REDEAL)
        states.add(session.record().snapshot.digest)
    assert len(states) == 5


def test_a_redeal_marks_the_game_even_where_undo_is_free():
    session = played(a_session(), "pass")
    session.undo(practice=Practice.REDEAL)
    assert session.practice
    assert not session.can_redo


def test_a_free_undo_with_a_wish_for_practice_stays_free():
    session = played(a_session(), "pass")
    session.undo(practice=Practice.KEEP)
    assert not session.practice


def test_going_back_over_a_redeal_finds_the_first_deal_again():
    session = played(a_session(AGAINST_BOT), "pass", "pass")
    first = session.record().snapshot.digest
    played(session, "swap")
    session.undo(practice=Practice.REDEAL)
    played(session, "pass", "pass")
    session.undo()
    session.undo()
    assert session.ply == 0
    played(session, "pass", "pass")
    assert session.record().snapshot.digest == first


def test_redo_takes_the_decision_again_with_the_bots_answers():
    session = played(a_session(AGAINST_BOT), "pass", "swap", "pass", "pass")
    after = session.record()
    session.undo()
    steps = session.redo()
    assert [step.ply for step in steps] == [3, 4]
    assert session.record() == after


def test_redo_stops_before_the_next_decision_of_a_person():
    session = played(a_session(), "pass", "pass", "pass")
    session.undo(seat=0)
    session.undo(seat=0)
    assert session.ply == 0
    session.redo()
    assert session.ply == 1
    assert session.can_redo


def test_a_new_decision_drops_what_was_undone():
    session = played(a_session(), "pass", "pass")
    session.undo()
    played(session, "pass")
    with pytest.raises(NothingToRedoError):
        session.redo()


def test_a_finished_game_can_be_taken_up_again():
    session = played(a_session(turns=2), "pass", "pass")
    session.undo()
    assert session.to_act == (1,)


def test_a_branch_goes_its_own_way():
    session = played(a_session(), "pass", "pass", "pass")
    branch = session.branch(1)
    played(branch, "swap")
    assert (branch.ply, session.ply) == (2, 3)
    assert branch.steps[:1] == session.steps[:1]
    assert not branch.practice


def test_a_branch_from_before_something_was_learned_is_practice():
    session = played(a_session(), "pass", "swap", "pass")
    assert session.branch(1).practice
    assert not session.branch(2).practice


def test_a_branch_of_a_finished_game_is_practice():
    assert played(a_session(turns=2), "pass", "pass").branch(1).practice


def test_a_branch_can_deal_the_unknown_afresh():
    session = played(a_session(), "pass", "pass")
    branch = session.branch(1, redeal_for=0)
    assert seen(branch, 0) == seen(session, 0, ply=1)
    assert branch.record().snapshot.digest != session.branch(1).record().snapshot.digest
    assert branch.practice
