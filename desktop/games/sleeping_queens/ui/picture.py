"""The picture of the table: what the viewer may know, the motion of events, the present choice."""

from collections.abc import Sequence

from PySide6.QtCore import QAbstractAnimation, QRect, QRectF
from PySide6.QtGui import QColor, QPainter

from desktop.core.actions import Seat
from desktop.core.events import Event
from desktop.games.sleeping_queens.rules import events as e
from desktop.games.sleeping_queens.rules.components import (
    JESTER,
    KING,
    OVER,
    TURN,
)
from desktop.games.sleeping_queens.rules.observation import Observation
from desktop.games.sleeping_queens.ui.cards import Pictures
from desktop.games.sleeping_queens.ui.choices import Choices, Selection, group
from desktop.games.sleeping_queens.ui.dresses import Dresser
from desktop.games.sleeping_queens.ui.hand import CardMemory, Face, QueenMemory
from desktop.games.sleeping_queens.ui.items import Dress, Shape, Sprite, Thing, Zone
from desktop.games.sleeping_queens.ui.large import LargeCard
from desktop.games.sleeping_queens.ui.motions import Director
from desktop.games.sleeping_queens.ui.overlays import Overlays
from desktop.games.sleeping_queens.ui.stage import LIT_Z, Stage, View
from desktop.games.sleeping_queens.ui.text_choice import choice_told, example_view
from desktop.games.sleeping_queens.ui.text_counts import SleepingQueensCounts
from desktop.games.sleeping_queens.ui.text_results import result_words
from desktop.games.sleeping_queens.ui.text_voice import Voice
from desktop.games.sleeping_queens.ui.trails import Trails
from desktop.ui.table.animator import Fly, Shake
from desktop.ui.table.table_scene import Look, TableScene

BOX = Thing(Zone.OTHER, 3)
EXCHANGE = Thing(Zone.EXCHANGE)
LIFT = 120
CLICKABLE = (Zone.HAND, Zone.QUEEN, Zone.BED, Zone.PILE, Zone.DISCARD)
SPENDING = (e.CardsExchanged, e.KingPlayed, e.JesterPlayed, e.AttackStarted, e.AttackBlocked)


class PictureScene(TableScene[Observation]):
    """Shows observations and half-made choices; what points at them is added above it."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.pictures = Pictures(look)
        self.stage = Stage(self)
        self.cards, self.queens = CardMemory(), QueenMemory()
        self.selection = Selection((), Choices())
        self.focused: Thing | None = None
        self.focus_shown = False
        self.hovered: Thing | None = None
        self._table_of: tuple[object, ...] = ()
        self.leaving: tuple[int, ...] = ()
        self._told = ""
        self._offered: Observation | None = None
        self._director = Director(self, self.stage)
        self.overlays = Overlays(self, self.stage)
        self._trails = Trails(self, self.stage)
        self.large = LargeCard(self.stage, self.overlays, self.cards)
        self._shake: Shake | None = None
        self._lifts: dict[Thing, Fly] = {}
        self.carried: Thing | None = None

    # --- the picture ---

    def lay_out(self) -> None:
        """Make the picture equal to the observation at once."""
        o = self.observation
        assert o is not None
        self._follow(o, ())
        self.leaving = ()
        self.let_go()
        self._drop_lifts()
        self._director.clear()
        self.overlays.clear()
        self._trails.clear()
        view = View(o, self.seats, self.cards, self.queens, self.look.memory_aid)
        self.stage.build(view, self.pictures, self.table_size)
        self._select_anew(o)
        self._lay_over(o)
        self.refresh()
        self._trails.show(self.look, self._seat_colours())
        self.update()

    def play(self, events: Sequence[Event], observation: Observation) -> None:
        """Animate what happened, then show the observation."""
        self.finish_animations()
        if self.stage.sprites and self.observation is not None:
            self.selection.clear()
            self.refresh()
            self.large.hide()
            arrivals = self._follow(observation, events)
            self._director.begin(observation.viewer, arrivals)
            self._director.remember(self.cards, self.queens, self.leaving)
        self._trails.note(events)
        super().play(events, observation)

    def animation_of(self, event: Event) -> QAbstractAnimation | None:
        """Return the motion of an event."""
        if not self.stage.sprites:
            return None
        self._director.reduced = self.look.reduced
        return self._director.motion(event)

    def relook(self) -> None:
        """Drop what was drawn with the old look."""
        self.pictures = Pictures(self.look)

    def retranslate(self) -> None:
        """Write all words anew."""
        self.relook()
        super().retranslate()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Draw the felt."""
        rect = QRectF(rect)
        ground = self.stage.ground
        if not ground.isNull():
            ratio = ground.devicePixelRatio()
            source = QRectF(rect.topLeft() * ratio, rect.size() * ratio)
            painter.drawPixmap(rect, ground, source)

    def _follow(self, o: Observation, events: Sequence[Event]) -> list[int]:
        """Let the memories follow to a position; return the places of new cards in my hand."""
        table = (o.viewer, o.players, o.options)
        if table != self._table_of:
            self._table_of = table
            self.cards.forget()
            self.queens.forget()
        self.queens.update(o.owners)
        spent = [card for event in events for card in _spent(event, o.viewer)]
        return self.cards.update(o.hand, o.discard, spent=spent, leaving=self.leaving)

    def _select_anew(self, o: Observation) -> None:
        """Offer the legal actions; a half-made choice lasts as long as its position."""
        old = self.selection
        hand = [None if face is None else face.kind for face in self.cards.hand]
        self.selection = Selection(hand, group(o.legal))
        if o is self._offered:
            self.selection.places, self.selection.queen = old.places, old.queen
        self._offered = o

    def _lay_over(self, o: Observation) -> None:
        voice = Voice(self.seats, o.viewer)
        if o.attack is not None and o.attack.owner == o.viewer:
            self.overlays.dim(self.table_size)
            face = self.cards.discard[-1] if self.cards.discard else Face(o.attack.card, "red")
            self.overlays.show_attack(o, o.attack, face, voice)
            self.stage.sprites[Thing(Zone.SEAT, self.stage.base)].setZValue(LIT_Z)
        self.overlays.show_way(o)
        if o.phase == OVER and o.result is not None:
            winners = {
                seat: [queen for queen in self.queens.rows.get(seat, []) if queen is not None]
                for seat in o.result.winners
            }
            headline, _ = result_words(o.result, voice, SleepingQueensCounts())
            self.overlays.show_victory(winners, headline)
        self._stand_out(o)

    def _stand_out(self, o: Observation) -> None:
        """Tilt the attacked queen and lift her over the dimming."""
        if o.attack is None:
            return
        sprite = self.stage.sprites.get(Thing(Zone.QUEEN, o.attack.queen))
        if sprite is not None:
            sprite.setRotation(4)
            sprite.level = LIT_Z
            sprite.setZValue(LIT_Z)
        if self.overlays.banner_queen is not None and self.look.speed and not self.look.reduced:
            self._shake = Shake(self.overlays.banner_queen)
            self._shake.start()

    def refresh(self) -> None:
        """Dress everything for the present choice."""
        o = self.observation
        if o is None or not self.stage.sprites:
            return
        dresser = Dresser(o, self.cards, self.selection)
        scale = self.stage.layout.unit
        for thing, sprite in self.stage.sprites.items():
            if thing.zone in CLICKABLE:
                dress = dresser.dress(
                    thing,
                    hovered=thing == self.hovered,
                    focused=self.focus_shown and thing == self.focused,
                    scale=scale,
                )
                if dress != sprite.dress:
                    self._dress(sprite, dress)
        self._show_example(o, dresser)
        told = choice_told(self.selection, dresser.example)
        if told != self._told:
            self._told = told
            self.selection_told.emit(told)

    def _dress(self, sprite: Sprite, dress: Dress) -> None:
        """Change a thing's state; it rises and sinks smoothly unless motion is off."""
        before = sprite.pos()
        self.drop_lift(sprite.thing)  # it would end where the thing no longer belongs
        sprite.put_on(dress, self.pictures)
        still = not self.look.speed or self.look.reduced
        if sprite.pos() != before and not still and sprite.thing != self.carried:
            lift = Fly(sprite, sprite.pos(), LIFT, arc=0)
            sprite.setPos(before)
            self._lifts[sprite.thing] = lift
            lift.start()

    def drop_lift(self, thing: Thing) -> None:
        """Stop a thing that is rising or sinking."""
        lift = self._lifts.pop(thing, None)
        if lift is not None:
            lift.stop()

    def _drop_lifts(self) -> None:
        for lift in self._lifts.values():
            lift.stop()
        self._lifts.clear()

    def _show_example(self, o: Observation, dresser: Dresser) -> None:
        """Show the example box while I may exchange, with its button when it is right."""
        for thing in (BOX, EXCHANGE):
            old = self.stage.sprites.pop(thing, None)
            if old is not None:
                self.removeItem(old)
        if o.phase != TURN or not o.legal:
            return
        view = example_view(self.selection, dresser.example)
        box = self.stage.layout.example
        sprite = Sprite(BOX, box, view.formula, Shape.NONE)
        sprite.show_picture(self.stage.panels.example(box, view))
        self.stage.add(sprite, 2)
        if view.button:
            button = self.stage.panels.button_box(box).translated(box.topLeft())
            self.stage.add(Sprite(EXCHANGE, button, "exchange", Shape.NONE), 2.5)

    def _seat_colours(self) -> dict[Seat, QColor]:
        theme = self.look.theme
        return {
            seat: QColor(theme.player(view.colour).colour) for seat, view in enumerate(self.seats)
        }

    def let_go(self) -> None:
        """Forget what the pointer was doing: the picture is laid out anew."""


def _spent(event: Event, viewer: Seat | None) -> tuple[int, ...]:
    """Return the cards that the viewer spent in an event."""
    if viewer is None or not isinstance(event, SPENDING) or event.seat != viewer:
        return ()
    if isinstance(event, e.CardsExchanged):
        return event.cards
    if isinstance(event, e.AttackStarted | e.AttackBlocked):
        return (event.card,)
    return (KING if isinstance(event, e.KingPlayed) else JESTER,)
