"""Files that are read from the disk but written to memory: for a system that is read-only."""

import errno
import time
from pathlib import Path

from desktop.persistence.files import DiskFiles, Files, Lock


class MemoryFiles:
    """Everything written is forgotten at the end; what lies below is seen and never touched."""

    def __init__(self, below: Files | None = None) -> None:
        self._below = below or DiskFiles()
        self._written: dict[Path, bytes] = {}
        self._times: dict[Path, float] = {}
        self._removed: set[Path] = set()
        self._locked: set[Path] = set()

    def read(self, path: Path, most: int) -> bytes:
        """Return what was written here, else what lies below."""
        if path in self._written:
            return self._written[path][:most]
        if path in self._removed:
            raise FileNotFoundError(errno.ENOENT, "removed", str(path))
        return self._below.read(path, most)

    def write(self, path: Path, data: bytes) -> None:
        """Remember a file."""
        if path in self._written:
            raise FileExistsError(errno.EEXIST, "already there", str(path))
        self._keep(path, data)

    def append(self, path: Path, data: bytes) -> None:
        """Add to a file of this run."""
        if path not in self._written:
            raise FileNotFoundError(errno.ENOENT, "not of this run", str(path))
        self._keep(path, self._written[path] + data)

    def replace(self, source: Path, target: Path) -> None:
        """Rename a file of this run."""
        if source not in self._written:
            raise FileNotFoundError(errno.ENOENT, "not of this run", str(source))
        self._keep(target, self._written.pop(source))

    def remove(self, path: Path) -> None:
        """Forget a file; one that lies below is hidden."""
        self._written.pop(path, None)
        self._removed.add(path)

    def make_folder(self, folder: Path) -> None:
        """Do nothing: folders need no making here."""

    def list(self, folder: Path) -> list[Path]:
        """Return the files of both."""
        here = {path for path in self._written if path.parent == folder}
        below = {path for path in self._below.list(folder) if path not in self._removed}
        return sorted(here | below)

    def age(self, path: Path) -> float:
        """Return the seconds since the last change."""
        return time.time() - self._times[path] if path in self._times else self._below.age(path)

    def lock(self, path: Path) -> Lock | None:
        """Claim within this run: nobody else can change what is written here."""
        if path in self._locked:
            return None
        self._locked.add(path)
        return _MemoryLock(self._locked, path)

    def _keep(self, path: Path, data: bytes) -> None:
        self._written[path] = data
        self._times[path] = time.time()
        self._removed.discard(path)


class _MemoryLock:
    def __init__(self, locked: set[Path], path: Path) -> None:
        self._locked = locked
        self._path = path

    def release(self) -> None:
        self._locked.discard(self._path)
