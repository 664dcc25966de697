"""The lines of a journal: torn ends are forgiven, everything else is noticed."""

import json
import random
from dataclasses import replace
from pathlib import Path

import pytest

from desktop.persistence.errors import DamagedSaveError, NewerFormatError, UnwritableGameError
from desktop.persistence.journal import (
    FIRST_SEAL,
    _line,
    change_line,
    finished_line,
    opening_line,
    read_journal,
)
from desktop.session.store import Change, GameRecord, RecordSource, Snapshot
from desktop.session.undo_policy import Practice
from tests.support.queens import SEATS, play, queens_game

HERE = Path("x.journal")


class Lines:
    """A journal in memory, with the record that belongs to each of its lengths."""

    def __init__(self) -> None:
        self.data = b""
        self.seal = b""
        self.records: dict[int, GameRecord] = {}

    def opened(self, source: RecordSource) -> None:
        self.source = source
        line = opening_line(source.record(), HERE)
        self._add(line.data, line.seal)

    def changed(self, change: Change, snapshot: Snapshot | None) -> None:
        line = change_line(self.seal, change, snapshot, HERE)
        self._add(line.data, line.seal)

    def finished(self) -> None:
        self.data += finished_line(self.seal).data

    def _add(self, data: bytes, seal: bytes) -> None:
        self.data += data
        self.seal = seal
        self.records[len(self.data)] = self.source.record()


def some_lines() -> Lines:
    lines = Lines()
    session = queens_game(journal=lines, plies=20)
    session.undo(practice=Practice.KEEP)
    session.redo()
    session.change_seat(0, replace(SEATS[0], name="Вера"))
    session.undo(practice=Practice.REDEAL)
    play(session, 8)
    return lines


LINES = some_lines()


def course(record: GameRecord) -> tuple[object, ...]:
    return record.course, record.seats, record.seed


def test_every_kind_of_change_comes_back():
    text = read_journal(LINES.data, HERE)
    assert (text.lost, text.torn, text.finished) == (0, True, False)
    assert course(text.record) == course(LINES.source.record())


def test_snapshot_is_of_the_last_turn():
    text = read_journal(LINES.data, HERE)
    assert 0 <= text.record.course.ply - text.record.snapshot.ply <= 2


def test_cut_anywhere_loses_no_more_than_the_line_in_progress():
    ends = sorted(LINES.records)
    near_ends = [end + shift for end in ends[:-1] for shift in (0, 1, 17)]
    for length in (*near_ends, *range(ends[0], len(LINES.data), 211)):
        text = read_journal(LINES.data[:length], HERE)
        whole = max(end for end in ends if end <= length)
        assert course(text.record) == course(LINES.records[whole])
        assert (text.torn, text.lost) == (True, length - whole)


def test_journal_without_a_whole_first_line_is_named():
    for length in range(0, min(LINES.records), 5):
        with pytest.raises(DamagedSaveError):
            read_journal(LINES.data[:length], HERE)


def test_flipped_byte_is_never_taken_for_a_game():
    starts = [0, *sorted(LINES.records)]
    for place in range(0, len(LINES.data), 97):
        damaged = bytearray(LINES.data)
        damaged[place] ^= 4
        before = max(start for start in starts if start <= place)
        if before == 0:
            with pytest.raises(DamagedSaveError):
                read_journal(bytes(damaged), HERE)
        else:
            text = read_journal(bytes(damaged), HERE)
            assert course(text.record) == course(LINES.records[before])


def test_lines_left_out_repeated_or_exchanged_end_the_journal():
    lines = LINES.data.splitlines(keepends=True)
    chance = random.Random(3)
    for _ in range(30):
        place = chance.randrange(1, len(lines) - 2)
        good = len(b"".join(lines[:place]))
        without = read_journal(b"".join([*lines[:place], *lines[place + 1 :]]), HERE)
        twice = read_journal(b"".join([*lines[: place + 1], *lines[place:]]), HERE)
        assert course(without.record) == course(LINES.records[good])
        assert course(twice.record) == course(LINES.records[good + len(lines[place])])
        assert not without.torn


def test_finished_game_says_so():
    assert read_journal(LINES.data + finished_line(LINES.seal).data, HERE).finished


def test_newer_journal_is_refused_politely():
    body = json.dumps({"journal": 2, "record": {}}).encode()
    with pytest.raises(NewerFormatError):
        read_journal(_line(FIRST_SEAL, body).data, HERE)


@pytest.mark.parametrize(
    "body", [b"", b"[]", b"{}", b'{"journal":true}', b'{"journal":1}', b"\xff"]
)
def test_sealed_nonsense_is_named(body):
    with pytest.raises(DamagedSaveError):
        read_journal(_line(FIRST_SEAL, body).data, HERE)


@pytest.mark.parametrize("body", [b"", b"[]", b'{"change":"flown"}', b'{"change":["played"]}'])
def test_sealed_nonsense_behind_a_game_ends_the_journal(body):
    text = read_journal(LINES.data + _line(LINES.seal, body).data, HERE)
    assert course(text.record) == course(LINES.source.record())
    assert text.lost


def test_unreadable_game_is_not_written():
    record = LINES.source.record()
    broken = replace(record, setup=replace(record.setup, options=float("nan")))
    with pytest.raises(UnwritableGameError):
        opening_line(broken, HERE)
