"""The root of the window: joins stores, games, bots and the main window, and catches what fails."""

import importlib
import logging
import sys
import threading
import traceback
from collections.abc import Sequence
from types import TracebackType

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from desktop.engine.bot_worker import BotWorker
from desktop.games import INSTALLED, load
from desktop.games.module import AnyGame
from desktop.ui.appearance import Appearance
from desktop.ui.game_tab import GameTab, TabParts
from desktop.ui.geometry import PlaceStore
from desktop.ui.library import Library
from desktop.ui.main_window import MainWindow, WindowParts
from desktop.ui.memory import MemoryLibrary, MemoryStore
from desktop.ui.preferences import PreferenceStore
from desktop.ui.table.game_ui import GameUi

APP_ID = "io.github.nastolka.Nastolka"
VERSION = "0.1.0"

log = logging.getLogger("nastolka")


class Failures(QObject):
    """Receives every exception that nobody caught: logs it, tells the window once per kind."""

    failed = Signal(str)
    """One line that names the failure; the log and the report hold the rest."""

    def __init__(self) -> None:
        super().__init__()
        self._told: set[str] = set()

    def install(self) -> None:
        """Listen to exceptions in slots, paint events and plain threads."""
        sys.excepthook = self._caught
        threading.excepthook = self._caught_in_thread

    def _caught(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QApplication.exit(130)
            return
        log.error("uncaught", exc_info=(kind, error, trace))
        where = traceback.extract_tb(trace)[-1:] if trace is not None else []
        key = f"{kind.__name__} {[(frame.filename, frame.lineno) for frame in where]}"
        if key not in self._told:
            self._told.add(key)
            self.failed.emit(f"{kind.__name__}: {error}")

    def _caught_in_thread(self, caught: threading.ExceptHookArgs) -> None:
        if caught.exc_value is not None:
            self._caught(caught.exc_type, caught.exc_value, caught.exc_traceback)


def load_ui(game: AnyGame) -> GameUi:
    """Import a game's face by its dotted name."""
    module, _, attribute = game.ui.partition(":")
    found: GameUi = getattr(importlib.import_module(module), attribute)
    return found


def make_worker(game: AnyGame) -> BotWorker:
    """Start the process in which a game's bots think."""
    return BotWorker((game.name,))


def make_application(arguments: Sequence[str]) -> QApplication:
    """Return the one QApplication, named for the desktop."""
    found = QApplication.instance()
    application = found if isinstance(found, QApplication) else QApplication(list(arguments))
    application.setApplicationName("Nastolka")
    application.setApplicationVersion(VERSION)
    application.setAttribute(Qt.ApplicationAttribute.AA_DontShowIconsInMenus, on=False)
    QGuiApplication.setDesktopFileName(APP_ID)
    return application


def make_window(
    appearance: Appearance,
    library: Library,
    *,
    preferences: PreferenceStore,
    places: PlaceStore,
) -> MainWindow:
    """Build the main window with every installed game."""
    tabs = []
    for name in INSTALLED:
        game = load(name)
        tabs.append(GameTab(TabParts(appearance, library, game, load_ui(game), make_worker)))
    parts = WindowParts(appearance, preferences, places, library, VERSION)
    return MainWindow(parts, tabs)


def run(arguments: Sequence[str]) -> int:
    """Show the window and return the exit code when it closes."""
    failures = Failures()
    failures.install()
    application = make_application(arguments)
    store = MemoryStore()
    appearance = Appearance(application, store.load())
    application.setWindowIcon(appearance.app_icon())
    window = make_window(appearance, MemoryLibrary(), preferences=store, places=store)
    failures.failed.connect(window.tell_failure)
    window.show()
    return application.exec()
