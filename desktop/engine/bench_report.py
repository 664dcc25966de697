"""Runs the measurements of all contenders together and compares them."""

import platform
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from desktop.engine.bench import Contender
from desktop.engine.stopwatch import Rate, Task, measure

STEPS = "steps"
STEPS_AND_EVENTS = "steps and events"


@dataclass(frozen=True)
class ContenderRates:
    """The rates of one game, ours or somebody else's."""

    name: str
    players: int
    rates: tuple[Rate, ...]

    def ratio(self, operation: str) -> float | None:
        """Return an operation's rate in units of the calibration loop, None if not measured."""
        return next((rate.ratio for rate in self.rates if rate.name == operation), None)


@dataclass(frozen=True)
class Comparison:
    """Our steps per second over an operation of somebody else, in the same rounds."""

    game: str
    peer: str
    operation: str
    ratio: float


@dataclass(frozen=True)
class BenchReport:
    """All rates of one run; runs compare by the ratios to the calibration loop alone."""

    python: str
    rounds: int
    calibration: Rate
    games: tuple[ContenderRates, ...]
    peers: tuple[ContenderRates, ...]
    comparisons: tuple[Comparison, ...]


def run_bench(
    games: Sequence[Contender],
    peers: Sequence[Contender],
    rounds: int,
    on_round: Callable[[int], None] | None = None,
) -> BenchReport:
    """Measure all in the same interleaved rounds."""
    contenders = (*games, *peers)
    tasks = [_labelled(number, task) for number, one in enumerate(contenders) for task in one.tasks]
    calibration, *rates = measure(tasks, rounds, on_round)
    found = tuple(
        ContenderRates(one.name, one.players, _own(number, rates))
        for number, one in enumerate(contenders)
    )
    ours, theirs = found[: len(games)], found[len(games) :]
    return BenchReport(
        python=f"{platform.python_implementation()} {platform.python_version()}",
        rounds=rounds,
        calibration=calibration,
        games=ours,
        peers=theirs,
        comparisons=tuple(_comparisons(ours, theirs)),
    )


def _labelled(number: int, task: Task) -> Task:
    """Put the number of its contender before the names of a task's operations."""
    return lambda: {f"{number} {name}": count for name, count in task().items()}


def _own(number: int, rates: Sequence[Rate]) -> tuple[Rate, ...]:
    label = f"{number} "
    own = [rate for rate in rates if rate.name.startswith(label)]
    return tuple(replace(rate, name=rate.name.removeprefix(label)) for rate in own)


def _comparisons(
    games: Sequence[ContenderRates], peers: Sequence[ContenderRates]
) -> list[Comparison]:
    return [
        Comparison(game.name, peer.name, operation, mine / theirs)
        for game in games
        for peer in peers
        for operation in (STEPS, STEPS_AND_EVENTS)
        if (mine := game.ratio(STEPS)) and (theirs := peer.ratio(operation))
    ]


def bench_lines(report: BenchReport) -> list[str]:
    """Write the rates for people."""
    loops = report.calibration.per_second / 1e6
    lines = [f"{report.python}, median of {report.rounds} interleaved rounds"]
    lines.append(f"calibration loop: {loops:.2f} M turns/s")
    for game in (*report.games, *report.peers):
        lines.append(f"{game.name}, {game.players} players")
        lines += map(_rate_line, game.rates)
    lines += [
        f"{item.game} steps / {item.peer} {item.operation}: {item.ratio:.2f}"
        for item in report.comparisons
    ]
    return lines


def _rate_line(rate: Rate) -> str:
    times = f"{rate.per_second:>12,.0f} /s {rate.microseconds:>11.2f} us"
    return f"  {rate.name:<18}{times} {rate.ratio:>9.4f} of the loop"
