"""Rates by a clock that the test turns: medians of rounds, ratios within a round."""

from functools import partial

import pytest

from desktop.engine.stopwatch import CALIBRATION, TURNS, measure


class Clock:
    """A clock that moves as far as the running task says."""

    def __init__(self):
        self.time = 0.0

    def now(self):
        return self.time


@pytest.fixture
def clock():
    """Return a clock at zero."""
    return Clock()


def task(clock, name, count, durations):
    """Make up a task that takes these times, round by round."""
    left = iter(durations)

    def run():
        clock.time += next(left)
        return {name: count}

    return run


def test_rate_is_the_median_of_the_rounds(clock):
    copies = task(clock, "copies", 100, [1.0, 4.0, 2.0])
    rates = measured(clock, [copies], 3)
    assert rates["copies"].per_second == 50
    assert rates["copies"].microseconds == 20_000


def test_ratio_compares_within_each_round(clock):
    # A machine that gets four times slower for everybody changes no ratio.
    rates = measured(clock, [task(clock, "copies", 100, [1.0, 4.0])], 2, calibration=[2.0, 8.0])
    assert rates["copies"].ratio == pytest.approx(100 / 1.0 / (TURNS / 2.0))


def test_task_may_count_several_operations(clock):
    def playouts():
        clock.time += 2.0
        return {"playouts": 10, "steps": 500}

    rates = measured(clock, [playouts], 1)
    assert (rates["playouts"].per_second, rates["steps"].per_second) == (5, 250)


def test_rounds_interleave_the_tasks(clock):
    order: list[str] = []
    heard: list[int] = []

    def note(name):
        order.append(name)
        return {name: 1}

    measure([partial(note, "a"), partial(note, "b")], 2, heard.append)
    assert order == ["a", "b", "a", "b"]
    assert heard == [1, 2]


def measured(clock, tasks, rounds, calibration=None):
    """Measure with a calibration loop that takes given times; return rates by name."""
    pace = iter(calibration or [1.0] * rounds)

    class Paced:
        """Moves the clock whenever the calibration loop has run: at every odd look at first."""

        looks = 0

        def now(self):
            per_round = 2 * (len(tasks) + 1)
            if self.looks % per_round == 1:
                clock.time += next(pace)
            self.looks += 1
            return clock.time

    return {rate.name: rate for rate in measure(tasks, rounds, now=Paced().now)}


def test_calibration_loop_is_always_measured(clock):
    assert measured(clock, [], 1)[CALIBRATION].ratio == 1
