"""Events as motion: copies of cards fly, flip and hop over the picture, which is then laid out."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QAbstractAnimation, QRectF, QSizeF
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from desktop.core.actions import Seat
from desktop.core.events import Event
from desktop.games.sleeping_queens.rules import events as e
from desktop.games.sleeping_queens.rules.components import CARD_NAMES, KING, ROSE
from desktop.games.sleeping_queens.ui.ghosts import GHOST_Z, Ghosts, Hop, both, put, ring
from desktop.games.sleeping_queens.ui.hand import CardMemory, Face, QueenMemory
from desktop.games.sleeping_queens.ui.items import Shape, Sprite, Thing, Zone
from desktop.games.sleeping_queens.ui.layout import bed_card
from desktop.games.sleeping_queens.ui.overlays import bell_picture
from desktop.games.sleeping_queens.ui.stage import Stage
from desktop.ui.table.animator import (
    Call,
    Fade,
    Shake,
    Wait,
    in_turn,
    together,
)

HOP, FAST_HOP = 180, 120
FAST_FROM = 6
"""From this hop of the Jester's count on the bell hurries."""


class Director(Ghosts):
    """Turns one step's events into motions; knows the picture before and the memories after."""

    def __init__(self, scene: QGraphicsScene, stage: Stage) -> None:
        super().__init__(scene, stage)
        self._arrivals: list[int] = []
        self._used: set[Thing] = set()
        self._viewer: Seat | None = None

    def begin(self, viewer: Seat | None, arrivals: Sequence[int]) -> None:
        """Start a step; `arrivals` are the places of my hand that are filled in it."""
        self._viewer = viewer
        self._arrivals = list(arrivals)
        self._used = set()

    def remember(self, cards: CardMemory, queens: QueenMemory, leaving: Sequence[int]) -> None:
        """Take the memories as they are after the step."""
        self._cards, self._queens, self._leaving = cards, queens, tuple(leaving)

    def motion(self, event: Event) -> QAbstractAnimation | None:
        """Return the motion of an event."""
        make: Callable[[Director, Any], QAbstractAnimation | None] | None
        make = MOTIONS.get(type(event))
        return make(self, event) if make is not None else None

    # --- red cards ---

    def _source(self, seat: Seat, kind: int) -> tuple[QRectF, Thing | None]:
        """Find where a played card comes from: a place of my hand, or an opponent's fan."""
        if seat == self._viewer:
            mine = [
                thing
                for thing, sprite in self._stage.sprites.items()
                if thing.zone == Zone.HAND
                and sprite.face == CARD_NAMES[kind]
                and thing not in self._used
            ]
            mine.sort(key=self._not_leaving)
            if mine:
                self._used.add(mine[0])
                return self._stage.sprites[mine[0]].box, mine[0]
        return self._stage.hand_box(seat), None

    def _not_leaving(self, thing: Thing) -> bool:
        return thing.number not in self._leaving

    def _face(self, kind: int) -> Face:
        """Return the look of a card that is on the discard after the step."""
        for face in reversed(self._cards.discard):
            if face.kind == kind:
                return face
        return Face(kind, {KING: "chess"}.get(kind, "red"))

    def _to_discard(self, seat: Seat, kinds: Sequence[int]) -> QAbstractAnimation:
        pile = self._stage.layout.discard
        motions: list[QAbstractAnimation] = []
        for kind in kinds:
            box, thing = self._source(seat, kind)
            own = QRectF(box) if thing is not None else QRectF(pile)
            face = self._stage.pictures.card(self._face(kind), own.width())
            hidden = thing is None and seat != self._viewer
            back = self._stage.pictures.back(own.width())
            ghost = self._ghost(back if hidden else face, own)
            steps: list[QAbstractAnimation] = [
                Call(put(ghost, box.topLeft(), box.width() / own.width())),
                self._appear(ghost, *([thing] if thing else [])),
            ]
            flight = self._fly(ghost, pile)
            motions.append(
                in_turn(*steps, both(flight, self._turn(ghost, face)) if hidden else flight)
            )
        return together(*motions)

    def played(self, event: Any) -> QAbstractAnimation:
        """Send a single card to the discard."""
        kinds = {e.KingPlayed: KING, e.JesterPlayed: KING + 1}
        kind = event.card if hasattr(event, "card") else kinds[type(event)]
        return self._to_discard(event.seat, [kind])

    def exchanged(self, event: e.CardsExchanged) -> QAbstractAnimation:
        """Send the cards of an exchange to the discard."""
        return self._to_discard(event.seat, event.cards)

    def drew(self, event: e.CardsDrawn) -> QAbstractAnimation:
        """Bring cards from the pile."""
        kinds = event.cards if event.cards is not None else (0,) * event.count
        motions = [self._draw(event.seat, kind) for kind in kinds]
        return together(*motions, stagger=90)

    def _draw(self, seat: Seat, kind: int) -> QAbstractAnimation:
        pile = self._stage.layout.draw_pile
        to, place = self._destination(seat, kind)
        ghost = self._ghost(self._stage.pictures.back(pile.width()), pile)
        flight = self._fly(ghost, to)
        if place is None:
            return in_turn(self._appear(ghost), flight)
        face = self._cards.hand[place] or Face(kind)
        picture = self._stage.pictures.card(face, pile.width())
        return in_turn(self._appear(ghost), both(flight, self._turn(ghost, picture)))

    def _destination(self, seat: Seat, kind: int) -> tuple[QRectF, int | None]:
        """Find where a drawn card goes: its place in my hand, or an opponent's fan."""
        boxes = self._stage.layout.hand(len(self._cards.hand))
        for place in self._arrivals:
            face = self._cards.hand[place]
            if seat == self._viewer and face is not None and face.kind == kind:
                self._arrivals.remove(place)
                return boxes[place], place
        return self._stage.hand_box(seat), None

    def reshuffled(self, event: e.DeckReshuffled) -> QAbstractAnimation:
        """Turn the discard into the pile."""
        layout = self._stage.layout
        motions: list[QAbstractAnimation] = []
        for _ in range(4):
            ghost = self._ghost(self._stage.pictures.back(layout.discard.width()), layout.discard)
            appear = self._appear(ghost, Thing(Zone.DISCARD))
            motions.append(in_turn(appear, self._fly(ghost, layout.draw_pile)))
        return together(*motions, stagger=50)

    # --- queens ---

    def _arch_after(self, queen: int, seat: Seat) -> QRectF:
        try:
            owner, place = self._queens.place_of(queen)
        except KeyError:
            owner, place = seat, self._queens.next_place(seat)
        return self._stage.arch(owner, place)

    def stolen(self, event: e.QueenStolen) -> QAbstractAnimation | None:
        """Carry a queen to another player."""
        thing = Thing(Zone.QUEEN, event.queen)
        sprite = self._stage.sprites.get(thing)
        if sprite is None:
            return None
        to = self._arch_after(event.queen, event.seat)
        picture = self._stage.pictures.token(event.queen, sprite.size.width())
        ghost = self._ghost(picture, sprite.box, Shape.ARCH)
        return in_turn(self._appear(ghost, thing), self._fly(ghost, to, arc=0.25))

    def asleep(self, event: e.QueenPutToSleep) -> QAbstractAnimation | None:
        """Put a queen to bed."""
        thing = Thing(Zone.QUEEN, event.queen)
        sprite = self._stage.sprites.get(thing)
        if sprite is None:
            return None
        pictures, bed = self._stage.pictures, self._stage.layout.beds[event.bed]
        box = sprite.box
        ghost = self._ghost(pictures.queen(event.queen, box.width()), box)
        back = pictures.back(box.width(), queen=True)
        return in_turn(
            self._appear(ghost, thing),
            self._open_bed(event.bed),
            self._fly(ghost, bed_card(bed)),
            self._turn(ghost, back),
        )

    def _open_bed(self, bed: int) -> Call:
        sprite = self._stage.sprites[Thing(Zone.BED, bed)]
        picture = self._stage.pictures.bed(sprite.size, "open")

        def open_it() -> None:
            sprite.show_picture(picture)

        return Call(open_it)

    def _rise(self, bed: int, queen: int) -> tuple[Sprite, QAbstractAnimation, QRectF]:
        """Lift a sleeping card out of her bed and turn it up, as large as a card of my hand."""
        pictures, layout = self._stage.pictures, self._stage.layout
        card = bed_card(layout.beds[bed])
        large = layout.hand(1)[0]
        large.moveCenter(card.center())
        large.moveTop(max(8.0, large.top() - card.height() * 0.3))
        ghost = self._ghost(pictures.back(large.width(), queen=True), large)
        face = pictures.queen(queen, large.width())
        start = Call(put(ghost, card.topLeft(), card.width() / large.width()))
        rise = in_turn(
            start,
            self._open_bed(bed),
            self._appear(ghost),
            both(self._fly(ghost, large, arc=0), self._turn(ghost, face)),
            Wait(220),
        )
        return ghost, rise, card

    def woken(self, event: e.QueenWoken) -> QAbstractAnimation:
        """Wake a queen and bring her to her owner."""
        ghost, rise, _ = self._rise(event.bed, event.queen)
        to = self._arch_after(event.queen, event.seat)
        return in_turn(rise, self._fly(ghost, to))

    def clashed(self, event: e.QueensClashed) -> QAbstractAnimation:
        """Show a queen who shakes her head and goes back to bed."""
        ghost, rise, card = self._rise(event.bed, event.queen)
        ghost.setTransformOriginPoint(0, 0)
        back = self._stage.pictures.back(ghost.size.width(), queen=True)
        shake = Wait(900) if self.reduced else Shake(ghost, 4, 2, 900)
        down = both(self._fly(ghost, card, arc=0), self._turn(ghost, back))
        return in_turn(rise, shake, down)

    def granted(self, event: e.BonusGranted) -> QAbstractAnimation:
        """Let roses fly from their queen to the beds of those who still sleep."""
        seat, place = self._queens.place_of(ROSE)
        start = self._stage.arch(seat, place).center()
        beds = [
            sprite.box.center()
            for thing, sprite in self._stage.sprites.items()
            if thing.zone == Zone.BED and sprite.face != "empty"
        ]
        side = 30 * self._stage.layout.unit
        rose = self._stage.pictures.part("emblem_rose", QSizeF(side, side))
        motions: list[QAbstractAnimation] = []
        for bed in beds:
            ghost = self._ghost(rose, QRectF(start.x(), start.y(), side, side), Shape.NONE)
            to = QRectF(bed.x() - side / 2, bed.y() - side / 2, side, side)
            motions.append(in_turn(self._appear(ghost), self._fly(ghost, to), Fade(ghost, 0.0)))
        return together(*motions, stagger=40)

    # --- the Jester ---

    def revealed(self, event: e.CardRevealed) -> QAbstractAnimation:
        """Turn the top card up in the middle and bring it where it belongs."""
        layout, pictures = self._stage.layout, self._stage.pictures
        place: int | None = None
        if event.card >= KING:
            to, place = self._destination(event.seat, event.card)
        else:
            to = layout.discard
        known = self._cards.hand[place] if place is not None else None
        face = known or self._face(event.card)
        middle = layout.reveal
        ghost = self._ghost(pictures.back(middle.width()), middle)
        pile = layout.draw_pile
        start = Call(put(ghost, pile.topLeft(), pile.width() / middle.width()))
        picture = pictures.card(face, middle.width())
        up = both(self._fly(ghost, middle), self._turn(ghost, picture))
        return in_turn(start, self._appear(ghost), up, Wait(700), self._fly(ghost, to))

    def counted(self, event: e.PlayersCounted) -> QAbstractAnimation:
        """Let the bell hop from seat to seat with the running number."""
        layout, pictures = self._stage.layout, self._stage.pictures
        players = layout.players
        places = [self._stage.place_of((event.seat + i) % players) for i in range(event.number)]
        bells = [
            bell_picture(pictures, number, layout.unit, number == event.number)
            for number in range(1, event.number + 1)
        ]
        bell = QGraphicsPixmapItem()
        bell.setZValue(GHOST_Z + 2)
        bell.setVisible(False)
        self._scene.addItem(bell)
        self._ghosts.append(bell)
        steps: list[QAbstractAnimation] = [
            Call(ring(bell, bells[0], layout.anchor(places[0]))),
            Wait(HOP),
        ]
        for index in range(1, event.number):
            points = (
                layout.anchor(places[index - 1]),
                layout.hop(places[index - 1], places[index]),
                layout.anchor(places[index]),
            )
            hurry = FAST_HOP if index >= FAST_FROM else HOP
            if not self.reduced:
                steps.append(Hop(bell, points, hurry))
            steps += [Call(ring(bell, bells[index], points[2])), Wait(hurry // 2)]
        return in_turn(*steps, Wait(400))

    def paused(self, event: Event) -> QAbstractAnimation:
        """Let the eye rest."""
        return Wait(250)


MOTIONS: dict[type[Event], Callable[[Director, Any], QAbstractAnimation | None]] = {
    e.CardsExchanged: Director.exchanged,
    e.KingPlayed: Director.played,
    e.JesterPlayed: Director.played,
    e.AttackStarted: Director.played,
    e.AttackBlocked: Director.played,
    e.QueenStolen: Director.stolen,
    e.QueenPutToSleep: Director.asleep,
    e.QueenWoken: Director.woken,
    e.QueensClashed: Director.clashed,
    e.BonusGranted: Director.granted,
    e.CardRevealed: Director.revealed,
    e.PlayersCounted: Director.counted,
    e.CardsDrawn: Director.drew,
    e.DeckReshuffled: Director.reshuffled,
    e.GameEnded: Director.paused,
}
