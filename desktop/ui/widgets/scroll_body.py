"""The scrolling middle of a sheet: as tall as its content while the window has room for it."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget


class ScrollBody(QScrollArea):
    """Asks for the size of its widget instead of scrolling early."""

    def __init__(self, body: QWidget) -> None:
        super().__init__()
        self._body = body
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setWidget(body)

    def sizeHint(self) -> QSize:
        """Ask for the whole content at the present width."""
        return QSize(self._body.sizeHint().width(), self.heightForWidth(self.width()))

    def heightForWidth(self, width: int) -> int:
        """Return what the content needs at a width."""
        if not self._body.hasHeightForWidth():
            return self._body.sizeHint().height()
        return self._body.heightForWidth(width)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ask for more room when the content grows."""
        if watched is self._body and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def minimumSizeHint(self) -> QSize:
        """Scroll when there is no room."""
        return QSize(self._body.minimumSizeHint().width(), 80)
