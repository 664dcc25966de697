"""The bubble that explains why something cannot be done; it points at the thing in question."""

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QEnterEvent, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QWidget

from desktop.ui.appearance import Appearance
from desktop.ui.widgets.buttons import Button
from desktop.ui.widgets.icon_label import IconLabel
from desktop.ui.widgets.pane import Pane, column, label, row

WIDTH = 416
TIP = 18
SHADE = 10


class Bubble(Pane):
    """Lies over its parent; stays 6 s, longer under the pointer."""

    possible_requested = Signal()
    """Show what can be done instead."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self._title = label("title", wrap=True)
        self._why = label(wrap=True)
        self._rule = label("caption", wrap=True)
        self._rule_box = QFrame()
        self._possible = Button(appearance, icon="actions")
        self._close = Button(appearance, "quiet", key="Esc")
        self._target = QRect()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.hide)
        self._build()
        self.retranslate()
        self.hide()

    def _build(self) -> None:
        self._rule_box.setProperty("card", "sunken")
        rule = row(self._rule_box, margin=10, gap=10)
        rule.addWidget(IconLabel(self.appearance, "rules", 18))
        rule.addWidget(self._rule, 1)
        head = row(gap=10)
        head.addWidget(IconLabel(self.appearance, "warning", 24, colour="warning"))
        head.addWidget(self._title, 1)
        buttons = row(gap=8)
        buttons.addWidget(self._possible)
        buttons.addWidget(self._close)
        buttons.addStretch(1)
        self._column = column(self, gap=12)
        self._column.addLayout(head)
        self._column.addWidget(self._why)
        self._column.addWidget(self._rule_box)
        self._column.addLayout(buttons)
        self._possible.clicked.connect(self.possible_requested)
        self._possible.clicked.connect(self.hide)
        self._close.clicked.connect(self.hide)

    def explain(self, title: str, why: str, rule: str, target: QRect) -> None:
        """Show a refusal pointing at a rectangle of the parent (empty: it lies in the middle)."""
        self._title.setText(title)
        self._why.setText(why)
        self._why.setVisible(bool(why))
        self._rule.setText(rule)
        self._rule_box.setVisible(bool(rule))
        self._target = target
        self.setAccessibleName(f"{title}. {why}")
        self._place()
        self.show()
        self.raise_()
        self._timer.start(self.appearance.theme.motion["bubble_stay"])

    def retranslate(self) -> None:
        """Name the buttons."""
        self._possible.set_words(self.tr("Show what is possible"))
        self._close.set_words(self.tr("Got it"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes."""
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
            return
        super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Stay while somebody reads."""
        super().enterEvent(event)
        self._timer.stop()

    def leaveEvent(self, event: QEvent) -> None:
        """Go a while after the reader has left."""
        super().leaveEvent(event)
        self._timer.start(self.appearance.theme.motion["bubble_stay"])

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw ground, frame, tip and a soft shade."""
        theme = self.appearance.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        path = self._outline()
        shade = theme.colour("shadow")
        shade.setAlpha(max(6, shade.alpha() // 5))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shade)
        for step in range(SHADE // 2):
            painter.drawPath(path.translated(0, step + 1))
        painter.setPen(QPen(theme.colour("outline"), 1))
        painter.setBrush(theme.colour("surface"))
        painter.drawPath(path)
        painter.end()

    def _outline(self) -> QPainterPath:
        px = self.appearance.theme.px
        tip, shade = px(TIP), px(SHADE)
        body = QRectF(self.rect()).adjusted(shade, shade, -shade, -shade - tip)
        path = QPainterPath()
        path.addRoundedRect(body, px(14), px(14))
        if not self._target.isEmpty():
            point = self._target.center().x() - self.x()
            point = min(max(point, round(body.left()) + px(40)), round(body.right()) - px(30))
            beak = QPainterPath(QPointF(point - px(24), body.bottom() - 1))
            beak.lineTo(QPointF(point, body.bottom() + tip - 2))
            beak.lineTo(QPointF(point + px(4), body.bottom() - 1))
            path = path.united(beak)
        return path

    def _place(self) -> None:
        px = self.appearance.theme.px
        shade, tip = px(SHADE), px(TIP)
        edge = px(20) + shade
        self._column.setContentsMargins(edge, edge - px(4), edge, edge + tip - px(4))
        over = self.parentWidget()
        assert over is not None
        width = min(px(WIDTH) + 2 * shade, over.width())
        height = self._column.heightForWidth(width)
        self.resize(width, height)
        unknown = (over.height() + height) // 2 - px(60)
        foot = unknown if self._target.isEmpty() else self._target.top() + shade
        middle = over.width() // 2 if self._target.isEmpty() else self._target.center().x()
        left = min(max(middle - width * 2 // 3, 0), over.width() - width)
        top = foot - height
        if top < 0:
            self._target = QRect()
            top = max(0, over.height() - height)
            left = 0 if middle > over.width() // 2 else over.width() - width
        self.move(left, top)
