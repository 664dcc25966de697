"""The measured work is the work it says it is; no test looks at the time it takes."""

import pytest

from desktop.engine.bench import GAMES_PER_SLICE, POSITIONS, Contender, GameTasks
from desktop.engine.bench_report import bench_lines, run_bench
from desktop.games import INSTALLED, load


@pytest.fixture(params=INSTALLED)
def tasks(request):
    """Prepare the work on each installed game."""
    game = load(request.param)
    return GameTasks(game, game.rules.spec.min_players)


def test_playouts_count_games_and_their_steps(tasks):
    counts = tasks.playouts()
    assert counts["playouts"] == GAMES_PER_SLICE
    assert counts["steps"] > 5 * GAMES_PER_SLICE


def test_playouts_differ_from_slice_to_slice(tasks):
    assert len({tasks.playouts()["steps"] for _ in range(5)}) > 1


def test_every_task_counts_whole_rounds_of_positions(tasks):
    for task in tasks.all()[1:]:
        [count] = task().values()
        assert count >= POSITIONS / 2


def test_ours_is_compared_with_theirs_by_steps_and_by_events():
    ours = Contender("ours", 2, (lambda: {"playouts": 2, "steps": 300},))
    theirs = Contender("theirs", 2, (lambda: {"steps": 100, "steps and events": 200},))
    report = run_bench([ours], [theirs], rounds=3)
    assert [(item.game, item.peer, item.operation) for item in report.comparisons] == [
        ("ours", "theirs", "steps"),
        ("ours", "theirs", "steps and events"),
    ]
    by_steps, by_events = (item.ratio for item in report.comparisons)
    assert by_steps == pytest.approx(2 * by_events)


def test_contenders_of_equal_operations_are_kept_apart():
    one = Contender("one", 2, (lambda: {"steps": 1},))
    other = Contender("other", 3, (lambda: {"steps": 1_000_000},))
    first, second = run_bench([one, other], [], rounds=3).games
    assert (first.name, second.name, second.players) == ("one", "other", 3)
    assert first.rates[0].per_second < second.rates[0].per_second


def test_report_for_people_names_every_operation():
    ours = Contender("ours", 2, (lambda: {"copies": 7},))
    lines = bench_lines(run_bench([ours], [], rounds=1))
    assert lines[2] == "ours, 2 players"
    assert lines[3].split()[0] == "copies"
