"""Sums of a series against records whose figures are plain to see."""

import pytest

from desktop.engine.arena import Series
from desktop.engine.arena_report import report_lines, summarize
from desktop.engine.deals import DealRecord, GameOutcome
from desktop.engine.entrants import parse_entrants


def game(*shares, plies=40, reason="points", seconds=None):
    """Make up a game by the shares of its entrants."""
    scores = tuple(int(100 * share) for share in shares)
    return GameOutcome(reason, plies, shares, scores, seconds or ((0.25,),) * len(shares))


def report(seats, *deals):
    """Sum up made-up deals."""
    series = Series("sleeping_queens", parse_entrants(seats), seed=1, deals=len(deals))
    return summarize(series, [DealRecord(number, games) for number, games in enumerate(deals)])


def test_wins_are_counted_per_deal():
    swept, split = (game(1.0, 0.0), game(1.0, 0.0)), (game(1.0, 0.0), game(0.0, 1.0))
    strong, weak = report("random,random:2", swept, split).levels
    assert (strong.wins.mean, weak.wins.mean) == (0.75, 0.25)
    assert (strong.fair, strong.score) == (0.5, 75)


def test_level_on_several_seats_is_averaged_over_them():
    deal = (game(1.0, 0.0, 0.0), game(0.5, 0.5, 0.0), game(0.0, 0.0, 1.0))
    single, double = report("random:9,random,random", deal).levels
    assert single.wins.mean == pytest.approx(1.5 / 3)
    assert double.wins.mean == pytest.approx(1.5 / 6)
    assert (single.seats, double.seats) == (1, 2)


def test_interval_is_over_deals_not_over_games():
    split = (game(1.0, 0.0), game(0.0, 1.0))
    wins = report("random,random:2", *[split] * 30).levels[0].wins
    assert (wins.low, wins.mean, wins.high) == pytest.approx((0.4, 0.5, 0.6))


def test_lengths_and_ends_are_summed_up():
    found = report("random,random", (game(1.0, 0.0, plies=30), game(0.0, 1.0, reason="queens")))
    assert (found.plies.shortest, found.plies.mean, found.plies.longest) == (30, 35, 40)
    assert found.reasons == {"points": 1, "queens": 1}
    assert (found.deals, found.games) == (1, 2)


def test_times_belong_to_the_level_that_took_them():
    slow = tuple(number / 100 for number in range(1, 101))
    first, second = report("random,random:2", (game(1.0, 0.0, seconds=(slow, ())),)).levels
    assert (first.times.median, first.times.p99, first.times.worst) == (0.505, 0.99, 1.0)
    assert (second.times.decisions, second.times.worst) == (0, None)


def test_table_for_people_shows_shares_as_percentages():
    lines = report_lines(report("random,random:2", (game(1.0, 0.0),), (game(1.0, 0.0),)))
    assert "2 deals, 2 games" in lines[0]
    assert lines[2].split()[:3] == ["random", "1", "100.0"]
    assert "250.00" in lines[2]
