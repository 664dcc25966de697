"""What the chosen numbers make: a pair, a finished example, one that lacks a card, or nonsense."""

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import StrEnum

Cards = tuple[int, ...]
GREATEST = 10


class Stand(StrEnum):
    """How far the example is."""

    NOTHING = "nothing"
    SINGLE = "single"
    PAIR = "pair"
    BUILDING = "building"
    RIGHT = "right"
    WRONG = "wrong"


@dataclass(frozen=True)
class Example:
    """The chosen numbers as people write them.

    `terms` are the summands, `result` what stands after the sign; None is the missing card, whose
    value is `needed`. `held` says whether the hand has it.
    """

    stand: Stand
    terms: tuple[int | None, ...] = ()
    result: int | None = None
    needed: int | None = None
    held: bool = False

    def formula(self) -> str:
        """Return «2 + 3 = 5» without the tick or cross."""
        terms = " + ".join("?" if term is None else str(term) for term in self.terms)
        if self.stand in (Stand.SINGLE, Stand.NOTHING, Stand.PAIR):
            return terms
        sign = "≠" if self.stand == Stand.WRONG else "="
        return f"{terms} {sign} {'?' if self.result is None else self.result}"


def example(chosen: Sequence[int], hand: Sequence[int], offered: Collection[Cards]) -> Example:
    """Look at the chosen numbers; `offered` are the exchanges that are legal now, ascending."""
    cards = tuple(sorted(chosen))
    if len(cards) < 2:
        return Example(Stand.SINGLE if cards else Stand.NOTHING, cards)
    if cards in offered:
        if len(cards) == 2:
            return Example(Stand.PAIR, cards)
        return Example(Stand.RIGHT, cards[:-1], cards[-1])
    rest = Counter(hand) - Counter(cards)
    for held in (True, False):
        found = _completed(cards, rest, held)
        if found is not None and (held or len(cards) == 2):
            return found
    return Example(Stand.WRONG, cards[:-1], cards[-1])


def _completed(cards: Cards, rest: Counter[int], held: bool) -> Example | None:
    """Return the example with one card missing, as the sum or as a summand."""
    total, largest = sum(cards), cards[-1]
    if total <= GREATEST and (rest[total] > 0) >= held:
        return Example(Stand.BUILDING, cards, None, total, held)
    gap = largest - (total - largest)
    if gap > 0 and (rest[gap] > 0) >= held:
        return Example(Stand.BUILDING, (*cards[:-1], None), largest, gap, held)
    return None
