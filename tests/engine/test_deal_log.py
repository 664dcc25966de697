"""The log of a series survives kills and tells damage apart from a torn last line."""

import pytest

from desktop.engine.deal_log import DealLog
from desktop.engine.deals import DealRecord, GameOutcome
from desktop.engine.errors import BrokenLogError


def record(deal):
    """Make up a record."""
    game = GameOutcome("points", 40, (1.0, 0.0), (50, 20), ((0.25,), (0.5,)))
    return DealRecord(deal, (game,))


@pytest.fixture
def path(tmp_path):
    """Write a log of two series."""
    path = tmp_path / "log.jsonl"
    log = DealLog(path)
    log.append("mine", record(0))
    log.append("other", record(0))
    log.append("mine", record(2))
    return path


def test_missing_log_holds_nothing(tmp_path):
    assert DealLog(tmp_path / "none.jsonl").records("mine") == {}


def test_records_come_back_as_they_were(path):
    assert DealLog(path).records("mine") == {0: record(0), 2: record(2)}


def test_one_deal_is_one_line(path):
    assert len(path.read_text().splitlines()) == 3


def test_line_cut_short_is_dropped_and_written_anew(path):
    text = path.read_bytes()
    path.write_bytes(text[:-20])
    log = DealLog(path)
    assert set(log.records("mine")) == {0}
    log.append("mine", record(2))
    assert path.read_bytes() == text


@pytest.mark.parametrize("line", ["{}", "nonsense", "[1]", '{"series": "mine", "record": {}}'])
def test_damaged_line_is_named(path, line):
    path.write_text(f"{line}\n{path.read_text()}")
    with pytest.raises(BrokenLogError, match=r"line 1\b"):
        DealLog(path).records("mine")
