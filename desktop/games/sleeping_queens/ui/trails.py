"""The trail of the last change: outlines in the actor's colour that fade within two seconds."""

from collections.abc import Iterable

from PySide6.QtCore import QObject, QVariantAnimation
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsScene

from desktop.core.actions import Seat
from desktop.core.events import Event
from desktop.games.sleeping_queens.rules import events as e
from desktop.games.sleeping_queens.ui.items import Shape, Thing, Trail, Zone
from desktop.games.sleeping_queens.ui.stage import Stage
from desktop.ui.table.table_scene import Look

TRAIL_Z = 30.0


class Trails(QObject):
    """Shows where the last step changed something."""

    def __init__(self, scene: QGraphicsScene, stage: Stage) -> None:
        super().__init__(scene)
        self._scene = scene
        self._stage = stage
        self._items: list[Trail] = []
        self._changes: dict[Thing, Seat] = {}
        self._fading = QVariantAnimation(self)
        self._fading.setStartValue(1.0)
        self._fading.setEndValue(0.0)
        self._fading.valueChanged.connect(self._fade)
        self._fading.finished.connect(self.clear)

    def note(self, events: Iterable[Event]) -> None:
        """Remember what a step changed."""
        self._changes = dict(filter(None, map(change_of, events)))

    def show(self, look: Look, colours: dict[Seat, QColor]) -> None:
        """Show the changes once; without motion they stay until the next step."""
        self.clear()
        for thing, seat in self._changes.items():
            sprite = self._stage.sprites.get(thing)
            if sprite is not None:
                shape = Shape.ARCH if thing.zone == Zone.QUEEN else Shape.CARD
                trail = Trail(sprite.box, shape, colours[seat], self._stage.pictures)
                trail.setZValue(TRAIL_Z)
                self._scene.addItem(trail)
                self._items.append(trail)
        self._changes = {}
        if self._items and look.speed > 0 and not look.reduced:
            self._fading.setDuration(look.theme.motion["trail"])
            self._fading.start()

    def clear(self) -> None:
        """Take all outlines away."""
        self._fading.stop()
        for item in self._items:
            self._scene.removeItem(item)
        self._items.clear()

    def _fade(self, opacity: object) -> None:
        for item in self._items:
            item.setOpacity(float(str(opacity)))


def change_of(event: Event) -> tuple[Thing, Seat] | None:
    """Return what an event changed and who did it."""
    if isinstance(event, e.QueenWoken | e.QueenStolen):
        return Thing(Zone.QUEEN, event.queen), event.seat
    if isinstance(event, e.QueenPutToSleep | e.QueensClashed):
        return Thing(Zone.BED, event.bed), event.seat
    if isinstance(event, e.CardsExchanged | e.AttackBlocked):
        return Thing(Zone.DISCARD), event.seat
    return None
