"""The log goes to a file as long as there is one, and its last lines stay in memory."""

import logging

import pytest

from desktop.persistence.log import LARGEST, LINES_KEPT, OLD_FILES, Log

log = logging.getLogger("nastolka.test")


@pytest.fixture
def opened(tmp_path):
    """Give a log in an empty folder."""
    opened = Log(tmp_path / "logs" / "nastolka.log")
    yield opened
    opened.close()


def test_lines_reach_the_file_and_the_memory(opened, tmp_path):
    log.info("партия начата")
    assert opened.recent.lines[-1].endswith("INFO nastolka.test: партия начата")
    text = (tmp_path / "logs" / "nastolka.log").read_text(encoding="utf-8")
    assert text.endswith("партия начата\n")


def test_only_the_last_lines_are_kept_in_memory(opened):
    for number in range(LINES_KEPT + 3):
        log.info("line %d", number)
    assert len(opened.recent.lines) == LINES_KEPT
    assert opened.recent.lines[0].endswith("line 3")


def test_files_are_turned_over_before_they_grow(opened, tmp_path):
    for _ in range(6 * LARGEST // 100_000):
        log.info("x" * 100_000)
    sizes = [path.stat().st_size for path in (tmp_path / "logs").iterdir()]
    assert max(sizes) <= LARGEST
    assert len(sizes) == OLD_FILES + 1


def test_without_a_folder_the_program_starts_and_the_memory_keeps_the_lines(tmp_path):
    (tmp_path / "logs").write_text("a file where the folder should be")
    opened = Log(tmp_path / "logs" / "nastolka.log")
    log.info("still here")
    opened.close()
    assert opened.trouble is not None
    assert opened.recent.lines[-1].endswith("still here")


def test_a_closed_log_hears_nothing(opened):
    opened.close()
    log.info("too late")
    assert not any("too late" in line for line in opened.recent.lines)
