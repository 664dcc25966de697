"""The command as a process: what it loads, and how it ends when it is interrupted."""

import json
import os
import signal
import subprocess
import sys
import time

import pytest

from tests.architecture.sources import ROOT

PATIENCE = 60
RUN_AND_LIST = """
import json, sys
from desktop.cli import run
code = run(json.loads(sys.argv[1]))
window = ("PySide6", "shiboken6", "desktop.ui", "desktop.app", "numpy")
print("loaded", *(name for name in sys.modules if name.startswith(window)), file=sys.stderr)
sys.exit(code)
"""
GAME = ["--game", "sleeping_queens"]
SCENARIO = {"game": "sleeping_queens", "cases": [{"id": "1", "players": 2, "expect": {"turn": 1}}]}


@pytest.fixture
def files(tmp_path):
    """Write the files that verbs read."""
    (tmp_path / "scenario.json").write_text(json.dumps(SCENARIO))
    return tmp_path


HEADLESS = {
    "games": ["games"],
    "arena": ["arena", *GAME, "--seats", "random,random", "--deals", "1"],
    "play": ["play", *GAME, "--seats", "random,random"],
    "perft": ["perft", *GAME, "--players", "2", "--depth", "1"],
    "scenario": ["scenario", "scenario.json"],
    "record-golden": ["record-golden", *GAME, "--players", "2", "-o", "golden.json"],
}


def start(*arguments, cwd):
    """Start the command."""
    return subprocess.Popen(
        [sys.executable, *arguments],
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        cwd=cwd,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.mark.parametrize("verb", HEADLESS)
def test_headless_verb_loads_no_window(files, verb):
    arguments = json.dumps([*HEADLESS[verb], "--json"])
    with start("-c", RUN_AND_LIST, arguments, cwd=files) as process:
        out, told = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, told
    assert json.loads(out)
    assert told.splitlines()[-1] == "loaded"


@pytest.mark.slow
def test_bench_loads_no_window(files):
    arguments = json.dumps(["bench", "--rounds", "1", "--json"])
    with start("-c", RUN_AND_LIST, arguments, cwd=files) as process:
        _, told = process.communicate(timeout=PATIENCE)
    assert told.splitlines()[-1] == "loaded"


def test_reader_that_leaves_is_no_error(files):
    with start("-m", "desktop", "play", *GAME, "--seats", "random,random", cwd=files) as process:
        assert process.stdout is not None
        process.stdout.close()
        assert process.stderr is not None
        told = process.stderr.read()
        code = process.wait(PATIENCE)
    assert (code, told) == (1, "")


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_interrupted_series_ends_quietly_and_keeps_its_log(files, jobs):
    log = files / "log.jsonl"
    series = ["arena", *GAME, "--seats", "random,random", "--deals", "1000000", "--log", str(log)]
    with start("-m", "desktop", *series, "--jobs", jobs, cwd=files) as process:
        until = time.monotonic() + PATIENCE
        while not (log.exists() and log.stat().st_size) and time.monotonic() < until:
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        out, told = process.communicate(timeout=PATIENCE)  # workers hold the pipes: they end, too
    assert (process.returncode, out, told) == (130, "", "")
    assert json.loads(log.read_text().splitlines()[0])["record"]["deal"] >= 0
