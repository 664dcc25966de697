"""The root of the window: joins stores, games, bots and the main window, and catches what fails."""

import getpass
import importlib
import logging
import os
import sys
import tempfile
import threading
import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QObject, QSize, Qt, Signal, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from desktop.core.digest import digest
from desktop.core.letters import seat_of
from desktop.engine.asking import Port, Question, Reply
from desktop.engine.bot_worker import BotWorker
from desktop.engine.catalogue import make_setup
from desktop.engine.scenario import load_scenarios
from desktop.engine.scenario_run import start_state
from desktop.games import INSTALLED, load
from desktop.games.module import AnyGame
from desktop.persistence.errors import StorageError
from desktop.persistence.files import DiskFiles
from desktop.persistence.log import Log
from desktop.persistence.paths import Storage, find_folders, open_storage
from desktop.persistence.report import ReportParts, report_bytes
from desktop.persistence.savefile import read_save, write_save
from desktop.persistence.settings import MotionSpeed, Preferences, ThemeChoice, settings_file
from desktop.persistence.window_memory import WindowStore, window_file
from desktop.session.restore import restore
from desktop.session.seats import HUMAN
from desktop.session.session import GameSession
from desktop.session.store import Snapshot
from desktop.ui.appearance import Appearance
from desktop.ui.controllers.bot_client import MakePort
from desktop.ui.game_tab import GameTab, TabParts
from desktop.ui.geometry import PlaceStore
from desktop.ui.keeping import FileLibrary, FilePlaces, FilePreferences
from desktop.ui.library import Library
from desktop.ui.main_window import MainWindow, WindowParts
from desktop.ui.memory import MemoryLibrary, MemoryStore
from desktop.ui.offscreen import one_person_against, play_to_end, take_picture, usual_seats
from desktop.ui.preferences import PreferenceStore
from desktop.ui.table.game_ui import GameUi

APP_ID = "io.github.nastolka.Nastolka"
VERSION = "0.1.0"

LOG_NAME = "nastolka.log"
REPORT_NAME = "report.json"
LONGEST_GAME = 120.0
"""Seconds that a game without a person may take."""

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


class Troubles(QObject):
    """Carries what the journals and settings meet to the window."""

    told = Signal(object)
    """A StorageError, or None when it is over."""

    def tell(self, error: StorageError | None) -> None:
        """Log it and tell the window."""
        log.info("storage: %s", error or "all is kept again")
        self.told.emit(error)


class Reporter(QObject):
    """Writes a report beside the log when something fails that nobody expected."""

    def __init__(self, journal: Log, storage: Storage, window: MainWindow) -> None:
        super().__init__(window)
        self._journal = journal
        self._folder = storage.folders.logs
        self._window = window

    def write(self, problem: str) -> None:
        """Write the game on the screen, the log and the versions, without names or paths."""
        session = self._window.tab.session if self._window.tab is not None else None
        parts = ReportParts(
            record=session.record() if session is not None else None,
            log=self._journal.recent.lines,
            problem=problem,
            versions={"nastolka": VERSION, "qt": qVersion()},
        )
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            data = report_bytes(parts, Path.home(), getpass.getuser())
            (self._folder / REPORT_NAME).write_bytes(data)
        except OSError as error:
            log.info("no report: %s", error)


class NoBots:
    """A port that never answers: for pictures, in which nothing shall move."""

    def ask(self, question: Question) -> None:
        """Ignore it."""

    def reply(self) -> Reply | None:
        """Know nothing."""
        return None

    def cancel(self) -> None:
        """Have nothing to give up."""

    def close(self) -> None:
        """Have nothing to end."""


def no_bots(_: AnyGame) -> Port:
    """Start no process."""
    return NoBots()


@dataclass(frozen=True)
class Stores:
    """Where the window keeps what shall last."""

    library: Library
    preferences: PreferenceStore
    places: PlaceStore


def stores_in_memory(preferences: Preferences | None = None) -> Stores:
    """Return stores that forget everything at the end."""
    store = MemoryStore(preferences)
    return Stores(MemoryLibrary(), store, store)


def make_window(
    appearance: Appearance, stores: Stores, make_port: MakePort = make_worker
) -> MainWindow:
    """Build the main window with every installed game."""
    tabs = []
    for name in INSTALLED:
        game = load(name)
        parts = TabParts(appearance, stores.library, game, load_ui(game), make_port)
        tabs.append(GameTab(parts))
    window_parts = WindowParts(
        appearance, stores.preferences, stores.places, stores.library, VERSION
    )
    return MainWindow(window_parts, tabs)


def run(arguments: Sequence[str], *, portable: bool = False) -> int:
    """Show the window and return the exit code when it closes."""
    failures = Failures()
    failures.install()
    application = make_application(arguments)
    storage = open_storage(find_folders(portable=portable))
    journal = Log(None if storage.in_memory else storage.folders.logs / LOG_NAME)
    troubles = Troubles()
    settings = settings_file(storage)
    library = FileLibrary(storage, troubles.tell)
    preferences = FilePreferences(settings, troubles.tell)
    stores = Stores(library, preferences, FilePlaces(WindowStore(window_file(storage))))
    appearance = Appearance(application, preferences.load())
    application.setWindowIcon(appearance.app_icon())
    window = make_window(appearance, stores)
    failures.failed.connect(window.tell_failure)
    failures.failed.connect(Reporter(journal, storage, window).write)
    troubles.told.connect(window.tell_storage)
    window.tell_start(library.troubles, bool(settings.flaws))
    if storage.trouble is not None:
        window.tell_storage(storage.trouble)
    window.show()
    code = application.exec()
    journal.close()
    return code


# --- the window without a person -----------------------------------------------------------------


@dataclass(frozen=True)
class Shot:
    """What a picture of the window shall show; without a scenario or save it is the start page."""

    game: str
    output: Path
    scenario: Path | None = None
    save: Path | None = None
    steps: int = 0
    language: str = "en"
    theme: str = "light"
    size: tuple[int, int] = (1280, 800)
    scale: float = 1.0


def shot(order: Shot) -> int:
    """Write a picture of the real main window."""
    preferences = Preferences(
        language=order.language,
        theme=ThemeChoice(order.theme),
        scale=round(order.scale * 100),
        motion=MotionSpeed.OFF,
    )
    appearance = Appearance(_offscreen_application(), preferences)
    window = make_window(appearance, stores_in_memory(preferences), no_bots)
    tab = next(tab for tab in window.tabs if tab.game.name == order.game)
    session = _session_for(order, tab.game)
    if session is not None:
        tab.take(session)
    take_picture(window, QSize(*order.size), order.output)
    window.close()
    return 0


def _session_for(order: Shot, game: AnyGame) -> GameSession | None:
    """Return the saved game, or the first case of the scenario file, some actions played."""
    if order.save is not None:
        return restore(game, read_save(DiskFiles(), order.save)).session
    if order.scenario is None:
        return None
    case = load_scenarios(order.scenario).cases[0]
    state = game.rules.encode_state(start_state(game, case, case.seed))
    session = GameSession(
        game,
        make_setup(game, case.players, dict(case.options)),
        case.seed,
        one_person_against(game.rule_of_thumb, case.players),
        start=Snapshot(0, digest(state), state),
    )
    for step in [step for step in case.steps if step.do][: order.steps]:
        session.submit(seat_of(step.seat), game.rules.parse_action(step.do))
    return session


def selftest() -> int:
    """Start all that a release needs and play; print one line and return 0 if it works."""
    application = _offscreen_application()
    for game in map(load, INSTALLED):
        session = _play_one(application, game, HUMAN)
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "проба.nastolka")
            write_save(DiskFiles(), path, session.record())
            if restore(game, read_save(DiskFiles(), path)).session.record() != session.record():
                print(f"selftest: {game.name}: a saved game came back different", file=sys.stderr)
                return 1
    print(f"selftest: ok ({', '.join(INSTALLED)})")
    return 0


def offscreen_demo() -> int:
    """Let bots play a short game in a window that nobody sees; print the result and a picture."""
    application = _offscreen_application()
    game = load(INSTALLED[0])
    picture = Path(tempfile.mkdtemp(prefix="nastolka-"), "table.png")
    session = _play_one(application, game, game.rule_of_thumb, picture)
    assert session.result is not None
    names = [session.seats[seat].name for seat in session.result.winners]
    scores = ", ".join(
        f"{config.name} {score}"
        for config, score in zip(session.seats, session.result.scores, strict=True)
    )
    print(f"{game.name}: {len(session.steps)} decisions, won by {' and '.join(names)} ({scores})")
    print(f"picture: {picture}")
    return 0


def _play_one(
    application: QApplication, game: AnyGame, first: str, picture: Path | None = None
) -> GameSession:
    """Play a game to its end through the window, person's seats by random lines."""
    preferences = Preferences(language="en", motion=MotionSpeed.OFF, bot_pause=0)
    window = make_window(Appearance(application, preferences), stores_in_memory(preferences))
    window.resize(1280, 800)
    window.show()
    tab = next(tab for tab in window.tabs if tab.game.name == game.name)
    setup = make_setup(game, game.rules.spec.min_players)
    seats = usual_seats((first, *([game.rule_of_thumb] * (setup.players - 1))))
    tab.take(GameSession(game, setup, 1, seats))
    session = play_to_end(tab, 1, LONGEST_GAME)
    if picture is not None:
        take_picture(window, QSize(1280, 800), picture)
    window.close()
    return session


def _offscreen_application() -> QApplication:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    return make_application(["nastolka"])
