"""Hand-written positions; what they do not mention is dealt (docs/scenarios.md)."""

from typing import Any

from desktop.core.digest import Json
from desktop.core.errors import PositionError
from desktop.core.rng import Rng
from desktop.core.rules import Setup
from desktop.games.sleeping_queens.rules.components import (
    CARD_OF_NAME,
    EMPTY,
    HAND_SIZE,
    POINTS,
    QUEEN_OF_NAME,
)
from desktop.games.sleeping_queens.rules.hands import pack
from desktop.games.sleeping_queens.rules.options import Options
from desktop.games.sleeping_queens.rules.setup import blank, full_deck, start
from desktop.games.sleeping_queens.rules.state import State

SEATS = "ABCDE"
FIELDS = {
    "active",
    "hands",
    "queens",
    "beds",
    "seen",
    "free",
    "pile",
    "pile_count",
    "discard",
}


def position(setup: Setup[Options], seed: int, description: Json) -> State:
    """Build a state at the start of somebody's turn.

    All fields are optional; docs/scenarios.md describes them. Seats are letters, beds count from 1,
    a hand is filled up to five, the pile is named from its top.
    """
    if not isinstance(description, dict) or not FIELDS.issuperset(description):
        raise PositionError(f"a position has the fields {sorted(FIELDS)}, not {description!r}")
    try:
        return _build(setup, Rng(seed), description)
    except (KeyError, ValueError, TypeError, IndexError) as error:
        raise PositionError(f"this position is impossible: {error!r}") from error


def _build(setup: Setup[Options], rng: Rng, description: dict[str, Any]) -> State:
    state = blank(setup.players, setup.options)
    state.random = rng.fork("events").state
    start(state, (SEATS.index(description.get("active", "A")) - 1) % state.players)
    _place_queens(state, rng, description)
    _deal_cards(state, rng, description)
    return state


def _place_queens(state: State, rng: Rng, description: dict[str, Any]) -> None:
    unplaced = list(range(len(state.beds)))
    for letter, names in description.get("queens", {}).items():
        for name in names:
            _own(state, SEATS.index(letter), _take(unplaced, QUEEN_OF_NAME[name]))
    fixed = {
        int(bed) - 1: _take(unplaced, QUEEN_OF_NAME[name])
        for bed, name in description.get("beds", {}).items()
    }
    free = [bed - 1 for bed in description.get("free", [])]
    rng.shuffle(unplaced)
    open_beds = [bed for bed in range(len(state.beds)) if bed not in fixed and bed not in free]
    state.beds = [EMPTY] * len(state.beds)
    for bed, queen in (fixed | dict(zip(open_beds, unplaced, strict=False))).items():
        state.beds[bed] = queen
    if len(unplaced) > len(open_beds):
        raise ValueError("more sleeping queens than beds")
    for bed in description.get("seen", []):
        state.seen[bed - 1] = state.beds[bed - 1] != EMPTY


def _own(state: State, seat: int, queen: int) -> None:
    state.owner[queen] = seat
    state.queens[seat] += 1
    state.points[seat] += POINTS[queen]


def _take(items: list[int], item: int) -> int:
    items.remove(item)
    return item


def _deal_cards(state: State, rng: Rng, description: dict[str, Any]) -> None:
    unseen = full_deck()
    hands = [
        _named(unseen, description.get("hands", {}).get(SEATS[seat], []))
        for seat in range(state.players)
    ]
    pile = _named(unseen, description.get("pile", []))
    state.discard = _named(unseen, description.get("discard", []))
    rng.shuffle(unseen)
    for hand in hands:
        while len(hand) < HAND_SIZE:
            hand.append(unseen.pop())
    state.hands = [pack(hand) for hand in hands]
    state.deck = unseen + pile[::-1]
    if "pile_count" in description:
        surplus = len(state.deck) - description["pile_count"]
        state.discard += state.deck[:surplus]
        del state.deck[:surplus]


def _named(unseen: list[int], names: list[str]) -> list[int]:
    return [_take(unseen, CARD_OF_NAME[name]) for name in names]
