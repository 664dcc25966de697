"""Games that are being played are never lost: restarts, full disks, two programs at once."""

import errno
import os
from datetime import UTC, datetime, timedelta

import pytest

from desktop.games import load
from desktop.persistence.autosave import Autosave, Resumed
from desktop.persistence.errors import (
    DamagedSaveError,
    DiskFullError,
    InUseError,
    MissingFileError,
    NewerFormatError,
    StorageError,
)
from desktop.persistence.files import DiskFiles, Files
from desktop.persistence.game_journal import GIVEN_UP
from desktop.persistence.journal import FIRST_SEAL, _line, read_journal
from desktop.persistence.memory_files import MemoryFiles
from desktop.persistence.paths import Storage, find_folders, open_storage
from desktop.persistence.savefile import read_save
from desktop.session.restore import restore
from desktop.session.session import GameSession
from desktop.session.undo_policy import Practice
from tests.support.failing_files import FailingFiles, ForgetfulFiles, read_only
from tests.support.queens import play, play_out, queens_game

DISK = DiskFiles()


@pytest.fixture
def storage(tmp_path) -> Storage:
    return open_storage(find_folders(tmp_path / "дом", environ={}))


class Program:
    """A run of the program on a disk; several may run at once."""

    def __init__(self, storage: Storage, files: Files | None = None) -> None:
        self.told: list[StorageError | None] = []
        self.storage = Storage(storage.folders, files or storage.files)
        self.autosave = Autosave(self.storage, self.told.append)

    def game(self, plies: int = 10, seed: int = 7) -> GameSession:
        return queens_game(seed, plies=plies, journal=self.autosave.begin())

    def resumed(self) -> tuple[Resumed, GameSession]:
        found = self.autosave.resume(self.autosave.recover().games[0])
        return found, restore(load(found.record.game), found.record, found.journal).session


def journal_of(session: GameSession):
    return session._journal


def leave(session: GameSession) -> None:
    """End the program that plays the game, as far as the disk can tell."""
    journal_of(session).close()


def names(storage: Storage, folder: str = "journal") -> list[str]:
    paths = DISK.list(getattr(storage.folders, folder))
    return [path.name for path in paths if not path.name.startswith(".nastolka-")]


# --- found again ---


def test_game_is_found_again_as_it_was(storage):
    session = Program(storage).game(23)
    leave(session)
    found = Program(storage).autosave.recover()
    assert found.troubles == ()
    assert found.games[0].record.course == session.record().course


def test_start_page_learns_who_played_what_and_when(storage):
    session = Program(storage).game(12)
    leave(session)
    game = Program(storage).autosave.recover().games[0]
    assert (game.game, game.players, game.ply) == ("sleeping_queens", ("Анна", "Борис"), 12)
    assert datetime.now(UTC) - game.changed < timedelta(minutes=1)
    assert (game.practice, game.damaged) == (False, False)


def test_game_just_begun_is_found_too(storage):
    leave(Program(storage).game(0))
    assert Program(storage).autosave.recover().games[0].ply == 0


def test_all_games_are_found_and_go_on_where_they_were(storage):
    for seed in (1, 2, 3):
        leave(Program(storage).game(10 + seed, seed))
    program = Program(storage)
    found = program.autosave.recover().games
    assert sorted(game.ply for game in found) == [11, 12, 13]
    _, session = program.resumed()
    play(session, 5)
    leave(session)
    again = {game.name: game for game in program.autosave.recover().games}
    assert again[found[0].name].ply == found[0].ply + 5


def test_undo_redo_and_practice_come_back(storage):
    session = Program(storage).game(20)
    session.undo(practice=Practice.REDEAL)
    play(session, 4)
    session.undo(practice=Practice.KEEP)
    leave(session)
    _, again = Program(storage).resumed()
    assert again.record() == session.record()
    assert again.can_redo


def test_torn_last_line_is_forgiven_and_the_game_goes_on(storage):
    session = Program(storage).game(20)
    leave(session)
    path = DISK.list(storage.folders.journal)[0]
    path.write_bytes(path.read_bytes()[:-20])
    program = Program(storage)
    assert not program.autosave.recover().games[0].damaged
    _, again = program.resumed()
    assert again.ply == 19
    play(again, 3)
    leave(again)
    assert program.autosave.recover().games[0].ply == 22


def test_damage_in_the_middle_is_told_and_a_copy_kept(storage):
    leave(Program(storage).game(20))
    path = DISK.list(storage.folders.journal)[0]
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:10], b"x", *lines[10:]]))
    game = Program(storage).autosave.recover().games[0]
    assert (game.ply, game.damaged) == (9, True)
    assert path.with_name(path.name + ".bad").exists()


def test_journal_with_a_broken_beginning_falls_back_to_the_run_before(storage):
    leave(Program(storage).game(20))
    program = Program(storage)
    _, session = program.resumed()
    play(session, 5)
    leave(session)
    path = DISK.list(storage.folders.journal)[0]
    path.write_bytes(b"\0" * 300)
    game = program.autosave.recover().games[0]
    assert (game.ply, game.damaged) == (20, True)


def test_hopeless_journal_is_told_and_hides_no_other(storage):
    leave(Program(storage).game(20, seed=1))
    DISK.list(storage.folders.journal)[0].write_bytes(b"")
    leave(Program(storage).game(8, seed=2))
    found = Program(storage).autosave.recover()
    assert [game.ply for game in found.games] == [8]
    assert isinstance(found.troubles[0], DamagedSaveError)


def test_journal_of_a_newer_program_is_told_and_left_alone(storage):
    storage.folders.journal.mkdir()
    path = storage.folders.journal / "future.journal"
    data = _line(FIRST_SEAL, b'{"journal":2}').data
    path.write_bytes(data)
    found = Program(storage).autosave.recover()
    assert isinstance(found.troubles[0], NewerFormatError)
    assert path.read_bytes() == data


def test_first_start_finds_nothing(storage):
    assert Program(storage).autosave.recover().games == ()


def test_unreadable_folder_is_told(storage):
    leave(Program(storage).game(3))
    found = Program(storage, FailingFiles("read")).autosave.recover()
    assert (found.games, len(found.troubles)) == ((), 1)


# --- the end ---


def test_finished_game_becomes_a_replay(storage):
    session = Program(storage).game(0)
    play_out(session)
    assert names(storage) == []
    path = DISK.list(storage.folders.replays)[0]
    assert read_save(DISK, path) == session.record()


def test_undo_at_the_end_begins_another_game_and_keeps_the_replay(storage):
    session = Program(storage).game(0)
    play_out(session)
    session.undo(practice=Practice.KEEP)
    leave(session)
    assert len(Program(storage).autosave.recover().games) == 1
    assert len(names(storage, "replays")) == 1


def test_finished_game_is_put_away_later_if_it_fails_at_first(storage):
    program = Program(storage)
    session = program.game(0)
    while not session.is_over:
        play(session, 1)
        if session.record().course.ply == 5:
            storage.folders.replays.write_text("in the way")
    assert len(program.told) == 1
    leave(session)
    storage.folders.replays.unlink()
    assert Program(storage).autosave.recover().games == ()
    assert len(names(storage, "replays")) == 1
    assert names(storage) == []


def test_game_given_up_is_no_more_unfinished_but_can_be_opened(storage):
    session = Program(storage).game(9)
    journal_of(session).give_up()
    assert Program(storage).autosave.recover().games == ()
    path = DISK.list(storage.folders.given_up)[0]
    assert read_save(DISK, path).course == session.record().course


def test_only_the_last_games_given_up_are_kept(storage):
    for seed in range(GIVEN_UP + 3):
        journal_of(Program(storage).game(1, seed)).give_up()
    assert len(names(storage, "given_up")) == GIVEN_UP


def test_game_without_a_decision_leaves_nothing_when_given_up(storage):
    journal_of(Program(storage).game(0)).give_up()
    assert names(storage, "given_up") == []


@pytest.mark.parametrize("after", range(12))
def test_end_broken_off_anywhere_leaves_one_replay_in_the_end(storage, after):
    leave(Program(storage).game(5))
    files = FailingFiles("remove", "replace", "append", number=errno.EIO, after=after)
    session = Program(storage, files).resumed()[1]
    play_out(session)
    leave(session)
    for game in (program := Program(storage)).autosave.recover().games:
        found = program.autosave.resume(game)
        play_out(restore(load(found.record.game), found.record, found.journal).session)
        found.journal.finished()
    assert len(names(storage, "replays")) == 1
    assert names(storage) == []


# --- two programs ---


def test_game_that_another_program_plays_is_not_shown(storage):
    session = Program(storage).game(5)
    assert Program(storage).autosave.recover().games == ()
    leave(session)
    assert len(Program(storage).autosave.recover().games) == 1


def test_only_one_of_two_programs_gets_a_game(storage):
    leave(Program(storage).game(5))
    one, two = Program(storage), Program(storage)
    game = two.autosave.recover().games[0]
    _, session = one.resumed()
    with pytest.raises(InUseError):
        two.autosave.resume(game)
    play(session, 3)
    leave(session)
    assert two.autosave.resume(game).record.course.ply == 8


def test_game_that_another_program_has_finished_is_gone(storage):
    leave(Program(storage).game(5))
    one, two = Program(storage), Program(storage)
    game = two.autosave.recover().games[0]
    play_out(one.resumed()[1])
    with pytest.raises(MissingFileError):
        two.autosave.resume(game)
    assert len(names(storage, "replays")) == 1


def test_two_programs_play_beside_one_another(storage):
    one, two = Program(storage).game(0, 1), Program(storage).game(0, 2)
    for _ in range(15):
        play(one, 1)
        play(two, 1)
    leave(one)
    leave(two)
    found = Program(storage).autosave.recover().games
    assert {game.record.course for game in found} == {one.record().course, two.record().course}


# --- a disk that fails ---


def test_power_cut_loses_no_decision_that_was_taken(storage):
    files = ForgetfulFiles()
    program = Program(storage, files)
    session = program.game(0)
    for ply in range(1, 12):
        play(session, 1)
        files.cut_power(storage.folders.journal)
        path = next(storage.folders.journal.glob("*.journal"))
        assert read_journal(path.read_bytes(), path).record.course.ply == ply


@pytest.mark.parametrize("operation", ["put", "sync", "append"])
def test_failing_line_is_made_good_by_writing_the_whole_game(storage, operation):
    files = FailingFiles(after=0)
    program = Program(storage, files)
    session = program.game(6)
    for _ in range(3):
        files.failing, files.after = {operation}, 0
        original = files._perhaps
        files._perhaps = once(files, original)  # type: ignore[method-assign]
        play(session, 1)
        files.failing = set()
    leave(session)
    assert program.told == []
    assert Program(storage).autosave.recover().games[0].ply == 9


def once(files: FailingFiles, original):
    """Let one operation fail and all later ones succeed."""

    def perhaps(operation: str) -> None:
        try:
            original(operation)
        except OSError:
            files.failing = set()
            raise

    return perhaps


def test_full_disk_is_told_once_and_everything_is_there_when_it_has_room_again(storage):
    files = FailingFiles()
    program = Program(storage, files)
    session = program.game(6)
    files.failing = {"put"}
    play(session, 5)
    assert [type(trouble) for trouble in program.told] == [DiskFullError]
    files.failing = set()
    play(session, 1)
    assert program.told[1:] == [None]
    leave(session)
    assert Program(storage).autosave.recover().games[0].ply == 12


def test_full_disk_keeps_what_was_written_before(storage):
    files = FailingFiles()
    session = Program(storage, files).game(6)
    files.failing = {"put", "replace"}
    play(session, 5)
    leave(session)
    assert Program(storage).autosave.recover().games[0].ply >= 6


def test_read_only_disk_from_the_start_lets_people_play(storage):
    program = Program(storage, read_only())
    session = program.game(10)
    assert (session.ply, len(program.told)) == (10, 1)
    play_out(session)
    assert session.is_over


def test_journal_that_somebody_removed_is_written_anew(storage):
    session = Program(storage).game(6)
    DISK.list(storage.folders.journal)[0].unlink()
    play(session, 1)
    leave(session)
    assert Program(storage).autosave.recover().games[0].ply == 7


def test_memory_alone_keeps_games_for_this_run(storage):
    leave(Program(storage).game(4))
    program = Program(storage, MemoryFiles())
    _, session = program.resumed()
    play(session, 3)
    leave(session)
    assert program.autosave.recover().games[0].ply == 7
    assert Program(storage).autosave.recover().games[0].ply == 4


def test_long_journal_is_begun_again(storage, monkeypatch):
    monkeypatch.setattr("desktop.persistence.game_journal.COMPACT_AT", 5000)
    session = Program(storage).game(30)
    sizes = [len(path.read_bytes()) for path in DISK.list(storage.folders.journal)]
    leave(session)
    assert max(sizes) < 30_000
    assert Program(storage).autosave.recover().games[0].ply == session.ply


def test_half_written_files_of_killed_programs_are_swept_away(storage):
    storage.folders.replays.mkdir()
    old, young = (storage.folders.replays / f".nastolka-{n}.tmp" for n in (1, 2))
    for path in (old, young):
        path.write_bytes(b"half")
    os.utime(old, (0, 0))
    Program(storage).autosave.recover()
    assert DISK.list(storage.folders.replays) == [young]
