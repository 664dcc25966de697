"""The chronicle as a list: headings for turns, one line per told fact."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True)
class Fact:
    """A line of the chronicle. `colour` is the acting player's, None marks a heading."""

    text: str
    colour: int | None
    ply: int
    latest: bool = False


class FactRole(IntEnum):
    """What the delegate asks for."""

    FACT = Qt.ItemDataRole.UserRole + 1


class ChronicleModel(QAbstractListModel):
    """Holds what was told; told anew as a whole when the language or the viewer changes."""

    def __init__(self) -> None:
        super().__init__()
        self._facts: list[Fact] = []

    def tell(self, facts: Sequence[Fact]) -> None:
        """Replace all lines; lines that only follow what is there are appended."""
        kept = len(self._facts)
        if 0 < kept < len(facts) and list(facts[:kept]) == self._facts:
            self.beginInsertRows(QModelIndex(), kept, len(facts) - 1)
            self._facts = list(facts)
            self.endInsertRows()
            return
        self.beginResetModel()
        self._facts = list(facts)
        self.endResetModel()

    def facts(self) -> tuple[Fact, ...]:
        """Return all lines."""
        return tuple(self._facts)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Count the lines."""
        return 0 if parent.isValid() else len(self._facts)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a line's words or the line itself."""
        fact = self._facts[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return fact.text
        return fact if role == FactRole.FACT else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Headings cannot be chosen."""
        if index.isValid() and self._facts[index.row()].colour is None:
            return Qt.ItemFlag.ItemIsEnabled
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
