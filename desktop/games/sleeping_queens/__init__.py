"""Sleeping Queens for two to five players."""

from desktop.games.module import GameModule, PlainText
from desktop.games.sleeping_queens.levels import BOTS
from desktop.games.sleeping_queens.rules.observation import Observation
from desktop.games.sleeping_queens.rules.options import Options
from desktop.games.sleeping_queens.rules.plain_text import event_line, table_lines
from desktop.games.sleeping_queens.rules.rules import SleepingQueensRules
from desktop.games.sleeping_queens.rules.state import State

RULES = SleepingQueensRules()

GAME: GameModule[State, Observation, Options] = GameModule(
    name="sleeping_queens",
    rules=RULES,
    options=Options,
    bots=BOTS,
    rule_of_thumb="greedy",
    plain_text=PlainText(table_lines, event_line),
    ui="desktop.games.sleeping_queens.ui.game_ui:GAME_UI",
)
