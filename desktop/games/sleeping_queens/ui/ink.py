"""Words drawn into pictures: shrunk until they fit, never below the least size, else elided."""

from dataclasses import dataclass, field

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

LEAST = 11
"""No text on a table is smaller, in pixels."""

CENTRE = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
TOP = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop


@dataclass(frozen=True)
class Style:
    """How words look: `px` is the wish, `lines` how many lines they may take."""

    px: float
    colour: QColor
    bold: bool = False
    align: Qt.AlignmentFlag = CENTRE
    lines: int = 1
    is_name: bool = False
    """Names of people may be longer than any box: eliding them is no fault."""


@dataclass
class Ink:
    """Draws words in the program's font; `cut` keeps every text that had to be elided."""

    family: str
    cut: list[str] = field(default_factory=list)

    def font(self, px: float, bold: bool) -> QFont:
        """Return the font in whole pixels, never below the least size."""
        font = QFont(self.family)
        font.setPixelSize(max(LEAST, round(px)))
        font.setBold(bold)
        return font

    def fits(self, text: str, box: QRectF, font: QFont, lines: int) -> bool:
        """Say whether the text fits into the box in this font."""
        metrics = QFontMetricsF(font)
        parts = text.split("\n")
        if lines == 1 or len(parts) > 1:
            wide = max(metrics.horizontalAdvance(part) for part in parts)
            high = metrics.ascent() * (0.8 + 0.9 * (len(parts) - 1)) + metrics.descent() * 0.4
            return wide <= box.width() and high <= box.height()
        room = QRectF(0, 0, box.width(), 10_000)
        taken = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, text)
        longest = max(metrics.horizontalAdvance(word) for word in text.split() or [""])
        return longest <= box.width() and taken.height() <= min(
            box.height() + metrics.leading() + 1, lines * metrics.lineSpacing() + 1
        )

    def height(self, text: str, width: float, font: QFont) -> float:
        """Return how high a wrapped text becomes."""
        room = QRectF(0, 0, width, 10_000)
        return QFontMetricsF(font).boundingRect(room, Qt.TextFlag.TextWordWrap, text).height()

    def best(self, text: str, box: QRectF, style: Style) -> QFont | None:
        """Return the largest font that fits, at most the wish; None when not even the least."""
        for px in range(max(LEAST, round(style.px)), LEAST - 1, -1):
            font = self.font(px, style.bold)
            if self.fits(text, box, font, style.lines):
                return font
        return None

    def write(self, painter: QPainter, box: QRectF, text: str, style: Style) -> QFont:
        """Draw the text into the box; return the font it got."""
        font = self.best(text, box, style)
        if font is None:
            font = self.font(LEAST, style.bold)
            if style.lines == 1 and "\n" not in text:
                elide = Qt.TextElideMode.ElideRight
                short = QFontMetricsF(font).elidedText(text, elide, box.width())
                if short != text and not style.is_name:
                    self.cut.append(text)
                text = short
            else:
                self.cut.append(text)
        painter.setFont(font)
        painter.setPen(style.colour)
        self._draw(painter, box, text, style)
        return font

    def _draw(self, painter: QPainter, box: QRectF, text: str, style: Style) -> None:
        parts = text.split("\n")
        flags = int(style.align.value)
        if len(parts) == 1:
            wrap = int(Qt.TextFlag.TextWordWrap.value) if style.lines > 1 else 0
            dont_clip = int(Qt.TextFlag.TextDontClip.value)
            painter.drawText(box, flags | wrap | dont_clip, text)
            return
        metrics = QFontMetricsF(painter.font())
        step = metrics.ascent() * 0.98
        top = box.center().y() - step * len(parts) / 2
        for index, part in enumerate(parts):
            line = QRectF(box.x(), top + index * step, box.width(), step)
            painter.drawText(line, flags | int(Qt.TextFlag.TextDontClip.value), part)
