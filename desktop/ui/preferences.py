"""What a person has chosen about the window; kept by a store that the root passes in."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol


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


SPEED_FACTOR = {
    MotionSpeed.OFF: 0.0,
    MotionSpeed.SLOW: 0.6,
    MotionSpeed.NORMAL: 1.0,
    MotionSpeed.FAST: 2.0,
}


@dataclass(frozen=True)
class Preferences:
    """The window's settings; the defaults are what a first start shows."""

    language: str = ""
    """A code of i18n.LANGUAGES; empty means the system's."""
    theme: ThemeChoice = ThemeChoice.SYSTEM
    scale: int = 100
    """Per cent, 75 to 200."""
    motion: MotionSpeed = MotionSpeed.NORMAL
    bot_pause: int = 600
    """Milliseconds between a bot's action and what follows."""
    panel_shown: bool = True


class PreferenceStore(Protocol):
    """Keeps preferences between runs."""

    def load(self) -> Preferences:
        """Return what was kept; never fails."""
        ...

    def save(self, preferences: Preferences) -> None:
        """Keep them."""
        ...
