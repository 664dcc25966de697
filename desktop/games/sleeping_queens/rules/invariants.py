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
    POTION,
    TURN,
)
from desktop.games.sleeping_queens.rules.hands import contains, count, size
from desktop.games.sleeping_queens.rules.scoring import threshold_reason
from desktop.games.sleeping_queens.rules.state import State

IMPOSSIBLE = (BrokenInvariantError, KeyError, ValueError, TypeError, IndexError, AttributeError)
"""What building a state from somebody's JSON raises when it describes none."""


def check(state: State) -> None:
    """Raise BrokenInvariantError when the state is impossible."""
    for look in (_seats, _cards, _queens, _beds, _chooser, _hands, _phase):
        problem = look(state)
        if problem:
            raise BrokenInvariantError(problem)


def _seats(state: State) -> str:
    lists = (state.hands, state.known, state.held, state.could_attack, state.queens, state.points)
    if any(len(by_seat) != state.players for by_seat in lists):
        return "something is told of more or fewer seats than there are"
    if not 0 <= state.dealer < state.players:
        return "somebody deals who is not at the table"
    if not all(0 <= held < HAND_SIZE for held in state.held):
        return "somebody kept more cards than can be kept"
    return "" if state.turn > 0 else "the first turn is turn 1"


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
        if state.queens[seat] != len(own) or state.points[seat] != sum(POINTS[q] for q in own):
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


def _beds(state: State) -> str:
    for bed, (queen, seen) in enumerate(zip(state.beds, state.seen, strict=True)):
        if seen and queen < 0:
            return f"bed {bed} is empty, yet somebody was seen in it"
    return ""


def _phase(state: State) -> str:
    if (state.phase == DEFENCE) != bool(state.attack_card):
        return "an attack without a question, or a question without an attack"
    if (state.phase == OVER) != bool(state.reason):
        return "an end without a reason, or a reason without an end"
    if state.phase != OVER and any(threshold_reason(state, p) for p in range(state.players)):
        return "somebody has won and the game goes on"
    if state.phase != OVER and max(state.beds) < 0:
        return "nobody sleeps and the game goes on"
    return ""


def _chooser(state: State) -> str:
    if not 0 <= state.active < state.players or not 0 <= state.chooser < state.players:
        return "a player who is not at the table has the turn"
    if state.phase == TURN and state.chooser != state.active:
        return "somebody has the turn and another player is asked"
    if state.phase == DEFENCE:
        if state.chooser == state.active or state.owner[state.attack_queen] != state.chooser:
            return "somebody answers who was not attacked"
        if (state.attack_bed >= 0) != (state.attack_card == POTION):
            return "a Potion without a bed, or a Knight with one"
        if state.attack_bed >= 0 and state.beds[state.attack_bed] >= 0:
            return "a Potion puts a queen into a bed that is taken"
    return ""
