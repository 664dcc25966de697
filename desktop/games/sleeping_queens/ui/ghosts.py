"""Copies of things that move over the picture; all are gone when the picture is laid out."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene

from desktop.games.sleeping_queens.ui.cards import Picture
from desktop.games.sleeping_queens.ui.items import PLAIN, Shape, Sprite, Thing, Zone
from desktop.games.sleeping_queens.ui.stage import Stage
from desktop.ui.table.animator import Call, Fade, Flip, Fly, Motion, in_turn, together

GHOST_Z = 40.0
FLY, FLIP, FADE = 300, 180, 120


class Hop(Motion):
    """Carry an item along a curve with a control point."""

    def __init__(self, item: QGraphicsItem, points: Sequence[QPointF], milliseconds: int) -> None:
        super().__init__(item, milliseconds)
        self._points = points

    def move_item(self, item: QGraphicsItem, share: float) -> None:
        """Follow the curve."""
        start, control, end = self._points
        rest = 1 - share
        item.setPos(start * rest * rest + control * 2 * rest * share + end * share * share)


class Ghosts:
    """Makes copies and the motions they are moved by."""

    def __init__(self, scene: QGraphicsScene, stage: Stage) -> None:
        self._scene = scene
        self._stage = stage
        self._ghosts: list[QGraphicsItem] = []
        self.reduced = False

    def clear(self) -> None:
        """Take all copies off the table."""
        for ghost in self._ghosts:
            self._scene.removeItem(ghost)
        self._ghosts.clear()

    def _ghost(self, picture: Picture, box: QRectF, shape: Shape = Shape.CARD) -> Sprite:
        """Return a copy that is still hidden."""
        ghost = Sprite(Thing(Zone.OTHER, -1), box, "", shape)
        ghost.show_picture(picture)
        ghost.put_on(PLAIN, self._stage.pictures)
        ghost.setZValue(GHOST_Z + len(self._ghosts) / 1000)
        ghost.setVisible(False)
        self._scene.addItem(ghost)
        self._ghosts.append(ghost)
        return ghost

    def _appear(self, ghost: QGraphicsItem, *hidden: Thing) -> Call:
        """Show a copy and hide the things it stands for."""

        def show() -> None:
            ghost.setVisible(True)
            for thing in hidden:
                sprite = self._stage.sprites.get(thing)
                if sprite is not None:
                    sprite.setVisible(False)

        return Call(show)

    def _fly(self, ghost: Sprite, to: QRectF, arc: float = 0.18) -> QAbstractAnimation:
        """Fly on an arc, which bends down near the upper edge."""
        if max(ghost.rest.y(), to.y()) < self._stage.layout.size.height() / 4:
            arc = -arc
        scale = to.width() / max(1.0, ghost.size.width())
        if self.reduced:
            return in_turn(Call(put(ghost, to.topLeft(), scale)), Fade(ghost, 1.0, FADE))
        return Fly(ghost, to.topLeft(), FLY, scale=scale, arc=arc)

    def _turn(self, ghost: Sprite, picture: Picture) -> QAbstractAnimation:
        def turned() -> None:
            ghost.show_picture(picture)

        return Call(turned) if self.reduced else Flip(ghost, turned, FLIP)


def put(ghost: QGraphicsItem, at: QPointF, scale: float) -> Callable[[], None]:
    """Return a function that puts a copy somewhere."""

    def move() -> None:
        ghost.setPos(at)
        ghost.setScale(scale)

    return move


def ring(bell: QGraphicsPixmapItem, picture: Picture, at: QPointF) -> Callable[[], None]:
    """Return a function that shows the bell with another number."""

    def show() -> None:
        bell.setPixmap(picture.pixmap)
        bell.setOffset(picture.offset)
        bell.setPos(at)
        bell.setVisible(True)

    return show


def both(*motions: QAbstractAnimation) -> QAbstractAnimation:
    """Return motions that run at the same time."""
    return together(*motions, stagger=0)
