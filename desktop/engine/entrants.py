"""Entrants of a series: a player's name with the budget it thinks under, as text and back."""

import re
from dataclasses import dataclass

from desktop.bots.bot import Budget
from desktop.engine.catalogue import find_bot
from desktop.engine.errors import BadEntrantError
from desktop.games.module import AnyGame

PATTERN = re.compile(
    r"(?P<name>[a-z][a-z0-9_]*)(:((?P<seconds>\d+(\.\d+)?)s|(?P<iterations>\d+)))?"
)


@dataclass(frozen=True)
class Entrant:
    """One seat of a series; `budget` None stands for the player's own."""

    name: str
    budget: Budget | None = None

    def __str__(self) -> str:
        """Write the entrant as `parse_entrant` reads it."""
        if self.budget is None:
            return self.name
        if self.budget.seconds is not None:
            return f"{self.name}:{self.budget.seconds:g}s"
        return f"{self.name}:{self.budget.iterations}"

    def budget_in(self, game: AnyGame) -> Budget:
        """Return the budget the entrant thinks under; raises UnknownBotError."""
        spec = find_bot(game, self.name)
        return spec.budget if self.budget is None else self.budget


def parse_entrant(text: str, budget: Budget | None = None) -> Entrant:
    """Read "hard", "hard:2000" (iterations) or "hard:0.5s"; `budget` is for a bare name."""
    match = PATTERN.fullmatch(text.strip())
    if match is None:
        raise BadEntrantError(text)
    if match["seconds"]:
        budget = Budget(seconds=float(match["seconds"]))
    elif match["iterations"]:
        budget = Budget(iterations=int(match["iterations"]))
    return Entrant(match["name"], budget)


def parse_entrants(text: str, budget: Budget | None = None) -> tuple[Entrant, ...]:
    """Read the seats of a table, separated by commas."""
    return tuple(parse_entrant(part, budget) for part in text.split(","))
