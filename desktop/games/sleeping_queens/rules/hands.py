"""Hands as one integer of packed counts, and the exchanges that a hand allows (SQ 8).

Four bits per kind: three hold how many cards of that kind there are (a hand has five at most), the
fourth stays clear as a guard. Packed sets add and subtract like numbers as long as no count goes
below zero or above seven.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations_with_replacement

from desktop.games.sleeping_queens.rules.components import KINDS, NUMBERS

UNIT = tuple(1 << (4 * kind) for kind in range(KINDS))  # kind -> one card of it
FIELD = tuple(7 << (4 * kind) for kind in range(KINDS))  # kind -> the bits of its count
GUARDS = sum(8 << (4 * kind) for kind in range(KINDS))
NUMBER_FIELDS = sum(FIELD[kind] for kind in NUMBERS)


def pack(kinds: Iterable[int]) -> int:
    """Pack a collection of kinds."""
    return sum(UNIT[kind] for kind in kinds)


def count(packed: int, kind: int) -> int:
    """Return how many cards of the kind are in the packed set."""
    return (packed >> (4 * kind)) & 7


@cache
def unpack(packed: int) -> tuple[int, ...]:
    """Return the kinds in the packed set, ascending."""
    return tuple(kind for kind in range(KINDS) for _ in range(count(packed, kind)))


@cache
def size(packed: int) -> int:
    """Return how many cards are in the packed set."""
    return len(unpack(packed))


def contains(packed: int, part: int) -> bool:
    """Say whether the packed set holds every card of the part."""
    return ((packed | GUARDS) - part) & GUARDS == GUARDS  # a guard is borrowed where cards lack


def minus(packed: int, part: int) -> int:
    """Take the part away as far as it is there: counts never go below zero."""
    for kind in unpack(part):
        if packed & FIELD[kind]:
            packed -= UNIT[kind]
    return packed


def _equations() -> Iterator[int]:
    """Yield every sum of two to four numbers with its result card (SQ 8.3, H12)."""
    for terms in (2, 3, 4):
        for addends in combinations_with_replacement(NUMBERS, terms):
            if sum(addends) in NUMBERS and max(map((*addends, sum(addends)).count, addends)) <= 4:
                yield pack(addends) + UNIT[sum(addends)]


EQUATIONS = tuple(_equations())  # 83 packed sets
PAIRS = tuple(2 * UNIT[kind] for kind in NUMBERS)


@cache
def exchanges(hand: int) -> tuple[int, ...]:
    """Return all that the hand may exchange: single cards, pairs, equations (SQ 8.1-8.3)."""
    singles = tuple(UNIT[kind] for kind in sorted(set(unpack(hand))))
    numbers = hand & NUMBER_FIELDS
    several = _numbers_exchanges(numbers) if numbers else ()
    return singles + several


@cache
def _numbers_exchanges(numbers: int) -> tuple[int, ...]:
    return tuple(cards for cards in PAIRS + EQUATIONS if contains(numbers, cards))
