"""What a session needs to know of a game: a part of GameModule, which fulfils it as it stands."""

from collections.abc import Mapping
from typing import Protocol

from desktop.core.actions import Seat
from desktop.core.rules import AnyRules, AnySetup
from desktop.session.errors import SeatsError
from desktop.session.seats import HUMAN, SeatConfig


class PlayableGame(Protocol):
    """A game's name, rules and players."""

    @property
    def name(self) -> str:
        """The name stored in files."""
        ...

    @property
    def rules(self) -> AnyRules:
        """The rules."""
        ...

    @property
    def bots(self) -> Mapping[str, object]:
        """The bots by name."""
        ...


def check_seats(game: PlayableGame, setup: AnySetup, seats: tuple[SeatConfig, ...]) -> None:
    """Raise SeatsError unless there is one known player for every seat."""
    if len(seats) != setup.players:
        raise SeatsError(f"{len(seats)} seats for {setup.players} players")
    for seat in seats:
        check_player(game, seat)


def check_player(game: PlayableGame, config: SeatConfig) -> None:
    """Raise SeatsError for a player whom the game does not know."""
    if config.player != HUMAN and config.player not in game.bots:
        raise SeatsError(f"{game.name} has no player {config.player!r}")


def check_seat(setup: AnySetup, seat: Seat) -> None:
    """Raise SeatsError for a seat that the table does not have."""
    if not 0 <= seat < setup.players:
        raise SeatsError(f"no seat {seat} at a table of {setup.players}")
