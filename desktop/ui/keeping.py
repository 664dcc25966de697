"""Keeps games, preferences and the window's place on the disk, as far as the disk allows."""

import logging
from collections.abc import Callable
from pathlib import Path
from weakref import WeakKeyDictionary

from desktop.core.errors import NastolkaError
from desktop.core.rules import AnySetup
from desktop.games import INSTALLED, load
from desktop.games.module import AnyGame
from desktop.persistence.autosave import Autosave, Recovered
from desktop.persistence.errors import StorageError
from desktop.persistence.files import DiskFiles
from desktop.persistence.game_journal import GameJournal
from desktop.persistence.key_file import KeyFile
from desktop.persistence.paths import Storage
from desktop.persistence.savefile import check_known, older_versions, read_save, write_save
from desktop.persistence.settings import Preferences
from desktop.persistence.window_memory import WindowPlace, WindowStore
from desktop.session.restore import restore
from desktop.session.seats import SeatConfig
from desktop.session.session import GameSession

Tell = Callable[[StorageError | None], None]

log = logging.getLogger(__name__)


class FileLibrary:
    """Games with a journal each; a start finds the unfinished ones again.

    `tell` hears of trouble with the journals. `troubles` are those met at the start.
    """

    def __init__(self, storage: Storage, tell: Tell) -> None:
        self._storage = storage
        self._autosave = Autosave(storage, tell)
        self._journals: WeakKeyDictionary[GameSession, GameJournal] = WeakKeyDictionary()
        self._found: Recovered = self._autosave.recover()
        self.troubles: list[NastolkaError] = list(self._found.troubles)

    def begin(
        self, game: AnyGame, setup: AnySetup, seed: int, seats: tuple[SeatConfig, ...]
    ) -> GameSession:
        """Begin a game that is journalled from its first decision on."""
        journal = self._autosave.begin()
        session = GameSession(game, setup, seed, seats, journal=journal)
        self._journals[session] = journal
        return session

    def unfinished(self, game: AnyGame) -> GameSession | None:
        """Return the newest unfinished game of earlier runs, going on in its journal."""
        for found in self._found.games:
            if found.game == game.name:
                try:
                    resumed = self._autosave.resume(found)
                    session = restore(game, resumed.record, resumed.journal).session
                except NastolkaError as error:
                    self.troubles.append(error)
                    continue
                self._journals[session] = resumed.journal
                return session
        return None

    def forget(self, session: GameSession) -> None:
        """Give an unfinished game up; it is kept aside for a while."""
        journal = self._journals.pop(session, None)
        if journal is not None:
            journal.give_up()

    def save(self, session: GameSession, path: Path) -> None:
        """Write a game to a file; raises StorageError with the old file intact."""
        write_save(DiskFiles(), path, session.record())

    def open(self, path: Path) -> GameSession:
        """Read a game from a file and journal it from now on; raises NastolkaError."""
        record = read_save(DiskFiles(), path)
        versions = {name: load(name).rules.spec.rules_version for name in INSTALLED}
        check_known(record, path, versions)
        journal = self._autosave.begin()
        session = restore(load(record.game), record, journal).session
        self._journals[session] = journal
        return session

    def older(self, path: Path) -> Path | None:
        """Return the newest earlier version of a saved game that can still be read."""
        found = older_versions(DiskFiles(), path)
        return found[0].path if found else None

    def folder(self) -> Path:
        """Return the folder where saved games are expected; it is there, if it can be made."""
        folder = self._storage.folders.games
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            return Path.home()
        return folder


class FilePreferences:
    """Preferences in the settings file; what cannot be written lasts for this run."""

    def __init__(self, file: KeyFile[Preferences], tell: Tell) -> None:
        self._file = file
        self._tell = tell

    def load(self) -> Preferences:
        """Return what was kept, with defaults for what was unusable."""
        return self._file.load()

    def save(self, preferences: Preferences) -> None:
        """Keep them, or tell why they last for this run only."""
        try:
            self._file.save(preferences)
        except StorageError as error:
            self._tell(error)


class FilePlaces:
    """The window's place; that it cannot be written is worth a line in the log only."""

    def __init__(self, store: WindowStore) -> None:
        self._store = store

    def load_place(self) -> WindowPlace | None:
        """Return the last place."""
        return self._store.load_place()

    def save_place(self, place: WindowPlace) -> None:
        """Keep a place."""
        try:
            self._store.save_place(place)
        except StorageError as error:
            log.info("the window's place is not kept: %s", error)
