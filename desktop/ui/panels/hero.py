"""The large picture of a start page with title, a sentence and facts on it."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPixmap,
)
from PySide6.QtWidgets import QSizePolicy

from desktop.ui.appearance import Appearance
from desktop.ui.table.game_ui import Look, PaintCover
from desktop.ui.theme import TextRole
from desktop.ui.widgets.pane import Pane
from desktop.ui.widgets.rounded import rounded

INK = "#FFFFFF"
MUTED_INK = "#E3E8F8"
WORDS_SHARE = 0.36
"""Words keep to this share of the width; the rest belongs to the picture."""
FACT_ICONS = ("people", "clock", "trophy", "star")


class Hero(Pane):
    """Paints a game's cover once per size and look, and words over its left half."""

    def __init__(self, appearance: Appearance, game: str, cover: PaintCover | None) -> None:
        super().__init__(appearance)
        self._game = game
        self._cover = cover
        self._title = ""
        self._summary = ""
        self._facts: tuple[str, ...] = ()
        self._picture: QPixmap | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(appearance.theme.px(180))

    def say(self, title: str, summary: str, facts: Sequence[str]) -> None:
        """Set the words."""
        self._title, self._summary, self._facts = title, summary, tuple(facts)
        self.setAccessibleName(f"{title}. {summary}")
        self.update()

    def relook(self) -> None:
        """Paint the cover anew."""
        self._picture = None
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw picture and words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._picture is None or self._picture.size() != self.size() * self.devicePixelRatioF():
            self._picture = self._painted()
        painter.drawPixmap(0, 0, self._picture)
        self._paint_words(painter)
        painter.end()

    def _painted(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        look = self.appearance.look(self._game, self)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        (self._cover or plain_cover)(painter, QRectF(self.rect()), look)
        painter.end()
        return rounded(picture, look.theme.px(18))

    def _paint_words(self, painter: QPainter) -> None:
        theme = self.appearance.theme
        left, width = theme.px(40), round(self.width() * WORDS_SHARE)
        title = theme.font(TextRole.DISPLAY)
        words = theme.font(TextRole.PROMPT)
        words.setBold(False)
        top = max(theme.px(24), round(self.height() * 0.2))
        painter.setFont(title)
        painter.setPen(QColor(INK))
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft
        room = QRectF(left, top, width, self.height())
        used = painter.boundingRect(room, int(flags), self._title)
        painter.drawText(room, int(flags), self._title)
        painter.setFont(words)
        painter.setPen(QColor(MUTED_INK))
        below = QRectF(left, used.bottom() + theme.px(8), width, self.height())
        painter.drawText(below, int(flags), self._summary)
        self._paint_facts(painter, left)

    def _paint_facts(self, painter: QPainter, left: int) -> None:
        theme = self.appearance.theme
        painter.setFont(theme.font(TextRole.BODY))
        metrics = QFontMetrics(painter.font())
        height = theme.px(34)
        top = self.height() - height - theme.px(28)
        ratio = self.devicePixelRatioF()
        margin, end = left, left + round(self.width() * WORDS_SHARE)
        for name, fact in zip(FACT_ICONS, self._facts, strict=False):
            width = metrics.horizontalAdvance(fact) + theme.px(36 + 14)
            if left > margin and left + width > end:
                left, top = margin, top - height - theme.px(10)
            pill = QRectF(left, top, width, height)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(10, 14, 40, 120))
            painter.drawRoundedRect(pill, height / 2, height / 2)
            icon = self.appearance.assets.icon(name, theme.px(18), ratio, "#F0C45C")
            painter.drawPixmap(left + theme.px(12), top + (height - theme.px(18)) // 2, icon)
            painter.setPen(QColor(INK))
            text = pill.adjusted(theme.px(36), 0, 0, 0)
            painter.drawText(text, Qt.AlignmentFlag.AlignVCenter, fact)
            left += width + theme.px(10)


def plain_cover(painter: QPainter, box: QRectF, look: Look) -> None:
    """Fill a cover for games that bring none."""
    accent = look.theme.colour("accent")
    ground = QLinearGradient(box.topLeft(), box.bottomRight())
    ground.setColorAt(0, accent.darker(220))
    ground.setColorAt(1, accent.darker(150))
    painter.fillRect(box, ground)
