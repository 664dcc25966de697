"""The suite itself tolerates nothing unexpected."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]

GOOD = """
import logging, os, pathlib
from hypothesis import given, strategies

def test_expected_log_record(caplog):
    logging.getLogger("x").warning("expected")
    assert caplog.messages == ["expected"]

def test_home_is_empty(home):
    assert pathlib.Path(os.environ["NASTOLKA_HOME"]) == home
    assert not list(home.iterdir())

@given(strategies.integers())
def test_property(number):
    assert number == int(str(number))
"""
BAD = {
    "log_record": "import logging; logging.getLogger('x').warning('unexpected')",
    "warning": "import warnings; warnings.warn('unexpected')",
    "qt_message": "from PySide6.QtCore import qWarning; qWarning('unexpected')",
    "unclosed_file": "import os; open(os.devnull)",
    "unknown_mark": "",
}


def run_suite(folder: Path, text: str) -> str:
    """Run one test file under the settings of this suite; return what pytest printed."""
    tests = folder / "tests"
    tests.mkdir()
    (folder / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text("utf-8"), "utf-8")
    (tests / "conftest.py").write_text((ROOT / "tests/conftest.py").read_text("utf-8"), "utf-8")
    (tests / "test_example.py").write_text(text, "utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider"]
    environment = {**os.environ, "PYTHONPATH": ""}
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    return done.stdout + done.stderr


@pytest.mark.slow
def test_expected_things_pass(tmp_path):
    assert "3 passed in" in run_suite(tmp_path, GOOD)


@pytest.mark.slow
@pytest.mark.parametrize("name", BAD)
def test_unexpected_thing_fails(tmp_path, name):
    mark = "import pytest\n\n@pytest.mark.mystery\n" if name == "unknown_mark" else ""
    printed = run_suite(tmp_path, f"{mark}def test_bad(qapp):\n    {BAD[name] or 'pass'}\n")
    assert "1 failed" in printed or "1 error" in printed, printed
