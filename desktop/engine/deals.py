"""What is remembered of a played deal: the same values in memory and in the log."""

from dataclasses import dataclass


@dataclass(frozen=True)
class GameOutcome:
    """One game of a deal; the tuples go by entrant, wherever it sat.

    `shares` are shares of the first place (a team: 1 for a win), `seconds` decision times.
    """

    reason: str
    plies: int
    shares: tuple[float, ...]
    scores: tuple[int, ...]
    seconds: tuple[tuple[float, ...], ...]


@dataclass(frozen=True)
class DealRecord:
    """One deal, played once per rotation of the seats."""

    deal: int
    games: tuple[GameOutcome, ...]
