"""Measures tasks against each other: interleaved rounds, medians, ratios within one round."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import median

Task = Callable[[], Mapping[str, int]]
"""Does one slice of work; returns how many operations of each name it took."""

CALIBRATION = "calibration"
TURNS = 20_000


@dataclass(frozen=True)
class Rate:
    """How often per second; `ratio` is to the calibration loop of the same rounds."""

    name: str
    per_second: float
    microseconds: float
    ratio: float


def calibration_loop() -> dict[str, int]:
    """Do fixed work in plain Python that never changes: the yardstick of a machine."""
    table = list(range(64))
    x = 1
    for _ in range(TURNS):
        x = (x * 1103515245 + 12345) & 0x7FFFFFFF
        table[x & 63] += x >> 7
    return {CALIBRATION: TURNS}


def measure(
    tasks: Sequence[Task],
    rounds: int,
    on_round: Callable[[int], None] | None = None,
    *,
    now: Callable[[], float] = time.perf_counter,
) -> tuple[Rate, ...]:
    """Run all tasks once per round, the calibration loop among them; return rates by name."""
    found: dict[str, list[float]] = {}
    for number in range(rounds):
        for task in (calibration_loop, *tasks):
            started = now()
            counts = task()
            seconds = now() - started
            for name, count in counts.items():
                found.setdefault(name, []).append(count / seconds)
        if on_round:
            on_round(number + 1)
    yardstick = found[CALIBRATION]
    return tuple(_rate(name, rates, yardstick) for name, rates in found.items())


def _rate(name: str, rates: list[float], yardstick: list[float]) -> Rate:
    middle = median(rates)
    ratio = median(rate / base for rate, base in zip(rates, yardstick, strict=True))
    return Rate(name, middle, 1e6 / middle, ratio)
