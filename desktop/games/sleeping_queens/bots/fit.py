"""Fits the evaluation's weights to the results of self-play: `python -m …bots.fit --help`.

Softmax regression by sparse stochastic gradient steps (Adagrad) on positions at the start of turns.
"""

import argparse
import concurrent.futures
import math
import pathlib
from collections.abc import Callable, Iterable

from desktop.bots.bot import Budget
from desktop.bots.root_search import RootSearch
from desktop.core.actions import Action
from desktop.core.rng import Rng, mix
from desktop.core.rules import Setup
from desktop.games.sleeping_queens.bots.evaluation import SIZE, Evaluation, features
from desktop.games.sleeping_queens.bots.knowledge import QueensKnowledge
from desktop.games.sleeping_queens.bots.policy import greedy_action
from desktop.games.sleeping_queens.bots.weights import WEIGHTS
from desktop.games.sleeping_queens.rules.components import OVER, TURN
from desktop.games.sleeping_queens.rules.options import Options
from desktop.games.sleeping_queens.rules.rules import SleepingQueensRules
from desktop.games.sleeping_queens.rules.state import State

Sample = tuple[list[list[int]], list[float]]  # seat -> features, seat -> share of the first place
RULES = SleepingQueensRules()


def play(players: int, seed: int, choose: Callable[[State, int], Action]) -> list[Sample]:
    """Play one game and return a sample for every turn."""
    state = RULES.initial(Setup(players, Options()), seed)
    positions = []
    while state.phase != OVER:
        if state.phase == TURN:
            positions.append([features(state, seat) for seat in range(players)])
        RULES.apply(state, choose(state, mix(seed, str(len(positions)))))
    ended = RULES.result(state)
    assert ended is not None
    shares = [ended.share(seat) for seat in range(players)]
    return [(position, shares) for position in positions]


def chooser(bot: str, iterations: int) -> Callable[[State, int], Action]:
    """Return the player whose games are used: "greedy" or "search", with some noise."""
    if bot == "greedy":
        return lambda state, seed: _noisy(state, Rng(seed)) or greedy_action(state)
    knowledge = QueensKnowledge(Evaluation(WEIGHTS), turns=2)
    player = RootSearch(RULES, knowledge, caution=1.0)
    budget = Budget(iterations=iterations)

    def choose(state: State, seed: int) -> Action:
        observed = RULES.observation(state, state.chooser)
        return _noisy(state, Rng(seed)) or player.choose(observed, seed, budget).action

    return choose


def _noisy(state: State, rng: Rng) -> Action | None:
    """Play anything legal once in twenty decisions, so that odd positions are met too."""
    if rng.below(20):
        return None
    return rng.choice(RULES.legal_actions(state, state.chooser))


def games(job: tuple[int, str, int, int, int]) -> list[Sample]:
    """Play a block of games: (players, bot, iterations, first seed, how many)."""
    players, bot, iterations, first, many = job
    choose = chooser(bot, iterations)
    return [sample for seed in range(first, first + many) for sample in play(players, seed, choose)]


def fit(samples: list[Sample], epochs: int, start: Iterable[float] = ()) -> tuple[float, ...]:
    """Return weights that name the winners best."""
    weights = list(start) or [0.0] * SIZE
    squares = [1e-3] * SIZE
    rng = Rng(1)
    held = samples[: len(samples) // 20]
    samples = samples[len(samples) // 20 :]
    for epoch in range(epochs):
        rate = 0.2 / (1 + epoch)
        rng.shuffle(samples)
        for position, shares in samples:
            _step(weights, squares, (position, shares), rate)
        print(f"epoch {epoch + 1}: log loss {loss(held, weights):.4f}", flush=True)
    return tuple(round(weight, 3) for weight in weights)


def _step(weights: list[float], squares: list[float], sample: Sample, rate: float) -> None:
    position, shares = sample
    for found, share, expected in zip(position, shares, _shares(position, weights), strict=True):
        error = share - expected
        for feature in found:
            squares[feature] += error * error
            change = error - 0.0005 * weights[feature]
            weights[feature] += rate * change / math.sqrt(squares[feature])


def _shares(position: list[list[int]], weights: list[float]) -> list[float]:
    parts = [math.exp(sum([weights[feature] for feature in found])) for found in position]
    total = sum(parts)
    return [part / total for part in parts]


def loss(samples: list[Sample], weights: list[float]) -> float:
    """Return the mean negative log likelihood of the results."""
    total = 0.0
    for position, shares in samples:
        expected = _shares(position, weights)
        total -= sum(
            share * math.log(e) for share, e in zip(shares, expected, strict=True) if share
        )
    return total / len(samples)


def main() -> None:
    """Fit and write weights.py anew."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", choices=("greedy", "search"), default="greedy")
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--games", type=int, default=20000, help="per number of players")
    parser.add_argument("--seed", type=int, default=10_000_000)
    parser.add_argument("--epochs", type=int, default=6)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5])
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    fitted = dict(WEIGHTS)
    block = max(1, args.games // (8 * args.jobs))
    with concurrent.futures.ProcessPoolExecutor(args.jobs) as pool:
        for players in args.players:
            firsts = range(args.seed, args.seed + args.games, block)
            jobs = [(players, args.bot, args.iterations, first, block) for first in firsts]
            samples = [sample for part in pool.map(games, jobs) for sample in part]
            print(f"{players} players: {len(samples)} positions", flush=True)
            fitted[players] = fit(samples, args.epochs)
    write(fitted)


def write(fitted: dict[int, tuple[float, ...]]) -> None:
    """Write weights.py beside this module."""
    rows = [
        '"""Weights of the evaluation, made by fit.py: number of players -> one per feature."""',
        "",
    ]
    rows.append("WEIGHTS: dict[int, tuple[float, ...]] = {")
    for players, weights in fitted.items():
        lines = [weights[i : i + 11] for i in range(0, len(weights), 11)]
        body = "\n".join("        *(" + ", ".join(map(str, line)) + ",)," for line in lines)
        rows.append(f"    {players}: (\n{body}\n    ),")
    rows.append("}\n")
    path = pathlib.Path(__file__).with_name("weights.py")
    path.write_text("\n".join(rows), encoding="utf-8")


if __name__ == "__main__":
    main()
