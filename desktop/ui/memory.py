"""Stores that forget everything at the end: for a system that lets the program write nowhere."""

from pathlib import Path

from desktop.core.rules import AnySetup
from desktop.games.module import AnyGame
from desktop.persistence.settings import Preferences
from desktop.persistence.window_memory import WindowPlace
from desktop.session.seats import SeatConfig
from desktop.session.session import GameSession


class MemoryStore:
    """Preferences and the window's place for this run only."""

    def __init__(self, preferences: Preferences | None = None) -> None:
        self._preferences = preferences or Preferences()
        self._place: WindowPlace | None = None

    def load(self) -> Preferences:
        """Return the preferences."""
        return self._preferences

    def save(self, preferences: Preferences) -> None:
        """Keep the preferences."""
        self._preferences = preferences

    def load_place(self) -> WindowPlace | None:
        """Return the window's place."""
        return self._place

    def save_place(self, place: WindowPlace) -> None:
        """Keep the window's place."""
        self._place = place


class MemoryLibrary:
    """Games that live as long as the program."""

    def begin(
        self, game: AnyGame, setup: AnySetup, seed: int, seats: tuple[SeatConfig, ...]
    ) -> GameSession:
        """Begin a game without a journal."""
        return GameSession(game, setup, seed, seats)

    def unfinished(self, game: AnyGame) -> GameSession | None:
        """Know of no earlier run."""
        return None

    def forget(self, session: GameSession) -> None:
        """Keep nothing, so forget nothing."""

    def save(self, session: GameSession, path: Path) -> None:
        """Refuse: there is nowhere to write."""
        raise PermissionError(str(path))

    def open(self, path: Path) -> GameSession:
        """Refuse: files need the real library."""
        raise PermissionError(str(path))

    def older(self, path: Path) -> Path | None:
        """Know of no earlier version."""
        return None

    def folder(self) -> Path:
        """Return the home folder."""
        return Path.home()
