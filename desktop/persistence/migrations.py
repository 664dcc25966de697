"""Lead documents of earlier formats to today's, one format at a time."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from desktop.core.digest import Json

FORMAT = 1
"""The format that this program writes. It rises when old programs could not read what is new."""

Document = dict[str, Json]


class Step(NamedTuple):
    """Two functions that lead from one format to the next: for a whole game, for one change."""

    record: Callable[[Document], Document]
    change: Callable[[Document], Document]


STEPS: Mapping[int, Step] = {}
"""By the format that a step starts from. A step once released is never changed."""


def migrate_record(record: Document, found: int, steps: Mapping[int, Step] = STEPS) -> Document:
    """Lead a game of format `found` to the last format that the steps reach."""
    while found in steps:
        record = steps[found].record(record)
        found += 1
    return record


def migrate_change(change: Document, found: int, steps: Mapping[int, Step] = STEPS) -> Document:
    """Lead one change of format `found` to the last format that the steps reach."""
    while found in steps:
        change = steps[found].change(change)
        found += 1
    return change
