"""What the window asks of the place where preferences are kept, and what their words mean."""

from typing import Protocol

from desktop.persistence.settings import MotionSpeed, Preferences

SPEED_FACTOR = {
    MotionSpeed.OFF: 0.0,
    MotionSpeed.SLOW: 0.6,
    MotionSpeed.NORMAL: 1.0,
    MotionSpeed.FAST: 2.0,
}


class PreferenceStore(Protocol):
    """Keeps preferences between runs."""

    def load(self) -> Preferences:
        """Return what was kept; never fails."""
        ...

    def save(self, preferences: Preferences) -> None:
        """Keep them."""
        ...
