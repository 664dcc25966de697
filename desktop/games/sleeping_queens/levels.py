"""The players of this game by name: five levels for people, two references for the arena."""

from collections.abc import Mapping

from desktop.bots.bot import Budget
from desktop.bots.random_bot import RandomBot
from desktop.bots.root_search import RootSearch
from desktop.games.module import BotSpec, Level
from desktop.games.sleeping_queens.bots.evaluation import Evaluation
from desktop.games.sleeping_queens.bots.greedy import GreedyBot
from desktop.games.sleeping_queens.bots.knowledge import QueensKnowledge
from desktop.games.sleeping_queens.bots.weights import WEIGHTS
from desktop.games.sleeping_queens.rules.observation import Observation
from desktop.games.sleeping_queens.rules.rules import SleepingQueensRules
from desktop.games.sleeping_queens.rules.state import State

AT_ONCE = Budget(iterations=1)
THINKING = Budget(seconds=1.0)

NOVICE_SLIPS = 80
EASY_SLIPS = 45
NORMAL_SLIPS = 20
"""In a hundred decisions so many are taken at random by that level."""

PLAYOUT_TURNS = 2
CAUTION = 0.5


def make_novice() -> GreedyBot:
    """Make a player that a child can beat."""
    return GreedyBot(NOVICE_SLIPS)


def make_easy() -> GreedyBot:
    """Make a player that often plays at random."""
    return GreedyBot(EASY_SLIPS)


def make_normal() -> GreedyBot:
    """Make a player that sometimes plays at random."""
    return GreedyBot(NORMAL_SLIPS)


def make_expert() -> RootSearch[State, Observation]:
    """Make the searching player."""
    knowledge = QueensKnowledge(Evaluation(WEIGHTS), PLAYOUT_TURNS)
    return RootSearch(SleepingQueensRules(), knowledge, CAUTION)


BOTS: Mapping[str, BotSpec[Observation]] = {
    Level.NOVICE: BotSpec(make_novice, AT_ONCE),
    Level.EASY: BotSpec(make_easy, AT_ONCE),
    Level.NORMAL: BotSpec(make_normal, AT_ONCE),
    Level.HARD: BotSpec(GreedyBot, AT_ONCE),
    Level.EXPERT: BotSpec(make_expert, THINKING),
    "random": BotSpec(RandomBot, AT_ONCE, offered=False),
    "greedy": BotSpec(GreedyBot, AT_ONCE, offered=False),
}
