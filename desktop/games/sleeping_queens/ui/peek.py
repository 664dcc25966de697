"""What lies in the discard: every kind once, with its number."""

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from desktop.games.sleeping_queens.ui import text_table as words
from desktop.games.sleeping_queens.ui.cards import Picture, Pictures
from desktop.games.sleeping_queens.ui.hand import PICTURES, Face
from desktop.games.sleeping_queens.ui.ink import CENTRE, Style
from desktop.games.sleeping_queens.ui.layout import CARD_RATIO
from desktop.ui.i18n import tell

COLUMNS = 8
CARD, GAP, MARGIN, HEAD = 60.0, 9.0, 16.0, 40.0
ROW = CARD * CARD_RATIO + 28


def peek_size(kinds: int, unit: float) -> tuple[float, float]:
    """Return width and height of the board."""
    columns = max(3, min(COLUMNS, kinds))
    rows = max(1, -(-kinds // COLUMNS))
    wide = columns * CARD + (columns - 1) * GAP + 2 * MARGIN
    return round(wide * unit), round((HEAD + rows * ROW + MARGIN) * unit)


def peek_board(pictures: Pictures, box: QRectF, discard: Sequence[int], unit: float) -> Picture:
    """Return the board that shows the discard."""
    counts = sorted(Counter(discard).items(), reverse=True)

    def paint(painter: QPainter) -> None:
        painter.setPen(QPen(pictures.colour("trim"), 2.5))
        painter.setBrush(pictures.colour("panel_solid"))
        painter.drawRoundedRect(QRectF(1, 1, box.width() - 2, box.height() - 2), 14, 14)
        head = QRectF(MARGIN * unit, 6 * unit, box.width() - 2 * MARGIN * unit, 30 * unit)
        title = tell(words.DISCARD, count=len(discard))
        style = Style(16 * unit, pictures.colour("panel_text"), bold=True)
        pictures.ink.write(painter, head, title, style)
        for index, (kind, count) in enumerate(counts):
            x = (MARGIN + index % COLUMNS * (CARD + GAP)) * unit
            y = (HEAD + index // COLUMNS * ROW) * unit
            _paint_kind(painter, pictures, QRectF(x, y, round(CARD * unit), 0), (kind, count))

    return pictures.compose(box.size(), 2, paint)


def _paint_kind(painter: QPainter, pictures: Pictures, box: QRectF, entry: tuple[int, int]) -> None:
    kind, count = entry
    face = Face(kind, PICTURES.get(kind, ("",))[0])
    card = pictures.card(face, box.width())
    painter.drawPixmap(QPointF(round(box.x()), round(box.y())), card.pixmap)
    below = QRectF(box.x(), box.y() + box.width() * CARD_RATIO + 2, box.width(), 22)
    style = Style(14, pictures.colour("panel_text"), bold=True, align=CENTRE)
    pictures.ink.write(painter, below, tell(words.HAND_COUNT, count=count), style)
