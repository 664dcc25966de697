"""A plain table for Sleeping Queens, so that the shell is tested without the real one."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from desktop.games.sleeping_queens.rules.observation import Observation
from desktop.games.sleeping_queens.ui.text import SleepingQueensTeller
from desktop.ui.table.game_ui import GameUi
from desktop.ui.table.table_scene import TableScene


class StubScene(TableScene[Observation]):
    """Writes the hand on a blue ground."""

    def lay_out(self):
        self.clear()
        self.setBackgroundBrush(QColor("#36428f"))
        assert self.observation is not None
        text = self.addText(str(self.observation.hand))
        text.setDefaultTextColor(QColor("white"))

    def place_of(self, attempt):
        return QRectF(400, 500, 90, 130)


STUB_UI = GameUi("sleeping_queens", "crown", StubScene, SleepingQueensTeller)
