"""The table and its events in words, for terminals."""

import pytest

from desktop.core.digest import Json
from desktop.core.rules import Setup
from desktop.games.sleeping_queens import RULES
from desktop.games.sleeping_queens.rules import events
from desktop.games.sleeping_queens.rules.components import DRAGON, HEART, KNIGHT, NOBODY, POTION
from desktop.games.sleeping_queens.rules.options import Options
from desktop.games.sleeping_queens.rules.plain_text import event_line, table_lines

POSITION: Json = {
    "hands": {"A": ["1", "knight"], "B": ["dragon"]},
    "queens": {"B": ["moon", "cat"]},
    "beds": {"3": "heart"},
    "seen": [3],
    "free": [1, 2],
    "discard": ["7", "king"],
}


def lines(viewer, *actions):
    """Return what a viewer reads after some actions."""
    state = RULES.position(Setup(2, Options()), 1, POSITION)
    for text in actions:
        RULES.apply(state, RULES.parse_action(text))
    return table_lines(RULES.observation(state, viewer))


def test_piles_beds_and_seats_are_written_out():
    piles, beds, first, second, own = lines(0)
    assert piles == "pile 55, discard 2 with king on top"
    assert beds.startswith("beds  1:- 2:- 3:heart 4:? ")
    assert first == "A  0 points, 5 cards    <- turn"
    assert second == "B  25 points, 5 cards  cat(15) moon(10)"
    assert own.startswith("you hold  1 ")


def test_open_attack_is_told():
    assert "A plays knight on moon" in lines(1, "knight moon")


def test_spectator_sees_no_hand():
    assert not any(line.startswith("you hold") for line in lines(None))


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (events.KingPlayed(0, 3), "king played: seat A, bed 4"),
        (events.CardsDrawn(1, 2, None), "cards drawn: seat B, count 2"),
        (events.CardsDrawn(1, 2, (1, DRAGON)), "cards drawn: seat B, count 2, cards 1 dragon"),
        (
            events.AttackStarted(0, KNIGHT, 1, HEART, NOBODY),
            "attack started: seat A, card knight, owner B, queen heart",
        ),
        (
            events.AttackStarted(0, POTION, 1, HEART, 0),
            "attack started: seat A, card potion, owner B, queen heart, bed 1",
        ),
        (
            events.GameEnded("points", (0, 2), (50, 0, 50)),
            "game ended: reason points, winners A C, scores (50, 0, 50)",
        ),
        (
            events.GameEnded("asleep", (), (0, 0)),
            "game ended: reason asleep, winners nobody, scores (0, 0)",
        ),
    ],
)
def test_event_is_told_in_the_names_of_the_cards(event, line):
    assert event_line(event) == line
