"""Nothing hidden gets out: observations, events and refusals; and no bot can peek."""

import dataclasses
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from desktop.bots.bot import Budget
from desktop.core.actions import Action, Attempt, Seat
from desktop.core.digest import Json, canonical
from desktop.core.events import Event
from desktop.core.rng import Rng
from desktop.games.module import BotSpec
from tests.games.tables import (
    TABLES,
    AnyState,
    Table,
    game,
    positions,
    some,
    through_text,
    universe,
)

every_table = pytest.mark.parametrize("table", TABLES, ids=str)

TELLTALE_NAMES = {"seed", "random", "rng", "generator", "deck", "pile_order"}
BIG = 1 << 56
"""Numbers and hexadecimal words from here on can only come from a generator."""


def leaves(value: Json) -> Iterator[int | str]:
    """Yield the numbers, words and names of fields in a JSON value."""
    if isinstance(value, dict):
        yield from value
        for inner in value.values():
            yield from leaves(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from leaves(inner)
    elif isinstance(value, int | str):
        yield value


def guesses(table: Table, state: AnyState, viewer: Seat | None, count: int) -> list[AnyState]:
    """Return states that look to the viewer like this one."""
    seen = table.rules.observation(state, viewer)
    return [table.rules.determinize(seen, Rng(number)) for number in range(count)]


# Observations


@every_table
def test_observation_holds_neither_seed_nor_generator(table: Table):
    seed = 0x5EED5EED5EED5EED
    state = table.new(seed)
    secrets = {leaf for leaf in leaves(table.rules.encode_state(state)) if is_random(leaf)}
    for viewer in table.viewers():
        value = table.rules.encode_observation(table.rules.observation(state, viewer))
        assert isinstance(value, dict)
        del value["legal"]  # packed sets are large numbers too; contract 6 holds what they may tell
        found = set(leaves(value))
        assert not TELLTALE_NAMES & found
        assert not secrets & found
        assert not [leaf for leaf in found if is_random(leaf)]
        assert str(seed) not in canonical(value)


def is_random(leaf: int | str) -> bool:
    """Say whether a value looks like the state of a generator."""
    if isinstance(leaf, int):
        return abs(leaf) >= BIG
    return len(leaf) >= 14 and set(leaf) <= set("0123456789abcdefx")


@every_table
def test_observations_and_what_is_in_them_are_frozen(table: Table):
    seen = table.rules.observation(positions(table)[0], 0)
    for field in dataclasses.fields(seen):
        with pytest.raises(dataclasses.FrozenInstanceError):
            setattr(seen, field.name, None)
        assert not isinstance(getattr(seen, field.name), list | dict | set | bytearray)


@every_table
def test_equal_looking_states_give_equal_observations_to_no_one_else(table: Table):
    """Show that there is something to hide: the guesses of one seat differ for the others."""
    for state in positions(table)[:10]:
        guess = guesses(table, state, 0, 1)[0]
        assert table.rules.observation(guess, 0) == table.rules.observation(state, 0)
        assert table.rules.encode_state(guess) != table.rules.encode_state(state)


@every_table
def test_generator_of_a_guess_is_a_fresh_one(table: Table):
    """Contract 7: nobody foresees the real shuffles, and every guess has its own."""
    for state in positions(table)[:10]:
        used: set[int | str] = set()
        for table_state in (state, *guesses(table, state, 0, 3)):
            found = {
                leaf for leaf in leaves(table.rules.encode_state(table_state)) if is_random(leaf)
            }
            assert not used & found
            used |= found


# Refusals


@every_table
def test_refusal_depends_on_what_the_seat_sees(table: Table):
    for number, state in enumerate(positions(table)):
        tried = some(universe(table.game), 40, number)
        for seat in table.seats():
            refusals = [table.rules.why_not(state, seat, Attempt(action)) for action in tried]
            for guess in guesses(table, state, seat, 2):
                found = [table.rules.why_not(guess, seat, Attempt(action)) for action in tried]
                assert found == refusals


# Events


def told(
    table: Table, state: AnyState, action: Action, viewer: Seat | None
) -> tuple[Any, list[Event]]:
    """Return what the viewer sees after an action, and hears that is no news to the viewer."""
    after, events = state.copy(), list[Event]()
    table.rules.apply(after, action, events)
    heard = [event.seen_by(viewer) for event in events if not is_news(table, event, viewer)]
    return table.rules.observation(after, viewer), heard


def is_news(table: Table, event: Event, viewer: Seat | None) -> bool:
    """Say whether the viewer learns from it; a spectator learns what every seat learns."""
    if viewer is None:
        return all(event.informs(seat) for seat in table.seats())
    return event.informs(viewer)


def test_events_tell_no_more_than_the_table_shows():
    """Tables that look equal before and after an action sound equal to whom it is no news."""
    compared = [compare_events(table) for table in TABLES]
    assert min(compared) > 20


def compare_events(table: Table) -> int:
    compared = 0
    for state, action in islice(game(table, 7), 60):
        if action is None:
            break
        for viewer in table.viewers():
            seen, heard = told(table, state, action, viewer)
            for guess in guesses(table, state, viewer, 2):
                if any(action in table.rules.legal_actions(guess, s) for s in table.seats()):
                    also_seen, also_heard = told(table, guess, action, viewer)
                    if also_seen == seen:
                        compared += 1
                        assert also_heard == heard
    return compared


@every_table
def test_redacted_event_is_redacted_for_good(table: Table):
    for state, action in game(table, 8):
        events: list[Event] = []
        if action is not None:
            table.rules.apply(state.copy(), action, events)
        for event in events:
            for viewer in table.viewers():
                once = event.seen_by(viewer)
                assert type(once) is type(event)
                assert once.seen_by(viewer) == once


@every_table
def test_whoever_hears_less_than_all_hears_something_hidden(table: Table):
    """A redacted event hides something from some and tells it to somebody."""
    for state, action in game(table, 9):
        events: list[Event] = []
        if action is not None:
            table.rules.apply(state.copy(), action, events)
        for event in events:
            if any(event.seen_by(seat) != event for seat in table.seats()):
                assert any(event.informs(seat) for seat in table.seats())


# Bots


def seats_asked(table: Table, count: int) -> list[tuple[AnyState, Seat]]:
    """Return positions with a choice, and whoever has it, spread over random games."""
    asked = [
        (state, seat)
        for state in positions(table, seeds=4, count=50)
        for seat in table.rules.to_act(state)
        if len(table.rules.legal_actions(state, seat)) > 1
    ]
    return asked[:: max(1, len(asked) // count)][:count]


def is_cheap(spec: BotSpec[Any]) -> bool:
    """Say whether a bot answers by a rule of thumb."""
    return spec.budget.iterations is not None and spec.budget.iterations <= 1


BOTS = [
    pytest.param(table, name, id=f"{table}-{name}")
    for table in TABLES
    for name in table.module.bots
]


@pytest.mark.parametrize(("table", "name"), BOTS)
def test_bot_cannot_peek(table: Table, name: str):
    """Equal observations, seeds and iterations give equal choices, whatever is hidden."""
    if is_cheap(table.module.bots[name]):
        try_to_peek(table, name, count=60, iterations=1)
    else:
        try_to_peek(table, name, count=2, iterations=40)


@pytest.mark.slow
@every_table
def test_thinking_bots_cannot_peek(table: Table):
    for name, spec in table.module.bots.items():
        if not is_cheap(spec):
            try_to_peek(table, name, count=25, iterations=200)


def try_to_peek(table: Table, name: str, count: int, iterations: int) -> None:
    """Let the bot choose where the viewer's view is the same and all else is not."""
    spec, budget = table.module.bots[name], Budget(iterations=iterations)
    for number, (state, seat) in enumerate(seats_asked(table, count)):
        seen = table.rules.observation(state, seat)
        copied = table.rules.decode_observation(through_text(table.rules.encode_observation(seen)))
        looks = [table.rules.observation(guess, seat) for guess in guesses(table, state, seat, 2)]
        chosen = spec.make().choose(seen, number, budget).action
        assert chosen in seen.legal
        for look in [copied, *looks]:
            assert look == seen
            assert spec.make().choose(look, number, budget).action == chosen


@pytest.mark.parametrize(("table", "name"), BOTS)
def test_bot_keeps_no_memory(table: Table, name: str):
    """A bot that has played other positions chooses like a new one."""
    spec = table.module.bots[name]
    budget, old = Budget(iterations=1 if is_cheap(spec) else 6), spec.make()
    for number, (state, seat) in enumerate(seats_asked(table, 12 if is_cheap(spec) else 2)):
        seen = table.rules.observation(state, seat)
        again = [bot.choose(seen, number, budget).action for bot in (old, spec.make())]
        assert again[0] == again[1]
