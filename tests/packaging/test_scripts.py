"""The shell scripts can be read by the shells that they name."""

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCRIPTS = ["dev", ".ci/run", *(f"packaging/{path.name}" for path in ROOT.glob("packaging/*.sh"))]


@pytest.mark.parametrize("name", sorted(SCRIPTS))
def test_script_is_executable_and_well_formed(name):
    script = ROOT / name
    shell = "bash" if "bash" in script.read_text("utf-8").partition("\n")[0] else "sh"
    if shutil.which(shell) is None:
        pytest.skip(f"no {shell} here")
    assert script.stat().st_mode & 0o111
    done = subprocess.run([shell, "-n", name], cwd=ROOT, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
