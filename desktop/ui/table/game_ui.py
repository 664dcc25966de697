"""The contract between the window and a game: who sits there, what is said, what can be done."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QPainter

from desktop.core.actions import Action, Refusal, Seat
from desktop.core.events import Event
from desktop.core.rules import Observation
from desktop.core.text import Message
from desktop.ui.table.seat_view import SeatView
from desktop.ui.table.table_scene import Look, TableScene

O = TypeVar("O", bound=Observation)  # noqa: E741


@dataclass(frozen=True)
class Prompt:
    """What the prompt bar says: one bold sentence, one muted; `urgent` marks an attack on me.

    `seat` is the one who acts or attacks: his badge stands in the bar; None shows no badge.
    """

    sentence: str
    detail: str = ""
    urgent: bool = False
    seat: Seat | None = None


@dataclass(frozen=True)
class ActionLine:
    """One legal action in words: what it is, what follows from it.

    `button` is the short form for the prompt bar ("" keeps the action out of it); at most two lines
    carry one, and a `primary` one is the main button.
    """

    action: Action
    text: str
    hint: str = ""
    primary: bool = False
    button: str = ""


@dataclass(frozen=True)
class ScoreLine:
    """A seat's standing: a value against a goal (None = no fixed goal) and a few words."""

    seat: Seat
    value: int
    goal: int | None
    detail: str


@dataclass(frozen=True)
class OptionRow:
    """A field of the game's options dataclass as the new-game dialog offers it.

    `choices` are (value, words) pairs for fields that are not switches.
    """

    field: str
    label: Message
    help: Message
    choices: tuple[tuple[object, Message], ...] = ()


class GameTeller(QObject, Generic[O]):
    """Says everything about a game in today's language.

    Every method is called anew when the language changes: keep nothing told.
    """

    def title(self) -> str:
        """Return the game's name."""
        raise NotImplementedError

    def summary(self) -> str:
        """Return one or two sentences for the start page."""
        raise NotImplementedError

    def facts(self) -> tuple[str, ...]:
        """Return short facts for the start page: players, duration, kind of game."""
        return ()

    def goal(self, observation: O) -> str:
        """Return what one plays to, in a few words, for the head of the score."""
        raise NotImplementedError

    def prompt(self, observation: O, seats: Sequence[SeatView]) -> Prompt:
        """Say whose turn it is and what is asked of the viewer."""
        raise NotImplementedError

    def action_lines(self, observation: O, seats: Sequence[SeatView]) -> list[ActionLine]:
        """Return one line per legal action, in the order of `observation.legal`."""
        raise NotImplementedError

    def tell(self, event: Event, seats: Sequence[SeatView], viewer: Seat | None) -> str | None:
        """Return the chronicle's line for an event already redacted for the viewer, or None."""
        raise NotImplementedError

    def turn(self, event: Event) -> int | None:
        """Return the number of the turn that begins here: what `tell` says is then a heading."""
        return None

    def refusal(self, refusal: Refusal, seats: Sequence[SeatView]) -> tuple[str, str]:
        """Return what is refused and why."""
        raise NotImplementedError

    def clause(self, clause: str) -> str:
        """Return the words that name a rule clause under a refusal; "" shows none."""
        return clause

    def scores(self, observation: O) -> list[ScoreLine]:
        """Return one line per seat in seat order."""
        raise NotImplementedError

    def result(self, observation: O, seats: Sequence[SeatView]) -> tuple[str, str]:
        """Return headline and detail of a finished game."""
        raise NotImplementedError

    def option_rows(self) -> list[OptionRow]:
        """Return the options of a new game in the order to show them."""
        return []


__all__ = [
    "ActionLine",
    "AnyScene",
    "AnyTeller",
    "GameTeller",
    "GameUi",
    "Look",
    "OptionRow",
    "Prompt",
    "ScoreLine",
    "SeatView",
]

AnyTeller = GameTeller[Any]
AnyScene = TableScene[Any]


PaintCover = Callable[[QPainter, QRectF, Look], None]


@dataclass(frozen=True)
class GameUi:
    """A game's face: what the window needs to show it.

    `name` is the game's id, `icon` a name in resources/icons. `paint_cover` fills the picture of
    the start page; the title stands on its left third, white on what is painted there.
    """

    name: str
    icon: str
    make_scene: Callable[[Look], AnyScene]
    make_teller: Callable[[], AnyTeller]
    paint_cover: PaintCover | None = None
