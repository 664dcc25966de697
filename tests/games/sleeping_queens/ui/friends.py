"""Players, positions and random games for the tests of the table."""

from desktop.core.actions import Action
from desktop.core.events import Event
from desktop.core.rng import Rng
from desktop.core.rules import Setup
from desktop.games.sleeping_queens import RULES
from desktop.games.sleeping_queens.rules.options import Options
from desktop.games.sleeping_queens.rules.state import State
from desktop.ui.table.seat_view import SeatView

NAMES = ("Анна", "O'Brien & <sons>", "Лев", "{name}", "Мария-Антуанетта")
AVATARS = ("fox", "cat", "bear", "owl", "hare")


def friends(players: int) -> tuple[SeatView, ...]:
    """Seat some players; the first is a person."""
    return tuple(
        SeatView(NAMES[seat], seat == 0, None if seat == 0 else "normal", seat, AVATARS[seat])
        for seat in range(players)
    )


def deal(players: int, seed: int = 1, options: Options | None = None) -> State:
    """Deal a new game."""
    return RULES.initial(Setup(players, options or Options()), seed)


def random_action(state: State, rng: Rng) -> Action:
    """Choose one of the legal actions of whoever is asked, powers twice as often."""
    legal = RULES.legal_actions(state, RULES.to_act(state)[0])
    return legal[min(rng.below(len(legal)), rng.below(len(legal)))]


def random_steps(players: int, seed: int, options: Options | None = None):
    """Play a random game; yield (state before, action, events, state after) for every ply."""
    state = deal(players, seed, options)
    rng = Rng(seed)
    while not RULES.is_over(state):
        before, events = state.copy(), list[Event]()
        action = random_action(state, rng)
        RULES.apply(state, action, events)
        yield before, action, events, state
