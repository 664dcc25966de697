"""A JSON file of independent keys that never blocks the start, whatever has become of it."""

import dataclasses
import typing
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from desktop.core import codec
from desktop.core.digest import Json, canonical
from desktop.core.errors import DecodeError
from desktop.persistence import strict_json
from desktop.persistence.atomic import read_whole, write_whole
from desktop.persistence.errors import MissingFileError, StorageError
from desktop.persistence.files import Files

MOST = 1 << 20
BAD = ".bad"

T = TypeVar("T")
Check = Callable[[Any], bool]


@dataclass(frozen=True)
class Flaw:
    """What was wrong with a file: one key of it, or all of it when `key` is empty."""

    path: Path
    key: str
    problem: str


class KeyFile(Generic[T]):
    """Keeps a frozen dataclass: one key per field, every key with a default and judged alone.

    Keys of a newer program survive; so do keys that another running program has changed. `flaws`
    tells what the last load had to leave out; the file as it was then lies beside it as .bad.
    """

    def __init__(
        self, files: Files, path: Path, cls: type[T], checks: Mapping[str, Check] | None = None
    ) -> None:
        self._files = files
        self._path = path
        self._class = cls
        self._checks = checks or {}
        self._loaded: dict[str, Json] = {}
        self.flaws: tuple[Flaw, ...] = ()

    def load(self) -> T:
        """Return what was kept, with the default for whatever is unusable; never fails."""
        found, self.flaws = self._read()
        good, flaws = self._judged(found)
        self.flaws += flaws
        if self.flaws:
            self._keep_bad_copy()
        kept = self._class(**good)
        self._loaded = _encoded(kept)
        return kept

    def save(self, value: T) -> None:
        """Write the keys that have changed since, or raise StorageError."""
        found, _ = self._read()
        good, _ = self._judged(found)
        known = {field.name for field in dataclasses.fields(typing.cast(Any, self._class))}
        merged = {key: item for key, item in found.items() if key in good or key not in known}
        wanted = _encoded(value)
        merged |= {key: item for key, item in wanted.items() if item != self._loaded.get(key)}
        write_whole(self._files, self._path, _bytes(merged))
        self._loaded = wanted

    def _read(self) -> tuple[dict[str, Json], tuple[Flaw, ...]]:
        try:
            value = strict_json.parse(read_whole(self._files, self._path, MOST))
        except MissingFileError:
            return {}, ()
        except (StorageError, DecodeError) as error:
            return {}, (Flaw(self._path, "", str(error)),)
        if not isinstance(value, dict):
            return {}, (Flaw(self._path, "", "not an object"),)
        return value, ()

    def _judged(self, found: Mapping[str, Json]) -> tuple[dict[str, Any], tuple[Flaw, ...]]:
        good: dict[str, Any] = {}
        flaws = []
        for key, hint in typing.get_type_hints(self._class).items():
            if key not in found:
                continue
            try:
                good[key] = self._usable(key, hint, found[key])
            except DecodeError as error:
                flaws.append(Flaw(self._path, key, error.problem))
        return good, tuple(flaws)

    def _usable(self, key: str, hint: Any, value: Json) -> Any:
        decoded = codec.decode(hint, value, key)
        if key in self._checks and not self._checks[key](decoded):
            raise DecodeError(key, "out of bounds")
        return decoded

    def _keep_bad_copy(self) -> None:
        try:
            data = read_whole(self._files, self._path, MOST)
            write_whole(self._files, self._path.with_name(self._path.name + BAD), data)
        except StorageError as error:
            self.flaws += (Flaw(self._path, "", str(error)),)


def _encoded(value: object) -> dict[str, Json]:
    found = codec.encode(value)
    assert isinstance(found, dict)
    return found


def _bytes(keys: dict[str, Json]) -> bytes:
    lines = [f"  {canonical(key)}: {canonical(item)}" for key, item in sorted(keys.items())]
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode("utf-8", "replace")
