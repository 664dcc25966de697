"""The window on a real screen: it appears, takes keys and the mouse, and closes."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from tests.ui.conftest import new_game

pytestmark = pytest.mark.xvfb


def test_window_appears_on_the_screen_and_closes(window):
    assert QGuiApplication.platformName() == "xcb"
    assert window.windowHandle().isExposed()
    assert window.close()
    assert not window.isVisible()


def test_keys_reach_the_active_window(window, tab, qtbot):
    with qtbot.waitActive(window):
        window.activateWindow()
    tab.begin(new_game("human", "human"))
    ply = tab.session.ply
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_1)
    assert tab.session.ply > ply
