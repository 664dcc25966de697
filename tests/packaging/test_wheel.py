"""The installed form: the wheel carries code, pictures and translations and needs no sources."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

FIND_DATA = """
from desktop.persistence.resources import resource, translation
print(resource("theme", "tokens.json").is_file(), translation("nastolka_ru").is_file())
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel and lay it out in a folder, as an installer would."""
    folder = tmp_path_factory.mktemp("installed")
    build = (sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation")
    subprocess.run((*build, "--wheel-dir", str(folder), str(ROOT)), check=True)
    (wheel,) = folder.glob("nastolka-*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder


def run(folder: Path, *arguments: str) -> str:
    """Run Python on the installed program alone, far from the sources."""
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    command = (sys.executable, *arguments)
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.slow
def test_installed_program_finds_pictures_and_translations(installed):
    assert run(installed, "-c", FIND_DATA) == "True True"


@pytest.mark.slow
@pytest.mark.skipif(not (ROOT / "desktop/__main__.py").exists(), reason="not written yet")
def test_installed_program_lists_its_games(installed):
    assert "sleeping_queens" in run(installed, "-m", "desktop", "games", "--json")


@pytest.mark.slow
def test_wheel_holds_no_tests_and_no_sources_of_translations(installed):
    names = [path.name for path in installed.rglob("*") if path.is_file()]
    assert not [name for name in names if name.endswith(".ts") or name.startswith("test_")]
