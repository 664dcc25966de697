"""The small pure parts: examples, the memory of cards and queens, the geometry."""

from itertools import combinations

import pytest

from desktop.games.sleeping_queens.rules.components import CAT, HEART, KING, KNIGHT, MOON, NOBODY
from desktop.games.sleeping_queens.rules.hands import EQUATIONS, PAIRS, unpack
from desktop.games.sleeping_queens.ui.example import Stand, example
from desktop.games.sleeping_queens.ui.hand import CardMemory, QueenMemory
from desktop.games.sleeping_queens.ui.layout import Layout
from tests.games.sleeping_queens.ui.friends import random_steps

OFFERED = {unpack(cards) for cards in (*EQUATIONS, *PAIRS)}


@pytest.mark.parametrize(
    ("chosen", "hand", "stand", "formula"),
    [
        ((), (2, 3), Stand.NOTHING, ""),
        ((7,), (7,), Stand.SINGLE, "7"),
        ((7, 7), (7, 7), Stand.PAIR, "7 + 7"),
        ((3, 2), (2, 3, 9), Stand.BUILDING, "2 + 3 = ?"),
        ((2, 5), (2, 3, 5), Stand.BUILDING, "2 + ? = 5"),
        ((5, 2, 3), (2, 3, 5), Stand.RIGHT, "2 + 3 = 5"),
        ((2, 3, 6), (2, 3, 6), Stand.WRONG, "2 + 3 ≠ 6"),
        ((2, 3, 10), (2, 3, 5, 10), Stand.BUILDING, "2 + 3 + ? = 10"),
        ((4, 4, 4), (4, 4, 4), Stand.WRONG, "4 + 4 ≠ 4"),
    ],
)
def test_example(chosen, hand, stand, formula):
    built = example(chosen, hand, OFFERED)
    assert (built.stand, built.formula()) == (stand, formula)


def test_needed_card_makes_the_example_right():
    for size in (2, 3, 4):
        for chosen in combinations((1, 2, 3, 4, 6, 7, 9), size):
            built = example(chosen, (*chosen, 5, 8, 10), OFFERED)
            if built.needed is not None and built.held:
                done = example((*chosen, built.needed), (*chosen, 5, 8, 10), OFFERED)
                assert done.stand in (Stand.RIGHT, Stand.BUILDING), chosen


def test_cards_keep_their_places_and_new_ones_fill_the_gaps():
    memory = CardMemory()
    memory.update((2, 3, 5, KING, KNIGHT), ())
    king = memory.hand[3]
    assert memory.update((2, 3, 5, 5, KNIGHT), (KING,)) == [3]
    kinds = [face.kind if face else None for face in memory.hand]
    assert kinds == [2, 3, 5, 5, KNIGHT]
    assert memory.discard == [king]


def test_the_chosen_one_of_two_kings_leaves():
    memory = CardMemory()
    memory.update((2, 3, 5, KING, KING), ())
    first, second = memory.hand[3], memory.hand[4]
    memory.update((2, 3, 5, KING, KING), (KING,), spent=(KING,), leaving=(4,))
    assert memory.hand[3] == first
    assert memory.discard == [second]
    assert memory.hand[4] not in (first, second)


@pytest.mark.parametrize("players", [2, 5])
def test_visible_kings_and_knights_never_look_alike(players):
    memory = CardMemory()
    for _, _, _, state in random_steps(players, 8):
        hand = list(unpack(state.hands[0]))
        memory.update(hand, state.discard)
        shown = [face for face in (*memory.hand, *memory.discard) if face and face.picture]
        assert len(shown) == len(set(shown))
        assert sorted(face.kind for face in memory.hand if face) == hand


def test_queens_keep_their_places():
    memory = QueenMemory()
    owners = [NOBODY] * 12
    for queen in (MOON, CAT):
        owners[queen] = 1
        memory.update(owners)
    assert memory.rows[1] == [MOON, CAT]
    owners[MOON], owners[HEART] = 0, 1
    memory.update(owners)
    assert memory.rows == {1: [HEART, CAT], 0: [MOON]}


@pytest.mark.parametrize("beds", [12, 16])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("size", [(952, 643), (1280, 643), (1488, 950), (700, 900), (640, 420)])
def test_nothing_overlaps(size, players, beds):
    wide, high = size
    layout = Layout(wide, high, players, beds)
    boxes = [*layout.beds, layout.draw_pile, layout.discard, layout.plate, layout.example]
    boxes += layout.hand(5)
    boxes += [seat.panel for seat in layout.seats]
    boxes += layout.my_queens(5)
    for one, other in combinations(boxes, 2):
        assert not one.adjusted(1, 1, -1, -1).intersects(other), (one, other)
    for box in boxes:
        assert layout.size.contains(box)
    for seat in layout.seats:
        for inner in (seat.avatar, seat.name, seat.goal, seat.count, *seat.arches):
            assert seat.panel.contains(inner)
