"""What needs no window loads no window."""

import subprocess
import sys

import pytest

from tests.architecture.sources import ROOT

LIST_LOADED = "import sys; print(*sorted(sys.modules))"
RUN_AND_LIST = f"""
import runpy, sys
sys.argv = ["desktop", "games", "--json"]
try:
    runpy.run_module("desktop", run_name="__main__", alter_sys=True)
except SystemExit as end:
    assert not end.code, end.code
{LIST_LOADED}
"""


def loaded_by(program):
    """Run a program in a Python of its own; return the modules that it had loaded at its end."""
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()[-1].split()


def window_modules(names):
    """Return those that belong to Qt or to the window."""
    window = ("PySide6", "shiboken6", "pyqtgraph", "numpy", "desktop.ui")
    return [name for name in names if name.startswith(window)]


def needs(*files):
    """Skip until the files exist."""
    missing = [name for name in files if not (ROOT / "desktop" / name).exists()]
    return pytest.mark.skipif(bool(missing), reason=f"not written yet: {missing}")


def test_loaded_window_is_noticed():
    assert window_modules(loaded_by(f"import PySide6.QtCore\n{LIST_LOADED}"))


@needs("cli.py")
def test_importing_the_command_line_loads_no_window():
    assert window_modules(loaded_by(f"import desktop.cli\n{LIST_LOADED}")) == []


@needs("cli.py", "__main__.py")
def test_listing_the_games_loads_no_window():
    assert window_modules(loaded_by(RUN_AND_LIST)) == []
