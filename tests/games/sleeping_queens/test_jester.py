"""The Jester counts clockwise from his player, who is «one» (SQ 7.3)."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.games.sleeping_queens.rules.components import CARD_NAMES, NUMBERS
from tests.games.sleeping_queens.builders import SEATS, do, encoded, position

# Players -> how many of the ten numbers end at the Jester's player, at the left neighbour, ...
HITS = {2: [5, 5], 3: [4, 3, 3], 4: [3, 3, 2, 2], 5: [2, 2, 2, 2, 2]}


def counted(players: int, active: int, number: int) -> int:
    """Play a Jester whose card shows the number; return who may pick."""
    letter = SEATS[active]
    state = position(players, active=letter, hands={letter: ["jester"]}, pile=[str(number)])
    do(state, "jester")
    chooser: int = encoded(state)["chooser"]
    return chooser


@pytest.mark.parametrize("players", HITS)
@pytest.mark.parametrize("number", NUMBERS)
def test_count_goes_round_from_the_jesters_player(players: int, number: int):
    for active in range(players):
        round_the_table = [seat % players for seat in range(active, active + 10)]
        assert counted(players, active, number) == round_the_table[number - 1]


@pytest.mark.parametrize("players", HITS)
def test_numbers_end_at_each_seat_as_often_as_listed(players: int):
    hits = Counter(counted(players, 0, number) for number in NUMBERS)
    assert [hits[seat] for seat in range(players)] == HITS[players]


@pytest.mark.parametrize("players", HITS)
def test_E29_one_ends_at_the_jesters_player(players: int):
    assert [counted(players, active, 1) for active in range(players)] == list(range(players))


@pytest.mark.parametrize("number", NUMBERS)
def test_E30_between_two_odd_numbers_are_the_players_own(number: int):
    assert counted(2, 0, number) == (0 if number % 2 else 1)


@given(st.sampled_from([name for name in CARD_NAMES[11:] if name]), st.integers(2, 5))
def test_every_power_card_gives_an_extra_turn_with_a_full_hand(card: str, players: int):
    state = position(players, hands={"A": ["jester", "1", "2", "4", "8"]}, pile=[card])
    do(state, "jester")
    record = encoded(state)
    assert record["hands"][0] == ["1", "2", "4", "8", card]
    assert (record["phase"], record["active"], record["turn"]) == ("turn", 0, 2)
    assert record["known"][0] == [card]
