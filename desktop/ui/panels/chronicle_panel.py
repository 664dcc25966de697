"""The chronicle: what happened, grouped by turns, the latest on a soft ground."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QWheelEvent
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem

from desktop.ui.appearance import Appearance
from desktop.ui.models.chronicle_model import ChronicleModel, Fact, FactRole
from desktop.ui.panels.row_list import Index, RowList
from desktop.ui.table.table_scene import Look
from desktop.ui.theme import TextRole
from desktop.ui.widgets.badge import shape_pixmap

TOP, BOTTOM = 4, 4


class ChroniclePanel(RowList):
    """Lines that follow the game; stays at the end unless the reader scrolled up."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.facts = ChronicleModel()
        self.setModel(self.facts)
        self.setItemDelegate(FactDelegate(appearance, self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setWordWrap(True)
        appearance.changed.connect(self.scheduleDelayedItemsLayout)
        self._follow = True
        bar = self.verticalScrollBar()
        bar.rangeChanged.connect(self._to_end)
        bar.actionTriggered.connect(self._read_back)

    def tell(self, facts: Sequence[Fact]) -> None:
        """Show these lines."""
        self.facts.tell(facts)
        self._to_end()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Remember whether the reader scrolled up."""
        super().wheelEvent(event)
        self._read_back()

    def _read_back(self) -> None:
        bar = self.verticalScrollBar()
        self._follow = bar.sliderPosition() >= bar.maximum() - 4

    def _to_end(self) -> None:
        if self._follow:
            self.scrollToBottom()


class FactDelegate(QStyledItemDelegate):
    """Paints a heading, or a shape and wrapped words."""

    def __init__(self, appearance: Appearance, view: ChroniclePanel) -> None:
        super().__init__(view)
        self._appearance = appearance
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Give a line the height of its wrapped words."""
        theme = self._appearance.theme
        fact: Fact = index.data(FactRole.FACT)
        width = self._view.viewport().width()
        inner = QRect(0, 0, self._text_width(fact, width), 10_000)
        flags = Qt.TextFlag.TextWordWrap
        height = QFontMetrics(self._font(fact)).boundingRect(inner, flags, fact.text).height()
        return QSize(width, height + theme.px(TOP + BOTTOM))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a line."""
        theme = self._appearance.theme
        rect: QRect = option.rect
        fact: Fact = index.data(FactRole.FACT)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if fact.latest:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("accent_soft"))
            ground = QRectF(rect).adjusted(theme.px(8), 0, -theme.px(8), 0)
            painter.drawRoundedRect(ground, theme.px(8), theme.px(8))
        left = theme.px(16) if fact.colour is None else theme.px(36)
        box = rect.adjusted(left, theme.px(TOP), -theme.px(16), -theme.px(BOTTOM))
        if fact.colour is not None:
            self._paint_shape(painter, rect, fact.colour)
        painter.setFont(self._font(fact))
        painter.setPen(theme.colour("text_muted" if fact.colour is None else "text"))
        painter.drawText(box, Qt.TextFlag.TextWordWrap, fact.text)
        painter.restore()

    def _paint_shape(self, painter: QPainter, rect: QRect, colour: int) -> None:
        theme = self._appearance.theme
        look = Look(theme, self._appearance.assets, self._view.devicePixelRatioF())
        side = theme.px(12)
        middle = QFontMetrics(theme.font(TextRole.BODY)).height() // 2
        top = rect.y() + theme.px(TOP) + middle - side // 2
        painter.drawPixmap(rect.x() + theme.px(16), top, shape_pixmap(colour, side, look))

    def _text_width(self, fact: Fact, width: int) -> int:
        left = 16 if fact.colour is None else 36
        return width - self._appearance.theme.px(left + 16)

    def _font(self, fact: Fact) -> QFont:
        if fact.colour is not None:
            return self._appearance.theme.font(TextRole.BODY)
        font = self._appearance.theme.font(TextRole.CAPTION)
        font.setBold(True)
        return font
