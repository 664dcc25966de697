"""The window with a plain table, games in memory, and bots that answer at once."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from desktop.bots.bot import Budget
from desktop.core.rules import Setup
from desktop.engine.asking import Reply
from desktop.games.sleeping_queens import GAME
from desktop.games.sleeping_queens.rules.options import Options
from desktop.persistence.settings import MotionSpeed, Preferences, ThemeChoice
from desktop.session.seats import SeatConfig
from desktop.ui.appearance import Appearance
from desktop.ui.dialogs.new_game_sheet import NewGame
from desktop.ui.game_tab import GameTab, TabParts
from desktop.ui.main_window import MainWindow, WindowParts
from desktop.ui.memory import MemoryLibrary, MemoryStore
from tests.ui.stub_game import STUB_UI

QUIET = Preferences(language="en", theme=ThemeChoice.LIGHT, motion=MotionSpeed.OFF, bot_pause=0)


class ThinkingHere:
    """A port without a process: thinks when it is asked, replies when it is looked at."""

    def __init__(self):
        self.asked = []
        self.silent = False
        self._reply = None

    def ask(self, question):
        self.asked.append(question)
        if not self.silent:
            bot = GAME.bots[question.player].make()
            decision = bot.choose(question.observation, question.seed, Budget(iterations=1))
            self._reply = Reply(question.generation, decision)

    def reply(self):
        reply, self._reply = self._reply, None
        return reply

    def cancel(self):
        self._reply = None

    def close(self):
        self.cancel()


@pytest.fixture
def port():
    return ThinkingHere()


@pytest.fixture
def appearance(qapp: QApplication):
    found = Appearance(qapp, QUIET)
    yield found
    found.apply(QUIET)
    found.language.use("en")
    found.deleteLater()


@pytest.fixture
def game_ui():
    """Return the face of the game in the window; a module of tests may put in another one."""
    return STUB_UI


@pytest.fixture
def window(qtbot, appearance, port, game_ui):
    store, library = MemoryStore(QUIET), MemoryLibrary()
    tab = GameTab(TabParts(appearance, library, GAME, game_ui, lambda game: port))
    found = MainWindow(WindowParts(appearance, store, store, library, "0.0"), [tab])
    found.resize(1280, 800)
    found.show()
    qtbot.waitExposed(found)
    yield found
    found.close()
    found.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def tab(window):
    return window.tabs[0]


def new_game(*players, seed=5, colours=(4, 0, 1, 3, 2)):
    seats = tuple(
        SeatConfig(f"P{index}", player, "fox", colours[index])
        for index, player in enumerate(players)
    )
    return NewGame(Setup(len(players), Options()), seed, seats)


def prefer(window, **changes):
    window._prefer(replace(window.appearance.preferences, **changes))
