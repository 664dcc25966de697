"""The face of Sleeping Queens: what the window needs to show the game."""

from desktop.games.sleeping_queens.ui.cover import paint_cover
from desktop.games.sleeping_queens.ui.scene import SleepingQueensScene
from desktop.games.sleeping_queens.ui.text import SleepingQueensTeller
from desktop.ui.table.game_ui import GameUi

GAME_UI = GameUi(
    name="sleeping_queens",
    icon="crown",
    make_scene=SleepingQueensScene,
    make_teller=SleepingQueensTeller,
    paint_cover=paint_cover,
)
