"""What people have chosen: language, looks, speed, sound and what bots may take."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from desktop.persistence.key_file import Check, KeyFile
from desktop.persistence.paths import Storage


class ThemeChoice(StrEnum):
    """Which scheme to use."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class MotionSpeed(StrEnum):
    """How fast things move on the table."""

    OFF = "off"
    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"


@dataclass(frozen=True)
class Preferences:
    """The settings; the defaults are what a first start shows."""

    language: str = ""
    """The code of a language; empty means the system's."""
    theme: ThemeChoice = ThemeChoice.SYSTEM
    scale: int = 100
    """Per cent, 75 to 200."""
    motion: MotionSpeed = MotionSpeed.NORMAL
    reduced_motion: bool = False
    bot_pause: int = 600
    """Milliseconds between a bot's action and what follows."""
    thinking_time: int = 0
    """Milliseconds that a bot may think at most; 0 leaves it to its level."""
    memory_aid: bool = False
    """Show what a player with a good memory would still know."""
    volume: int = 70
    """Per cent."""
    muted: bool = False
    panel_shown: bool = True


CHECKS: Mapping[str, Check] = {
    "language": lambda value: len(value) <= 20,
    "scale": lambda value: 75 <= value <= 200,
    "bot_pause": lambda value: 0 <= value <= 10_000,
    "thinking_time": lambda value: 0 <= value <= 60_000,
    "volume": lambda value: 0 <= value <= 100,
}


def settings_file(storage: Storage) -> KeyFile[Preferences]:
    """Return the file of settings: load() never fails, save() may raise StorageError."""
    return KeyFile(storage.files, storage.folders.settings_file, Preferences, CHECKS)
