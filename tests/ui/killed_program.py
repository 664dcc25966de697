"""The program that a test kills: the real window, a person and a bot, playing on by itself."""

import sys

from desktop.app import Stores, make_application, make_window, make_worker
from desktop.core.rules import Setup
from desktop.games.sleeping_queens import GAME
from desktop.games.sleeping_queens.rules.options import Options
from desktop.persistence.paths import find_folders, open_storage
from desktop.persistence.settings import MotionSpeed, Preferences
from desktop.ui.appearance import Appearance
from desktop.ui.keeping import FileLibrary
from desktop.ui.memory import MemoryStore
from desktop.ui.offscreen import one_person_against, wait_until


def main() -> int:
    """Play for ever; after every decision print how many there were."""
    application = make_application(["nastolka"])
    preferences = Preferences(language="en", motion=MotionSpeed.OFF, bot_pause=0)
    store = MemoryStore(preferences)
    library = FileLibrary(open_storage(find_folders()), lambda error: None)
    window = make_window(
        Appearance(application, preferences), Stores(library, store, store), make_worker
    )
    window.show()
    tab = window.tabs[0]
    seats = one_person_against("novice", 5)
    session = library.begin(GAME, Setup(5, Options()), 3, seats)
    tab.take(session)
    while not session.is_over:
        wait_until(lambda: session.is_over or bool(tab.page.lines()), 20, "a turn")
        tab.page.take_line(len(tab.page.lines()) - 1)
        sys.stdout.write(f"{session.ply}\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
