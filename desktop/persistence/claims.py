"""Which running program holds which unfinished game: a locked file beside every journal."""

import secrets
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from desktop.persistence.files import Files, Lock

JOURNAL = ".journal"
OLDER = ".journal.1"
LOCK = ".lock"

Clock = Callable[[], datetime]


def now() -> datetime:
    """Return the time, the same wherever the computer travels."""
    return datetime.now(UTC)


class Claim:
    """A game's place in the journal folder, held until it is released."""

    def __init__(self, files: Files, folder: Path, name: str, lock: Lock | None) -> None:
        self._files = files
        self._lock = lock
        self.name = name
        self.path = folder / (name + JOURNAL)
        self.older = folder / (name + OLDER)
        self._lock_path = folder / (name + LOCK)

    def release(self) -> None:
        """Let other programs have the game."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def clear(self) -> None:
        """Remove all that belongs to the game and release it; may raise OSError."""
        # The older version first: alone it would bring the game back.
        self._files.remove(self.older)
        self._files.remove(self.path)
        self.release()
        self._files.remove(self._lock_path)


class Claims:
    """Makes claims in the journal folder."""

    def __init__(self, files: Files, folder: Path, clock: Clock = now) -> None:
        self._files = files
        self._folder = folder
        self._clock = clock

    def new(self) -> Claim:
        """Claim a place for a new game; raises OSError."""
        self._files.make_folder(self._folder)
        while True:
            name = f"{self._clock():%Y%m%d-%H%M%S}-{secrets.token_hex(4)}"
            claim = self.take(name)
            if claim is not None:
                return claim

    def take(self, name: str) -> Claim | None:
        """Claim a game that is there; None when another program holds it."""
        try:
            lock = self._files.lock(self._folder / (name + LOCK))
        except OSError:
            return Claim(self._files, self._folder, name, None)
        return None if lock is None else Claim(self._files, self._folder, name, lock)

    def names(self) -> list[str]:
        """Return the names of all games in the folder, held or not, oldest first."""
        found = {_name_of(path) for path in self._files.list(self._folder)}
        return sorted(found - {""})


def _name_of(path: Path) -> str:
    for ending in (OLDER, JOURNAL, LOCK):
        if path.name.endswith(ending):
            return path.name.removesuffix(ending)
    return ""
