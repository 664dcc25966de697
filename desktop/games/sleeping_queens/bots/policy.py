"""The sound simple player on which the bots rest: quick, and blind to what its seat may not see.

It reads the chooser's own hand, the open table and the beds whose queens all have seen; the rest
of the state might as well be dealt afresh. That makes it a fair opponent inside a search.
"""

from functools import cache

from desktop.core.actions import Action
from desktop.games.sleeping_queens.rules.actions import (
    ALLOW_ACTION,
    DECLINE_ACTION,
    DEFEND_WITH,
    EXCHANGE_OF,
    JESTER_ACTION,
    KING_ON,
    KNIGHT_ON,
    POTION_ON,
    WAKE_AT,
)
from desktop.games.sleeping_queens.rules.components import (
    DEFENCE,
    DRAGON,
    ENEMY,
    JESTER,
    KING,
    KNIGHT,
    POINTS,
    POTION,
    TURN,
    WAND,
)
from desktop.games.sleeping_queens.rules.hands import FIELD, NUMBER_FIELDS, exchanges, unpack
from desktop.games.sleeping_queens.rules.legal import ANSWER, knight_targets, potion_targets
from desktop.games.sleeping_queens.rules.state import State

# What is thrown away first when no number is in the hand: the card that helps least.
THROW_AWAY = {WAND: 0, DRAGON: 1, POTION: 2, JESTER: 3, KNIGHT: 4, KING: 5}
HAS_KING = FIELD[KING]
HAS_KNIGHT = FIELD[KNIGHT]
HAS_POTION = FIELD[POTION]
HAS_JESTER = FIELD[JESTER]


def greedy_action(state: State) -> Action:
    """Choose for the seat that is asked: steal, wake, Jester, Potion, exchange; always defend."""
    if state.phase == TURN:
        return _turn_action(state)
    if state.phase == DEFENCE:
        card = ANSWER[state.attack_card]
        return DEFEND_WITH[card] if state.hands[state.chooser] & FIELD[card] else ALLOW_ACTION
    bed = best_bed(state)
    return DECLINE_ACTION if bed < 0 else WAKE_AT[bed]


def _turn_action(state: State) -> Action:
    hand = state.hands[state.active]
    if hand & HAS_KNIGHT:
        targets = knight_targets(state)
        if targets:
            return KNIGHT_ON[best_victim(state, targets)]
    if hand & HAS_KING:
        bed = best_bed(state)
        if bed >= 0:
            return KING_ON[bed]
    if hand & HAS_JESTER:
        return JESTER_ACTION
    if hand & HAS_POTION:
        targets = potion_targets(state)
        if targets:
            return POTION_ON[best_victim(state, targets)][state.beds.index(-1)]
    return EXCHANGE_OF[best_exchange(hand)]


def best_victim(state: State, targets: list[int]) -> int:
    """Return the queen worth most, from the leader when several are equal."""
    points, owner = state.points, state.owner
    return max(targets, key=lambda queen: (POINTS[queen], points[owner[queen]]))


def best_bed(state: State) -> int:
    """Return the bed to open: the best queen seen, or an unseen one if better; -1 if none.

    A queen who is known to clash with an own one is left asleep as long as there is another.
    """
    seat, owner = state.chooser, state.owner
    best, bed_of_best = 0, -1
    unseen_bed = -1
    hidden_points = hidden = 0
    for bed, queen in enumerate(state.beds):
        if queen < 0:
            continue
        if not state.seen[bed]:
            unseen_bed = bed if unseen_bed < 0 else unseen_bed
            hidden += 1
            hidden_points += POINTS[queen]  # only their sum counts, and that is public
        elif POINTS[queen] > best and not (queen in ENEMY and owner[ENEMY[queen]] == seat):
            best, bed_of_best = POINTS[queen], bed
    if hidden and hidden_points > best * hidden:
        return unseen_bed
    return bed_of_best


@cache
def best_exchange(hand: int) -> int:
    """Return the exchange of most number cards, high ones first; power cards only in need."""
    numbers = [cards for cards in exchanges(hand) if not cards & ~NUMBER_FIELDS]
    if numbers:
        return max(numbers, key=_number_rank)
    return min(exchanges(hand), key=lambda cards: THROW_AWAY[unpack(cards)[0]])


def _number_rank(cards: int) -> tuple[int, int]:
    kinds = unpack(cards)
    return len(kinds), sum(kinds)
