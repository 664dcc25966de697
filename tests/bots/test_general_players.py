"""The general players on a toy game and on a real one: sound, repeatable, in time."""

import time

import pytest

from desktop.bots.bot import Budget, Clock
from desktop.bots.evaluation_bot import EvaluationBot
from desktop.bots.ismcts import IsmctsBot
from desktop.bots.root_search import RootSearch
from desktop.core.rules import Setup
from desktop.games.sleeping_queens import RULES
from desktop.games.sleeping_queens.bots.evaluation import Evaluation
from desktop.games.sleeping_queens.bots.knowledge import QueensKnowledge
from desktop.games.sleeping_queens.bots.weights import WEIGHTS
from tests.games.sleeping_queens.builders import dealt, position


def search():
    return RootSearch(RULES, QueensKnowledge(Evaluation(WEIGHTS), turns=2), caution=1.0)


PLAYERS = [
    search(),
    IsmctsBot(RULES),
    EvaluationBot(RULES, Evaluation(WEIGHTS)),
]


def about_to_win():
    """Build a table where A needs one more queen, has a Knight, and B owns a queen."""
    return position(
        hands={"A": ["knight", "1", "3", "7", "9"], "B": ["2", "2", "4", "6", "8"]},
        queens={"A": ["rose", "cake", "rainbow", "starfish"], "B": ["moon"]},
    )


@pytest.mark.parametrize("player", PLAYERS[:2], ids=lambda player: type(player).__name__)
def test_takes_the_queen_that_wins(player):
    seen = RULES.observation(about_to_win(), 0)
    decision = player.choose(seen, 1, Budget(iterations=600))
    assert RULES.action_text(decision.action) == "knight moon"


@pytest.mark.parametrize("player", PLAYERS, ids=lambda player: type(player).__name__)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_same_arguments_give_the_same_choice(player, seats):
    seen = RULES.observation(dealt(seats, seed=3), dealt(seats, seed=3).chooser)
    first = player.choose(seen, 7, Budget(iterations=60))
    assert first == player.choose(seen, 7, Budget(iterations=60))
    assert first.action in seen.legal


@pytest.mark.parametrize("player", PLAYERS[:2], ids=lambda player: type(player).__name__)
def test_answers_soon_after_its_time_is_up(player):
    seen = RULES.observation(dealt(5, seed=4), dealt(5, seed=4).chooser)
    started = time.perf_counter()
    player.choose(seen, 1, Budget(seconds=0.2))
    assert time.perf_counter() - started < 0.2 + 0.25


def test_clock_counts_whichever_limit_is_nearer():
    clock = Clock(Budget(iterations=10, seconds=4.0), now=iter([0.0, 1.0, 1.0]).__next__)
    assert clock.spend(1) == pytest.approx(0.25)
    assert clock.spend(7) == pytest.approx(0.8)


def test_clock_without_limits_is_never_used_up():
    assert Clock(Budget()).spend(10**9) == 0.0


class Indifferent(Evaluation):
    """Likes every position equally."""

    def __call__(self, state, seat):
        return 0.5


def test_evaluation_bot_wakes_the_best_queen_it_knows():
    state = position(
        hands={"A": ["king", "1", "3", "7", "9"]}, beds={"2": "heart", "5": "cake"}, seen=[2, 5]
    )
    bot = EvaluationBot(RULES, Evaluation(WEIGHTS), deals=2)
    decision = bot.choose(RULES.observation(state, 0), 1, Budget())
    assert RULES.action_text(decision.action) == "king 2"


def test_search_keeps_the_advice_when_nothing_is_better():
    state = RULES.initial(Setup(2, type(dealt().options)()), 5)
    seen = RULES.observation(state, state.chooser)
    knowledge = QueensKnowledge(Indifferent(WEIGHTS), turns=1)
    player = RootSearch(RULES, knowledge)
    advice = knowledge.candidates(seen)[0]
    assert player.choose(seen, 1, Budget(iterations=40)).action == advice
