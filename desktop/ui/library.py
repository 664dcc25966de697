"""What the window asks of the place where games are kept; the root joins it with the files."""

from pathlib import Path
from typing import Protocol

from desktop.core.rules import AnySetup
from desktop.games.module import AnyGame
from desktop.session.seats import SeatConfig
from desktop.session.session import GameSession

SAVE_SUFFIX = ".nastolka"


class Library(Protocol):
    """Begins, keeps and brings back games."""

    def begin(
        self, game: AnyGame, setup: AnySetup, seed: int, seats: tuple[SeatConfig, ...]
    ) -> GameSession:
        """Begin a game that is journalled from its first decision on."""
        ...

    def unfinished(self, game: AnyGame) -> GameSession | None:
        """Return the unfinished game of the last run, going on in its journal."""
        ...

    def forget(self, session: GameSession) -> None:
        """Give an unfinished game up."""
        ...

    def save(self, session: GameSession, path: Path) -> None:
        """Write a game to a file; raises NastolkaError or OSError with the old file intact."""
        ...

    def open(self, path: Path) -> GameSession:
        """Read a game from a file and journal it from now on; raises NastolkaError or OSError."""
        ...

    def older(self, path: Path) -> Path | None:
        """Return an earlier version of a saved game that can still be read."""
        ...

    def folder(self) -> Path:
        """Return the folder where saved games are expected."""
        ...
