"""What passes between those who ask bots and the process in which bots think."""

from dataclasses import dataclass, field
from typing import Any, Protocol

from desktop.bots.bot import Budget, Decision
from desktop.core.rules import Observation


@dataclass(frozen=True)
class Question:
    """What a bot is asked: an observation and nothing more of the game.

    `generation` comes back with the answer: newer questions have higher ones.
    """

    game: str
    player: str
    observation: Observation
    seed: int
    budget: Budget
    generation: int


@dataclass(frozen=True)
class Answer:
    """A decision, the question it belongs to, and the trouble that kept the bot from taking it."""

    generation: int
    decision: Decision
    trouble: str = ""


@dataclass(frozen=True)
class Reply:
    """What came back from the worker: a decision, or the trouble in its place."""

    generation: int
    decision: Decision | None
    trouble: str = ""


class Port(Protocol):
    """Whoever lets bots think somewhere else and never keeps anybody waiting."""

    def ask(self, question: Question) -> None:
        """Let a bot think; a question asked before is given up."""
        ...

    def reply(self) -> Reply | None:
        """Return the reply to the last question if it has come."""
        ...

    def cancel(self) -> None:
        """Give up the question that is being thought about."""
        ...

    def close(self) -> None:
        """End the thinking for good."""
        ...


@dataclass(frozen=True)
class WireQuestion:
    """A question as JSON; `asked` is the system's monotonic clock, the same in every process."""

    generation: int
    game: str
    player: str
    observation: Any
    seed: int
    iterations: int | None
    seconds: float | None
    asked: float


@dataclass(frozen=True)
class WireReply:
    """A reply as JSON: the text of the action, or the trouble that prevented one."""

    generation: int
    action: str = ""
    figures: dict[str, float] = field(default_factory=dict)
    trouble: str = ""
