"""However wrong, missing or interrupted the motion, the picture ends like the observation."""

import pytest
from PySide6.QtCore import QCoreApplication

from desktop.core.events import Event
from desktop.core.rng import Rng
from desktop.games.sleeping_queens import RULES
from desktop.games.sleeping_queens.rules.options import Options
from tests.games.sleeping_queens.ui.friends import deal, random_action
from tests.games.sleeping_queens.ui.table import Table, a_look, expected, picture

DELUXE = Options(deluxe=True, knight_clash_sleeps=True)


def check(table: Table) -> None:
    assert picture(table.scene) == expected(table.seen())


@pytest.mark.parametrize(("players", "reduced"), [(2, False), (3, True), (4, False), (5, True)])
def test_every_step_of_random_games(qapp, players, reduced):
    table = Table(deal(players, players), 0, a_look(speed=0.0, reduced=reduced))
    rng = Rng(players)
    check(table)
    while not RULES.is_over(table.state):
        table.play(random_action(table.state, rng))
        check(table)


@pytest.mark.parametrize(("players", "viewer"), [(2, 1), (3, None), (5, 3), (4, 2)])
def test_steps_that_are_cut_short_missing_or_mixed_up(qapp, players, viewer):
    table = Table(deal(players, 7, DELUXE), viewer, a_look(speed=1.0))
    rng, clutter = Rng(players), list[Event]()
    for _ in range(90):
        if RULES.is_over(table.state):
            break
        events: list[Event] = []
        RULES.apply(table.state, random_action(table.state, rng), events)
        seen = [event.seen_by(viewer) for event in events]
        clutter = (clutter + seen)[-12:]
        rng.shuffle(clutter)
        told = (seen, [], seen[: rng.below(3)], seen[::-1], clutter)[rng.below(5)]
        table.scene.play(told, table.seen())
        if rng.below(3) == 0:
            QCoreApplication.processEvents()
        if rng.below(4) == 0:
            table.scene.set_table_size(900 + rng.below(600), 600 + rng.below(300))
        if rng.below(3) == 0:
            continue
        table.scene.finish_animations()
        check(table)


def test_jumping_between_positions(qapp):
    table = Table(deal(4, 3), 0)
    states, rng = [table.state.copy()], Rng(1)
    while not RULES.is_over(table.state):
        RULES.apply(table.state, random_action(table.state, rng))
        states.append(table.state.copy())
    for _ in range(30):
        table.state = states[rng.below(len(states))]
        table.viewer = (0, 1, 3, None)[rng.below(4)]
        table.show()
        check(table)


@pytest.mark.slow
def test_an_animation_that_plays_to_its_end(qtbot):
    table = Table(deal(3, 2), 0, a_look(speed=4.0))
    rng = Rng(5)
    for _ in range(12):
        with qtbot.waitSignal(table.scene.animation_finished, timeout=20_000):
            table.play(random_action(table.state, rng))
        check(table)
