"""What is true of every state; the tests look after each step (facts: invariants)."""

from desktop.core.errors import BrokenInvariantError
from desktop.games.sleeping_queens.rules.components import (
    CAT,
    COPIES,
    DEFENCE,
    DOG,
    HAND_SIZE,
    KINDS,
    OVER,
    POINTS,
    TURN,
)
from desktop.games.sleeping_queens.rules.hands import contains, count, size
from desktop.games.sleeping_queens.rules.state import State


def check(state: State) -> None:
    """Raise BrokenInvariantError when the state is impossible."""
    for problem in (_cards(state), _queens(state), _hands(state), _phase(state)):
        if problem:
            raise BrokenInvariantError(problem)


def _cards(state: State) -> str:
    for kind in range(1, KINDS):
        found = state.deck.count(kind) + state.discard.count(kind)
        found += sum(count(hand, kind) for hand in state.hands)
        if found != COPIES[kind]:
            return f"{found} cards of kind {kind} instead of {COPIES[kind]}"
    return ""


def _queens(state: State) -> str:
    asleep = [queen for queen in state.beds if queen >= 0]
    awake = [queen for queen, owner in enumerate(state.owner) if owner >= 0]
    if sorted(asleep + awake) != list(range(len(state.beds))):
        return f"queens {asleep} asleep and {awake} awake"
    if state.owner[CAT] >= 0 and state.owner[CAT] == state.owner[DOG]:
        return "Cat and Dog lie before one player"
    for seat in range(state.players):
        own = [queen for queen in awake if state.owner[queen] == seat]
        if (state.queens[seat], state.points[seat]) != (
            len(own),
            sum(POINTS[q] for q in own),
        ):
            return f"seat {seat} counts its queens wrongly"
    return ""


def _hands(state: State) -> str:
    for seat, hand in enumerate(state.hands):
        allowed = (HAND_SIZE,)
        if seat == state.active and state.phase != TURN:
            allowed = (HAND_SIZE - 1,)  # the card just played is not replaced yet (SQ 2.3)
        if size(hand) not in allowed:
            return f"seat {seat} holds {size(hand)} cards"
        if not contains(hand, state.known[seat]):
            return f"seat {seat} does not hold what the others know it holds"
    return ""


def _phase(state: State) -> str:
    if (state.phase == DEFENCE) != bool(state.attack_card):
        return "an attack without a question, or a question without an attack"
    if (state.phase == OVER) != bool(state.reason):
        return "an end without a reason, or a reason without an end"
    return ""
