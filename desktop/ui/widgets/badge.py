"""Faces and marks of players: avatar in a ring with the player's shape, and the shape alone."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from desktop.ui.appearance import Appearance
from desktop.ui.table.seat_view import SeatView
from desktop.ui.table.table_scene import Look
from desktop.ui.theme import TextRole

SHAPE_SHARE = 0.42
LETTER_FROM = 80


class PlayerBadge(QWidget):
    """A player's face; says nothing itself, the name stands beside it."""

    def __init__(self, appearance: Appearance, size: int, ground: str = "surface") -> None:
        super().__init__()
        self._appearance = appearance
        self._size = size
        self._ground = ground
        self._seat: SeatView | None = None
        appearance.changed.connect(self._resize)
        self._resize()

    def show_seat(self, seat: SeatView | None) -> None:
        """Show a player; None shows nothing."""
        self._seat = seat
        self.setAccessibleName(seat.name if seat is not None else "")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the face."""
        if self._seat is None:
            return
        theme = self._appearance.theme
        look = Look(theme, self._appearance.assets, self.devicePixelRatioF())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = theme.colour(self._ground)
        paint_badge(painter, QRectF(self.rect()), self._seat, look, ground=ground)
        painter.end()

    def _resize(self) -> None:
        side = self._appearance.theme.px(self._size)
        self.setFixedSize(side, side)
        self.update()


class ShapeMark(QWidget):
    """A player's shape alone, 12 px, before a text."""

    def __init__(self, appearance: Appearance, colour: int = 0, size: int = 12) -> None:
        super().__init__()
        self._appearance = appearance
        self._colour = colour
        self._size = size
        appearance.changed.connect(self._resize)
        self._resize()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the shape."""
        theme = self._appearance.theme
        look = Look(theme, self._appearance.assets, self.devicePixelRatioF())
        painter = QPainter(self)
        painter.drawPixmap(0, 0, shape_pixmap(self._colour, self.width(), look))
        painter.end()

    def _resize(self) -> None:
        side = self._appearance.theme.px(self._size)
        self.setFixedSize(side, side)
        self.update()


def shape_pixmap(colour: int, side: int, look: Look) -> QPixmap:
    """Return a player's shape in his colour."""
    player = look.theme.player(colour)
    size = QSize(side, side)
    return look.assets.pixmap(f"shapes/{player.shape}", size, look.ratio, player.colour)


def paint_badge(
    painter: QPainter, box: QRectF, seat: SeatView, look: Look, *, ground: QColor
) -> None:
    """Draw a player's badge: ring, avatar, the shape at the lower right on its ground."""
    side = box.width()
    ring = max(2.0, side * 0.055)
    player = look.theme.player(seat.colour)
    painter.setPen(QPen(QColor(player.colour), ring))
    painter.setBrush(ground)
    painter.drawEllipse(box.adjusted(ring / 2, ring / 2, -ring / 2, -ring / 2))
    inner = round(side - 4 * ring)
    face = look.assets.pixmap(f"avatars/{seat.avatar}", QSize(inner, inner), look.ratio)
    painter.drawPixmap(round(box.x() + 2 * ring), round(box.y() + 2 * ring), face)
    _paint_shape(painter, box, seat, look, ground=ground)


def _paint_shape(
    painter: QPainter, box: QRectF, seat: SeatView, look: Look, *, ground: QColor
) -> None:
    lettered = box.width() >= look.theme.px(LETTER_FROM)
    side = round(box.width() * (0.34 if lettered else SHAPE_SHARE))
    corner = QRectF(box.right() - side, box.bottom() - side, side, side)
    name = f"shapes/{look.theme.player(seat.colour).shape}"
    gap = side + 4
    under = look.assets.pixmap(name, QSize(gap, gap), look.ratio, ground)
    painter.drawPixmap(round(corner.x() - 2), round(corner.y() - 2), under)
    painter.drawPixmap(round(corner.x()), round(corner.y()), shape_pixmap(seat.colour, side, look))
    if lettered:
        painter.setFont(look.theme.font(TextRole.BODY_STRONG))
        painter.setPen(QColor(look.theme.player(seat.colour).ink))
        painter.drawText(corner, Qt.AlignmentFlag.AlignCenter, seat.name[:1].upper())
