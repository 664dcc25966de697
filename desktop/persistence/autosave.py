"""All games that are being played: begun here, found again after a restart, one program each."""

import logging
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path

from desktop.persistence.atomic import read_whole, sweep, write_whole
from desktop.persistence.claims import Claim, Claims, now
from desktop.persistence.errors import (
    DamagedSaveError,
    InUseError,
    MissingFileError,
    StorageError,
    failed_file,
)
from desktop.persistence.game_journal import MOST_JOURNAL, GameJournal, Tell, put_away
from desktop.persistence.journal import JournalText, read_journal
from desktop.persistence.key_file import BAD
from desktop.persistence.paths import Storage
from desktop.session.store import GameRecord

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Unfinished:
    """A game that can go on, with what a start page tells of it."""

    name: str
    """Its name in the journal folder: begin of the game in UTC and a random part."""
    record: GameRecord
    changed: datetime
    damaged: bool = False
    """Decisions were lost by damage, not by the end of a program."""

    @property
    def game(self) -> str:
        """The game's name."""
        return self.record.game

    @property
    def players(self) -> tuple[str, ...]:
        """The names at the table."""
        return tuple(seat.name for seat in self.record.seats)

    @property
    def ply(self) -> int:
        """How many decisions were taken."""
        return self.record.course.ply

    @property
    def practice(self) -> bool:
        """Whether undo has made it practice."""
        return self.record.course.practice


@dataclass(frozen=True)
class Recovered:
    """What a start found: games to go on with, newest first, and what is wrong with others."""

    games: tuple[Unfinished, ...] = ()
    troubles: tuple[StorageError, ...] = ()


@dataclass(frozen=True)
class Resumed:
    """A game as it stands on the disk now, held by this program, and its journal."""

    record: GameRecord
    journal: GameJournal


class Autosave:
    """The journal folder; `tell` hears when a journal gets into trouble and when it is over it."""

    def __init__(self, storage: Storage, tell: Tell | None = None) -> None:
        self._files = storage.files
        self._folders = storage.folders
        self._claims = Claims(storage.files, storage.folders.journal)
        self._tell = tell or _log_trouble

    def begin(self) -> GameJournal:
        """Return the journal for a new game; it takes its place when the session opens it."""
        return GameJournal(self._files, self._folders, self._tell)

    def recover(self) -> Recovered:
        """Find all games that no other program holds; finished ones are put away on the way.

        A journal that is damaged is copied as .bad; one of a newer program is left alone.
        """
        for folder in (self._folders.journal, self._folders.replays, self._folders.given_up):
            sweep(self._files, folder)
        games: list[Unfinished] = []
        troubles: list[StorageError] = []
        for name in self._names(troubles):
            try:
                games.extend(self._found(name))
            except MissingFileError:
                continue
            except StorageError as error:
                troubles.append(error)
            except OSError as error:
                troubles.append(failed_file(self._folders.journal, error))
        games.sort(key=lambda game: game.changed, reverse=True)
        return Recovered(tuple(games), tuple(troubles))

    def resume(self, game: Unfinished) -> Resumed:
        """Hold a game and read it again.

        Raises InUseError when another program has taken it since, MissingFileError when it was
        finished there, or another StorageError.
        """
        claim = self._claims.take(game.name)
        if claim is None:
            raise InUseError(self._folders.journal / game.name)
        try:
            text = self._read(claim)
        except StorageError:
            claim.release()
            raise
        journal = GameJournal(self._files, self._folders, self._tell, claim)
        return Resumed(text.record, journal)

    # --- inside ---

    def _names(self, troubles: list[StorageError]) -> list[str]:
        try:
            return self._claims.names()
        except OSError as error:
            troubles.append(failed_file(self._folders.journal, error))
            return []

    def _found(self, name: str) -> list[Unfinished]:
        claim = self._claims.take(name)
        if claim is None:
            return []
        try:
            return self._examined(claim)
        finally:
            claim.release()

    def _examined(self, claim: Claim) -> list[Unfinished]:
        try:
            text = self._read(claim)
        except MissingFileError:
            claim.clear()
            raise
        if text.finished:
            put_away(self._files, self._folders, claim, text.record)
            return []
        changed = now() - timedelta(seconds=self._age(claim))
        return [Unfinished(claim.name, text.record, changed, damaged=not text.torn)]

    def _age(self, claim: Claim) -> float:
        try:
            return self._files.age(claim.path)
        except FileNotFoundError:
            return self._files.age(claim.older)

    def _read(self, claim: Claim) -> JournalText:
        """Read the journal, or the version before it when its beginning is unreadable."""
        try:
            text = self._read_file(claim.path)
        except (DamagedSaveError, MissingFileError) as error:
            try:
                text = self._read_file(claim.older)
            except StorageError:
                raise error from None
            return JournalText(text.record, text.finished, text.lost, torn=False)
        return text

    def _read_file(self, path: Path) -> JournalText:
        data = read_whole(self._files, path, MOST_JOURNAL)
        try:
            text = read_journal(data, path)
        except DamagedSaveError:
            self._keep_bad_copy(path, data)
            raise
        if not text.torn:
            self._keep_bad_copy(path, data)
        return text

    def _keep_bad_copy(self, path: Path, data: bytes) -> None:
        try:
            write_whole(self._files, path.with_name(path.name + BAD), data)
        except StorageError as error:
            log.info("no copy of a damaged journal: %s", error)


def _log_trouble(trouble: StorageError | None) -> None:
    if trouble is None:
        log.info("games are kept again")
    else:
        log.warning("games are not kept: %s", trouble)
