"""The view of a table: crisp, without scroll bars, keys go to the scene."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from desktop.ui.table.game_ui import AnyScene


class TableView(QGraphicsView):
    """Shows one scene that is always exactly as large as the view."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table: AnyScene | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    def set_table(self, scene: AnyScene | None) -> None:
        """Show a scene; the view does not own it."""
        self._table = scene
        self.setScene(scene)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the table fill the view."""
        super().resizeEvent(event)
        self._fit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Finish what moves, and do nothing else with that click."""
        if self._table is not None and self._table.animating:
            self._table.finish_animations()
            event.accept()
            return
        super().mousePressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Let Tab visit the zones of the table before it leaves it."""
        if self._table is not None and self._table.move_to_zone(forward):
            return True
        return super().focusNextPrevChild(forward)

    def sizeHint(self) -> QSize:
        """Ask for the size the tables are drawn for."""
        return QSize(952, 643)

    def minimumSizeHint(self) -> QSize:
        """Allow the window to become small; the table scales."""
        return QSize(480, 320)

    def _fit(self) -> None:
        if self._table is not None:
            self._table.set_table_size(self.viewport().width(), self.viewport().height())
