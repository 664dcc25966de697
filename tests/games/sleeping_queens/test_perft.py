"""How many courses of play there are: the rules, the slow reference and the golden table agree."""

import pytest

from desktop.core.rng import Rng
from desktop.games.sleeping_queens import RULES
from desktop.games.sleeping_queens.rules.options import Options
from desktop.games.sleeping_queens.rules.state import State
from tests.games.sleeping_queens.builders import dealt, do, encoded, legal
from tests.games.sleeping_queens.reference import ReferenceGame

DELUXE = Options(deluxe=True)
AUTO = Options(auto_defence=True)
CLASH = Options(knight_clash_sleeps=True)

# players, seed, actions played before, options -> courses of one, two, three, four actions
GOLDEN: list[tuple[int, int, int, Options, tuple[int, ...]]] = [
    (2, 1, 0, Options(), (6, 38, 277, 3548)),
    (2, 2, 0, Options(), (16, 256, 1825, 24089)),
    (2, 3, 25, Options(), (25, 97, 1436, 5936)),
    (3, 1, 0, Options(), (5, 25, 450, 3005)),
    (3, 2, 0, Options(), (17, 289, 5031, 43204)),
    (3, 3, 25, Options(), (6, 91, 970, 6232)),
    (3, 4, 40, Options(), (7, 35, 735, 4119)),
    (4, 1, 0, Options(), (5, 85, 540, 7870)),
    (4, 2, 0, Options(), (18, 290, 1979, 22368)),
    (4, 3, 25, Options(), (5, 40, 380, 8465)),
    (4, 4, 40, Options(), (7, 42, 536, 7608)),
    (5, 1, 0, Options(), (6, 96, 1626, 15365)),
    (5, 2, 0, Options(), (7, 126, 827, 4751)),
    (5, 3, 25, Options(), (7, 105, 553, 13755)),
    (5, 4, 40, Options(), (9, 28, 157, 1475)),
    (5, 5, 60, Options(), (30, 85, 895, 6565)),
    (3, 3, 25, DELUXE, (5, 90, 836, 4782)),
    (3, 3, 25, AUTO, (7, 119, 749, 6394)),
    (4, 4, 40, AUTO, (6, 84, 444, 4731)),
    (5, 5, 60, CLASH, (30, 85, 900, 6595)),
]

every_count = pytest.mark.parametrize(
    ("players", "seed", "before", "options", "counts"), GOLDEN, ids=str
)


def course(state: State, seed: int, length: int) -> tuple[str, ...]:
    """Play so many random actions; return their texts."""
    rng, texts = Rng(seed), []
    for _ in range(length):
        text = rng.choice(sorted(legal(state)))
        do(state, text)
        texts.append(text)
    return tuple(texts)


def perft(state: State, depth: int) -> int:
    """Count the courses of so many actions; a finished game counts once."""
    if depth == 0 or RULES.is_over(state):
        return 1
    courses = 0
    for action in RULES.legal_actions(state, state.chooser):
        after = state.copy()
        RULES.apply(after, action)
        courses += perft(after, depth - 1)
    return courses


def reference_perft(state: State, played: tuple[str, ...], depth: int) -> int:
    """Count them with the reference game, which must be played again for every course."""
    game = ReferenceGame(encoded(state))
    for text in played:
        game.answer(text)
    if depth == 0 or game.question is None:
        return 1
    answers = game.question.answers
    if depth == 1:
        return len(answers)
    return sum(reference_perft(state, (*played, text), depth - 1) for text in answers)


@every_count
def test_rules_count_the_golden_numbers(
    players: int, seed: int, before: int, options: Options, counts: tuple[int, ...]
):
    state = dealt(players, seed, options)
    course(state, seed, before)
    assert tuple(perft(state, depth) for depth in (1, 2, 3, 4)) == counts


@every_count
def test_reference_counts_the_golden_numbers(
    players: int, seed: int, before: int, options: Options, counts: tuple[int, ...]
):
    state = dealt(players, seed, options)
    played = course(state.copy(), seed, before)
    assert tuple(reference_perft(state, played, depth) for depth in (1, 2, 3)) == counts[:3]
