"""How things look in the present choice: what glows, what is chosen, what cannot answer."""

from collections.abc import Mapping

from desktop.games.sleeping_queens.rules.components import DEFENCE, NUMBERS
from desktop.games.sleeping_queens.rules.observation import Observation
from desktop.games.sleeping_queens.ui.choices import Selection
from desktop.games.sleeping_queens.ui.example import Example, example
from desktop.games.sleeping_queens.ui.hand import CardMemory
from desktop.games.sleeping_queens.ui.items import Dress, Thing, Zone

FAINT = 0.4
"""The glow of a card that can only be exchanged."""


class Dresser:
    """Decides how things look, from the observation and the choice alone."""

    def __init__(self, o: Observation, cards: CardMemory, selection: Selection) -> None:
        self._o = o
        self._hand = cards.hand
        self._selection = selection
        self._choices = selection.choices
        self.example = self._example()

    def dress(self, thing: Thing, *, hovered: bool, focused: bool, scale: float) -> Dress:
        """Return the look of a thing."""
        plain = Dress(focused=focused, raised=6 * scale if hovered else 0)
        if thing.zone == Zone.HAND:
            return self._card(thing.number, plain, scale)
        if thing.zone == Zone.BED:
            return self._lit(plain, thing.number in self._selection.open_beds())
        if thing.zone == Zone.QUEEN:
            return self._queen(thing.number, plain)
        if thing.zone == Zone.DISCARD:
            lit = self._selection.exchange is not None
            playable = self._selection.power in self._choices.powers()
            return Dress(glow=(FAINT if playable else 1.0) * lit, focused=plain.focused)
        return Dress(focused=focused)

    def _lit(self, plain: Dress, lit: bool) -> Dress:
        up = plain.raised if lit else 0.0
        return Dress(glow=1.0 if lit else 0.0, focused=plain.focused, raised=up)

    def _queen(self, queen: int, plain: Dress) -> Dress:
        attack = self._o.attack
        if attack is not None and attack.queen == queen:
            return Dress(glow=1.0, light="target", focused=plain.focused)
        chosen = self._selection.queen == queen
        lit = queen in self._selection.open_queens()
        up = plain.raised if lit else 0.0
        glow = 1.0 if lit and not chosen else 0.0
        return Dress(glow=glow, chosen=chosen, focused=plain.focused, raised=up)

    def _card(self, place: int, plain: Dress, scale: float) -> Dress:
        face = self._hand[place] if place < len(self._hand) else None
        if face is None:
            return plain
        if place in self._selection.places:
            return Dress(chosen=True, focused=plain.focused, raised=12 * scale)
        asked = self._o.phase == DEFENCE and self._o.attack is not None and bool(self._o.legal)
        veiled = asked and face.kind not in self._choices.alone
        return Dress(
            glow=self._glow(face.kind), veiled=veiled, focused=plain.focused, raised=plain.raised
        )

    def _glow(self, kind: int) -> float:
        chosen = self._selection.cards
        if chosen and kind not in NUMBERS:
            return 0.0
        if chosen:
            if self._selection.power is not None:
                return 0.0
            return 1.0 if kind == self.example.needed else 0.0
        if kind in self._choices.powers():
            return 1.0
        return FAINT if kind in self._choices.exchangeable() else 0.0

    def _example(self) -> Example:
        hand = [face.kind for face in self._hand if face is not None]
        numbers: Mapping[tuple[int, ...], object] = self._choices.exchanges
        cards = () if self._selection.power is not None else self._selection.cards
        return example(cards, hand, numbers)
