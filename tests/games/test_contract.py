"""The ten contracts of the rules protocol, on every installed game (docs/architecture.md)."""

import dataclasses
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from desktop.core.actions import Attempt
from desktop.core.digest import Json
from desktop.core.errors import DecodeError, IllegalActionError, PositionError, SetupError
from desktop.core.events import Event
from desktop.core.rng import Rng
from desktop.core.rules import GameRules, Setup
from desktop.games.module import AnyGame
from desktop.session.seats import SeatConfig
from desktop.session.session import GameSession
from tests.games.digests import lines
from tests.games.tables import (
    GAMES,
    TABLES,
    Table,
    act,
    damaged,
    game,
    mark,
    positions,
    some,
    through_text,
    universe,
)

ROOT = Path(__file__).resolve().parents[2]
ILLEGAL_TRIES = 60

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
every_game = pytest.mark.parametrize("module", GAMES, ids=lambda module: module.name)


# What a game is


@every_game
def test_game_fulfils_the_protocol(module: AnyGame):
    assert isinstance(module.rules, GameRules)
    assert module.rules.spec.name == module.name
    assert dataclasses.is_dataclass(module.options)


@every_game
def test_wrong_number_of_players_is_refused(module: AnyGame):
    spec = module.rules.spec
    for players in (-1, 0, spec.min_players - 1, spec.max_players + 1):
        with pytest.raises(SetupError):
            module.rules.initial(Setup(players, module.options()), 1)


@every_table
def test_deal_depends_on_setup_and_seed_alone(table: Table):
    deals = [mark(table, table.new(seed)) for seed in range(10)]
    assert deals == [mark(table, table.new(seed)) for seed in range(10)]
    assert len(set(deals)) == 10


# Contract 1


@every_table
def test_apply_depends_on_state_and_action_alone(table: Table):
    for state, action in game(table, 3):
        if action is not None:
            random.seed(1)
            first, second = state.copy(), state.copy()
            table.rules.apply(first, action)
            random.seed(2)
            table.rules.apply(second, action, [])
            assert mark(table, first) == mark(table, second)


@every_table
def test_copies_are_independent(table: Table):
    for state in positions(table):
        before, copied = mark(table, state), state.copy()
        assert mark(table, copied) == before
        rng = Rng(1)
        for _ in range(5):
            if not table.rules.is_over(copied):
                table.rules.apply(copied, act(table, copied, rng))
        assert mark(table, state) == before


@every_table
def test_questions_change_nothing(table: Table):
    for state in positions(table):
        before = mark(table, state)
        for viewer in table.viewers():
            observation = table.rules.observation(state, viewer)
            table.rules.determinize(observation, Rng(1))
        for seat in table.seats():
            table.rules.legal_actions(state, seat)
            for action in some(universe(table.game), 5, seat):
                table.rules.why_not(state, seat, Attempt(action))
        assert mark(table, state) == before


# Contract 2


@every_table
def test_somebody_may_act_until_the_game_is_over(table: Table):
    for state in positions(table):
        asked = table.rules.to_act(state)
        may = {seat for seat in table.seats() if table.rules.legal_actions(state, seat)}
        assert bool(may) != table.rules.is_over(state)
        assert may <= set(asked)
        assert set(asked[:1]) <= may
        assert len(set(asked)) == len(asked)


@every_table
def test_result_comes_with_the_end(table: Table):
    for state in positions(table):
        result = table.rules.result(state)
        assert (result is not None) == table.rules.is_over(state)
        if result is not None:
            assert result.reason
            assert len(result.scores) == table.players
            assert set(result.winners) <= set(table.seats())
            assert table.rules.spec.cooperative or result.winners


# Contract 3


@every_table
def test_legal_actions_are_distinct_and_always_the_same(table: Table):
    for state in positions(table):
        for seat in table.seats():
            actions = table.rules.legal_actions(state, seat)
            assert len(set(actions)) == len(actions)
            assert actions == table.rules.legal_actions(state.copy(), seat)


@every_table
def test_every_legal_action_applies(table: Table):
    for state in positions(table):
        for seat in table.seats():
            for action in table.rules.legal_actions(state, seat):
                after = state.copy()
                table.rules.apply(after, action)
                table.rules.check(after)
                assert mark(table, after) != mark(table, state)


@every_table
def test_refusal_is_given_exactly_for_illegal_actions(table: Table):
    for number, state in enumerate(positions(table)):
        before = mark(table, state)
        for seat in table.seats():
            legal = set(table.rules.legal_actions(state, seat))
            for action in {*legal, *some(universe(table.game), ILLEGAL_TRIES, number)}:
                refusal = table.rules.why_not(state, seat, Attempt(action))
                assert (refusal is None) == (action in legal)
                if refusal is not None:
                    assert refusal.code
                    assert refusal.clause
                    assert through_text(dict(refusal.data)) == refusal.data
        assert mark(table, state) == before


@every_table
def test_session_refuses_what_the_rules_refuse(table: Table):
    seats = [SeatConfig(f"Seat {seat}") for seat in table.seats()]
    session = GameSession(table.module, table.setup, 5, seats)
    rng = Rng(5)
    for ply in range(12):
        if session.is_over:
            break
        for action in some(universe(table.game), 20, ply):
            for seat in table.seats():
                if action not in session.legal_actions(seat):
                    with pytest.raises(IllegalActionError):
                        session.submit(seat, action)
        assert session.ply == ply
        seat = session.to_act[0]
        session.submit(seat, rng.choice(session.legal_actions(seat)))


# Contract 4


@every_table
def test_components_never_change(table: Table):
    for seed in range(4):
        for state, _ in game(table, seed):
            table.rules.check(state)


# Contracts 5, 6 and 7


@every_table
def test_determinized_state_looks_the_same(table: Table):
    for number, state in enumerate(positions(table)):
        for viewer in table.viewers():
            seen = table.rules.observation(state, viewer)
            guess = table.rules.determinize(seen, Rng(number))
            table.rules.check(guess)
            assert table.rules.observation(guess, viewer) == seen


@every_table
def test_equal_looks_give_equal_legal_actions(table: Table):
    for number, state in enumerate(positions(table)):
        for viewer in table.seats():
            seen = table.rules.observation(state, viewer)
            guess = table.rules.determinize(seen, Rng(number))
            assert table.rules.legal_actions(guess, viewer) == list(seen.legal)
            assert table.rules.legal_actions(state, viewer) == list(seen.legal)
            assert table.rules.to_act(guess) == tuple(seen.to_act)


@every_table
def test_observation_names_its_viewer_and_the_end(table: Table):
    for state in positions(table):
        for viewer in table.viewers():
            seen = table.rules.observation(state, viewer)
            assert (seen.viewer, seen.players) == (viewer, table.players)
            assert tuple(seen.to_act) == tuple(table.rules.to_act(state))
            assert seen.result == table.rules.result(state)
            assert viewer is not None or not seen.legal


@every_table
def test_determinized_state_has_a_fresh_generator(table: Table):
    for state in positions(table)[:10]:
        seen = table.rules.observation(state, 0)
        guesses = {mark(table, table.rules.determinize(seen, Rng(seed))) for seed in range(4)}
        assert len(guesses) == 4
        again = table.rules.determinize(seen, Rng(0))
        assert mark(table, again) in guesses


# Contract 8


@every_table
def test_states_and_observations_survive_a_file(table: Table):
    for state in positions(table):
        record = through_text(table.rules.encode_state(state))
        assert mark(table, table.rules.decode_state(record)) == mark(table, state)
        for viewer in table.viewers():
            seen = table.rules.observation(state, viewer)
            value = through_text(table.rules.encode_observation(seen))
            assert table.rules.decode_observation(value) == seen


@every_table
def test_decoded_state_plays_on_like_the_original(table: Table):
    for state in positions(table):
        read = table.rules.decode_state(through_text(table.rules.encode_state(state)))
        played, rng = state.copy(), Rng(9)
        for _ in range(8):
            if not table.rules.is_over(played):
                action = act(table, played, rng)
                table.rules.apply(played, action)
                table.rules.apply(read, action)
        assert mark(table, read) == mark(table, played)


@every_table
def test_events_survive_a_file(table: Table):
    for state, action in game(table, 4):
        events: list[Event] = []
        if action is not None:
            table.rules.apply(state.copy(), action, events)
            assert events
        for event in events:
            for told in {event, *(event.seen_by(viewer) for viewer in table.viewers())}:
                value = through_text(table.rules.encode_event(told))
                assert table.rules.decode_event(value) == told


@every_table
def test_options_survive_a_file(table: Table):
    value = through_text(table.rules.encode_options(table.options))
    assert table.rules.decode_options(value) == table.options


@every_game
def test_actions_have_one_text_each(module: AnyGame):
    texts = [module.rules.action_text(action) for action in universe(module.name)]
    assert len(set(texts)) == len(texts)
    assert tuple(map(module.rules.parse_action, texts)) == universe(module.name)


@every_game
@pytest.mark.parametrize("text", ["", " ", "x", "0", "none of these", "\n", "-1", "()", "é" * 99])
def test_text_of_no_action_is_refused(module: AnyGame, text: str):
    with pytest.raises(DecodeError):
        module.rules.parse_action(text)


@every_game
@pytest.mark.parametrize("reader", ["state", "observation", "event", "options"])
@pytest.mark.parametrize("value", [None, [], 7, "x", {"x": 1}], ids=repr)
def test_nonsense_is_not_decoded(module: AnyGame, reader: str, value: Json):
    with pytest.raises(DecodeError):
        getattr(module.rules, f"decode_{reader}")(value)


@every_table
def test_damaged_records_are_refused_or_mean_what_they_say(table: Table):
    rng = Rng(11)
    for state in positions(table)[::2]:
        seen = table.rules.observation(state, 0)
        for _ in range(6):
            probe_state(table, damaged(table.rules.encode_state(state), rng))
            probe(table, "observation", damaged(table.rules.encode_observation(seen), rng))


def probe(table: Table, kind: str, value: Json) -> None:
    """Decode a value: a DecodeError, or the value again, defaults filled in, when it is written."""
    try:
        found: Any = getattr(table.rules, f"decode_{kind}")(value)
    except DecodeError:
        return
    again: Json = getattr(table.rules, f"encode_{kind}")(found)
    assert covers(through_text(again), value)


def probe_state(table: Table, value: Json) -> None:
    """Decode a state likewise; one that is accepted can be looked at and played on."""
    probe(table, "state", value)
    try:
        state = table.rules.decode_state(value)
    except DecodeError:
        return
    for viewer in table.viewers():
        table.rules.determinize(table.rules.observation(state, viewer), Rng(1))
    rng = Rng(2)
    for _ in range(12):
        if not table.rules.is_over(state):
            table.rules.apply(state, act(table, state, rng))
            table.rules.check(state)


def covers(whole: Json, part: Json) -> bool:
    """Say whether the part is the whole, but for fields that it leaves out."""
    if isinstance(whole, dict) and isinstance(part, dict):
        return all(key in whole and covers(whole[key], value) for key, value in part.items())
    if isinstance(whole, list) and isinstance(part, list):
        return len(whole) == len(part) and all(map(covers, whole, part))
    return whole == part


@every_table
def test_empty_position_is_a_dealt_game(table: Table):
    state = table.rules.position(table.setup, 1, {})
    table.rules.check(state)
    assert not table.rules.is_over(state)
    with pytest.raises(PositionError):
        table.rules.position(table.setup, 1, {"no such field": 1})


# Contract 9


@pytest.mark.parametrize("hash_seed", ["0", "1", "2718"])
def test_digests_do_not_depend_on_the_process(hash_seed: str):
    printed = subprocess.run(
        [sys.executable, "-m", "tests.games.digests"],
        cwd=ROOT,
        env=os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        check=True,
        text=True,
        timeout=120,
    )
    assert printed.stdout.splitlines() == lines(TABLES)


# Contract 10


@every_table
def test_random_game_ends_within_the_bound(table: Table):
    for seed in range(20, 30):
        plies = sum(1 for _ in game(table, seed)) - 1
        assert plies <= table.rules.spec.ply_bound


def test_tables_are_many():
    assert len(TABLES) >= sum(len(range(g.rules.spec.min_players, 6)) for g in GAMES)
    assert all(len(universe(module.name)) > 20 for module in GAMES)
