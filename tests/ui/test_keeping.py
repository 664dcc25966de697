"""What the window keeps: games over a kill, saves, settings, and what it says when it cannot."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from desktop.app import Stores, make_window, no_bots
from desktop.core.rules import Setup
from desktop.games.sleeping_queens import GAME
from desktop.games.sleeping_queens.rules.options import Options
from desktop.persistence.paths import find_folders, open_storage
from desktop.persistence.settings import MotionSpeed, Preferences, settings_file
from desktop.persistence.window_memory import WindowStore, window_file
from desktop.ui.keeping import FileLibrary, FilePlaces, FilePreferences
from desktop.ui.offscreen import one_person_against

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def home(tmp_path):
    return tmp_path / "дом"


@pytest.fixture
def start(qtbot, appearance, home):
    """Return a function that starts the program on the same home again."""
    windows = []

    def starting(files=None):
        storage = open_storage(find_folders(home), files)
        library = FileLibrary(storage, lambda error: None)
        preferences = FilePreferences(settings_file(storage), lambda error: None)
        places = FilePlaces(WindowStore(window_file(storage)))
        window = make_window(appearance, Stores(library, preferences, places), no_bots)
        windows.append(window)
        window.show()
        qtbot.waitExposed(window)
        return window

    yield starting
    for window in windows:
        window.close()
        window.deleteLater()


def begin(window, seed=5):
    """Begin a game of a person against a bot that never answers."""
    tab = window.tabs[0]
    seats = one_person_against("novice", 2)
    session = window._parts.library.begin(GAME, Setup(2, Options()), seed, seats)
    tab.take(session)
    return tab


def decide(tab, count=3):
    """Take decisions for whoever is asked."""
    session = tab.session
    for _ in range(count):
        seat = session.to_act[0]
        session.submit(seat, session.legal_actions(seat)[-1])


def test_unfinished_game_is_back_after_the_program_vanished(start, home):
    tab = begin(start())
    decide(tab)
    before = tab.session.record()
    for journal in tab._library._journals.values():
        journal.close()  # what the system does for a program that is killed
    again = start().tabs[0]
    assert again.session is not None
    assert again.session.record() == before
    assert "continue" in again.available()


def test_given_up_game_does_not_come_back(start):
    tab = begin(start())
    tab._give_up()
    assert start().tabs[0].session is None


def test_saved_game_opens_with_the_same_course(start, tmp_path):
    window = start()
    tab = begin(window)
    decide(tab)
    path = tmp_path / "партия.nastolka"
    window.save_to(path)
    record = tab.session.record()
    decide(tab)
    window.open_file(path)
    assert window.tabs[0].session.record() == record
    assert not window.strip.isVisible()


def test_damaged_save_is_one_clear_line_and_the_version_before_is_offered(start, tmp_path):
    window = start()
    tab = begin(window)
    path = tmp_path / "game.nastolka"
    window.save_to(path)
    first = tab.session.record()
    decide(tab)
    window.save_to(path)
    path.write_bytes(path.read_bytes()[:-20])
    window.open_file(path)
    assert window.strip.words() == "game.nastolka could not be opened: the file is damaged"
    window.strip._action.click()
    assert window.tabs[0].session.record() == first


def test_foreign_file_is_refused_in_russian_too(start, tmp_path, appearance):
    window = start()
    appearance.language.use("ru")
    path = tmp_path / "x.nastolka"
    path.write_text("hello")
    window.open_file(path)
    assert window.strip.words() == "Не удалось открыть x.nastolka: это не сохранённая партия"


def test_settings_and_place_survive_a_restart(start, home):
    window = start()
    storage = open_storage(find_folders(home))
    settings = settings_file(storage)
    FilePreferences(settings, lambda error: None).save(
        Preferences(language="ru", motion=MotionSpeed.FAST)
    )
    window.setGeometry(0, 0, 800, 620)
    window.close()
    again = start()
    assert settings_file(storage).load() == Preferences(language="ru", motion=MotionSpeed.FAST)
    assert (again.width(), again.height()) == (800, 620)


def test_damaged_settings_start_with_defaults_and_say_so(start, home):
    storage = open_storage(find_folders(home))
    storage.folders.config.mkdir(parents=True, exist_ok=True)
    storage.folders.settings_file.write_bytes(b'{"scale": "huge", "language": "ru"}')
    settings = settings_file(storage)
    assert settings.load() == Preferences(language="ru")
    window = start()
    window.tell_start([], bool(settings.flaws))
    assert "unusable" in window.strip.words()


@pytest.mark.slow
def test_killed_window_has_its_game_again(home):
    """Kill the real program in mid-game; the next start continues the game."""
    environment = {
        **os.environ,
        "NASTOLKA_HOME": str(home),
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHONPATH": str(ROOT),
    }
    with subprocess.Popen(
        [sys.executable, str(ROOT / "tests/ui/killed_program.py")],
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
    ) as program:
        assert program.stdout is not None
        told = [program.stdout.readline().strip() for _ in range(3)]
        time.sleep(0.05)
        program.send_signal(signal.SIGKILL)
        rest = program.stdout.read().splitlines()
    decisions = int((told + rest)[-1])
    library = FileLibrary(open_storage(find_folders(home)), lambda error: None)
    session = library.unfinished(GAME)
    assert session is not None
    assert session.ply - decisions in {0, 1}
    assert not library.troubles
