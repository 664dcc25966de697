"""The verbs of the command line: what they print, as JSON and in words, and their exit codes."""

import json

import pytest

from desktop.cli import run
from desktop.core.rules import Setup
from desktop.games import INSTALLED, load
from desktop.persistence.savefile import encode_save
from desktop.session.seats import SeatConfig
from desktop.session.session import GameSession

GAME = ("--game", "sleeping_queens")
RANDOM = (*GAME, "--seats", "random,random")


@pytest.fixture
def out(capsys):
    """Return a function that runs a verb, expects an exit code and returns what it printed."""

    def call(*arguments, code=0):
        assert run(list(map(str, arguments))) == code
        return capsys.readouterr().out

    return call


@pytest.fixture
def read(out):
    """Return a function that runs a verb with --json and reads its output."""

    def call(*arguments, code=0):
        return json.loads(out(*arguments, "--json", code=code))

    return call


def test_games_lists_players_options_and_levels(read):
    found = {game["game"]: game for game in read("games")}
    assert tuple(found) == INSTALLED
    queens = found["sleeping_queens"]
    assert (queens["players"], queens["cooperative"]) == ([2, 5], False)
    assert queens["options"]["deluxe"] is False
    assert "random" in queens["reference_players"]


def test_games_in_words_names_every_game(out):
    text = out("games")
    assert all(name in text for name in INSTALLED)


def test_arena_reports_levels_lengths_and_times(read):
    report = read("arena", *RANDOM, "--games", 10, "--seed", 4)
    assert (report["deals"], report["games"], report["seed"]) == (5, 10, 4)
    [level] = report["levels"]
    assert (level["level"], level["seats"], level["wins"]["mean"]) == ("random", 2, 0.5)
    assert level["times"]["median"] <= level["times"]["p99"] <= level["times"]["worst"]
    assert report["plies"]["shortest"] <= report["plies"]["mean"] <= report["plies"]["longest"]


@pytest.mark.parametrize(
    ("length", "deals"),
    [(("--games", 1), 1), (("--games", 4), 2), (("--games", 3), 1), (("--deals", 3), 3)],
)
def test_arena_rounds_games_up_to_whole_deals(read, length, deals):
    seats = "random,random,random"
    report = read("arena", *GAME, "--seats", seats, *length)
    assert (report["deals"], report["games"]) == (deals, 3 * deals)


@pytest.mark.parametrize(
    ("budget", "levels"),
    [
        (("--iterations", 50), ["random:50", "random:7"]),
        (("--seconds", 0.5), ["random:0.5s", "random:7"]),
        ((), ["random", "random:7"]),
    ],
)
def test_arena_budget_is_for_seats_without_their_own(read, budget, levels):
    report = read("arena", *GAME, "--seats", "random,random:7", "--deals", 1, *budget)
    assert [level["level"] for level in report["levels"]] == levels


def test_arena_option_changes_the_game(read):
    plain = read("arena", *RANDOM, "--deals", 5)
    deluxe = read("arena", *RANDOM, "--deals", 5, "--option", "deluxe=true")
    assert plain["plies"] != deluxe["plies"]


def test_arena_goes_on_from_its_log(read, tmp_path):
    log = tmp_path / "series.jsonl"
    read("arena", *RANDOM, "--deals", 3, "--log", log)
    first = log.read_text()
    whole = read("arena", *RANDOM, "--deals", 5, "--log", log)
    assert log.read_text().startswith(first)
    assert len(log.read_text().splitlines()) == whole["deals"] == 5


def test_play_with_json_keeps_the_talk_off_standard_output(capsys):
    assert run(["play", *RANDOM, "--seed", "3", "--json"]) == 0
    printed = capsys.readouterr()
    record = json.loads(printed.out)
    assert record["result"]["winners"]
    assert {taken["seat"] for taken in record["actions"]} == {0, 1}
    assert "the end" in printed.err


def test_play_without_a_seed_deals_anew(read):
    assert read("play", *RANDOM)["seed"] != read("play", *RANDOM)["seed"]


def test_perft_counts_every_depth(read):
    found = read("perft", *GAME, "--players", 2, "--seed", 1, "--depth", 2)
    assert len(found["nodes"]) == 3
    assert sum(found["divide"].values()) == found["nodes"][2]


@pytest.fixture
def save_file(tmp_path):
    """Save a game of two decisions."""
    game = load("sleeping_queens")
    seats = [SeatConfig("Anna"), SeatConfig("Boris", "random")]
    session = GameSession(game, Setup(2, game.options()), 7, seats)
    for _ in range(2):
        seat = session.to_act[0]
        session.submit(seat, session.legal_actions(seat)[0])
    path = tmp_path / "game.nastolka"
    path.write_bytes(encode_save(session.record(), path))
    return path


def test_replay_tells_the_course_and_the_state(read, save_file):
    report = read("replay", save_file)
    assert [ply["seat"] for ply in report["plies"]] == [0, 1]
    assert (report["ply"], report["seats"]) == (2, ["Anna (human)", "Boris (random)"])
    assert read("replay", save_file, "--ply", 0)["state"]["turn"] == 1


@pytest.mark.parametrize("ply", [-1, 3])
def test_replay_beyond_the_course_is_an_error(out, save_file, ply):
    out("replay", save_file, f"--ply={ply}", code=2)


@pytest.fixture
def scenario_file(tmp_path):
    """Write one case that holds and one that does not."""
    good = {"id": "good", "players": 2, "expect": {"turn": 1}}
    bad = {"id": "bad", "players": 2, "expect": {"turn": 2}}
    path = tmp_path / "cases.json"
    path.write_text(json.dumps({"game": "sleeping_queens", "cases": [good, bad]}))
    return path


@pytest.mark.parametrize(("case", "code"), [("good", 0), ("bad", 1)])
def test_scenario_exit_code_says_whether_all_holds(out, scenario_file, case, code):
    out("scenario", scenario_file, "--case", case, code=code)


def test_scenario_reports_every_case(read, scenario_file):
    [report] = read("scenario", scenario_file, code=1)
    assert [(case["id"], len(case["failures"])) for case in report["cases"]] == [
        ("good", 0),
        ("bad", 1),
    ]


@pytest.mark.slow
def test_bench_measures_every_operation(read):
    report = read("bench", *GAME, "--rounds", 1)
    [game] = report["games"]
    assert [rate["name"] for rate in game["rates"]] == [
        "playouts",
        "steps",
        "legal lists",
        "observations",
        "determinizations",
        "copies",
    ]
    assert all(rate["per_second"] > 0 for rate in game["rates"])


def test_golden_file_is_written_checked_and_found_wanting(read, tmp_path):
    path = tmp_path / "2p-9.json"
    written = read("record-golden", *GAME, "--players", 2, "--seed", 9, "-o", path)
    assert written["file"] == str(path)
    assert read("record-golden", "--check", path) == {str(path): []}
    path.write_text(path.read_text().replace('"seed": 9', '"seed": 10'))
    found = read("record-golden", "--check", path, code=1)
    assert found[str(path)] == ["the deal is another one"]
