"""Hand-written positions; what they do not mention is dealt (docs/scenarios.md)."""

from typing import Any

from desktop.core.digest import Json
from desktop.core.errors import DecodeError, PositionError
from desktop.core.letters import seat_of
from desktop.core.rng import Rng
from desktop.core.rules import Setup
from desktop.games.sleeping_queens.rules import invariants
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
    a hand is filled up to five, the pile is named from its top, the discard ends with its top card.
    Cards that `pile_count` keeps out of the pile lie at the bottom of the discard.
    """
    if not isinstance(description, dict) or not FIELDS.issuperset(description):
        raise PositionError(f"a position has the fields {sorted(FIELDS)}, not {description!r}")
    try:
        state = _build(setup, Rng(seed), description)
        invariants.check(state)
    except (DecodeError, *invariants.IMPOSSIBLE) as error:
        raise PositionError(f"this position is impossible: {error!r}") from error
    return state


def _build(setup: Setup[Options], rng: Rng, description: dict[str, Any]) -> State:
    state = blank(setup.players, setup.options)
    state.random = rng.fork("events").state
    start(state, (_seat(state, description.get("active", "A")) - 1) % state.players)
    _place_queens(state, rng, description)
    _deal_cards(state, rng, description)
    return state


def _place_queens(state: State, rng: Rng, description: dict[str, Any]) -> None:
    unplaced = list(range(len(state.beds)))
    for letter, names in description.get("queens", {}).items():
        for name in names:
            _own(state, _seat(state, letter), _take(unplaced, QUEEN_OF_NAME[name], name))
    unused = list(range(len(state.beds)))
    state.beds = [EMPTY] * len(state.beds)
    for number, name in description.get("beds", {}).items():
        bed = _take(unused, int(number) - 1, f"bed {number}")
        state.beds[bed] = _take(unplaced, QUEEN_OF_NAME[name], name)
    for number in description.get("free", []):
        _take(unused, number - 1, f"bed {number}")
    if len(unplaced) > len(unused):
        raise ValueError("more sleeping queens than beds")
    rng.shuffle(unplaced)
    for bed, queen in zip(unused, unplaced, strict=False):
        state.beds[bed] = queen
    for number in description.get("seen", []):
        state.seen[_bed(state, number)] = True


def _seat(state: State, letter: str) -> int:
    return range(state.players).index(seat_of(letter))


def _bed(state: State, number: int) -> int:
    return range(1, len(state.beds) + 1).index(number)


def _own(state: State, seat: int, queen: int) -> None:
    state.owner[queen] = seat
    state.queens[seat] += 1
    state.points[seat] += POINTS[queen]


def _take(items: list[int], item: int, name: object) -> int:
    if item not in items:
        raise ValueError(f"{name} is used up or does not exist")
    items.remove(item)
    return item


def _deal_cards(state: State, rng: Rng, description: dict[str, Any]) -> None:
    unseen = full_deck()
    hands: list[list[int]] = [[] for _ in range(state.players)]
    for letter, names in description.get("hands", {}).items():
        hands[_seat(state, letter)] = _named(unseen, names)
    pile = _named(unseen, description.get("pile", []))
    discard = _named(unseen, description.get("discard", []))
    rng.shuffle(unseen)
    for hand in hands:
        while len(hand) < HAND_SIZE:
            hand.append(unseen.pop())
    state.hands = [pack(hand) for hand in hands]
    surplus = 0
    if "pile_count" in description:
        surplus = len(unseen) + len(pile) - description["pile_count"]
    if not 0 <= surplus <= len(unseen):
        raise ValueError(f"a pile of {len(pile)} to {len(unseen) + len(pile)} cards is possible")
    state.deck = unseen[surplus:] + pile[::-1]
    state.discard = unseen[:surplus] + discard


def _named(unseen: list[int], names: list[str]) -> list[int]:
    return [_take(unseen, CARD_OF_NAME[name], name) for name in names]
