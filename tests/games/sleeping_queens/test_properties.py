"""What holds in every game, however it is played."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.core.events import Event
from desktop.core.rng import Rng
from desktop.games.sleeping_queens import RULES
from desktop.games.sleeping_queens.rules.components import (
    CAT,
    COPIES,
    DOG,
    KING,
    NOBODY,
    POINTS,
    POINTS_TO_WIN,
    QUEENS_TO_WIN,
)
from desktop.games.sleeping_queens.rules.events import (
    CardRevealed,
    CardsDrawn,
    DeckReshuffled,
    GameEnded,
    QueenStolen,
    QueenWoken,
)
from desktop.games.sleeping_queens.rules.hands import unpack
from desktop.games.sleeping_queens.rules.state import State
from tests.games.sleeping_queens.builders import OPTION_SETS, dealt

PLIES = 300


@st.composite
def games(draw: st.DrawFn, players: int | None = None) -> "Course":
    """Draw a deal and a manner of playing."""
    table, options = players or draw(st.integers(2, 5)), draw(st.sampled_from(OPTION_SETS))
    state = dealt(table, draw(st.integers(0, 2**64 - 1)), options)
    return Course(state, Rng(draw(st.integers(0, 999))), draw(st.integers(0, 10)))


class Course:
    """A game played at random: the less patience, the more powers and the fewer exchanges."""

    def __init__(self, state: State, rng: Rng, patience: int) -> None:
        self.state, self.rng, self.patience = state, rng, patience

    def __repr__(self) -> str:
        options = RULES.encode_options(self.state.options)
        return f"{self.state.players} players, {options}, patience {self.patience}"

    def steps(self) -> Iterator[tuple[State, list[Event]]]:
        """Play; yield the state before and the events of each action, the state after in place."""
        while not RULES.is_over(self.state) and self.state.turn < PLIES:
            before, events = self.state.copy(), list[Event]()
            RULES.apply(self.state, self._choice(), events)
            yield before, events

    def _choice(self) -> tuple[int, ...]:
        actions = RULES.legal_actions(self.state, self.state.chooser)
        powers = [a for a in actions if not RULES.action_text(a).startswith("exchange")]
        return self.rng.choice(
            powers if powers and self.rng.below(10) >= self.patience else actions
        )


def red_cards(state: State) -> Counter[int]:
    return Counter(
        [*state.deck, *state.discard, *(c for hand in state.hands for c in unpack(hand))]
    )


@given(games())
def test_E70_no_card_and_no_queen_is_ever_lost_or_doubled(course: Course):
    for _ in course.steps():
        state = course.state
        assert red_cards(state) == Counter({kind: COPIES[kind] for kind in range(1, 17)})
        assert red_cards(state).total() == 67
        asleep = [queen for queen in state.beds if queen >= 0]
        awake = [queen for queen, owner in enumerate(state.owner) if owner != NOBODY]
        assert sorted(asleep + awake) == list(range(len(state.beds)))


@given(games(players=2))
def test_E73_two_players_never_have_more_than_nine_awake_queens(course: Course):
    for _ in course.steps():
        assert sum(course.state.queens) <= 9
    assert course.state.reason != "all_awake"


@given(games())
def test_draw_never_fails_and_reshuffles_at_most_once(course: Course):
    for _, events in course.steps():
        piles = len(course.state.deck) + len(course.state.discard)
        assert piles >= 67 - 5 * course.state.players
        assert sum(isinstance(event, DeckReshuffled) for event in events) <= 1


def drawn(events: list[Event], seat: int) -> list[int]:
    """Return the cards that the seat drew."""
    draws = [event for event in events if isinstance(event, CardsDrawn) and event.seat == seat]
    return [card for event in draws for card in event.cards or ()]


def shown(events: list[Event]) -> list[int]:
    """Return the cards that a Jester turned up."""
    return [event.card for event in events if isinstance(event, CardRevealed)]


def taken(events: list[Event]) -> int:
    """Return how many cards came from the pile."""
    return len(shown(events)) + sum(len(drawn(events, seat)) for seat in range(5))


@given(games())
def test_reshuffle_comes_when_the_pile_is_used_up_and_takes_the_whole_discard(course: Course):
    for before, events in course.steps():
        for place, event in enumerate(events):
            if isinstance(event, DeckReshuffled):
                later = events[place:]
                assert taken(events[:place]) == len(before.deck)
                assert event.count == taken(later) + len(course.state.deck)
                assert course.state.discard == [card for card in shown(later) if card < KING]


@given(games())
def test_hands_hold_five_cards_at_the_start_of_every_turn(course: Course):
    for _ in course.steps():
        state = course.state
        if state.phase == 0:
            assert [len(unpack(hand)) for hand in state.hands] == [5] * state.players


@given(games())
def test_game_ends_with_the_first_queen_that_reaches_a_goal(course: Course):
    for _, events in course.steps():
        state = course.state
        reached = [
            seat
            for seat in range(state.players)
            if state.queens[seat] >= QUEENS_TO_WIN[state.players]
            or state.points[seat] >= POINTS_TO_WIN[state.players]
        ]
        assert len(reached) <= 1
        if reached:
            assert isinstance(events[-1], GameEnded)
            assert events[-1].winners == tuple(reached)
            assert isinstance(events[-2], QueenWoken | QueenStolen)


@given(games())
def test_cat_and_dog_never_share_an_owner(course: Course):
    for _ in course.steps():
        owners = course.state.owner
        assert owners[CAT] == NOBODY or owners[CAT] != owners[DOG]


# What the others know of a hand


@given(games())
def test_others_know_only_cards_that_are_there_and_were_shown(course: Course):
    for before, events in course.steps():
        state = course.state
        if state.players == 2 and any(isinstance(event, DeckReshuffled) for event in events):
            continue  # the next test
        for seat in range(state.players):
            known = Counter(unpack(state.known[seat]))
            powers = Counter(shown(events) if seat == before.active else ())
            assert known <= Counter(unpack(state.hands[seat]))
            assert known <= Counter(unpack(before.known[seat])) + powers


@given(games(players=2))
def test_two_players_know_all_cards_that_were_held_at_a_reshuffle(course: Course):
    for _, events in course.steps():
        for place, event in enumerate(events):
            if isinstance(event, DeckReshuffled):
                for seat in (0, 1):
                    hand = Counter(unpack(course.state.hands[seat]))
                    since = Counter(drawn(events[place:], seat))
                    assert Counter(unpack(course.state.known[seat])) == hand - since


# The end without a goal, by arithmetic


def endings(players: int) -> set[tuple[tuple[int, int], ...]]:
    """Return how all queens can lie with no goal reached: (number, points) of each player."""
    rest = [queen for queen in range(12) if queen not in (CAT, DOG)]
    empty = ((0, 0),) * players
    tables = {add(add(empty, a, CAT), b, DOG) for a, b in permutations(range(players), 2)}
    for queen in rest:
        grown = (add(table, seat, queen) for table in tables for seat in range(players))
        tables = {tuple(sorted(table)) for table in grown if goes_on(table)}
    return {table for table in tables if goes_on(table)}


def add(table: tuple[tuple[int, int], ...], seat: int, queen: int) -> tuple[tuple[int, int], ...]:
    queens, points = table[seat]
    return (*table[:seat], (queens + 1, points + POINTS[queen]), *table[seat + 1 :])


def goes_on(table: tuple[tuple[int, int], ...]) -> bool:
    goal = QUEENS_TO_WIN[len(table)], POINTS_TO_WIN[len(table)]
    return all(queens < goal[0] and points < goal[1] for queens, points in table)


@pytest.mark.parametrize(
    ("players", "queens", "points"),
    [
        (3, {(4, 4, 4)}, {(45, 40, 40), (45, 45, 35)}),
        (4, {(3, 3, 3, 3)}, {(35, 35, 35, 20), (35, 35, 30, 25), (35, 30, 30, 30)}),
    ],
)
def test_all_awake_without_a_goal_has_the_listed_scores(
    players: int, queens: set[tuple[int, ...]], points: set[tuple[int, ...]]
):
    found = endings(players)
    assert {tuple(sorted((q for q, _ in table), reverse=True)) for table in found} == queens
    assert {tuple(sorted((p for _, p in table), reverse=True)) for table in found} == points


def test_all_awake_without_a_goal_is_impossible_for_two_and_has_26_scores_for_five():
    assert not endings(2)
    assert len({tuple(sorted(points for _, points in table)) for table in endings(5)}) == 26
