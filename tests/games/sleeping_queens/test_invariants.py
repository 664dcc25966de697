"""The watch over the state notices everything that cannot be."""

from typing import Any

import pytest

from desktop.core.errors import BrokenInvariantError
from desktop.games.sleeping_queens import RULES
from desktop.games.sleeping_queens.rules.components import (
    CAT,
    DEFENCE,
    DOG,
    KNIGHT,
    OVER,
    PICK,
    POTION,
)
from desktop.games.sleeping_queens.rules.state import State
from tests.games.sleeping_queens.builders import do, position


def a_state() -> State:
    """Return the table of two after a Potion was played at B's Heart Queen."""
    hands = {"A": ["potion", "1", "2", "4", "8"], "B": ["1", "3", "4", "6", "dragon"]}
    state = position(hands=hands, queens={"B": ["heart"], "A": ["cat"]}, free=[5, 6], seen=[1])
    do(state, "potion heart 5")
    return state


def test_watched_state_is_sound():
    RULES.check(a_state())


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("dealer", 2),
        ("active", -1),
        ("chooser", 0),
        ("turn", 0),
        ("phase", PICK),
        ("phase", OVER),
        ("reason", "queens"),
        ("attack_card", 0),
        ("attack_card", KNIGHT),
        ("attack_queen", CAT),
        ("attack_bed", 0),
        ("attack_bed", -1),
        ("deck", [1]),
        ("hands", [0, 0]),
        ("known", [0, 1 << (4 * 16 + 1)]),
        ("held", [5, 0]),
        ("could_attack", [True]),
        ("points", [15, 10]),
        ("queens", [1, 2]),
        ("seen", [True] * 12),
    ],
)
def test_impossible_state_is_noticed(field: str, value: Any):
    state = a_state()
    setattr(state, field, value)
    with pytest.raises(BrokenInvariantError):
        RULES.check(state)


def test_cat_and_dog_before_one_player_are_noticed():
    state = a_state()
    bed = state.beds.index(DOG)
    state.beds[bed], state.seen[bed] = -1, False
    state.owner[DOG] = 0
    state.queens[0], state.points[0] = 2, 30
    with pytest.raises(BrokenInvariantError, match="Cat and Dog"):
        RULES.check(state)


def test_attack_waits_for_the_owner():
    state = a_state()
    assert (state.phase, state.attack_card, state.chooser) == (DEFENCE, POTION, 1)
