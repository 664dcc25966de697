"""Intervals and percentiles against values worked out by hand."""

import pytest

from desktop.engine.statistics import estimate, percentile, t_quantile


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(4, 2.776), (9, 2.262), (29, 2.045), (399, 1.966)]
)
def test_quantiles_are_those_of_the_printed_tables(freedom, quantile):
    assert t_quantile(freedom) == pytest.approx(quantile, abs=0.01)


def test_interval_of_ten_deals_is_students():
    # Seven deals won from both seats, three lost: s = 0.48305, t(9) = 2.2622, half = 0.34556.
    found = estimate([1.0] * 7 + [0.0] * 3)
    assert found.mean == pytest.approx(0.7)
    assert found.low == pytest.approx(0.3544, abs=0.001)
    assert found.high == 1.0


def test_split_deals_narrow_the_interval():
    split, decided = estimate([0.5] * 98 + [0.0, 1.0]), estimate([0.0, 1.0] * 50)
    assert split.mean == decided.mean == 0.5
    assert split.high - split.low < 0.2 * (decided.high - decided.low)


def test_deals_that_all_end_alike_leave_doubt():
    found = estimate([1.0] * 30)
    assert (found.mean, found.high) == (1.0, 1.0)
    assert found.low == pytest.approx(0.9)


def test_one_deal_says_nothing():
    found = estimate([1.0])
    assert (found.low, found.high) == (0.0, 1.0)


@pytest.mark.parametrize(("share", "value"), [(0.5, 50), (0.99, 99), (1.0, 100), (0.001, 1)])
def test_percentile_is_the_nearest_rank(share, value):
    assert percentile(range(1, 101), share) == value
