"""Whole games at the real table in the real window: real clicks, or keys and nothing else."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from desktop.core.rng import Rng
from desktop.games.sleeping_queens.ui.game_ui import GAME_UI
from desktop.persistence.settings import MotionSpeed
from desktop.session.seats import HUMAN
from desktop.ui.dialogs.end_sheet import EndSheet
from tests.ui.conftest import new_game, prefer
from tests.ui.hands import Hands

MOST = 600
"""More decisions of one person than any game takes."""


@pytest.fixture
def game_ui():
    return GAME_UI


def play_to_the_end(hands, act, rng):
    decisions = 0
    while hands.wait():
        legal = hands.page.controller.observation.legal
        action = legal[min(rng.below(len(legal)), rng.below(len(legal)))]
        steps = len(hands.tab.session.steps)
        act(hands, action)
        assert hands.tab.session.steps[steps].action == action
        decisions += 1
        assert decisions < MOST
    return decisions


def seat_names(players):
    return [HUMAN, *["random"] * (players - 1)]


@pytest.mark.slow
@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("act", [Hands.by_clicks, Hands.by_keys])
def test_whole_game(window, tab, qtbot, act, players, language):
    prefer(window, language=language)
    tab.begin(new_game(*seat_names(players), seed=7 + players))
    hands = Hands(qtbot, window, tab)
    assert play_to_the_end(hands, act, Rng(players)) > 3
    assert hands.seen > tab.session.ply
    assert isinstance(window.sheet, EndSheet)
    first = tab.session
    hands.key(Qt.Key.Key_Return)
    assert not tab.session.is_over
    assert tab.session is not first
    assert tab.session.seats == first.seats
    assert hands.wait()


@pytest.mark.slow
@pytest.mark.parametrize("act", [Hands.by_clicks, Hands.by_keys])
def test_whole_game_in_motion(window, tab, qtbot, act):
    prefer(window, motion=MotionSpeed.FAST)
    tab.begin(new_game(*seat_names(2), seed=3))
    hands = Hands(qtbot, window, tab)
    hands.key(Qt.Key.Key_F, "f")
    tab.page.scene.animator.set_speed(30)
    assert play_to_the_end(hands, act, Rng(3)) > 3
    assert isinstance(window.sheet, EndSheet)


@pytest.mark.parametrize("act", [Hands.by_clicks, Hands.by_keys])
def test_a_hot_seat_begins(window, tab, qtbot, act):
    tab.begin(new_game(HUMAN, HUMAN))
    hands, rng = Hands(qtbot, window, tab), Rng(1)
    for _ in range(6):
        assert hands.wait()
        legal = tab.page.controller.observation.legal
        ply = tab.session.ply
        act(hands, legal[rng.below(len(legal))])
        assert tab.session.ply > ply
        QApplication.processEvents()
