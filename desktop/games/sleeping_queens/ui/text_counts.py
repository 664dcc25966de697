"""Counted things, with the plurals of every language."""

from PySide6.QtCore import QObject


class SleepingQueensCounts(QObject):
    """Counts cards and queens; plurals need a QObject (lupdate takes them from nowhere else)."""

    def cards(self, count: int) -> str:
        """Return cards that somebody takes (accusative in Russian)."""
        return self.tr("%n card(s)", "", count)

    def queens(self, count: int) -> str:
        """Return queens that lie there."""
        return self.tr("%n queen(s)", "", count)

    def points(self, count: int) -> str:
        """Return points."""
        return self.tr("%n point(s)", "", count)
