"""How a game presents itself to the house: one value per game, found through the registry."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Generic, TypeVar

from desktop.bots.bot import Bot, Budget
from desktop.core.events import Event
from desktop.core.rules import GameRules, GameState, Observation

S = TypeVar("S", bound=GameState)
O = TypeVar("O", bound=Observation)  # noqa: E741
Opt = TypeVar("Opt")


class Level(StrEnum):
    """Bot levels: the same words in every game, weakest first."""

    NOVICE = "novice"
    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"
    EXPERT = "expert"


@dataclass(frozen=True)
class BotSpec(Generic[O]):
    """A named player: how to make it, and the budget it gets when nothing else is said.

    `offered` is False for reference players that only the arena knows.
    """

    make: Callable[[], Bot[O]]
    budget: Budget
    offered: bool = True


@dataclass(frozen=True)
class PlainText(Generic[O]):
    """How a game looks in a terminal: the table as a viewer sees it, an event as it is told."""

    table: Callable[[O], list[str]]
    event: Callable[[Event], str]


@dataclass(frozen=True)
class GameModule(Generic[S, O, Opt]):
    """All that the house needs to know about one game.

    `ui` is a dotted name "package.module:attribute" of the game's GameUi, loaded by the window
    alone, so that headless use never imports Qt. `options` is a frozen dataclass whose defaults
    are the rulings. `rule_of_thumb` names the player that answers at once, in this process, when
    the one that was asked does not. Without a `plain_text` a terminal shows the encoded forms.
    """

    name: str
    rules: GameRules[S, O, Opt]
    options: type[Opt]
    bots: Mapping[str, BotSpec[O]]
    ui: str
    rule_of_thumb: str = "random"
    plain_text: PlainText[O] | None = None


AnyGame = GameModule[Any, Any, Any]
"""A game whose own types are erased: the only form in which the layers above the games know one."""

AnyBotSpec = BotSpec[Any]
"""A player of an erased game."""
