"""A game in a terminal: what it shows to whom, what it takes for an action."""

import pytest

from desktop.core.errors import SetupError
from desktop.engine.catalogue import find_game
from desktop.engine.entrants import parse_entrants
from desktop.engine.text_play import TextGame
from tests.support.guessing import guessing


@pytest.fixture
def table():
    """Return a function that plays a game with typed lines; it returns the record and the talk."""

    def play(seats, *lines, game=None, seed=3, **options):
        typed, said = iter(lines), []

        def ask(prompt):
            said.append(prompt)
            try:
                return next(typed) + "\n"
            except StopIteration:
                raise EOFError from None

        text_game = TextGame(
            game or guessing(),
            parse_entrants(seats),
            options=options,
            seed=seed,
            ask=ask,
            say=said.append,
        )
        return text_game.play(), said

    return play


def actions(record):
    """Return the texts of the decisions."""
    return [taken.action for taken in record.actions]


def test_person_chooses_by_number_or_by_text(table):
    record, _ = table("human,human", "1", "pass", " swap ", "quit")
    assert actions(record) == ["pass", "pass", "swap"]
    assert [taken.seat for taken in record.actions] == [0, 1, 0]


@pytest.mark.parametrize("line", ["0", "99", "fly", "guess 99", ""])
def test_anything_else_is_asked_again(table, line):
    record, _ = table("human,human", line, "swap", "quit")
    assert actions(record) == ["swap"]


def test_refused_action_comes_with_its_reason(table):
    _, said = table("human,human", "guess 99")
    assert "refused: no_such_thing (G3)" in said


def test_empty_line_lists_the_actions_again(table):
    _, said = table("human,human", "", "quit")
    assert said.count("  1  pass") == 2


def test_bots_play_the_other_seats(table):
    record, _ = table("human,novice", "pass", "pass", "quit", turns=5)
    assert [taken.seat for taken in record.actions][:2] == [0, 1]


def test_game_that_is_left_has_no_result(table):
    for ending in (["quit"], []):
        record, said = table("human,novice", *ending)
        assert record.result is None
        assert "left" in said


def test_game_to_the_end_says_who_won(table):
    record, said = table("human,human", "pass", "pass", turns=2)
    assert record.result.reason == "time"
    assert said[-1] == "the end (time): nobody won; scores 0 0"


def test_game_between_bots_is_told_as_to_a_spectator(table):
    record, said = table("novice,novice,novice", turns=40)
    assert record.result is not None
    swaps = [line for line in said if "Swapped" in line]
    assert len(swaps) == actions(record).count("swap") > 0
    assert all('"card": null' in line for line in swaps)


def test_person_is_told_what_others_did_without_their_secrets(table):
    _, said = table("human,human", "swap", "swap", "quit")
    mine, *others = [line for line in said if "Swapped" in line and '"seat": 0' in line]
    assert '"card": null' in mine  # told to B first, then to A in full
    assert all('"card": null' not in line for line in others)


def test_same_seed_gives_the_same_game(table):
    first, again = table("novice,novice", seed=8)[0], table("novice,novice", seed=8)[0]
    assert first == again != table("novice,novice", seed=9)[0]


def test_wrong_number_of_seats_is_refused(table):
    with pytest.raises(SetupError):
        table("human")


def test_installed_game_shows_table_hand_and_actions_in_words(table):
    game = find_game("sleeping_queens")
    _, said = table("human,random", "1", "quit", game=game)
    assert any(line.startswith("you hold  ") for line in said)
    assert any(line.startswith("beds  1:? 2:?") for line in said)
    assert any(line.startswith("turn started: seat B") for line in said)
