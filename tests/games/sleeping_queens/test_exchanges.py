"""Exchanges: the 83 additions, pairs, single cards, and nothing else (SQ 8)."""

from hypothesis import given
from hypothesis import strategies as st

from desktop.games.sleeping_queens import RULES
from desktop.games.sleeping_queens.rules import hands
from desktop.games.sleeping_queens.rules.components import CARD_NAMES, COPIES, KINDS
from desktop.games.sleeping_queens.rules.hands import EQUATIONS, PAIRS, exchanges, pack, unpack
from tests.games.sleeping_queens import reference
from tests.games.sleeping_queens.builders import position
from tests.games.sleeping_queens.reference import Card

LISTED = """
1+1=2 1+2=3 1+3=4 1+4=5 1+5=6 1+6=7 1+7=8 1+8=9 1+9=10 2+2=4 2+3=5 2+4=6 2+5=7 2+6=8 2+7=9
2+8=10 3+3=6 3+4=7 3+5=8 3+6=9 3+7=10 4+4=8 4+5=9 4+6=10 5+5=10 1+1+1=3 1+1+2=4 1+1+3=5 1+1+4=6
1+1+5=7 1+1+6=8 1+1+7=9 1+1+8=10 1+2+2=5 1+2+3=6 1+2+4=7 1+2+5=8 1+2+6=9 1+2+7=10 1+3+3=7
1+3+4=8 1+3+5=9 1+3+6=10 1+4+4=9 1+4+5=10 2+2+2=6 2+2+3=7 2+2+4=8 2+2+5=9 2+2+6=10 2+3+3=8
2+3+4=9 2+3+5=10 2+4+4=10 3+3+3=9 3+3+4=10 1+1+1+1=4 1+1+1+2=5 1+1+1+3=6 1+1+1+4=7 1+1+1+5=8
1+1+1+6=9 1+1+1+7=10 1+1+2+2=6 1+1+2+3=7 1+1+2+4=8 1+1+2+5=9 1+1+2+6=10 1+1+3+3=8 1+1+3+4=9
1+1+3+5=10 1+1+4+4=10 1+2+2+2=7 1+2+2+3=8 1+2+2+4=9 1+2+2+5=10 1+2+3+3=9 1+2+3+4=10 1+3+3+3=10
2+2+2+2=8 2+2+2+3=9 2+2+2+4=10 2+2+3+3=10
"""
ADDITIONS = LISTED.split()
FULL_BOX = [kind for kind in range(KINDS) for _ in range(COPIES[kind])]

a_hand = st.permutations(FULL_BOX).map(lambda cards: cards[:5])
numbers_hand = st.permutations([kind for kind in FULL_BOX if kind <= 10]).map(lambda c: c[:5])


def written(cards: int) -> str:
    *terms, result = unpack(cards)
    return f"{'+'.join(map(str, terms))}={result}"


def test_additions_are_the_listed_83():
    assert len(ADDITIONS) == 83
    assert sorted(map(written, EQUATIONS)) == sorted(ADDITIONS)


def test_ten_pairs_of_numbers_and_none_of_powers():
    assert [unpack(pair) for pair in PAIRS] == [(number, number) for number in range(1, 11)]


@given(a_hand | numbers_hand)
def test_hand_allows_what_the_subsets_of_it_allow(kinds: list[int]):
    found = [
        "exchange " + " ".join(CARD_NAMES[k] for k in unpack(c)) for c in exchanges(pack(kinds))
    ]
    assert sorted(found) == reference.exchanges([Card(CARD_NAMES[kind]) for kind in kinds])


@given(a_hand)
def test_hand_survives_packing(kinds: list[int]):
    packed = pack(kinds)
    assert unpack(packed) == tuple(sorted(kinds))
    assert hands.size(packed) == 5
    assert all(hands.count(packed, kind) == kinds.count(kind) for kind in range(KINDS))


@given(a_hand, a_hand)
def test_taking_away_never_goes_below_zero(kinds: list[int], part: list[int]):
    rest = unpack(hands.minus(pack(kinds), pack(part)))
    for kind in range(KINDS):
        assert rest.count(kind) == max(0, kinds.count(kind) - part.count(kind))
    assert hands.contains(pack(kinds), pack(part)) == (len(rest) == 0)


@given(numbers_hand, st.permutations(range(5)))
def test_order_of_the_words_does_not_matter(kinds: list[int], order: list[int]):
    state = position(hands={"A": [CARD_NAMES[kind] for kind in kinds]})
    for cards in exchanges(state.hands[0]):
        words = [CARD_NAMES[kind] for kind in unpack(cards)]
        mixed = [words[place] for place in order if place < len(words)]
        assert RULES.parse_action(" ".join(["exchange", *mixed])) in RULES.legal_actions(state, 0)
