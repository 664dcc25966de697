"""Deals a new game (SQ 1)."""

from desktop.core.errors import SetupError
from desktop.core.rng import Rng
from desktop.core.rules import Setup
from desktop.games.sleeping_queens.rules.components import (
    BASE_QUEENS,
    COPIES,
    DELUXE_QUEENS,
    HAND_SIZE,
    KINDS,
    NOBODY,
    QUEENS_TO_WIN,
    TURN,
)
from desktop.games.sleeping_queens.rules.hands import UNIT
from desktop.games.sleeping_queens.rules.options import Options
from desktop.games.sleeping_queens.rules.state import State


def initial(setup: Setup[Options], seed: int) -> State:
    """Shuffle everything and deal five cards each; the dealer's left neighbour starts (H16)."""
    if setup.players not in QUEENS_TO_WIN:
        raise SetupError(f"Sleeping Queens is for 2 to 5 players, not {setup.players}")
    state = blank(setup.players, setup.options)
    state.random = Rng(seed).fork("events").state
    rng = Rng(seed).fork("deal")
    start(state, _dealer(setup, rng))
    rng.shuffle(state.beds)
    state.deck = full_deck()
    rng.shuffle(state.deck)
    for step in range(HAND_SIZE * state.players):
        state.hands[(state.active + step) % state.players] += UNIT[state.deck.pop()]
    return state


def blank(players: int, options: Options) -> State:
    """Return a table where every queen sleeps in the bed of her own number and no card is dealt."""
    state = State(players, options)
    beds = DELUXE_QUEENS if options.deluxe else BASE_QUEENS
    state.hands = [0] * players
    state.known = [0] * players
    state.held = [0] * players
    state.could_attack = [False] * players
    state.deck = []
    state.discard = []
    state.beds = list(range(beds))
    state.seen = [False] * beds
    state.owner = [NOBODY] * beds
    state.queens = [0] * players
    state.points = [0] * players
    state.random = 0
    state.reason = ""
    state.no_attack()
    start(state, 0)
    return state


def start(state: State, dealer: int) -> None:
    """Give the first turn to the dealer's left neighbour (SQ 1.4)."""
    state.dealer = dealer
    state.active = state.chooser = (dealer + 1) % state.players
    state.phase = TURN
    state.turn = 1


def full_deck() -> list[int]:
    """Return the 67 red cards in order of their kinds."""
    return [kind for kind in range(KINDS) for _ in range(COPIES[kind])]


def _dealer(setup: Setup[Options], rng: Rng) -> int:
    drawn = rng.below(setup.players)
    if setup.previous_dealer is None:
        return drawn
    return (setup.previous_dealer + 1) % setup.players
