"""Nothing that fingers do at random breaks the window: no exception, no Qt warning, a true picture.

NASTOLKA_SOAK_SECONDS lengthens it, NASTOLKA_SOAK_SEED replays other fingers.
"""

import os
import time

import pytest
from PySide6.QtCore import QAbstractAnimation, QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from desktop.core.rng import Rng
from desktop.games.sleeping_queens.ui.game_ui import GAME_UI
from desktop.persistence.settings import MotionSpeed, ThemeChoice
from desktop.session.seats import HUMAN
from desktop.ui.dialogs.sheet import Sheet
from tests.games.sleeping_queens.ui.table import expected, picture
from tests.ui.conftest import new_game, prefer

SECONDS = float(os.environ.get("NASTOLKA_SOAK_SECONDS", "20"))
SEED = int(os.environ.get("NASTOLKA_SOAK_SEED", "1"))
KEYS = (
    *((Qt.Key(Qt.Key.Key_1 + digit), str(digit + 1)) for digit in range(9)),
    (Qt.Key.Key_Tab, "\t"),
    (Qt.Key.Key_Backtab, ""),
    (Qt.Key.Key_Return, "\r"),
    (Qt.Key.Key_Space, " "),
    (Qt.Key.Key_Escape, "\x1b"),
    (Qt.Key.Key_Left, ""),
    (Qt.Key.Key_Right, ""),
    (Qt.Key.Key_Up, ""),
    (Qt.Key.Key_Down, ""),
    (Qt.Key.Key_E, "e"),
    (Qt.Key.Key_F, "f"),
    (Qt.Key.Key_Alt, ""),
    (Qt.Key.Key_Home, ""),
    (Qt.Key.Key_Delete, ""),
    (Qt.Key.Key_twosuperior, "²"),
)
COMMANDS = (
    *("undo", "undo", "redo", "new", "restart", "home", "continue", "panel"),
    *("larger", "smaller", "actual_size", "settings", "about", "open", "save", "save_as"),
)
SIZES = ((1280, 800), (760, 560), (1024, 700), (1920, 1080))


@pytest.fixture
def game_ui():
    return GAME_UI


class Fingers:
    """Does one thing at random after another."""

    def __init__(self, window, tab, rng):
        self.window, self.tab, self.rng = window, tab, rng
        self.log: list[str] = []
        # A menu under a button runs its own event loop: only a timer gets in to close it.
        self._closer = QTimer(window, interval=100)
        self._closer.timeout.connect(self.close_system_dialogs)
        self._closer.start()

    def act(self):
        acts = (
            *[self.click] * 6,
            *[self.press] * 6,
            *[self.play] * 5,
            self.drag,
            self.drag,
            self.command,
            self.change,
            self.resize,
            self.turn,
            self.wait,
        )
        act = acts[self.rng.below(len(acts))]
        self.log.append(act.__name__)
        act()
        self.close_system_dialogs()

    def somewhere(self):
        width, height = self.window.width(), self.window.height()
        point = QPoint(self.rng.below(width), self.rng.below(height))
        found = self.window.childAt(point) or self.window
        return found, found.mapFrom(self.window, point)

    def click(self):
        target, point = self.somewhere()
        buttons = (*[Qt.MouseButton.LeftButton] * 5, Qt.MouseButton.RightButton)
        button = buttons[self.rng.below(6)]
        self.log.append(f"{type(target).__name__} {point.x()} {point.y()}")
        if target is self.window.menuBar():
            return
        if self.rng.below(8):
            QTest.mouseClick(target, button, pos=point)
        else:
            QTest.mouseDClick(target, button, pos=point)

    def drag(self):
        viewport = self.tab.page.view.viewport()
        points = [
            QPoint(self.rng.below(viewport.width()), self.rng.below(viewport.height()))
            for _ in range(3)
        ]
        hand = [thing for thing in self.tab.page.scene.stage.sprites if thing.zone == "hand"]
        if hand:
            sprite = self.tab.page.scene.stage.sprites[hand[self.rng.below(len(hand))]]
            points[0] = self.tab.page.view.mapFromScene(sprite.box.center())
        QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=points[0])
        for point in points[1:]:
            QTest.mouseMove(viewport, point)
            if not self.rng.below(6):
                self.change()
        QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=points[-1])

    def press(self):
        key, text = KEYS[self.rng.below(len(KEYS))]
        self.log.append(str(key))
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            target = self.window.focusWidget() or self.window
            event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, text)
            QApplication.sendEvent(target, event)

    def play(self):
        if self.tab.session is None and self.window.sheet is None:
            seats = [HUMAN, *["random"] * (1 + self.rng.below(4))]
            if not self.rng.below(3):
                seats[1] = HUMAN
            self.tab.begin(new_game(*seats, seed=self.rng.below(999)))
        elif self.tab.playing and self.window.sheet is None and self.tab.page.lines():
            self.tab.page.take_line(self.rng.below(len(self.tab.page.lines())))

    def command(self):
        name = COMMANDS[self.rng.below(len(COMMANDS))]
        self.log.append(name)
        self.window.commands[name].trigger()

    def change(self):
        fields = {
            "language": ("ru", "en"),
            "theme": (ThemeChoice.LIGHT, ThemeChoice.DARK),
            "scale": (75, 100, 150, 200),
            "motion": tuple(MotionSpeed),
            "memory_aid": (False, True),
            "reduced_motion": (False, True),
            "bot_pause": (0, 0, 100),
        }
        name = tuple(fields)[self.rng.below(len(fields))]
        value = fields[name][self.rng.below(len(fields[name]))]
        self.log.append(f"{name} {value}")
        prefer(self.window, **{name: value})

    def resize(self):
        self.window.resize(*SIZES[self.rng.below(len(SIZES))])

    def turn(self):
        self.window._bar.setCurrentIndex(self.rng.below(self.window._bar.count()) // 2)

    def wait(self):
        QTest.qWait(self.rng.below(60))

    def close_system_dialogs(self):
        for found in self.window.findChildren(QDialog):
            if not isinstance(found, Sheet) and found.isVisible():
                found.reject()
        popup = QApplication.activePopupWidget()
        if popup is not None:
            popup.close()

    def look(self):
        scene, controller = self.tab.page.scene, self.tab.page.controller
        if controller is None or scene.animating or scene.carried is not None:
            return
        lifts = scene._lifts.values()
        if all(lift.state() == QAbstractAnimation.State.Stopped for lift in lifts):
            assert picture(scene) == expected(controller.observation)
            lines = [line.action for line in self.tab.page.lines()]
            assert lines == list(controller.observation.legal)


@pytest.mark.slow
@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_random_fingers_break_nothing(window, tab, qtbot):
    fingers = Fingers(window, tab, Rng(SEED))
    until = time.monotonic() + SECONDS
    while time.monotonic() < until:
        with qtbot.captureExceptions() as caught:
            fingers.act()
            QApplication.processEvents()
            fingers.look()
        assert not caught, (fingers.log[-12:], caught)
        assert window.isVisible()
    assert tab.session is not None
