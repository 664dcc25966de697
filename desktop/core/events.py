"""Events: frozen facts about what an action did to the state, each with its redacted form."""

from dataclasses import dataclass

from desktop.core.actions import Seat


@dataclass(frozen=True)
class Event:
    """Base of a game's events. Most events are public: everybody sees the same."""

    def seen_by(self, viewer: Seat | None) -> "Event":
        """Return the event as the viewer (None = a spectator) sees it: itself or redacted."""
        return self

    def informs(self, seat: Seat) -> bool:
        """Say whether the seat learns something hidden from it before; decides what undo costs."""
        return False
