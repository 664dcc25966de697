"""The table of Sleeping Queens: turns clicks, drags and keys into wishes."""

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from desktop.core.actions import Attempt
from desktop.games.sleeping_queens.ui import focus
from desktop.games.sleeping_queens.ui.choices import Outcome
from desktop.games.sleeping_queens.ui.items import Sprite, Thing, Zone
from desktop.games.sleeping_queens.ui.keys import Wish, wish_of
from desktop.games.sleeping_queens.ui.mouse import Mouse
from desktop.games.sleeping_queens.ui.picture import CLICKABLE, EXCHANGE, PictureScene
from desktop.games.sleeping_queens.ui.targets import box_of_attempt
from desktop.ui.table.table_scene import Look


class SleepingQueensScene(PictureScene):
    """The table; it judges nothing, only looks actions up among the legal ones."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._mouse = Mouse(self)

    def let_go(self) -> None:
        """Forget a press or a drag."""
        self._mouse.cancel()
        self.carried = None

    # --- what the pointer and the keys ask ---

    def thing_at(self, point: QPointF) -> Thing | None:
        """Return the thing under a point."""
        if self.overlays.banner is not None and self.overlays.banner.contains(point):
            return None
        found = [
            sprite
            for thing, sprite in self.stage.sprites.items()
            if (thing.zone in CLICKABLE or thing == EXCHANGE)
            and sprite.box.adjusted(0, -sprite.dress.raised, 0, 0).contains(point)
        ]
        return max(found, key=Sprite.zValue).thing if found else None

    def sprite_of(self, thing: Thing) -> Sprite | None:
        """Return a thing's picture."""
        return self.stage.sprites.get(thing)

    def in_hand_zone(self, point: QPointF) -> bool:
        """Whether a point lies in the zone of my hand."""
        return self.stage.layout.hand_zone.contains(point)

    def click(self, thing: Thing | None) -> None:
        """Point at a thing, or at the bare felt."""
        if self.overlays.hide_discard():
            return
        if thing is None:
            self.cancel_selection()
            return
        zone, number = thing
        if zone == Zone.HAND:
            self._act(self.selection.click_card(number))
        elif zone == Zone.BED:
            self._act(self.selection.click_bed(number))
        elif zone == Zone.QUEEN:
            self._act(self.selection.click_queen(number))
        elif zone == Zone.DISCARD and not self.selection.places:
            self._look_into_discard()
        elif zone in (Zone.DISCARD, Zone.EXCHANGE):
            self._act(self.selection.click_discard())
        elif zone == Zone.PILE:
            self._act(self.selection.attempt(""))

    def _look_into_discard(self) -> None:
        self.large.hide()
        if self.observation is not None:
            self.overlays.toggle_discard(self.observation.discard)

    def pick_up(self, place: int) -> None:
        """Take a card of my hand to carry it."""
        self.selection.take(place)
        self.carried = Thing(Zone.HAND, place)
        self.drop_lift(self.carried)
        self.refresh()
        self.large.hide()

    def drop(self, place: int, target: Thing | None, over_table: bool) -> None:
        """Put the carried card on a thing or on the felt."""
        self.carried = None
        aimed = target is not None and target.zone in (Zone.BED, Zone.QUEEN, Zone.DISCARD)
        played = self.selection.play_alone() if over_table else None
        if played is not None and target != Thing(Zone.DISCARD):
            self._act(played)
        elif aimed:
            self.click(target)
        if self.selection.queen is None:
            self.cancel_selection()

    def cancel_selection(self) -> bool:
        """Drop a half-made choice; return whether there was one."""
        had = self.overlays.hide_discard() or self.selection.clear()
        self.refresh()
        return had

    def place_of(self, attempt: Attempt) -> QRectF:
        """Return where a refused attempt aimed."""
        return box_of_attempt(attempt, self.stage)

    def _act(self, outcome: Outcome) -> None:
        if isinstance(outcome, Attempt):
            self.attempted.emit(outcome)
        elif outcome is not None:
            self.leaving = tuple(self.selection.places)
            self.selection.clear()
            self.refresh()
            self.action_requested.emit(outcome)
            return
        self.refresh()

    # --- Qt ---

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Begin a click or a drag."""
        event.accept()
        self.focus_shown = False
        if self.animating:
            self.finish_animations()
        elif event.button() == Qt.MouseButton.LeftButton and self.observation is not None:
            self._mouse.press(event.scenePos())

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Carry a card, or look at what is under the pointer."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._mouse.move(event.scenePos())
        elif not self.animating and self.observation is not None:
            self._hover(self.thing_at(event.scenePos()))
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """End a click or a drag."""
        event.accept()
        if event.button() == Qt.MouseButton.LeftButton and not self.animating:
            self._mouse.release(event.scenePos())

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take the second press of a fast pair like any other."""
        self.mousePressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Forget the pointer when it leaves the table."""
        if event.type() == QEvent.Type.Leave:
            self._hover(None)
        return super().event(event)

    def _hover(self, thing: Thing | None) -> None:
        self.large.rest_on(thing)
        if thing != self.hovered:
            self.hovered = thing
            self.refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play by keys; what means nothing here is left to the window."""
        if self.animating and wish_of(event) != Wish.NOTHING:
            self.finish_animations()
        event.setAccepted(self.observation is not None and self._wish(event))

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Take the large card away with the key."""
        if event.key() == Qt.Key.Key_Alt:
            self.large.hide()
        event.ignore()

    def _wish(self, event: QKeyEvent) -> bool:
        """Fulfil a key's wish; return whether there was one."""
        wish = wish_of(event)
        if wish == Wish.CANCEL:
            return self.cancel_selection()
        if wish == Wish.CONFIRM:
            return self._confirm()
        if wish == Wish.EXCHANGE:
            return self._exchange()
        if wish == Wish.MOVE:
            return self._move_focus(Qt.Key(event.key()))
        if wish == Wish.LARGE:
            thing = self.focused if self.focus_shown else self.hovered
            if thing is not None:
                self.large.show(thing)
        if wish == Wish.CLICK and self.focus_shown and self.focused is not None:
            self.click(self.focused)
            return True
        return wish == Wish.CLICK

    def _confirm(self) -> bool:
        """Finish a choice with Enter, or click what has the focus."""
        thing = self.focused if self.focus_shown else None
        chosen = thing is None or (
            thing.zone == Zone.HAND and thing.number in self.selection.places
        )
        if self.selection.queen is not None or (chosen and self.selection.power is None):
            outcome = self.selection.confirm()
            if outcome is not None:
                self._act(outcome)
                return True
        if thing is None:
            return False
        self.click(thing)
        return True

    def _exchange(self) -> bool:
        """Exchange the chosen cards, or the one with the focus."""
        thing = self.focused if self.focus_shown else None
        if not self.selection.places and thing is not None and thing.zone == Zone.HAND:
            self.selection.take(thing.number)
        self._act(self.selection.click_discard())
        return True

    def _boxes(self) -> dict[Thing, QRectF]:
        return {
            thing: sprite.box
            for thing, sprite in self.stage.sprites.items()
            if thing.zone in CLICKABLE or thing == EXCHANGE
        }

    def _move_focus(self, key: Qt.Key) -> bool:
        boxes = self._boxes()
        if self.focused is None or self.focused not in boxes or not self.focus_shown:
            start = self.focused if self.focused in boxes else focus.next_stop(None, boxes, True)
            self._focus_on(start)
            return True
        self._focus_on(focus.neighbour(self.focused, key, boxes))
        return True

    def move_to_zone(self, forward: bool) -> bool:
        """Move the focus to the next zone; False after the last one."""
        if self.observation is None:
            return False
        start = self.focused if self.focus_shown else None
        thing = focus.next_stop(start, self._boxes(), forward)
        self._focus_on(thing)
        return thing is not None

    def _focus_on(self, thing: Thing | None) -> None:
        self.focused = thing
        self.focus_shown = thing is not None
        self.refresh()
