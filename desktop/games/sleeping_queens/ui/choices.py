"""Legal actions grouped by what is picked up and where it goes, and the half-made choice."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from desktop.core.actions import Action, Attempt
from desktop.games.sleeping_queens.rules.actions import (
    ALLOW,
    DECLINE,
    DEFEND,
    EXCHANGE,
    PLAY_JESTER,
    PLAY_KING,
    PLAY_KNIGHT,
    PLAY_POTION,
    WAKE,
)
from desktop.games.sleeping_queens.rules.components import (
    CARD_NAMES,
    JESTER,
    KING,
    KNIGHT,
    NUMBERS,
    POTION,
    QUEEN_NAMES,
)
from desktop.games.sleeping_queens.rules.hands import unpack

Cards = tuple[int, ...]


@dataclass
class Choices:
    """What is offered now, by source and target. It knows nothing but the list of actions."""

    beds: dict[int, dict[int, Action]] = field(default_factory=dict)
    """Card (0 = none is needed) -> bed -> action."""
    queens: dict[int, Action] = field(default_factory=dict)
    """Queen -> a Knight's action."""
    sleeps: dict[int, dict[int, Action]] = field(default_factory=dict)
    """Queen -> free bed -> a Potion's action."""
    alone: dict[int, Action] = field(default_factory=dict)
    """Card -> the action of playing it without a target."""
    exchanges: dict[Cards, Action] = field(default_factory=dict)
    passing: Action | None = None

    def powers(self) -> set[int]:
        """Return the cards that can be played."""
        played = {card for card in self.beds if card}
        if self.queens:
            played.add(KNIGHT)
        if self.sleeps:
            played.add(POTION)
        return played | set(self.alone)

    def exchangeable(self) -> set[int]:
        """Return the cards that may be exchanged somehow."""
        return {card for cards in self.exchanges for card in cards}

    def needs_no_card(self) -> bool:
        """Whether a bed is chosen without any card: a pick or a bonus."""
        return 0 in self.beds


def group(legal: Iterable[Action]) -> Choices:
    """Group the legal actions."""
    choices = Choices()
    for action in legal:
        kind = action[0]
        if kind in (PLAY_KING, WAKE):
            choices.beds.setdefault(KING if kind == PLAY_KING else 0, {})[action[1]] = action
        elif kind == PLAY_KNIGHT:
            choices.queens[action[1]] = action
        elif kind == PLAY_POTION:
            choices.sleeps.setdefault(action[1], {})[action[2]] = action
        elif kind == EXCHANGE:
            choices.exchanges[unpack(action[1])] = action
        elif kind in (PLAY_JESTER, DEFEND):
            choices.alone[JESTER if kind == PLAY_JESTER else action[1]] = action
        elif kind in (ALLOW, DECLINE):
            choices.passing = action
    return choices


Outcome = Action | Attempt | None
"""What a gesture leads to: an action, an attempt that is not offered, or a choice half made."""


class Selection:
    """The half-made choice: places of cards in the hand, and the queen chosen for a Potion."""

    def __init__(self, hand: Sequence[int | None], choices: Choices) -> None:
        self._hand = hand
        self.choices = choices
        self.places: list[int] = []
        self.queen: int | None = None

    # --- what is chosen ---

    @property
    def cards(self) -> Cards:
        """The chosen cards, in the order of choosing."""
        return tuple(card for place in self.places if (card := self._hand[place]) is not None)

    @property
    def power(self) -> int | None:
        """The chosen power card."""
        cards = self.cards
        return cards[0] if len(cards) == 1 and cards[0] not in NUMBERS else None

    @property
    def exchange(self) -> Action | None:
        """The exchange that the chosen cards make."""
        return self.choices.exchanges.get(tuple(sorted(self.cards)))

    def clear(self) -> bool:
        """Choose nothing; return whether something had been chosen."""
        had = bool(self.places) or self.queen is not None
        self.places, self.queen = [], None
        return had

    def open_beds(self) -> dict[int, Action]:
        """Return the beds that finish the choice."""
        if self.queen is not None:
            return self.choices.sleeps.get(self.queen, {})
        return self.choices.beds.get(self.power or 0, {})

    def open_queens(self) -> set[int]:
        """Return the queens that may be chosen next."""
        if self.power == KNIGHT:
            return set(self.choices.queens)
        if self.power == POTION:
            return set(self.choices.sleeps)
        return set()

    # --- gestures ---

    def click_card(self, place: int) -> Outcome:
        """Choose a card, play it if it needs no target, or exchange a number clicked twice."""
        card = self._hand[place]
        if card is None:
            return None
        if card in self.choices.alone:
            self.clear()
            return self.choices.alone[card]
        if card not in self.choices.exchangeable():
            self.clear()
            return Attempt(source=(CARD_NAMES[card],))
        return self._choose(place, card)

    def _choose(self, place: int, card: int) -> Outcome:
        if self.places == [place]:
            if card in NUMBERS:
                return self.exchange
            self.clear()
            return None
        self.queen = None
        if place in self.places:
            self.places.remove(place)
        elif card in NUMBERS and self.power is None:
            self.places.append(place)
        else:
            self.places = [place]
        return None

    def take(self, place: int) -> None:
        """Pick a card up to drag it: alone, unless it is one of the chosen numbers."""
        if place not in self.places:
            self.places = [place]
        self.queen = None

    def click_bed(self, bed: int) -> Outcome:
        """Finish a King, a Potion or a pick with a bed."""
        return self.open_beds().get(bed) or self.attempt(f"bed {bed + 1}")

    def click_queen(self, queen: int) -> Outcome:
        """Finish a Knight with a queen, or choose the Potion's queen."""
        if self.power == KNIGHT and queen in self.choices.queens:
            return self.choices.queens[queen]
        if self.power == POTION and queen in self.choices.sleeps:
            self.queen = queen
            beds = self.choices.sleeps[queen]
            return next(iter(beds.values())) if len(beds) == 1 else None
        self.queen = None
        return self.attempt(f"queen {QUEEN_NAMES[queen]}")

    def click_discard(self) -> Outcome:
        """Exchange the chosen cards."""
        return self.exchange or self.attempt("discard")

    def play_alone(self) -> Outcome:
        """Play the picked-up card on nothing in particular."""
        if self.power in self.choices.alone:
            return self.choices.alone[self.power]
        return None

    def confirm(self) -> Outcome:
        """Take the obvious end of the choice: the lowest bed for a Potion, or the exchange."""
        if self.queen is not None:
            return self.choices.sleeps[self.queen][min(self.choices.sleeps[self.queen])]
        return self.exchange

    def attempt(self, target: str) -> Attempt:
        """Describe what the chosen cards are put on, in the words of the rules."""
        if self.queen is not None and target.startswith("bed"):
            target = f"queen {QUEEN_NAMES[self.queen]} {target}"
        return Attempt(source=tuple(CARD_NAMES[card] for card in self.cards), target=target)
