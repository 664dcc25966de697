"""Named errors of files; each has a stable code for the words and carries the data they need."""

import errno
from pathlib import Path
from typing import ClassVar

from desktop.core.errors import NastolkaError


class StorageError(NastolkaError):
    """Base of all trouble with files: `path` says where, `code` what, for words to be found."""

    code: ClassVar[str] = "storage"

    def __init__(self, path: Path, problem: str) -> None:
        super().__init__(f"{path}: {problem}")
        self.path = path
        self.problem = problem


class FailedFileError(StorageError):
    """The system refused to read or write; what lay there before is intact."""

    code = "failed_file"

    def __init__(self, path: Path, reason: OSError) -> None:
        super().__init__(path, reason.strerror or type(reason).__name__)
        self.reason = reason


class DiskFullError(FailedFileError):
    """There is no room, or no more room for this user."""

    code = "disk_full"


class NoAccessError(FailedFileError):
    """The program may not write (or read) there."""

    code = "no_access"


class MissingFileError(FailedFileError):
    """The file or its folder is not there."""

    code = "missing_file"


class PathTooLongError(FailedFileError):
    """The system takes no names of this length."""

    code = "path_too_long"


class InUseError(StorageError):
    """Another running program holds this game."""

    code = "in_use"

    def __init__(self, path: Path) -> None:
        super().__init__(path, "another program holds it")


class NotASaveError(StorageError):
    """The file is something else, not a saved game."""

    code = "not_a_save"


class DamagedSaveError(StorageError):
    """The file was a saved game once, but something has changed or cut it."""

    code = "damaged_save"


class TooLargeError(StorageError):
    """The file is larger than any game can be; it was not read."""

    code = "too_large"

    def __init__(self, path: Path, most: int) -> None:
        super().__init__(path, f"more than {most} bytes")
        self.most = most


class NewerFormatError(StorageError):
    """A newer version of the program wrote the file in a format unknown here."""

    code = "newer_format"

    def __init__(self, path: Path, found: int, known: int) -> None:
        super().__init__(path, f"format {found}, known up to {known}")
        self.found = found
        self.known = known


class UnknownGameError(StorageError):
    """The file holds a game that is not installed."""

    code = "unknown_game"

    def __init__(self, path: Path, game: str) -> None:
        super().__init__(path, f"no game {game!r} here")
        self.game = game


class NewerRulesError(StorageError):
    """The game was played by rules that only a newer version of the program knows."""

    code = "newer_rules"

    def __init__(self, path: Path, game: str, *, found: int, known: int) -> None:
        super().__init__(path, f"rules {found} of {game}, known up to {known}")
        self.game = game
        self.found = found
        self.known = known


class UnwritableGameError(StorageError):
    """The game holds something that no reader would take back: a fault in the program."""

    code = "unwritable_game"


_BY_NUMBER: dict[int, type[FailedFileError]] = {
    errno.ENOSPC: DiskFullError,
    errno.EDQUOT: DiskFullError,
    errno.EFBIG: DiskFullError,
    errno.EACCES: NoAccessError,
    errno.EPERM: NoAccessError,
    errno.EROFS: NoAccessError,
    errno.ENOENT: MissingFileError,
    errno.ENOTDIR: MissingFileError,
    errno.ENAMETOOLONG: PathTooLongError,
}


def failed_file(path: Path, reason: OSError) -> FailedFileError:
    """Name what the system refused."""
    kind = _BY_NUMBER.get(reason.errno or 0, FailedFileError)
    return kind(path, reason)
