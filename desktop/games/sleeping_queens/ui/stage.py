"""The table at rest: builds every thing that an observation shows, each at its place."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from desktop.core.actions import Seat
from desktop.games.sleeping_queens.rules.components import (
    CARD_NAMES,
    EMPTY,
    QUEEN_NAMES,
    QUEENS_TO_WIN,
    UNKNOWN,
)
from desktop.games.sleeping_queens.rules.observation import Observation
from desktop.games.sleeping_queens.ui import text_table as words
from desktop.games.sleeping_queens.ui.cards import Pictures
from desktop.games.sleeping_queens.ui.ground import felt
from desktop.games.sleeping_queens.ui.hand import CardMemory, QueenMemory
from desktop.games.sleeping_queens.ui.items import PLAIN, Shape, Sprite, Thing, Zone
from desktop.games.sleeping_queens.ui.layout import Layout, SeatBox
from desktop.games.sleeping_queens.ui.panels import LOW_PILE, Panels
from desktop.games.sleeping_queens.ui.text_voice import Voice
from desktop.ui.i18n import tell
from desktop.ui.table.seat_view import SeatView

PANEL_Z, BED_Z, PILE_Z, TOKEN_Z, HAND_Z = 1.0, 3.0, 4.0, 6.0, 25.0
DIM_Z = 20.0
LIT_Z = 24.0


@dataclass(frozen=True)
class View:
    """All that the picture at rest follows from."""

    o: Observation
    seats: tuple[SeatView, ...]
    cards: CardMemory
    queens: QueenMemory
    memory_aid: bool


class Stage:
    """Owns the things at rest; `build` throws the old ones away."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self.sprites: dict[Thing, Sprite] = {}
        self.ground = QPixmap()
        self._ground_key: tuple[object, ...] = ()

    def build(self, view: View, pictures: Pictures, size: QSizeF) -> None:
        """Make the picture equal to the view."""
        self.clear()
        self._view, self.pictures = view, pictures
        o = view.o
        self.layout = Layout(size.width(), size.height(), o.players, len(o.beds))
        self.panels = Panels(pictures, self.layout)
        self.base = o.viewer if o.viewer is not None else 0
        self._lay_ground(size, o.result is not None)
        self._build_seats()
        self._build_beds()
        self._build_piles()
        self._build_mine()
        self._build_queens()

    def clear(self) -> None:
        """Take everything off the table."""
        for sprite in self.sprites.values():
            self._scene.removeItem(sprite)
        self.sprites.clear()

    # --- where things are ---

    def place_of(self, seat: Seat) -> str:
        """Return the name of a seat's place: "me", "left", "top"..."""
        turn = (seat - self.base) % self.layout.players
        return "me" if turn == 0 else self.layout.seats[turn - 1].place

    def seat_box(self, seat: Seat) -> SeatBox | None:
        """Return an opponent's panel; None for the seat below."""
        turn = (seat - self.base) % self.layout.players
        return None if turn == 0 else self.layout.seats[turn - 1]

    def hand_box(self, seat: Seat) -> QRectF:
        """Return where a seat's cards come from and go to."""
        box = self.seat_box(seat)
        if box is not None:
            return box.hand
        return self.layout.hand(1)[0]

    def card_boxes(self) -> tuple[QRectF, ...]:
        """Return the places of my hand."""
        return self.layout.hand(self._hand_places())

    def arch(self, seat: Seat, place: int) -> QRectF:
        """Return where a seat's queen lies."""
        box = self.seat_box(seat)
        row = len(self._view.queens.rows.get(seat, []))
        if box is None:
            return self._my_arches(max(row, place + 1))[place]
        return box.arches[min(place, len(box.arches) - 1)]

    def _my_arches(self, count: int) -> tuple[QRectF, ...]:
        return self.layout.my_queens(max(QUEENS_TO_WIN[self.layout.players], count))

    def _hand_places(self) -> int:
        if self._view.o.viewer is None:
            return self._view.o.hand_sizes[self.base]
        return len(self._view.cards.hand)

    def shown_in_bed(self, bed: int) -> str:
        """Return the name of the queen that the table shows in a bed, "" for none."""
        queen = self._view.o.beds[bed]
        return QUEEN_NAMES[queen] if queen >= 0 and self._view.memory_aid else ""

    # --- building ---

    def add(self, sprite: Sprite, z: float) -> Sprite:
        """Put a thing on the table."""
        sprite.level = z
        sprite.put_on(PLAIN, self.pictures)
        self._scene.addItem(sprite)
        self.sprites[sprite.thing] = sprite
        return sprite

    def forget(self, item: QGraphicsItem) -> None:
        """Take something off the table that is no thing at rest."""
        self._scene.removeItem(item)

    def _lay_ground(self, size: QSizeF, bright: bool) -> None:
        key = (self.pictures, size.width(), size.height(), bright)
        if key != self._ground_key:
            self._ground_key = key
            self.ground = felt(self.pictures, size, self.layout.unit, bright)

    def _build_seats(self) -> None:
        o, seats = self._view.o, self._view.seats
        for turn, box in enumerate(self.layout.seats, 1):
            seat = (self.base + turn) % o.players
            face = f"{len(o.queens_of(seat))} {o.points_of(seat)} {o.hand_sizes[seat]}"
            sprite = Sprite(Thing(Zone.SEAT, seat), box.panel, face, Shape.NONE)
            sprite.show_picture(self.panels.seat(box, o, seat, seats[seat]))
            self.add(sprite, PANEL_Z)

    def _build_beds(self) -> None:
        for bed, box in enumerate(self.layout.beds):
            queen = self._view.o.beds[bed]
            sprite = Sprite(Thing(Zone.BED, bed), box, bed_face(queen), Shape.BED)
            remembered = queen if self._view.memory_aid else -1
            state = "empty" if queen == EMPTY else "asleep"
            sprite.show_picture(self.pictures.bed(box.size(), state, remembered))
            self.add(sprite, BED_Z)

    def _build_piles(self) -> None:
        o, layout = self._view.o, self.layout
        pile, discard = layout.draw_pile, layout.discard
        sprite = Sprite(Thing(Zone.PILE), pile, str(o.pile))
        sprite.show_picture(self.pictures.stack(o.pile, pile.width()))
        sprite.casts_shadow = o.pile > 0
        self.add(sprite, PILE_Z)
        faces = self._view.cards.discard
        top = CARD_NAMES[faces[-1].kind] if faces else ""
        sprite = Sprite(Thing(Zone.DISCARD), discard, f"{len(o.discard)} {top}".strip())
        sprite.show_picture(self.pictures.discard(faces, discard.width()))
        sprite.casts_shadow = bool(faces)
        self.add(sprite, PILE_Z)
        low = tell(words.PILE_LOW) if o.pile <= LOW_PILE else ""
        self._caption(0, pile, tell(words.PILE, count=o.pile), low)
        self._caption(1, discard, tell(words.DISCARD, count=len(o.discard)))

    def _caption(self, number: int, pile: QRectF, text: str, warning: str = "") -> None:
        box = self.layout.caption(pile)
        sprite = Sprite(Thing(Zone.OTHER, number), box, text, Shape.NONE)
        sprite.show_picture(self.panels.caption(box, text, warning))
        self.add(sprite, PILE_Z)

    def _build_mine(self) -> None:
        o, layout = self._view.o, self.layout
        voice = Voice(self._view.seats, o.viewer)
        face = f"{len(o.queens_of(self.base))} {o.points_of(self.base)} {o.hand_sizes[self.base]}"
        plate = Sprite(Thing(Zone.SEAT, self.base), layout.plate, face, Shape.NONE)
        plate.show_picture(self.panels.plate(layout.plate, o, self.base, voice))
        self.add(plate, PANEL_Z)
        boxes = self._my_arches(len(self._view.queens.rows.get(self.base, [])))
        area = boxes[0].united(boxes[-1])
        arches = Sprite(Thing(Zone.OTHER, 2), area, "", Shape.NONE)
        arches.show_picture(self.panels.arches(boxes, area))
        self.add(arches, PANEL_Z)
        self._build_hand()

    def _build_hand(self) -> None:
        hand = self._view.cards.hand
        for place, box in enumerate(self.card_boxes()):
            face = hand[place] if self._view.o.viewer is not None else None
            if face is not None:
                sprite = Sprite(Thing(Zone.HAND, place), box, CARD_NAMES[face.kind])
                sprite.show_picture(self.pictures.card(face, box.width()))
                self.add(sprite, HAND_Z)
            elif self._view.o.viewer is None:
                sprite = Sprite(Thing(Zone.HAND, place), box, "back")
                sprite.show_picture(self.pictures.back(box.width()))
                self.add(sprite, HAND_Z)

    def _build_queens(self) -> None:
        for seat, row in self._view.queens.rows.items():
            for place, queen in enumerate(row):
                if queen is not None:
                    self._build_queen(seat, place, queen)

    def _build_queen(self, seat: Seat, place: int, queen: int) -> None:
        box = self.arch(seat, place)
        sprite = Sprite(Thing(Zone.QUEEN, queen), box, f"{QUEEN_NAMES[queen]} {seat}", Shape.ARCH)
        sprite.show_picture(self.pictures.token(queen, box.width()))
        self.add(sprite, TOKEN_Z - place / 10)
        sprite.setTransformOriginPoint(QPointF(box.width() / 2, box.height()))


def bed_face(queen: int) -> str:
    """Return what a bed shows, in the words of the rules."""
    if queen == EMPTY:
        return "empty"
    return "unknown" if queen == UNKNOWN else QUEEN_NAMES[queen]
