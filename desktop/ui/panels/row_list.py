"""A list of rows painted by a delegate, as tall as its rows up to what the panel allows."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QSizePolicy

Index = QModelIndex | QPersistentModelIndex


class RowList(QListView):
    """A list without a frame whose size hint is the height of its rows."""

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def content_height(self) -> int:
        """Return the height of all rows together."""
        rows = range(self.model().rowCount())
        return sum(self.sizeHintForRow(row) for row in rows) + 4

    def sizeHint(self) -> QSize:
        """Ask for all rows."""
        return QSize(200, self.content_height())

    def minimumSizeHint(self) -> QSize:
        """Be content with little."""
        return QSize(100, 40)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap texts anew when the width changes."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()
            self.updateGeometry()
