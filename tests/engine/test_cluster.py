"""The very same jobs on a Dask cluster give the very same results."""

import json

import pytest

from desktop.cli import run

pytest.importorskip("distributed", reason="the optional extra «dask» is not installed")

GAME = ("--game", "sleeping_queens")
ARENA = ("arena", *GAME, "--seats", "random,random", "--games", "40", "--json")


@pytest.mark.slow
def test_cluster_does_not_change_the_results(capsys):
    from distributed import LocalCluster

    assert run(ARENA) == 0
    here = json.loads(capsys.readouterr().out)
    options = {"n_workers": 2, "threads_per_worker": 1, "dashboard_address": None}
    with LocalCluster(**options) as scheduler:
        assert run([*ARENA, "--dask", scheduler.scheduler_address]) == 0
    there = json.loads(capsys.readouterr().out)
    for report in (here, there):
        for level in report["levels"]:
            del level["times"]
    assert here == there
