"""The large card: shown after a rest of the pointer, or while Alt is held."""

from PySide6.QtCore import QObject, QSizeF, QTimer

from desktop.games.sleeping_queens.rules.components import QUEEN_OF_NAME
from desktop.games.sleeping_queens.ui.cards import Picture
from desktop.games.sleeping_queens.ui.hand import CardMemory
from desktop.games.sleeping_queens.ui.items import Thing, Zone
from desktop.games.sleeping_queens.ui.layout import CARD_RATIO
from desktop.games.sleeping_queens.ui.overlays import Overlays
from desktop.games.sleeping_queens.ui.stage import Stage
from desktop.games.sleeping_queens.ui.text_table import card_effect, queen_effect

PATIENCE = 400
WIDTH = 240.0


class LargeCard(QObject):
    """Shows the thing under the pointer large; knows no more than the table shows."""

    def __init__(self, stage: Stage, overlays: Overlays, cards: CardMemory) -> None:
        super().__init__()
        self._stage, self._overlays, self._cards = stage, overlays, cards
        self._thing: Thing | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PATIENCE)
        self._timer.timeout.connect(self.show_now)

    def rest_on(self, thing: Thing | None) -> None:
        """Wait for the pointer, which rests on this thing from now on."""
        if thing == self._thing:
            return
        self._thing = thing
        self.hide()
        if thing is not None:
            self._timer.start()

    def show_now(self) -> None:
        """Show the thing under the pointer at once."""
        if self._thing is not None:
            self.show(self._thing)

    def hide(self) -> None:
        """Take the card away until the pointer moves on."""
        self._timer.stop()
        self._overlays.hide_large()

    def show(self, thing: Thing) -> None:
        """Show a thing, if it has a face to show."""
        sprite = self._stage.sprites.get(thing)
        wide = round(WIDTH * self._stage.layout.unit)
        found = self._face_of(thing, wide)
        if sprite is not None and found is not None:
            picture, note = found
            size = QSizeF(wide, round(wide * CARD_RATIO))
            self._overlays.show_large(picture, size, sprite.box, note)

    def _face_of(self, thing: Thing, wide: float) -> tuple[Picture, str] | None:
        pictures = self._stage.pictures
        if thing.zone == Zone.QUEEN:
            return pictures.queen(thing.number, wide), queen_effect(thing.number)
        if thing.zone == Zone.BED:
            queen = QUEEN_OF_NAME.get(self._stage.shown_in_bed(thing.number))
            return None if queen is None else (pictures.queen(queen, wide), queen_effect(queen))
        face = None
        if thing.zone == Zone.HAND and thing.number < len(self._cards.hand):
            face = self._cards.hand[thing.number]
        if thing.zone == Zone.DISCARD and self._cards.discard:
            face = self._cards.discard[-1]
        return None if face is None else (pictures.card(face, wide), card_effect(face.kind))
