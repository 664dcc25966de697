"""Whole games are played at the table: by clicks, by dragging, by keys."""

import pytest

from desktop.core.rng import Rng
from desktop.games.sleeping_queens import RULES
from desktop.games.sleeping_queens.rules.actions import ALLOW, DECLINE
from tests.games.sleeping_queens.ui import players as hands
from tests.games.sleeping_queens.ui.friends import deal, random_action
from tests.games.sleeping_queens.ui.table import Table, expected, picture


@pytest.mark.parametrize("play", [hands.by_clicks, hands.by_dragging, hands.by_keys])
@pytest.mark.parametrize(("players", "seed"), [(2, 4), (5, 6)])
def test_whole_game(qapp, players, seed, play):
    table = Table(deal(players, seed))
    rng, wanted, asked = Rng(seed), [], 0
    while not RULES.is_over(table.state):
        action = random_action(table.state, rng)
        if RULES.to_act(table.state)[0] == 0:
            if action[0] not in (ALLOW, DECLINE):
                wanted.append(action)
            play(table, action)
            asked += 1
        else:
            table.play(action)
    assert table.actions == wanted
    assert table.attempts == []
    assert asked > 3
    assert picture(table.scene) == expected(table.seen())
