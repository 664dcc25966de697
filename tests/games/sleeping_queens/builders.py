"""Short ways to say a position, a dealt game and a step in the tests of Sleeping Queens."""

from typing import Any

from desktop.core.actions import Attempt, Refusal
from desktop.core.events import Event
from desktop.core.rules import Setup
from desktop.games.sleeping_queens import RULES
from desktop.games.sleeping_queens.rules.options import Options
from desktop.games.sleeping_queens.rules.state import State

SEATS = "ABCDE"
OPTION_SETS = [
    Options(),
    Options(knight_clash_sleeps=True),
    Options(auto_defence=True),
    Options(deluxe=True),
    Options(knight_clash_sleeps=True, auto_defence=True, deluxe=True),
]


def dealt(players: int = 2, seed: int = 1, options: Options | None = None) -> State:
    """Deal a new game."""
    return RULES.initial(Setup(players, options or Options()), seed)


def position(
    players: int = 2, options: Options | None = None, seed: int = 1, **fields: Any
) -> State:
    """Build a position; `beds` may be written as keywords of numbers or names of queens."""
    return RULES.position(Setup(players, options or Options()), seed, fields)


def do(state: State, *texts: str) -> list[Event]:
    """Play legal actions, each by whoever is asked, and return what happened."""
    events: list[Event] = []
    for text in texts:
        action = RULES.parse_action(text)
        assert action in RULES.legal_actions(state, state.chooser), f"{text} is not legal"
        RULES.apply(state, action, events)
        RULES.check(state)
    return events


def legal(state: State, seat: str | None = None) -> list[str]:
    """Return the texts of the seat's legal actions (of whoever is asked, if no seat is named)."""
    index = state.chooser if seat is None else SEATS.index(seat)
    return [RULES.action_text(action) for action in RULES.legal_actions(state, index)]


def refusal(state: State, seat: str, text: str) -> Refusal | None:
    """Return why the seat may not take the action."""
    return RULES.why_not(state, SEATS.index(seat), Attempt(RULES.parse_action(text)))


def gesture(state: State, seat: str, source: str, target: str = "") -> Refusal | None:
    """Return why the seat may not put the cards (names with spaces between) on the target."""
    attempt = Attempt(source=tuple(source.split()), target=target)
    return RULES.why_not(state, SEATS.index(seat), attempt)


def encoded(state: State) -> dict[str, Any]:
    """Return the state in stable names."""
    record = RULES.encode_state(state)
    assert isinstance(record, dict)
    return record
