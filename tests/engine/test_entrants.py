"""Seats of a series as people write them."""

import pytest

from desktop.bots.bot import Budget
from desktop.engine.entrants import Entrant, parse_entrant, parse_entrants
from desktop.engine.errors import BadEntrantError


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("expert", None),
        ("expert:2000", Budget(iterations=2000)),
        ("expert:0.5s", Budget(seconds=0.5)),
        ("net_greedy:3s", Budget(seconds=3.0)),
    ],
)
def test_entrant_is_read_and_written_back(text, budget):
    entrant = parse_entrant(text)
    assert entrant.budget == budget
    assert str(entrant) == text


def test_common_budget_yields_to_the_entrants_own():
    common, own = parse_entrants("hard, expert:7", Budget(iterations=50))
    assert common == Entrant("hard", Budget(iterations=50))
    assert own == Entrant("expert", Budget(iterations=7))


@pytest.mark.parametrize("text", ["", "Expert", "expert:", "expert:fast", "expert:1:2", "a b"])
def test_anything_else_is_refused(text):
    with pytest.raises(BadEntrantError):
        parse_entrant(text)
