"""Everything I can do now, as a list with digits."""

from collections.abc import Sequence
from enum import IntEnum

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from desktop.ui.table.game_ui import ActionLine

Index = QModelIndex | QPersistentModelIndex


class LineRole(IntEnum):
    """What the delegate asks for."""

    LINE = Qt.ItemDataRole.UserRole + 1


class ActionsModel(QAbstractListModel):
    """Holds one line per legal action, in the order of the rules."""

    def __init__(self) -> None:
        super().__init__()
        self._lines: list[ActionLine] = []

    def offer(self, lines: Sequence[ActionLine]) -> None:
        """Replace all lines."""
        self.beginResetModel()
        self._lines = list(lines)
        self.endResetModel()

    def line(self, row: int) -> ActionLine:
        """Return one line."""
        return self._lines[row]

    def lines(self) -> tuple[ActionLine, ...]:
        """Return all lines."""
        return tuple(self._lines)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Count the lines."""
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a line's words or the line itself."""
        line = self._lines[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return line.text
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return f"{line.text}. {line.hint}" if line.hint else line.text
        return line if role == LineRole.LINE else None
