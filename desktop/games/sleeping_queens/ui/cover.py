"""The picture of the start page: queens in their arches on the felt, beds, a hand of cards."""

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QLinearGradient, QPainter

from desktop.games.sleeping_queens.rules.components import (
    CAT,
    DRAGON,
    HEART,
    JESTER,
    KING,
    MOON,
)
from desktop.games.sleeping_queens.ui.cards import Picture, Pictures
from desktop.games.sleeping_queens.ui.ground import felt
from desktop.games.sleeping_queens.ui.hand import Face
from desktop.games.sleeping_queens.ui.layout import BED_RATIO
from desktop.ui.table.table_scene import Look
from desktop.ui.theme import Scheme

HAND = (Face(JESTER), Face(KING, "tiedye"), Face(7), Face(DRAGON))
QUEENS = (MOON, CAT)
TITLE_SHARE = 0.5


def paint_cover(painter: QPainter, box: QRectF, look: Look) -> None:
    """Fill the box; its left third stays dark and calm for a white title."""
    night = replace(look.theme, scheme=Scheme.DARK)
    pictures = Pictures(replace(look, theme=night))
    unit = box.height() / 300
    painter.save()
    painter.setClipRect(box)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(box.topLeft(), felt(pictures, box.size(), unit))
    shade = QLinearGradient(box.topLeft(), box.topRight())
    shade.setColorAt(0, QColor(14, 18, 62, 235))
    shade.setColorAt(TITLE_SHARE, QColor(14, 18, 62, 190))
    shade.setColorAt(0.85, QColor(14, 18, 62, 20))
    painter.fillRect(box, shade)
    left = box.x() + box.width() * (TITLE_SHARE + 0.04)
    room = box.right() - left - 20 * unit
    _paint_row(painter, pictures, QRectF(left, box.y() + 22 * unit, room, 120 * unit))
    _paint_hand(painter, pictures, QRectF(left, box.bottom() - 130 * unit, room, 0), unit)
    painter.restore()


def _paint_row(painter: QPainter, pictures: Pictures, row: QRectF) -> None:
    """Paint beds and queens in turn."""
    count = 4
    wide = round(min(row.width() / (count + 0.6), row.height() * 0.75))
    step = row.width() / count
    for index in range(count):
        at = QPointF(round(row.x() + index * step), round(row.y()))
        if index % 2:
            picture = pictures.token(QUEENS[index // 2], wide)
        else:
            picture = pictures.bed(QSizeF(wide, round(wide * BED_RATIO)), "asleep")
        painter.drawPixmap(at + picture.offset, picture.pixmap)


def _paint_hand(painter: QPainter, pictures: Pictures, row: QRectF, unit: float) -> None:
    """Paint a fan of large cards that reaches over the lower edge."""
    wide = round(min(118 * unit, row.width() / 4.4))
    shown: list[Picture] = [pictures.card(face, wide) for face in HAND]
    shown.insert(2, pictures.queen(HEART, wide))
    middle = row.center().x()
    for index, picture in enumerate(shown):
        painter.save()
        turn = index - (len(shown) - 1) / 2
        painter.translate(middle + turn * wide * 0.86, row.y() + abs(turn) * 9 * unit)
        painter.rotate(turn * 6)
        painter.drawPixmap(QPointF(-wide / 2, 0), picture.pixmap)
        painter.restore()
