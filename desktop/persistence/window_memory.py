"""What the window remembers by itself: its place, recent files, folded panels, the last set-up."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from desktop.persistence.key_file import Check, KeyFile
from desktop.persistence.paths import Storage
from desktop.session.store import Raw

RECENT = 10
FAR = 1 << 16


@dataclass(frozen=True)
class WindowPlace:
    """A remembered place of the window; whether it can still be seen is the window's to judge."""

    x: int
    y: int
    width: int
    height: int
    maximized: bool = False


@dataclass(frozen=True)
class SeatChoice:
    """A seat as it was last chosen: the fields of a SeatConfig."""

    name: str
    player: str
    avatar: str = ""
    colour: int = 0


@dataclass(frozen=True)
class GameChoice:
    """How a game was last begun; the options are in the game's own form."""

    seats: tuple[SeatChoice, ...]
    options: Raw = None


@dataclass(frozen=True)
class WindowMemory:
    """All that is remembered without being asked for."""

    place: WindowPlace | None = None
    recent_files: tuple[str, ...] = ()
    """Newest first."""
    folded_panels: tuple[str, ...] = ()
    last_tab: str = ""
    last_choices: Mapping[str, GameChoice] = field(default_factory=dict)
    """By the name of the game."""

    def with_recent(self, path: Path) -> "WindowMemory":
        """Put a file at the top of the recent ones."""
        name = str(path.absolute())
        others = tuple(other for other in self.recent_files if other != name)
        return replace(self, recent_files=(name, *others)[:RECENT])

    def without_recent(self, path: Path) -> "WindowMemory":
        """Take a file that is gone from the recent ones."""
        name = str(path.absolute())
        others = tuple(other for other in self.recent_files if other != name)
        return replace(self, recent_files=others)

    def with_choice(self, game: str, choice: GameChoice) -> "WindowMemory":
        """Remember how a game was begun."""
        return replace(self, last_choices={**self.last_choices, game: choice})


def _sane(place: WindowPlace | None) -> bool:
    if place is None:
        return True
    near = abs(place.x) <= FAR and abs(place.y) <= FAR
    return near and 0 < place.width <= FAR and 0 < place.height <= FAR


CHECKS: Mapping[str, Check] = {
    "place": _sane,
    "recent_files": lambda value: len(value) <= RECENT,
}


def window_file(storage: Storage) -> KeyFile[WindowMemory]:
    """Return the file of the window's memory: load() never fails, save() may raise StorageError."""
    return KeyFile(storage.files, storage.folders.window_file, WindowMemory, CHECKS)


class WindowStore:
    """The window's memory of this run and, as far as the disk allows, of the next."""

    def __init__(self, file: KeyFile[WindowMemory]) -> None:
        self._file = file
        self.memory = file.load()

    def keep(self, memory: WindowMemory) -> None:
        """Remember, or raise StorageError with the memory kept for this run."""
        self.memory = memory
        self._file.save(memory)

    def load_place(self) -> WindowPlace | None:
        """Return the window's last place."""
        return self.memory.place

    def save_place(self, place: WindowPlace) -> None:
        """Remember the window's place; may raise StorageError."""
        self.keep(replace(self.memory, place=place))
