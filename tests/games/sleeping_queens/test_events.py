"""Events tell what happened, each seat no more than it may know, in the order of the table."""

from desktop.core.events import Event
from desktop.games.sleeping_queens.rules.components import (
    DOG,
    DRAGON,
    HEART,
    KNIGHT,
    MOON,
    POTION,
    ROSE,
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
from tests.games.sleeping_queens.builders import do, position

PLAIN = ["1", "3", "4", "6", "wand"]


def test_exchange_is_told_card_by_card():
    state = position(hands={"A": ["2", "3", "5", "king", "9"]}, pile=["7", "1", "potion"])
    assert do(state, "exchange 2 3 5") == [
        CardsExchanged(0, (2, 3, 5)),
        CardsDrawn(0, 3, (7, 1, POTION)),
        TurnStarted(1, 2, extra=False),
    ]


def test_king_and_bonus_are_told_in_order():
    state = position(hands={"A": ["king", *PLAIN[:4]]}, beds={"2": "rose"}, pile=["7"])
    assert do(state, "king 2", "decline") == [
        KingPlayed(0, 1),
        QueenWoken(0, 1, ROSE, was_seen=False),
        BonusGranted(0),
        PickDeclined(0),
        CardsDrawn(0, 1, (7,)),
        TurnStarted(1, 2, extra=False),
    ]


def test_theft_is_told_in_order():
    state = position(
        hands={"A": ["knight", *PLAIN[:4]], "B": PLAIN}, queens={"B": ["heart"]}, pile=["7"]
    )
    assert do(state, "knight heart", "allow") == [
        AttackStarted(0, KNIGHT, 1, HEART, -1),
        QueenStolen(0, 1, HEART),
        CardsDrawn(0, 1, (7,)),
        TurnStarted(1, 2, extra=False),
    ]


def test_block_is_told_with_the_defenders_card_first():
    hands = {"A": ["knight", "1", "2", "4", "8"], "B": ["dragon", *PLAIN[:4]]}
    state = position(hands=hands, queens={"B": ["heart"]}, pile=["7", "9"])
    assert do(state, "knight heart", "dragon")[1:4] == [
        AttackBlocked(1, DRAGON, 0, HEART),
        CardsDrawn(1, 1, (7,)),
        CardsDrawn(0, 1, (9,)),
    ]


def test_potion_tells_the_bed():
    hands = {"A": ["potion", "1", "2", "4", "8"], "B": ["1", "3", "4", "6", "dragon"]}
    state = position(hands=hands, queens={"B": ["heart"]}, free=[5])
    assert do(state, "potion heart 5", "allow")[:2] == [
        AttackStarted(0, POTION, 1, HEART, 4),
        QueenPutToSleep(0, 1, HEART, 4),
    ]


def test_clash_shows_the_queen_and_remembers_whether_she_was_known():
    hands = {"A": ["king", "king"], "B": PLAIN}
    state = position(hands=hands, queens={"A": ["cat"]}, beds={"3": "dog"})
    events = do(state, "king 3", "exchange wand", "king 3")
    clashes = [event for event in events if isinstance(event, QueensClashed)]
    assert clashes == [QueensClashed(0, 2, DOG, was_seen=False), QueensClashed(0, 2, DOG, True)]
    assert [clash.informs(1) for clash in clashes] == [True, False]


def test_count_tells_number_and_player():
    state = position(3, hands={"A": ["jester"]}, pile=["5"])
    assert do(state, "jester") == [JesterPlayed(0), CardRevealed(0, 5), PlayersCounted(0, 5, 1)]


def test_power_card_starts_an_extra_turn():
    state = position(hands={"A": ["jester"]}, pile=["knight"])
    assert do(state, "jester") == [
        JesterPlayed(0),
        CardRevealed(0, KNIGHT),
        TurnStarted(0, 2, extra=True),
    ]


def test_end_is_the_last_event():
    state = position(
        hands={"A": ["king"]}, queens={"A": ["heart", "cat", "cake"]}, beds={"9": "moon"}
    )
    assert do(state, "king 9")[1:] == [
        QueenWoken(0, 8, MOON, was_seen=False),
        GameEnded("points", (0,), (50, 0)),
    ]


def test_draw_split_by_a_reshuffle_is_told_in_two_parts():
    state = position(hands={"A": ["2", "3", "5"]}, pile=["9"], pile_count=1)
    events = do(state, "exchange 2 3 5")
    assert [type(event) for event in events[1:4]] == [CardsDrawn, DeckReshuffled, CardsDrawn]
    assert events[2] == DeckReshuffled(59)


def test_only_the_drawer_sees_the_cards():
    drawn = CardsDrawn(1, 2, (7, 9))
    assert drawn.seen_by(1) == drawn
    assert drawn.seen_by(0) == drawn.seen_by(None) == CardsDrawn(1, 2, None)
    assert [drawn.informs(seat) for seat in (0, 1)] == [False, True]


def test_awake_queens_move_without_news():
    moves: list[Event] = [QueenStolen(0, 1, MOON), QueenPutToSleep(0, 1, MOON, 3), PickDeclined(0)]
    moves += [PlayersCounted(0, 5, 1), DeckReshuffled(9), TurnStarted(0, 1, extra=False)]
    moves += [GameEnded("queens", (0,), (9, 9)), BonusGranted(0)]
    assert not any(event.informs(seat) for event in moves for seat in (0, 1))
