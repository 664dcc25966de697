"""Settings of the whole suite: no screen, a home of its own for every test, nothing unexpected."""

import logging
import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from hypothesis import settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["LC_ALL"] = "C.UTF-8"  # a test that is about a language sets it itself
os.environ.pop("LANGUAGE", None)

settings.register_profile("local", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "local")


class Collector(logging.Handler):
    """Keeps the records that a test left in the log."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(f"{record.levelname} {record.name}: {record.getMessage()}")


@pytest.fixture(scope="session")
def homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Yield folders that do not exist yet; a tmp_path for every test costs much more."""
    folder = tmp_path_factory.mktemp("homes")
    return (folder / str(number) for number in count())


@pytest.fixture(autouse=True)
def home(homes: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give the test an empty home for settings and games, away from the user's own."""
    folder = next(homes)
    folder.mkdir()
    monkeypatch.setenv("NASTOLKA_HOME", str(folder))
    return folder


@pytest.fixture(autouse=True)
def quiet_log(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail the test that leaves a warning or worse in the log; one that asks for caplog may."""
    collector = Collector()
    logging.getLogger().addHandler(collector)
    yield
    logging.getLogger().removeHandler(collector)
    if collector.lines and "caplog" not in request.fixturenames:
        pytest.fail("unexpected in the log:\n" + "\n".join(collector.lines), pytrace=False)
