"""The pointer over the table: clicks, and cards that are carried to a target."""

from typing import Protocol

from PySide6.QtCore import QPointF

from desktop.games.sleeping_queens.ui.items import Sprite, Thing, Zone

DRAG_FROM = 8.0
"""Pixels that the pointer moves before a press becomes a drag."""
CARRIED_Z = 50.0


class Table(Protocol):
    """What the pointer needs from the scene."""

    def thing_at(self, point: QPointF) -> Thing | None:
        """Return the thing under a point."""
        ...

    def sprite_of(self, thing: Thing) -> Sprite | None:
        """Return a thing's picture."""
        ...

    def click(self, thing: Thing | None) -> None:
        """Point at a thing, or at the bare felt."""
        ...

    def pick_up(self, place: int) -> None:
        """Take a card of my hand to carry it."""
        ...

    def drop(self, place: int, target: Thing | None, over_table: bool) -> None:
        """Put the carried card on a thing or on the felt."""
        ...

    def in_hand_zone(self, point: QPointF) -> bool:
        """Whether a point lies in the zone of my hand."""
        ...


class Mouse:
    """Tells clicks from drags."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._pressed: Thing | None = None
        self._down = False
        self._from = QPointF()
        self._sprite: Sprite | None = None
        self._z = 0.0

    @property
    def dragging(self) -> bool:
        """Whether a card is being carried."""
        return self._sprite is not None

    def press(self, point: QPointF) -> None:
        """Press the button."""
        self._down = True
        self._from = point
        self._pressed = self._table.thing_at(point)

    def move(self, point: QPointF) -> None:
        """Move with the button pressed."""
        if self._sprite is None and self._down and self._may_drag(point):
            assert self._pressed is not None
            self._table.pick_up(self._pressed.number)
            self._sprite = self._table.sprite_of(self._pressed)
            self._z = self._sprite.zValue() if self._sprite is not None else 0.0
        if self._sprite is not None:
            self._sprite.setZValue(CARRIED_Z)
            self._sprite.setPos(self._sprite.rest + point - self._from)

    def release(self, point: QPointF) -> None:
        """Release the button."""
        pressed, carried, down = self._pressed, self._sprite, self._down
        self.cancel()
        if carried is not None and pressed is not None:
            carried.setPos(carried.rest)
            carried.setZValue(self._z)
            target = self._table.thing_at(point)
            self._table.drop(pressed.number, target, not self._table.in_hand_zone(point))
        elif down and self._table.thing_at(point) == pressed:
            self._table.click(pressed)

    def cancel(self) -> None:
        """Forget a press."""
        self._pressed, self._sprite, self._down = None, None, False

    def _may_drag(self, point: QPointF) -> bool:
        far = (point - self._from).manhattanLength() > DRAG_FROM
        return far and self._pressed is not None and self._pressed.zone == Zone.HAND
