"""«Everything I can do now»: the list from which a whole game can be played by keyboard."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from desktop.ui.appearance import Appearance
from desktop.ui.models.actions_model import ActionsModel, LineRole
from desktop.ui.panels.row_list import Index, RowList
from desktop.ui.table.game_ui import ActionLine
from desktop.ui.theme import TextRole
from desktop.ui.widgets.buttons import paint_keycap

ROW = 34
GAP = 6
SIDE = 16
LEFT = 42
RIGHT = 14


class ActionsPanel(RowList):
    """One row per legal action: digit, words, what follows from it."""

    chosen = Signal(int)
    """Index of the line that was clicked or entered."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self.rows = ActionsModel()
        self.setModel(self.rows)
        self.setItemDelegate(ActionDelegate(appearance, self))
        self.clicked.connect(self._clicked)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        appearance.changed.connect(self.relook)

    def offer(self, lines: Sequence[ActionLine]) -> None:
        """Show these actions; the keyboard stands on the first."""
        self.rows.offer(lines)
        if lines:
            self.setCurrentIndex(self.rows.index(0))
        self.updateGeometry()

    def relook(self) -> None:
        """Lay the rows out again."""
        self.scheduleDelayedItemsLayout()
        self.updateGeometry()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space take the row; the rest moves as in any list."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._clicked(self.currentIndex())
            return
        if event.text().isdigit() or event.key() == Qt.Key.Key_Escape:
            event.ignore()
            return
        super().keyPressEvent(event)

    def _clicked(self, index: Index) -> None:
        if index.isValid():
            self.chosen.emit(index.row())


class ActionDelegate(QStyledItemDelegate):
    """Paints a row: frame, keycap, words, and the consequence at the right or below.

    Words that do not fit into a line are wrapped, never cut.
    """

    def __init__(self, appearance: Appearance, view: ActionsPanel) -> None:
        super().__init__(view)
        self._appearance = appearance
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Give a row the height it needs at the list's width."""
        px = self._appearance.theme.px
        width = self._view.viewport().width()
        line: ActionLine = index.data(LineRole.LINE)
        room = width - px(LEFT + RIGHT + 2 * SIDE)
        if self._fits_one_line(line, room):
            return QSize(width, px(ROW + GAP))
        words = self._words_height(line, room)
        hint = px(17) if line.hint else 0
        return QSize(width, words + hint + px(12 + GAP))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a row."""
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        px = self._appearance.theme.px
        box = rect.adjusted(px(SIDE), 0, -px(SIDE), -px(GAP))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_frame(painter, box, state)
        if index.row() < 9:
            side = px(22)
            key = QRect(box.x() + px(10), box.center().y() - side // 2 + 1, side, side)
            ink = self._appearance.theme.colour("text_muted")
            paint_keycap(painter, key, str(index.row() + 1), self._appearance, ink)
        self._paint_words(painter, box, index.data(LineRole.LINE))
        painter.restore()

    def _paint_frame(self, painter: QPainter, box: QRect, state: QStyle.StateFlag) -> None:
        theme = self._appearance.theme
        hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        focused = bool(state & QStyle.StateFlag.State_HasFocus) and self._view.hasFocus()
        name = "focus" if focused else "outline_strong" if hovered else "outline"
        painter.setPen(QPen(theme.colour(name), 2 if focused else 1))
        painter.setBrush(theme.colour("hover" if hovered else "surface"))
        radius = theme.px(theme.radius["m"])
        painter.drawRoundedRect(box.adjusted(0, 0, -1, -1), radius, radius)

    def _paint_words(self, painter: QPainter, box: QRect, line: ActionLine) -> None:
        px = self._appearance.theme.px
        inner = box.adjusted(px(LEFT), 0, -px(RIGHT), 0)
        middle, left = Qt.AlignmentFlag.AlignVCenter, Qt.AlignmentFlag.AlignLeft
        if self._fits_one_line(line, inner.width()):
            self._pen(painter, TextRole.BODY, "text")
            painter.drawText(inner, middle | left, line.text)
            self._pen(painter, TextRole.CAPTION, "text_muted")
            painter.drawText(inner, middle | Qt.AlignmentFlag.AlignRight, line.hint)
            return
        height = self._words_height(line, inner.width())
        top = QRect(inner.x(), inner.y() + px(6), inner.width(), height)
        self._pen(painter, TextRole.BODY, "text")
        painter.drawText(top, Qt.TextFlag.TextWordWrap | left, line.text)
        self._pen(painter, TextRole.CAPTION, "text_muted")
        low = QRect(inner.x(), top.bottom() + 1, inner.width(), px(17))
        painter.drawText(low, middle | left, line.hint)

    def _pen(self, painter: QPainter, role: TextRole, colour: str) -> None:
        painter.setFont(self._appearance.theme.font(role))
        painter.setPen(self._appearance.theme.colour(colour))

    def _fits_one_line(self, line: ActionLine, room: int) -> bool:
        theme = self._appearance.theme
        words = QFontMetrics(theme.font(TextRole.BODY)).horizontalAdvance(line.text)
        hint = QFontMetrics(theme.font(TextRole.CAPTION)).horizontalAdvance(line.hint)
        return words + hint + (theme.px(16) if line.hint else 0) <= room

    def _words_height(self, line: ActionLine, room: int) -> int:
        metrics = QFontMetrics(self._appearance.theme.font(TextRole.BODY))
        box = QRect(0, 0, room, 10_000)
        return metrics.boundingRect(box, Qt.TextFlag.TextWordWrap, line.text).height()
