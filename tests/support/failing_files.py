"""Disks that fail when they are told to, for tests of everything that is kept."""

import errno
import os
from pathlib import Path

from desktop.persistence.files import DiskFiles


class FailingFiles(DiskFiles):
    """The real disk, but the named operations fail with an error number.

    `put` writes half of the data first, as a full disk does. `after` lets so many succeed before.
    """

    def __init__(self, *failing: str, number: int = errno.ENOSPC, after: int = 0) -> None:
        self.failing = set(failing)
        self.number = number
        self.after = after

    def put(self, file: int, data: bytes) -> None:
        try:
            self._perhaps("put")
        except OSError:
            super().put(file, data[: len(data) // 2])
            raise
        super().put(file, data)

    def sync(self, file: int) -> None:
        self._perhaps("sync")
        super().sync(file)

    def sync_folder(self, folder: Path) -> None:
        self._perhaps("sync_folder")
        super().sync_folder(folder)

    def read(self, path: Path, most: int) -> bytes:
        self._perhaps("read")
        return super().read(path, most)

    def write(self, path: Path, data: bytes) -> None:
        self._perhaps("write")
        super().write(path, data)

    def append(self, path: Path, data: bytes) -> None:
        self._perhaps("append")
        super().append(path, data)

    def replace(self, source: Path, target: Path) -> None:
        self._perhaps("replace")
        super().replace(source, target)

    def remove(self, path: Path) -> None:
        self._perhaps("remove")
        super().remove(path)

    def make_folder(self, folder: Path) -> None:
        self._perhaps("make_folder")
        super().make_folder(folder)

    def _perhaps(self, operation: str) -> None:
        if operation in self.failing:
            self.after -= 1
            if self.after < 0:
                raise OSError(self.number, os.strerror(self.number))


class ForgetfulFiles(DiskFiles):
    """The real disk, but a power cut takes everything that nobody has waited for."""

    def __init__(self) -> None:
        self._safe: dict[int, int] = {}

    def sync(self, file: int) -> None:
        super().sync(file)
        status = os.fstat(file)
        self._safe[status.st_ino] = status.st_size

    def cut_power(self, folder: Path) -> None:
        for path in self.list(folder):
            os.truncate(path, self._safe.get(path.stat().st_ino, 0))


def read_only(*failing: str) -> FailingFiles:
    """Return a disk that lets nothing be written, for root too."""
    return FailingFiles(*(failing or ("write", "append", "replace")), number=errno.EROFS)
