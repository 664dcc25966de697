"""Mirrored deals: every deal from every seat, equal results however the work is spread."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from desktop.core.errors import SetupError
from desktop.engine.arena import DealJob, Series, play_deal, run, seating
from desktop.engine.deal_log import DealLog
from desktop.engine.entrants import parse_entrants
from desktop.engine.errors import UnknownBotError, UnknownGameError
from desktop.engine.pool import process_pool


def series(seats="random,random", **changes):
    """Describe a short series of the random player."""
    plain = Series("sleeping_queens", parse_entrants(seats), seed=7, deals=6)
    return replace(plain, **changes)


def untimed(records):
    """Return the records without their decision times."""
    return [
        (
            record.deal,
            [(game.reason, game.plies, game.shares, game.scores) for game in record.games],
        )
        for record in records
    ]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_entrant_sits_on_every_seat_once(players):
    tables = [seating(players, shift) for shift in range(players)]
    assert all(sorted(table) == list(range(players)) for table in tables)
    assert all(sorted(seats) == list(range(players)) for seats in zip(*tables, strict=True))


def test_neighbours_stay_neighbours():
    assert seating(4, 1) == (3, 0, 1, 2)


@pytest.mark.parametrize("seats", ["random,random", "random,random,random"])
def test_equal_players_only_change_places_in_a_mirrored_deal(seats):
    first, *others = play_deal(DealJob(series(seats), 3)).games
    for shift, game in enumerate(others, start=1):
        assert game.plies == first.plies
        assert game.scores == first.scores[shift:] + first.scores[:shift]


def test_shares_of_a_game_make_one_first_place():
    games = [game for record in run(series("random,random,random")) for game in record.games]
    assert all(sum(game.shares) == pytest.approx(1) for game in games)


def test_each_seat_is_timed_for_each_of_its_plies():
    for game in play_deal(DealJob(series(), 0)).games:
        assert sum(map(len, game.seconds)) == game.plies


def test_deals_differ():
    assert len({str(games) for _, games in untimed(run(series()))}) == 6


def test_longer_series_begins_with_the_shorter_one():
    assert untimed(run(series(deals=9)))[:6] == untimed(run(series()))


def test_executor_does_not_change_the_results():
    with ThreadPoolExecutor(3) as executor:
        assert untimed(run(series(), executor)) == untimed(run(series()))


@pytest.mark.slow
def test_processes_do_not_change_the_results():
    with process_pool(2) as pool:
        assert untimed(run(series(deals=20), pool)) == untimed(run(series(deals=20)))


def test_progress_counts_up_to_the_last_deal():
    heard: list[int] = []
    run(series(), on_deal=heard.append)
    assert heard == list(range(7))


def test_stopped_series_goes_on_where_it_stopped(tmp_path):
    log = DealLog(tmp_path / "arena.jsonl")
    heard: list[int] = []
    run(series(deals=4), log=log)
    records = run(series(), log=log, on_deal=heard.append)
    assert heard == [4, 5, 6]
    assert untimed(records) == untimed(run(series()))


@pytest.mark.parametrize(
    "other",
    [
        {"seed": 8},
        {"options": {"deluxe": True}},
        {"entrants": parse_entrants("random,random:9")},
        {"entrants": parse_entrants("random,random,random")},
    ],
)
def test_series_that_plays_otherwise_has_another_key(other):
    assert series(**other).key() != series().key()


def test_key_spells_out_budgets_and_defaults():
    spelt_out = series("random:1,random", options={"deluxe": False}, deals=99)
    assert spelt_out.key() == series().key()


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"game": "chess"}, UnknownGameError),
        ({"entrants": parse_entrants("random,deep_blue")}, UnknownBotError),
        ({"entrants": parse_entrants("random")}, SetupError),
        ({"options": {"jokers": 2}}, SetupError),
    ],
)
def test_impossible_series_is_refused_before_anything_is_played(change, error):
    heard: list[int] = []
    with pytest.raises(error):
        run(series(**change), on_deal=heard.append)
    assert heard == []
