"""Who sits at a seat, as tables, panels and tellers show it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class SeatView:
    """A player's face. `level` names a bot's level, None for a person."""

    name: str
    is_person: bool
    level: str | None
    colour: int
    """Index into Theme.players."""
    avatar: str
    """Name of a picture in resources/avatars."""
