"""Dialogs of the program: a card over a dimmed window, without an event loop of its own."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QPushButton, QWidget
from shiboken6 import isValid

from desktop.ui.appearance import Appearance
from desktop.ui.widgets.pane import row

CHAIN = 2000
"""More widgets than any window has: the end of a search for the next one."""


class Sheet(QDialog):
    """Covers its window with a scrim; Esc rejects, Enter presses the main button."""

    def __init__(self, appearance: Appearance, window: QWidget, width: int = 760) -> None:
        super().__init__(window)
        self.setWindowFlags(Qt.WindowType.Widget)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.appearance = appearance
        self._main: QPushButton | None = None
        self._before: QWidget | None = window.focusWidget()
        self.card = QFrame(self)
        self.card.setObjectName("sheet")
        self._width = width
        self.least_height = 0
        """Height of the card in pixels at scale 1, whatever is on it."""
        window.installEventFilter(self)
        self.card.installEventFilter(self)
        appearance.changed.connect(self._place)
        self.setGeometry(window.rect())

    def set_main_button(self, button: QPushButton) -> None:
        """Let Enter press this button."""
        self._main = button

    def show_over(self, first: QWidget) -> None:
        """Show the sheet with the keyboard on `first`."""
        self.show()
        self._place()
        self.raise_()
        first.setFocus(Qt.FocusReason.TabFocusReason)

    def done(self, result: int) -> None:
        """Give the keyboard back."""
        super().done(result)
        if self._before is not None and isValid(self._before):
            self._before.setFocus(Qt.FocusReason.OtherFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        """Say every word again in today's language."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc rejects, Enter presses the main button; nothing passes on to the window."""
        if event.key() == Qt.Key.Key_Escape:
            self.reject()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._main is not None:
            self._main.click()
        event.accept()

    def focusNextPrevChild(self, forwards: bool) -> bool:
        """Keep the keyboard inside the sheet."""
        found: QWidget | None = self.focusWidget()
        for _ in range(CHAIN):
            if found is None:
                found = self
            found = found.nextInFocusChain() if forwards else found.previousInFocusChain()
            if found is not None and self.isAncestorOf(found) and _takes_tab(found):
                reason = Qt.FocusReason.TabFocusReason
                found.setFocus(reason if forwards else Qt.FocusReason.BacktabFocusReason)
                return True
        return False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as the window, and the card as large as its content."""
        if watched is self.card:
            if event.type() == QEvent.Type.LayoutRequest:
                self._place()
        elif event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self.setGeometry(watched.rect())
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        """Centre the card; when the window is too small its middle scrolls."""
        layout = self.card.layout()
        if layout is None:
            return
        px = self.appearance.theme.px
        width = min(px(self._width), self.width() - 24)
        height = layout.sizeHint().height()
        if layout.hasHeightForWidth():
            height = layout.totalHeightForWidth(width)
        height = min(max(height, px(self.least_height)), self.height() - 24)
        left, top = (self.width() - width) // 2, (self.height() - height) // 2
        self.card.setGeometry(left, top, width, height)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Let no click through to the window."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Dim the window and shade the card."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.appearance.theme.colour("scrim"))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 9))
        for step in range(1, 14):
            box = self.card.geometry().adjusted(-step, -step + 8, step, step + 8)
            painter.drawRoundedRect(box, 18 + step, 18 + step)
        painter.end()


def foot(*buttons: QPushButton, left: QWidget | None = None) -> QHBoxLayout:
    """Return the last row of a sheet: something quiet at the left, the main button last."""
    layout = row(gap=10)
    if left is not None:
        layout.addWidget(left)
    layout.addStretch(1)
    for button in buttons:
        layout.addWidget(button)
    return layout


def _takes_tab(widget: QWidget) -> bool:
    tab = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return tab and widget.isVisible() and widget.isEnabled() and widget.focusProxy() is None
