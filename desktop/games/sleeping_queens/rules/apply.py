"""What an action does to the state: the only code that changes it."""

from desktop.core.actions import Action, Seat
from desktop.core.events import Event
from desktop.core.rng import Rng
from desktop.games.sleeping_queens.rules import scoring
from desktop.games.sleeping_queens.rules.actions import (
    DECLINE,
    DEFEND,
    EXCHANGE,
    PLAY_JESTER,
    PLAY_KING,
    PLAY_KNIGHT,
    PLAY_POTION,
    WAKE,
)
from desktop.games.sleeping_queens.rules.components import (
    BONUS,
    DEFENCE,
    EMPTY,
    HAND_SIZE,
    JESTER,
    KING,
    KNIGHT,
    NOBODY,
    OVER,
    PICK,
    POINTS,
    POTION,
    ROSE,
    TURN,
)
from desktop.games.sleeping_queens.rules.events import (
    AttackBlocked,
    AttackStarted,
    BonusGranted,
    CardRevealed,
    CardsDrawn,
    CardsExchanged,
    DeckReshuffled,
    GameEnded,
    JesterPlayed,
    KingPlayed,
    PickDeclined,
    PlayersCounted,
    QueenPutToSleep,
    QueensClashed,
    QueenStolen,
    QueenWoken,
    TurnStarted,
)
from desktop.games.sleeping_queens.rules.hands import FIELD, UNIT, minus, size, unpack
from desktop.games.sleeping_queens.rules.legal import ANSWER, free_beds, would_clash
from desktop.games.sleeping_queens.rules.state import State

Log = list[Event] | None


def apply(state: State, action: Action, events: Log = None) -> None:
    """Play a legal action in place; append to `events` what happened, when a list is given."""
    kind = action[0]
    if kind == EXCHANGE:
        _exchange(state, action[1], events)
    elif kind == PLAY_KING:
        _play_king(state, action[1], events)
    elif kind == PLAY_KNIGHT:
        _attack(state, events, card=KNIGHT, queen=action[1], bed=NOBODY)
    elif kind == PLAY_POTION:
        _attack(state, events, card=POTION, queen=action[1], bed=action[2])
    elif kind == PLAY_JESTER:
        _play_jester(state, events)
    elif kind == DEFEND:
        _block(state, action[1], events)
    elif kind == WAKE:
        _wake(state, state.chooser, action[1], events)
    elif kind == DECLINE:
        _decline(state, events)
    else:
        _allow(state, events)


def _exchange(state: State, cards: int, events: Log) -> None:
    seat = state.active
    _spend(state, seat, cards)
    state.held[seat] = size(state.hands[seat])
    state.could_attack[seat] = sum(state.queens) > state.queens[seat]
    state.discard += unpack(cards)
    if events is not None:
        events.append(CardsExchanged(seat, unpack(cards)))
    _finish_turn(state, events)


def _play_king(state: State, bed: int, events: Log) -> None:
    _discard(state, state.active, KING)
    if events is not None:
        events.append(KingPlayed(state.active, bed))
    _wake(state, state.active, bed, events)


def _attack(state: State, events: Log, *, card: int, queen: int, bed: int) -> None:
    attacker, owner = state.active, state.owner[queen]
    _discard(state, attacker, card)
    state.phase = DEFENCE
    state.chooser = owner
    state.attack_card = card
    state.attack_queen = queen
    state.attack_bed = bed
    if events is not None:
        events.append(AttackStarted(attacker, card, owner, queen, bed))
    if state.options.auto_defence:
        answer = ANSWER[card]
        if state.hands[owner] & FIELD[answer]:
            _block(state, answer, events)
        else:
            _allow(state, events)


def _block(state: State, answer: int, events: Log) -> None:
    defender, queen = state.chooser, state.attack_queen
    _discard(state, defender, answer)
    state.no_attack()
    if events is not None:
        events.append(AttackBlocked(defender, answer, state.active, queen))
    _draw(state, defender, 1, events)  # SQ 6.3: the defender draws first (H5)
    _finish_turn(state, events)


def _allow(state: State, events: Log) -> None:
    card, queen, bed = state.attack_card, state.attack_queen, state.attack_bed
    state.no_attack()
    if card == KNIGHT and not would_clash(state, state.active, queen):
        _steal(state, queen, events)
    else:
        _put_to_sleep(state, queen, bed if card == POTION else free_beds(state)[0], events)
    if state.phase != OVER:
        _finish_turn(state, events)


def _steal(state: State, queen: int, events: Log) -> None:
    seat, owner = state.active, state.owner[queen]
    _lose(state, queen)
    if events is not None:
        events.append(QueenStolen(seat, owner, queen))
    _gain(state, seat, queen, events)


def _put_to_sleep(state: State, queen: int, bed: int, events: Log) -> None:
    owner = state.owner[queen]
    _lose(state, queen)
    state.beds[bed] = queen
    state.seen[bed] = True
    if events is not None:
        events.append(QueenPutToSleep(state.active, owner, queen, bed))


def _wake(state: State, seat: Seat, bed: int, events: Log) -> None:
    queen, was_seen = state.beds[bed], state.seen[bed]
    if would_clash(state, seat, queen):  # SQ 9.2: shown, back into her own bed, no other (H2)
        state.seen[bed] = True
        if events is not None:
            events.append(QueensClashed(seat, bed, queen, was_seen))
        _finish_turn(state, events)
        return
    state.beds[bed] = EMPTY
    state.seen[bed] = False
    if events is not None:
        events.append(QueenWoken(seat, bed, queen, was_seen))
    _gain(state, seat, queen, events)
    if state.phase == OVER:
        return
    if queen == ROSE:  # SQ 9.1; somebody still sleeps, or the game would be over
        _ask(state, BONUS, seat)
        if events is not None:
            events.append(BonusGranted(seat))
    else:
        _finish_turn(state, events)


def _decline(state: State, events: Log) -> None:
    if events is not None:
        events.append(PickDeclined(state.chooser))
    _finish_turn(state, events)


def _play_jester(state: State, events: Log) -> None:
    seat = state.active
    _discard(state, seat, JESTER)
    if events is not None:
        events.append(JesterPlayed(seat))
    card = _next_card(state, events)
    if events is not None:
        events.append(CardRevealed(seat, card))
    if card >= KING:  # SQ 7.2: into the hand, seen by all; an extra turn
        state.hands[seat] += UNIT[card]
        state.known[seat] += UNIT[card]
        _start_turn(state, seat, events, extra=True)
        return
    state.discard.append(card)  # SQ 7.5 (H10)
    counted = (seat + card - 1) % state.players
    _ask(state, PICK, counted)
    if events is not None:
        events.append(PlayersCounted(seat, card, counted))


def _ask(state: State, phase: int, seat: Seat) -> None:
    state.phase = phase
    state.chooser = seat


def _gain(state: State, seat: Seat, queen: int, events: Log) -> None:
    """Give the queen to the seat and stop the game at once if that wins it (SQ 10.2, 10.3)."""
    state.owner[queen] = seat
    state.queens[seat] += 1
    state.points[seat] += POINTS[queen]
    reason = scoring.threshold_reason(state, seat)
    if not reason and max(state.beds) < 0:
        reason = scoring.ALL_AWAKE
    if reason:
        state.reason = reason
        state.phase = OVER
        ended = scoring.result(state)
        if events is not None and ended is not None:
            events.append(GameEnded(ended.reason, ended.winners, ended.scores))


def _lose(state: State, queen: int) -> None:
    owner = state.owner[queen]
    state.owner[queen] = NOBODY
    state.queens[owner] -= 1
    state.points[owner] -= POINTS[queen]


def _finish_turn(state: State, events: Log) -> None:
    """Refill the active hand and pass the turn to the left (SQ 2.2, 2.3)."""
    seat = state.active
    _draw(state, seat, HAND_SIZE - size(state.hands[seat]), events)
    _start_turn(state, (seat + 1) % state.players, events)


def _start_turn(state: State, seat: Seat, events: Log, extra: bool = False) -> None:
    state.active = state.chooser = seat
    state.phase = TURN
    state.turn += 1
    if events is not None:
        events.append(TurnStarted(seat, state.turn, extra))


def _discard(state: State, seat: Seat, card: int) -> None:
    _spend(state, seat, UNIT[card])
    if seat == state.active:
        state.held[seat] = 0
    elif state.held[seat]:
        state.held[seat] -= 1  # a defence may have been among the cards kept
    state.discard.append(card)


def _spend(state: State, seat: Seat, cards: int) -> None:
    state.hands[seat] -= cards
    if state.known[seat]:
        state.known[seat] = minus(state.known[seat], cards)


def _draw(state: State, seat: Seat, count: int, events: Log) -> None:
    """Draw what is there, reshuffle, draw the rest (SQ 10.6, H4)."""
    while count:
        if not state.deck:
            _reshuffle(state, events)
        drawn = state.deck[-count:]
        del state.deck[-count:]
        for card in drawn:
            state.hands[seat] += UNIT[card]
        count -= len(drawn)
        if events is not None:
            events.append(CardsDrawn(seat, len(drawn), tuple(reversed(drawn))))


def _next_card(state: State, events: Log) -> int:
    if not state.deck:
        _reshuffle(state, events)
    return state.deck.pop()


def _reshuffle(state: State, events: Log) -> None:
    state.deck, state.discard = state.discard, []
    state.deck.sort()  # only the set matters: the same set and generator give the same pile
    rng = Rng(state.random)
    rng.shuffle(state.deck)
    state.random = rng.state
    if state.players == 2:  # what is not in the pile is in the two hands: each knows the other's
        state.known = state.hands[:]
    if events is not None:
        events.append(DeckReshuffled(len(state.deck)))
