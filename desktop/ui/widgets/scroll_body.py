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
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.setWidget(body)

    def sizeHint(self) -> QSize:
        """Ask for the whole content at the present width."""
        body = self._body
        hint = body.sizeHint()
        if body.hasHeightForWidth() and self.width() > 0:
            hint.setHeight(max(body.heightForWidth(self.width()), body.minimumSizeHint().height()))
        return hint

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ask for more room when the content grows."""
        if watched is self._body and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def minimumSizeHint(self) -> QSize:
        """Scroll when there is no room."""
        return QSize(self._body.minimumSizeHint().width(), 80)
