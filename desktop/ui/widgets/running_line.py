"""A thin line that runs along an edge while somebody thinks."""

from PySide6.QtCore import QEvent, QObject, QRectF, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.persistence.settings import MotionSpeed
from desktop.ui.appearance import Appearance

SHOW_AFTER = 400
STEP = 33
ROUND = 1600


class RunningLine(QWidget):
    """Lies over the top edge of its parent; shows itself 400 ms after `run(True)`."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._over = parent
        self._time = 0
        self._delay = QTimer(self, singleShot=True, interval=SHOW_AFTER)
        self._delay.timeout.connect(self._appear)
        self._clock = QTimer(self, interval=STEP)
        self._clock.timeout.connect(self._step)
        parent.installEventFilter(self)
        self.hide()

    def run(self, running: bool) -> None:
        """Start after a while, or stop at once."""
        if running and not self._delay.isActive() and not self.isVisible():
            self._delay.start()
        if not running:
            self._delay.stop()
            self._clock.stop()
            self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep to the parent's width."""
        if event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the running piece, or the whole line when nothing may move."""
        painter = QPainter(self)
        preferences = self._appearance.preferences
        still = preferences.motion == MotionSpeed.OFF or preferences.reduced_motion
        width = float(self.width())
        piece = width if still else width * 0.28
        start = 0.0 if still else (width + piece) * self._time / ROUND - piece
        colour = self._appearance.theme.colour("accent")
        painter.fillRect(QRectF(start, 0, piece, self.height()), colour)
        painter.end()

    def _appear(self) -> None:
        self._place()
        self.show()
        self.raise_()
        self._clock.start()

    def _step(self) -> None:
        self._time = (self._time + STEP) % ROUND
        self.update()

    def _place(self) -> None:
        self.setGeometry(0, 0, self._over.width(), self._appearance.theme.px(3))
