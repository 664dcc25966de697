"""Who sits at the table: a person or a bot for every seat."""

from dataclasses import dataclass

HUMAN = "human"
"""The player name of a person; every other name is a key of the game's bots."""


@dataclass(frozen=True)
class SeatConfig:
    """One seat: its name, who plays it, and its looks (an avatar's name, a colour's index)."""

    name: str
    player: str = HUMAN
    avatar: str = ""
    colour: int = 0

    @property
    def is_human(self) -> bool:
        """Say whether a person decides for this seat."""
        return self.player == HUMAN
