"""The felt: a glow from the middle, quilting, a gold trim."""

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter, QPen, QPixmap, QRadialGradient

from desktop.games.sleeping_queens.ui.cards import FOLDER, Pictures

TILE = 120
WIDE_ENOUGH = 1400
ORNAMENT = 80


def felt(pictures: Pictures, size: QSizeF, unit: float, bright: bool = False) -> QPixmap:
    """Paint the whole ground once; `bright` celebrates."""
    pixmap = pictures.canvas(size)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    whole = QRectF(QPointF(), size)
    _paint_cloth(painter, whole, pictures, bright)
    tile = QSize(round(TILE * unit), round(TILE * unit))
    name = FOLDER + f"felt_tile_{pictures.theme.scheme.value}"
    quilt = pictures.look.assets.pixmap(name, tile, pictures.look.ratio)
    painter.drawTiledPixmap(whole, quilt)
    _paint_trim(painter, whole, pictures)
    if size.width() >= WIDE_ENOUGH:
        _paint_ornaments(painter, whole, pictures, unit)
    painter.end()
    return pixmap


def _paint_cloth(painter: QPainter, whole: QRectF, pictures: Pictures, bright: bool) -> None:
    middle = QPointF(whole.width() * 0.5, whole.height() * 0.47)
    light = QRadialGradient(middle, whole.width() * 0.75)
    inner, outer = pictures.colour("felt"), pictures.colour("felt_edge")
    light.setColorAt(0, inner.lighter(112) if bright else inner)
    light.setColorAt(1, outer.lighter(112) if bright else outer)
    painter.fillRect(whole, light)


def _paint_trim(painter: QPainter, whole: QRectF, pictures: Pictures) -> None:
    gold = pictures.colour("trim")
    painter.setPen(QPen(gold, 2.2))
    painter.drawRoundedRect(whole.adjusted(3, 3, -3, -3), 14, 14)
    gold.setAlphaF(0.45)
    painter.setPen(QPen(gold, 1))
    painter.drawRoundedRect(whole.adjusted(8, 8, -8, -8), 10, 10)


def _paint_ornaments(painter: QPainter, whole: QRectF, pictures: Pictures, unit: float) -> None:
    side = ORNAMENT * unit * 0.5
    for turn in range(4):
        painter.save()
        corners = (whole.topLeft(), whole.topRight(), whole.bottomRight(), whole.bottomLeft())
        painter.translate(corners[turn])
        painter.rotate(90 * turn)
        pictures.draw(painter, "corner_trim", QRectF(4, 4, side, side))
        painter.restore()
