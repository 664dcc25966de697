"""Which actions are legal: the whole rulebook's «may»."""

from functools import cache

from desktop.core.actions import Action, Seat
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
    OVER,
    POTION,
    STRAWBERRY,
    TURN,
    WAND,
)
from desktop.games.sleeping_queens.rules.hands import FIELD, exchanges
from desktop.games.sleeping_queens.rules.state import State

ANSWER = {KNIGHT: DRAGON, POTION: WAND}  # SQ 6.4
HAS_KING = FIELD[KING]
HAS_KNIGHT = FIELD[KNIGHT]
HAS_POTION = FIELD[POTION]
ON_THE_TABLE = HAS_KING | HAS_KNIGHT | HAS_POTION  # cards whose use depends on the table


def legal_actions(state: State, seat: Seat) -> list[Action]:
    """Return the seat's legal actions in a fixed order: powers first, then exchanges."""
    if seat != state.chooser or state.phase == OVER:
        return []
    if state.phase == TURN:
        return _turn_actions(state, state.hands[seat])
    if state.phase == DEFENCE:
        return _answers(state, state.hands[seat])
    return [*_at_sleepers(state, WAKE_AT), DECLINE_ACTION]  # SQ 7.4, 9.1: may be declined (H3)


def _turn_actions(state: State, hand: int) -> list[Action]:
    at_hand = _at_hand(hand)
    if not hand & ON_THE_TABLE:
        return [*at_hand]
    actions: list[Action] = []
    if hand & HAS_KING:
        actions += _at_sleepers(state, KING_ON)
    if hand & HAS_KNIGHT:
        actions += [KNIGHT_ON[queen] for queen in knight_targets(state)]
    if hand & HAS_POTION:
        actions += _potions(state)
    actions += at_hand
    return actions


def _at_sleepers(state: State, at_bed: tuple[Action, ...]) -> list[Action]:
    return [at_bed[bed] for bed, queen in enumerate(state.beds) if queen >= 0]


def knight_targets(state: State) -> list[int]:
    """Return the queens that the active player's Knight may take (SQ 4.1, 4.3, 9.3)."""
    targets = potion_targets(state)
    if state.options.knight_clash_sleeps:
        return targets
    return [queen for queen in targets if not would_clash(state, state.active, queen)]


def potion_targets(state: State) -> list[int]:
    """Return the queens that the active player's Potion may put to sleep (SQ 5.1, 9.3)."""
    seat = state.active
    return [
        queen
        for queen, owner in enumerate(state.owner)
        if owner >= 0 and owner != seat and queen != STRAWBERRY
    ]


def would_clash(state: State, seat: Seat, queen: int) -> bool:
    """Say whether the seat owns the queen that this one cannot lie beside (SQ 9.2)."""
    return queen in ENEMY and state.owner[ENEMY[queen]] == seat


def free_beds(state: State) -> list[int]:
    """Return the empty beds, lowest first (SQ 5.3)."""
    return [bed for bed, queen in enumerate(state.beds) if queen < 0]


def _potions(state: State) -> list[Action]:
    beds = free_beds(state)
    return [POTION_ON[queen][bed] for queen in potion_targets(state) for bed in beds]


@cache
def _at_hand(hand: int) -> tuple[Action, ...]:
    """Return what depends on the hand alone: the Jester and the exchanges."""
    jester = (JESTER_ACTION,) if hand & FIELD[JESTER] else ()
    return jester + tuple(EXCHANGE_OF[cards] for cards in exchanges(hand))


def _answers(state: State, hand: int) -> list[Action]:
    card = ANSWER[state.attack_card]
    if hand & FIELD[card]:
        return [DEFEND_WITH[card], ALLOW_ACTION]
    return [ALLOW_ACTION]  # the attack stops here all the same: the pause tells nothing (SQ 6.5)
