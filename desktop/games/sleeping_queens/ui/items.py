"""Things on the table: pixmaps in layers, at rest until somebody moves them."""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.games.sleeping_queens.ui.cards import Picture, Pictures, arch_shape, card_shape

ROOM = 40.0
"""How far light, shadow and outlines may reach over a thing's box."""


class Zone(StrEnum):
    """Kinds of things, which are also the stops of the Tab key."""

    HAND = "hand"
    BED = "bed"
    QUEEN = "queen"
    PILE = "pile"
    DISCARD = "discard"
    EXCHANGE = "exchange"
    SEAT = "seat"
    OTHER = "other"


class Thing(NamedTuple):
    """A thing that can be pointed at: a place in my hand, a bed, a queen..."""

    zone: Zone
    number: int = 0


class Shape(StrEnum):
    """What lights and outlines follow."""

    CARD = "card"
    ARCH = "arch"
    BED = "bed"
    NONE = "none"


@dataclass(frozen=True)
class Dress:
    """A thing's state as the eye sees it. `glow` is 0 to 1, `raised` in pixels."""

    glow: float = 0.0
    light: str = "legal_glow"
    chosen: bool = False
    veiled: bool = False
    focused: bool = False
    raised: float = 0.0


PLAIN = Dress()


class Sprite(QGraphicsItem):
    """A picture in a box with its light below and its outline above; paints pixmaps only."""

    def __init__(self, thing: Thing, box: QRectF, face: str, shape: Shape = Shape.CARD) -> None:
        super().__init__()
        self.thing = thing
        self.face = face
        """What it shows, in the words of the rules: for tests and screen readers."""
        self.rest = box.topLeft()
        self.size = box.size()
        self.dress = PLAIN
        self.casts_shadow = shape != Shape.BED
        self.level = 0.0
        """How high it lies at rest; what has the focus lies a little above its neighbours."""
        self._shape = shape
        self._picture: Picture | None = None
        self._below: list[tuple[Picture, float]] = []
        self._above: list[Picture] = []
        self.setPos(self.rest)

    @property
    def box(self) -> QRectF:
        """Where it lies at rest."""
        return QRectF(self.rest, self.size)

    def show_picture(self, picture: Picture, face: str | None = None) -> None:
        """Show another picture."""
        self._picture = picture
        if face is not None:
            self.face = face
        self.update()

    def put_on(self, dress: Dress, pictures: Pictures) -> None:
        """Change the state."""
        self.dress = dress
        self.setPos(self.rest - QPointF(0, dress.raised))
        self.setZValue(self.level + (0.5 if dress.focused or dress.chosen else 0.0))
        if self._shape == Shape.NONE:
            return
        outline = self.outline_path()
        name = self._shape.value
        scale = pictures.look.theme.scale
        self._below = []
        if self.casts_shadow or dress.raised:
            self._below.append((pictures.shadow(outline, 1.5 + dress.raised * 0.7, name), 1.0))
        if dress.glow:
            light = pictures.halo(outline, pictures.colour(dress.light), 10 * scale, name)
            self._below.append((light, dress.glow))
        self._above = []
        if dress.veiled:
            self._above.append(pictures.veil(outline, name))
        if dress.chosen:
            pen = QPen(pictures.colour("chosen"), 3.5 * scale)
            self._above.append(pictures.outline(outline, pen, name, gap=1.5))
        if dress.focused:
            pen = QPen(pictures.colour("felt_text"), 2, Qt.PenStyle.DashLine)
            self._above.append(pictures.outline(outline, pen, name, gap=5))
        self.update()

    def outline_path(self) -> QPainterPath:
        """Return the outline in own coordinates."""
        return outline_path(self._shape, self.size)

    def boundingRect(self) -> QRectF:
        """Leave room for lights and outlines."""
        return QRectF(QPointF(), self.size).adjusted(-ROOM, -ROOM, ROOM, ROOM)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the pixmaps."""
        for below, strength in self._below:
            opacity = painter.opacity()
            painter.setOpacity(opacity * strength)
            painter.drawPixmap(below.offset, below.pixmap)
            painter.setOpacity(opacity)
        if self._picture is not None:
            painter.drawPixmap(self._picture.offset, self._picture.pixmap)
        for above in self._above:
            painter.drawPixmap(above.offset, above.pixmap)


class Trail(QGraphicsItem):
    """An outline in a player's colour where something has just changed; it fades away."""

    def __init__(self, box: QRectF, shape: Shape, colour: QColor, pictures: Pictures) -> None:
        super().__init__()
        self._size = box.size()
        path = outline_path(shape, self._size)
        halo = pictures.halo(path, colour, 6, shape.value)
        line = pictures.outline(path, QPen(colour, 3), shape.value, gap=2)
        self._pictures = (halo, line)
        self.setPos(box.topLeft())

    def boundingRect(self) -> QRectF:
        """Leave room for the light."""
        return QRectF(QPointF(), self._size).adjusted(-ROOM, -ROOM, ROOM, ROOM)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the light and the line."""
        for picture in self._pictures:
            painter.drawPixmap(picture.offset, picture.pixmap)


def outline_path(shape: Shape, size: QSizeF) -> QPainterPath:
    """Return the outline of a shape of this size."""
    return arch_shape(size) if shape == Shape.ARCH else card_shape(size)
