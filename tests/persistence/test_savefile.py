"""A save is whole or absent, and a damaged one is named and changes no game."""

import contextlib
import json
import random
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.core.errors import NastolkaError
from desktop.games import INSTALLED, load
from desktop.persistence.errors import (
    DamagedSaveError,
    DiskFullError,
    FailedFileError,
    MissingFileError,
    NewerFormatError,
    NewerRulesError,
    NotASaveError,
    StorageError,
    TooLargeError,
    UnknownGameError,
    UnwritableGameError,
)
from desktop.persistence.files import DiskFiles
from desktop.persistence.savefile import (
    _checksum,
    check_known,
    decode_save,
    encode_save,
    generation,
    older_versions,
    read_save,
    write_save,
)
from desktop.session.restore import restore
from desktop.session.store import GameRecord
from desktop.session.undo_policy import Practice
from tests.support.failing_files import FailingFiles, read_only
from tests.support.queens import play_out, queens_game

HERE = Path("game.nastolka")
SAVES = Path(__file__).resolve().parents[1] / "saves"
DISK = DiskFiles()
VERSIONS = {name: load(name).rules.spec.rules_version for name in INSTALLED}


def a_record(plies: int = 30) -> GameRecord:
    session = queens_game(plies=plies)
    session.undo(practice=Practice.KEEP)
    return session.record()


RECORD = a_record()
SAVE = encode_save(RECORD, HERE)


def framed(body: bytes, number: bytes = b"1") -> bytes:
    """Return a body with a checksum that fits."""
    head = b'{"nastolka":' + number + b',"checksum":"' + _checksum(number, body)
    return head + b'","record":' + body + b"}\n"


# --- what is kept ---


def test_game_comes_back_with_what_was_undone(tmp_path):
    write_save(DISK, tmp_path / HERE, RECORD)
    record = read_save(DISK, tmp_path / HERE)
    assert record == RECORD
    restored = restore(load(record.game), record)
    assert restored.trouble is None
    assert restored.session.can_redo
    assert restored.session.record() == RECORD


def test_finished_game_comes_back_at_its_end(tmp_path):
    session = queens_game()
    play_out(session)
    record = decode_save(encode_save(session.record(), HERE), HERE)
    assert restore(session.game, record).session.result == session.result


def test_save_is_plain_json_and_equal_games_have_equal_bytes():
    assert json.loads(SAVE)["record"]["game"] == "sleeping_queens"
    assert encode_save(a_record(), HERE) == SAVE


def test_other_rules_go_on_from_the_snapshot():
    entries = (replace(RECORD.course.entries[0], digest="0" * 16), *RECORD.course.entries[1:])
    other = replace(RECORD, course=replace(RECORD.course, entries=entries))
    restored = restore(load(RECORD.game), decode_save(encode_save(other, HERE), HERE))
    assert restored.trouble is not None
    assert restored.session.record().snapshot.digest == RECORD.snapshot.digest


# --- damage ---


def test_every_flipped_byte_is_named():
    for place in range(len(SAVE)):
        damaged = bytearray(SAVE)
        damaged[place] ^= 1 << place % 8
        with pytest.raises((DamagedSaveError, NotASaveError)):
            decode_save(bytes(damaged), HERE)


@pytest.mark.parametrize("place", range(0, 100, 3))
def test_every_value_of_a_byte_of_the_frame_is_named(place):
    for value in range(256):
        damaged = SAVE[:place] + bytes([value]) + SAVE[place + 1 :]
        if damaged != SAVE:
            with pytest.raises((DamagedSaveError, NotASaveError)):
                decode_save(damaged, HERE)


def test_every_cut_is_named():
    for length in range(len(SAVE)):
        with pytest.raises((DamagedSaveError, NotASaveError)):
            decode_save(SAVE[:length], HERE)


def test_cuts_in_the_middle_and_additions_are_named():
    chance = random.Random(1)
    for _ in range(300):
        start, end = sorted(chance.sample(range(len(SAVE) + 1), 2))
        for damaged in (SAVE[:start] + SAVE[end:], SAVE[:end] + SAVE[start:], SAVE + SAVE[:end]):
            with pytest.raises((DamagedSaveError, NotASaveError)):
                decode_save(damaged, HERE)


@pytest.mark.parametrize("content", [b"", b"\0" * 100, b"{}", b"[]", b"PK\x03\x04", b"\xff" * 9])
def test_something_else_is_no_save(content):
    with pytest.raises(NotASaveError):
        decode_save(content, HERE)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"null",
        b"{}",
        b"[" * 5000 + b"]" * 5000,
        b'{"seed":NaN}',
        b'{"seed":1e999}',
        b'{"seed":' + b"9" * 5000 + b"}",
        b'{"seed":1,"seed":1}',
        b'{"game":"\\ud800"}',
        b'{"game":"\xff"}',
    ],
    ids=lambda body: repr(body[:20]),
)
def test_odd_json_behind_a_right_checksum_is_named(body):
    with pytest.raises(DamagedSaveError):
        decode_save(framed(body), HERE)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner),
    max_leaves=8,
)


def mutated(document: object, chance: random.Random, value: object) -> None:
    """Put a value somewhere into a document."""
    while True:
        assert isinstance(document, dict | list)
        keys = list(document) if isinstance(document, dict) else list(range(len(document)))
        key = chance.choice(keys)
        if not document[key] or not isinstance(document[key], dict | list) or chance.random() < 0.2:
            document[key] = value
            return
        document = document[key]


@given(st.randoms(use_true_random=False), JSON | st.integers(-2, 300))
@settings(max_examples=300)
def test_no_document_whatever_crashes_reader_or_session(chance, value):
    document = json.loads(SAVE)["record"]
    mutated(document, chance, value)
    with contextlib.suppress(NastolkaError):
        record = decode_save(framed(json.dumps(document).encode()), HERE)
        check_known(record, HERE, VERSIONS)
        restore(load(record.game), record).session.observation(None)


@given(JSON)
def test_no_json_whatever_crashes_the_reader(value):
    with pytest.raises(DamagedSaveError):
        decode_save(framed(json.dumps(value).encode()), HERE)


# --- newer and unknown ---


def test_newer_format_is_refused_politely_whatever_it_holds():
    with pytest.raises(NewerFormatError) as caught:
        decode_save(framed(b'{"hologram":true}', b"2"), HERE)
    assert (caught.value.code, caught.value.found, caught.value.known) == ("newer_format", 2, 1)


def test_newer_rules_are_refused_politely():
    with pytest.raises(NewerRulesError) as caught:
        check_known(replace(RECORD, rules_version=99), HERE, VERSIONS)
    assert (caught.value.game, caught.value.found) == ("sleeping_queens", 99)


def test_unknown_game_is_named():
    with pytest.raises(UnknownGameError, match="no game 'chess'"):
        check_known(replace(RECORD, game="chess"), HERE, VERSIONS)


@pytest.mark.parametrize("path", sorted(SAVES.rglob("*.nastolka")), ids=lambda p: p.name)
def test_every_released_file_opens_for_ever(path):
    record = read_save(DISK, path)
    check_known(record, path, VERSIONS)
    restored = restore(load(record.game), record)
    assert restored.session.observation(None).players == record.setup.players
    assert restored.trouble is not None or restored.session.record() == record


def test_there_is_a_released_file_of_every_installed_game():
    assert {path.parent.parent.name for path in SAVES.rglob("v1/*.nastolka")} == set(INSTALLED)


# --- the disk ---


def test_missing_file_is_named(tmp_path):
    with pytest.raises(MissingFileError):
        read_save(DISK, tmp_path / HERE)


def test_huge_file_is_not_read(tmp_path):
    with (tmp_path / HERE).open("wb") as file:
        file.truncate(1 << 30)
    with pytest.raises(TooLargeError):
        read_save(DISK, tmp_path / HERE)


@pytest.mark.parametrize("operation", ["put", "sync", "write", "replace", "make_folder"])
@pytest.mark.parametrize("after", range(4))
def test_full_disk_leaves_the_old_file_and_nothing_else(tmp_path, operation, after):
    path = tmp_path / HERE
    for plies in (10, 20, 30, 40):
        write_save(DISK, path, a_record(plies))
    expected = RECORD
    try:
        write_save(FailingFiles(operation, after=after), path, RECORD)
    except DiskFullError:
        expected = a_record(40)
    assert read_save(DISK, path) == expected
    assert len(older_versions(DISK, path)) >= 2
    assert len(list(tmp_path.iterdir())) == 1 + len(older_versions(DISK, path))


def test_read_only_folder_is_named_and_the_old_file_stays(tmp_path):
    write_save(DISK, tmp_path / HERE, RECORD)
    with pytest.raises(FailedFileError) as caught:
        write_save(read_only(), tmp_path / HERE, a_record(5))
    assert (caught.value.code, caught.value.path.parent) == ("no_access", tmp_path)
    assert read_save(DISK, tmp_path / HERE) == RECORD


def test_unflushed_folder_is_a_failure_too(tmp_path):
    with pytest.raises(FailedFileError):
        write_save(FailingFiles("sync_folder"), tmp_path / HERE, RECORD)


@pytest.mark.parametrize("name", ["партия королев.nastolka", "x" * 246 + ".nastolka", "я" * 127])
def test_cyrillic_and_long_names_work(tmp_path, name):
    path = tmp_path / "Игры Анны" / name
    for plies in (10, 20, 30):
        write_save(DISK, path, a_record(plies))
    assert read_save(DISK, path) == RECORD
    assert len(older_versions(DISK, path)) == 2


def test_name_that_is_too_long_is_named(tmp_path):
    with pytest.raises(StorageError) as caught:
        write_save(DISK, tmp_path / ("x" * 300), RECORD)
    assert caught.value.code == "path_too_long"


def test_game_that_nobody_could_read_is_not_written(tmp_path):
    write_save(DISK, tmp_path / HERE, RECORD)
    broken = replace(RECORD, setup=replace(RECORD.setup, options={"x": float("nan")}))
    with pytest.raises(UnwritableGameError):
        write_save(DISK, tmp_path / HERE, broken)
    assert read_save(DISK, tmp_path / HERE) == RECORD


def test_name_with_half_a_letter_is_saved_with_a_question_mark():
    seats = (replace(RECORD.seats[0], name="A\ud800"), RECORD.seats[1])
    record = decode_save(encode_save(replace(RECORD, seats=seats), HERE), HERE)
    assert record.seats[0].name == "A?"


# --- generations ---


def test_last_three_versions_are_kept_newest_first(tmp_path):
    path = tmp_path / HERE
    records = [a_record(plies) for plies in (5, 10, 15, 20, 25)]
    for record in records:
        write_save(DISK, path, record)
    assert [older.record for older in older_versions(DISK, path)] == records[-2:0:-1]


def test_saving_the_same_again_pushes_nothing_out(tmp_path):
    for record in (a_record(5), RECORD, RECORD, RECORD):
        write_save(DISK, tmp_path / HERE, record)
    assert [older.record for older in older_versions(DISK, tmp_path / HERE)] == [a_record(5)]


@pytest.mark.parametrize("after", range(3))
def test_saves_that_fail_again_and_again_push_nothing_out(tmp_path, after):
    for plies in (5, 10, 15):
        write_save(DISK, tmp_path / HERE, a_record(plies))
    for _ in range(4):
        with contextlib.suppress(DiskFullError):
            write_save(FailingFiles("replace", after=after), tmp_path / HERE, RECORD)
    assert a_record(5) in [older.record for older in older_versions(DISK, tmp_path / HERE)]


def test_damaged_file_is_no_version_and_pushes_none_out(tmp_path):
    path = tmp_path / HERE
    write_save(DISK, path, a_record(5))
    write_save(DISK, path, a_record(10))
    path.write_bytes(b"")
    write_save(DISK, path, RECORD)
    assert [older.record for older in older_versions(DISK, path)] == [a_record(5)]


def test_file_of_a_newer_program_is_kept_when_it_is_written_over(tmp_path):
    newer = framed(b'{"hologram":true}', b"2")
    (tmp_path / HERE).write_bytes(newer)
    write_save(DISK, tmp_path / HERE, RECORD)
    assert generation(tmp_path / HERE, 1).read_bytes() == newer


def test_damaged_version_is_not_offered(tmp_path):
    for plies in (5, 10, 15):
        write_save(DISK, tmp_path / HERE, a_record(plies))
    generation(tmp_path / HERE, 1).write_bytes(SAVE[:100])
    assert [older.record for older in older_versions(DISK, tmp_path / HERE)] == [a_record(5)]
