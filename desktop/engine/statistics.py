"""Means with honest intervals and percentiles, from the standard library alone."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, stdev

Z = 1.959963984540054  # 97.5 % quantile of the normal distribution


@dataclass(frozen=True)
class Estimate:
    """A mean of values in 0 .. 1 with its 95 % interval."""

    mean: float
    low: float
    high: float


def t_quantile(freedom: int) -> float:
    """Return the 97.5 % quantile of Student's t (first terms of Fisher's expansion)."""
    first = (Z**3 + Z) / (4 * freedom)
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / (384 * freedom**3)
    return Z + first + second + third


def estimate(values: Sequence[float]) -> Estimate:
    """Estimate a mean from independent values in 0 .. 1, one per deal.

    Student's interval; when all values are equal it says nothing, and the rule of three stands in.
    """
    count = len(values)
    mean = fmean(values)
    if count < 2:
        return Estimate(mean, 0.0, 1.0)
    spread = stdev(values)
    half = t_quantile(count - 1) * spread / math.sqrt(count) if spread else 3 / count
    return Estimate(mean, max(0.0, mean - half), min(1.0, mean + half))


def percentile(ordered: Sequence[float], share: float) -> float:
    """Return the smallest of the sorted values that at least `share` of them do not exceed."""
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)]
