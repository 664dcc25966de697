"""The deal: who starts, how often which cards come (SQ 1.3, 1.4)."""

from collections import Counter
from math import comb

import pytest

from desktop.core.rules import Setup
from desktop.games.sleeping_queens import RULES
from desktop.games.sleeping_queens.rules.components import CARD_OF_NAME, POINTS, QUEEN_NAMES
from desktop.games.sleeping_queens.rules.hands import count, exchanges, size
from desktop.games.sleeping_queens.rules.options import Options
from tests.games.sleeping_queens.builders import dealt, encoded

DEALS = 4000
SLACK = 0.02  # about two and a half standard errors


@pytest.fixture(scope="module")
def opening_hands() -> list[int]:
    return [dealt(2, seed).hands[0] for seed in range(DEALS)]


@pytest.mark.parametrize(
    ("name", "copies", "listed"),
    [
        ("king", 8, 0.482),
        ("jester", 5, 0.330),
        ("knight", 4, 0.272),
        ("potion", 4, 0.272),
        ("wand", 3, 0.211),
        ("dragon", 3, 0.211),
    ],
)
def test_opening_hand_holds_a_power_as_often_as_it_should(
    opening_hands: list[int], name: str, copies: int, listed: float
):
    exact = 1 - comb(67 - copies, 5) / comb(67, 5)
    found = sum(count(hand, CARD_OF_NAME[name]) > 0 for hand in opening_hands) / DEALS
    assert exact == pytest.approx(listed, abs=0.0005)
    assert found == pytest.approx(exact, abs=SLACK)


def test_opening_hand_allows_pairs_and_additions_as_often_as_listed(opening_hands: list[int]):
    sizes = [{size(cards) for cards in exchanges(hand)} for hand in opening_hands]
    pairs = sum(2 in found for found in sizes) / DEALS
    additions = sum(max(found) > 2 for found in sizes) / DEALS
    either = sum(max(found) > 1 for found in sizes) / DEALS
    assert (pairs, additions, either) == pytest.approx((0.245, 0.228, 0.410), abs=SLACK)


def test_every_queen_sleeps_in_every_bed():
    beds = [
        Counter(state.beds[bed] for state in map(dealt_for_two, range(1200))) for bed in (0, 11)
    ]
    for found in beds:
        assert set(found) == set(range(12))
        assert max(found.values()) < 150


def dealt_for_two(seed: int):
    return dealt(2, seed)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_seed_draws_the_first_dealer(players: int):
    dealers = Counter(dealt(players, seed).dealer for seed in range(1000))
    assert set(dealers) == set(range(players))
    assert min(dealers.values()) > 0.8 * 1000 / players


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_deal_passes_to_the_left_in_a_further_game(players: int):
    for dealer in range(players):
        state = RULES.initial(Setup(players, Options(), previous_dealer=dealer), 3)
        assert state.dealer == (dealer + 1) % players
        assert state.active == (dealer + 2) % players


def test_previous_dealer_changes_neither_piles_nor_beds():
    free, passed = (encoded(RULES.initial(Setup(3, Options(), dealer), 3)) for dealer in (None, 1))
    assert (free["deck"], free["beds"]) == (passed["deck"], passed["beds"])


def test_queens_are_worth_what_the_rules_page_says():
    assert sum(POINTS[:12]) == 125
    assert sum(POINTS) == 165
    assert dict(zip(QUEEN_NAMES, POINTS, strict=True)) == {
        "heart": 20,
        "cat": 15,
        "dog": 15,
        "pancake": 15,
        "ladybug": 10,
        "moon": 10,
        "peacock": 10,
        "sunflower": 10,
        "cake": 5,
        "rainbow": 5,
        "rose": 5,
        "starfish": 5,
        "book": 15,
        "butterfly": 10,
        "icecream": 5,
        "strawberry": 10,
    }
