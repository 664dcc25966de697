"""A disk whose power is cut at its n-th operation, and what may be found on it afterwards."""

import errno
from collections.abc import Iterator
from pathlib import Path

from desktop.persistence.files import Lock


class PowerCutError(Exception):
    """The computer is off; nothing of the program may catch this."""


class FragileFiles:
    """A disk that knows what would survive a power cut, and cuts the power at one operation.

    Bytes survive once `write` or `append` has returned, a name once `replace` or `remove` has. What
    is being done at the cut is done or not: a name is the old or the new one, a file being written
    is there in part or not, and an append may leave half of its bytes, or zeros.
    """

    def __init__(self, cut_at: int) -> None:
        self.cut_at = cut_at
        self._contents: dict[Path, bytes] = {}
        self._possible: list[dict[Path, bytes]] = []
        self.operations = 0

    def read(self, path: Path, most: int) -> bytes:
        if path not in self._contents:
            raise FileNotFoundError(errno.ENOENT, "no such file", str(path))
        return self._contents[path][:most]

    def list(self, folder: Path) -> list[Path]:
        return sorted(path for path in self._contents if path.parent == folder)

    def age(self, path: Path) -> float:
        return 1e9

    def write(self, path: Path, data: bytes) -> None:
        half = data[: len(data) // 2]
        self._become({**self._contents, path: data}, {**self._contents, path: half})

    def append(self, path: Path, data: bytes) -> None:
        old = self._contents[path]
        torn = [old + data[: len(data) // 2], old + bytes(len(data)), old + data[:-1]]
        halves = [{**self._contents, path: content} for content in torn]
        self._become({**self._contents, path: old + data}, *halves)

    def replace(self, source: Path, target: Path) -> None:
        new = {**self._contents, target: self._contents[source]}
        del new[source]
        self._become(new)

    def remove(self, path: Path) -> None:
        self._become({key: data for key, data in self._contents.items() if key != path})

    def make_folder(self, folder: Path) -> None:
        pass

    def lock(self, path: Path) -> Lock | None:
        return _NoLock()

    def after_the_cut(self) -> Iterator["FragileFiles"]:
        """Return every disk that the computer may find when it starts again."""
        for contents in [self._contents, *self._possible]:
            found = FragileFiles(-1)
            found._contents = dict(contents)
            yield found

    def _become(self, new: dict[Path, bytes], *halves: dict[Path, bytes]) -> None:
        self._possible = [new, *halves]
        self.operations += 1
        if self.operations - 1 == self.cut_at:
            raise PowerCutError
        self._contents, self._possible = new, []


class _NoLock:
    def release(self) -> None:
        pass
