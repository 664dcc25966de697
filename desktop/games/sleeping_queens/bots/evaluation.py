"""How good a position is for each seat: a table-driven softmax, fitted to the results of games.

Every seat has a score, the sum of the weights of its features; the share of the first place that a
seat may expect is the softmax of the scores. Weights per number of players lie in weights.py, made
by fit.py. Positions are judged at the start of turns, in a full (determinized) state.
"""

from functools import cache
from math import exp, prod

from desktop.core.actions import Seat
from desktop.games.sleeping_queens.rules.components import (
    DRAGON,
    JESTER,
    KING,
    KNIGHT,
    OVER,
    POINTS_TO_WIN,
    POTION,
    QUEENS_TO_WIN,
    WAND,
)
from desktop.games.sleeping_queens.rules.hands import count
from desktop.games.sleeping_queens.rules.scoring import result
from desktop.games.sleeping_queens.rules.state import State

CARDS = (KING, KNIGHT, POTION, JESTER, WAND, DRAGON)
MOST = 4  # counts of a card are cut at three

# Features: blocks of weights, each a small table; BLOCKS gives the lengths of its sides.
BLOCKS = {
    "goal": (6, 11),  # queens needed, points needed / 5
    "card": (len(CARDS), MOST),  # card, how many
    "turn": (5, 2),  # seats until my turn, a card in hand that gains a queen
    "near": (3, 2, MOST),  # kings, knights or jesters; near the goal; how many
    "shield": (2, 2, 5),  # a wand, a dragon, points / 10
}


def _starts() -> dict[str, int]:
    starts, size = {}, 0
    for name, sides in BLOCKS.items():
        starts[name] = size
        size += prod(sides)
    return starts | {"end": size}


START = _starts()
SIZE = START["end"]
GOAL, CARD, TURNS, NEAR, SHIELD = (START[name] for name in BLOCKS)


@cache
def hand_features(hand: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the features of a hand alone and its counts in the order of CARDS, cut at MOST - 1."""
    counts = tuple(min(count(hand, card), MOST - 1) for card in CARDS)
    return tuple(CARD + MOST * place + n for place, n in enumerate(counts)), counts


def features(state: State, seat: Seat) -> list[int]:
    """Return the numbers of the weights that add up to the seat's score."""
    need_queens = QUEENS_TO_WIN[state.players] - state.queens[seat]
    points = state.points[seat]
    need_points = (POINTS_TO_WIN[state.players] - points + 4) // 5
    own, (kings, knights, _, jesters, wands, dragons) = hand_features(state.hands[seat])
    near = MOST * (need_queens <= 1 or need_points <= 3)
    found = [
        GOAL + 11 * need_queens + need_points,
        TURNS + 2 * ((seat - state.active) % state.players) + (kings > 0 or knights > 0),
        NEAR + near + kings,
        NEAR + 2 * MOST + near + knights,
        NEAR + 4 * MOST + near + jesters,
        SHIELD + 10 * (wands > 0) + 5 * (dragons > 0) + min(points // 10, 4),
    ]
    found += own
    return found


class Evaluation:
    """Judges positions with one set of weights per number of players."""

    def __init__(self, weights: dict[int, tuple[float, ...]]) -> None:
        self._weights = weights

    def __call__(self, state: State, seat: Seat) -> float:
        """Return the share of the first place that the seat may expect, 0 to 1."""
        if state.phase == OVER:
            ended = result(state)
            return ended.share(seat) if ended else 0.0
        weights = self._weights[state.players]
        scores = [
            sum([weights[feature] for feature in features(state, other)])
            for other in range(state.players)
        ]
        mine = scores[seat]
        return 1 / sum([exp(score - mine) for score in scores])
