"""The port to the file system, small enough to be replaced: the disk behind it."""

import os
import sys
import time
from pathlib import Path
from typing import Protocol

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


class Lock(Protocol):
    """A claim that ends with the process at the latest."""

    def release(self) -> None:
        """Give it back; once is enough."""
        ...


class Files(Protocol):
    """What this package asks of a file system; every method may raise OSError.

    What `write`, `append`, `replace` and `remove` did is on the disk when they return.
    """

    def read(self, path: Path, most: int) -> bytes:
        """Return the content, but no more than `most` bytes of it."""
        ...

    def write(self, path: Path, data: bytes) -> None:
        """Make a file; raises FileExistsError when there is one."""
        ...

    def append(self, path: Path, data: bytes) -> None:
        """Add to a file; raises FileNotFoundError when there is none."""
        ...

    def replace(self, source: Path, target: Path) -> None:
        """Rename at one stroke, over an older file too."""
        ...

    def remove(self, path: Path) -> None:
        """Remove a file, or do nothing when there is none."""
        ...

    def make_folder(self, folder: Path) -> None:
        """Make a folder with all above it, unless it is there."""
        ...

    def list(self, folder: Path) -> list[Path]:
        """Return the files of a folder in the order of their names; none if there is no folder."""
        ...

    def age(self, path: Path) -> float:
        """Return the seconds since the file was last changed."""
        ...

    def lock(self, path: Path) -> Lock | None:
        """Claim a lock file; None when another claim holds."""
        ...


class DiskFiles:
    """The real disk. `put` and `sync` are apart so that tests can let each of them fail."""

    def read(self, path: Path, most: int) -> bytes:
        """Return the content, but no more than `most` bytes of it."""
        with path.open("rb") as file:
            return file.read(most)

    def write(self, path: Path, data: bytes) -> None:
        """Make a file; a failure leaves nothing behind that was not there."""
        file = _open(path, os.O_CREAT | os.O_EXCL)
        try:
            self._put_and_close(file, data)
        except OSError:
            path.unlink(missing_ok=True)
            raise

    def append(self, path: Path, data: bytes) -> None:
        """Add to a file; after a failure its end may be torn."""
        self._put_and_close(_open(path, os.O_APPEND), data)

    def replace(self, source: Path, target: Path) -> None:
        """Rename at one stroke."""
        source.replace(target)
        self.sync_folder(target.parent)

    def remove(self, path: Path) -> None:
        """Remove a file if it is there."""
        path.unlink(missing_ok=True)
        self.sync_folder(path.parent)

    def make_folder(self, folder: Path) -> None:
        """Make a folder with all above it."""
        folder.mkdir(parents=True, exist_ok=True)

    def list(self, folder: Path) -> list[Path]:
        """Return the files in the order of their names."""
        try:
            return sorted(path for path in folder.iterdir() if path.is_file())
        except FileNotFoundError:
            return []

    def age(self, path: Path) -> float:
        """Return the seconds since the last change."""
        return time.time() - path.stat().st_mtime

    def lock(self, path: Path) -> Lock | None:
        """Claim a lock file, which stays where it is."""
        file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        if _claimed(file):
            return DiskLock(file)
        os.close(file)
        return None

    # --- what can fail by itself ---

    def _put_and_close(self, file: int, data: bytes) -> None:
        try:
            self.put(file, data)
            self.sync(file)
        finally:
            os.close(file)

    def put(self, file: int, data: bytes) -> None:
        """Write all of the data."""
        rest = memoryview(data)
        while rest:
            rest = rest[os.write(file, rest) :]

    def sync(self, file: int) -> None:
        """Wait until the disk has it; macOS promises that only to those who ask twice."""
        if sys.platform == "darwin":
            fcntl.fcntl(file, fcntl.F_FULLFSYNC)
        else:
            os.fsync(file)

    def sync_folder(self, folder: Path) -> None:
        """Wait until the disk has the names too; Windows has no such call and needs none."""
        if sys.platform != "win32":
            file = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(file)
            finally:
                os.close(file)


class DiskLock:
    """A locked file of this process."""

    def __init__(self, file: int) -> None:
        self._file: int | None = file

    def release(self) -> None:
        """Close the file, which ends the claim."""
        if self._file is not None:
            os.close(self._file)
            self._file = None


def _open(path: Path, flags: int) -> int:
    return os.open(path, os.O_WRONLY | getattr(os, "O_BINARY", 0) | flags, 0o644)


def _claimed(file: int) -> bool:
    try:
        if sys.platform == "win32":
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
