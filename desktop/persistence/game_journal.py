"""Keep one game on the disk while it is played: nothing decided is lost when the program dies."""

from collections.abc import Callable

from desktop.persistence.atomic import read_whole, write_whole
from desktop.persistence.claims import Claim, Claims
from desktop.persistence.errors import StorageError, failed_file
from desktop.persistence.files import Files
from desktop.persistence.journal import Line, change_line, finished_line, opening_line
from desktop.persistence.paths import Folders
from desktop.persistence.savefile import SUFFIX, encode_save
from desktop.session.store import Change, GameRecord, RecordSource, Snapshot

MOST_JOURNAL = 64 << 20
COMPACT_AT = 8 << 20
"""A journal of so many bytes is begun again with the game as it stands."""
GIVEN_UP = 20

Tell = Callable[[StorageError | None], None]
"""Hears of trouble once when it begins, and None when it has passed."""


class GameJournal:
    """Implements the session's Journal over an append-only file.

    A line that cannot be written is no loss as long as the game runs: with the next change (and at
    once) the whole game is written anew. `trouble` says what is wrong while it lasts.
    """

    def __init__(
        self, files: Files, folders: Folders, tell: Tell, claim: Claim | None = None
    ) -> None:
        self._files = files
        self._folders = folders
        self._claims = Claims(files, folders.journal)
        self._tell = tell
        self._claim = claim
        self._seal: bytes | None = None
        self._size = 0
        self._source: RecordSource | None = None
        self._over = False
        self.trouble: StorageError | None = None

    # --- the port of the session ---

    def opened(self, source: RecordSource) -> None:
        """Write the whole game; what an earlier run has left is kept as an older version."""
        self._source = source
        self._over = False
        self._try(self._begin)

    def changed(self, change: Change, snapshot: Snapshot | None) -> None:
        """Add one change to the file and wait until the disk has it."""
        if self._over or self._source is None:
            return
        if self._seal is None or self._size > COMPACT_AT:
            self._try(self._write_all)
            return
        try:
            self._append(change_line(self._seal, change, snapshot, self._held().path))
        except (OSError, StorageError):
            self._seal = None  # the end of the file may be torn
            self._try(self._write_all)

    def finished(self) -> None:
        """Move the game to the replays; if that fails, the next start of the program does it."""
        if self._source is None or self._over:
            return
        self._over = True
        self._try(self._put_away)

    # --- for whoever owns the journal ---

    def give_up(self) -> None:
        """Take the game out of the unfinished ones; the last few given up are kept as saves."""
        if self._source is None or self._over:
            return
        self._over = True
        self._try(self._lay_aside)

    def close(self) -> None:
        """Let other programs have the game; it stays unfinished."""
        if self._claim is not None:
            self._claim.release()
            self._claim = None
        self._source = None

    # --- inside ---

    def _try(self, work: Callable[[], None]) -> None:
        before = self.trouble
        try:
            work()
            self.trouble = None
        except StorageError as error:
            self.trouble = error
        except OSError as error:
            self.trouble = failed_file(self._folders.journal, error)
        if (before is None) != (self.trouble is None):
            self._tell(self.trouble)

    def _held(self) -> Claim:
        if self._claim is None:
            self._claim = self._claims.new()
        return self._claim

    def _record(self) -> GameRecord:
        assert self._source is not None
        return self._source.record()

    def _begin(self) -> None:
        claim = self._held()
        if claim.path in self._files.list(self._folders.journal):
            older = read_whole(self._files, claim.path, MOST_JOURNAL)
            write_whole(self._files, claim.older, older)
        self._write_all()

    def _write_all(self) -> None:
        self._seal = None
        line = opening_line(self._record(), self._held().path)
        write_whole(self._files, self._held().path, line.data)
        self._seal, self._size = line.seal, len(line.data)

    def _append(self, line: Line) -> None:
        self._files.append(self._held().path, line.data)
        self._seal = line.seal
        self._size += len(line.data)

    def _put_away(self) -> None:
        claim = self._held()
        if self._seal is None:
            self._write_all()
        assert self._seal is not None
        self._append(finished_line(self._seal))
        put_away(self._files, self._folders, claim, self._record())
        self._forget()

    def _lay_aside(self) -> None:
        lay_aside(self._files, self._folders, self._held(), self._record())
        self._forget()

    def _forget(self) -> None:
        self._claim = None
        self._seal = None


def put_away(files: Files, folders: Folders, claim: Claim, record: GameRecord) -> None:
    """Make a replay of a finished game; raises StorageError or OSError."""
    path = folders.replays / f"{record.game}-{claim.name}{SUFFIX}"
    write_whole(files, path, encode_save(record, path))
    claim.clear()


def lay_aside(files: Files, folders: Folders, claim: Claim, record: GameRecord) -> None:
    """Keep a game that was given up as a save among the last few; raises StorageError, OSError."""
    if record.course.entries:
        path = folders.given_up / f"{claim.name}-{record.game}{SUFFIX}"
        write_whole(files, path, encode_save(record, path))
        for old in files.list(folders.given_up)[:-GIVEN_UP]:
            files.remove(old)
    claim.clear()
