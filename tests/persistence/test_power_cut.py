"""A power cut at any operation leaves the old file or the new one, and every decision."""

from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from desktop.games import load
from desktop.persistence.autosave import Autosave
from desktop.persistence.paths import Storage, find_folders
from desktop.persistence.savefile import read_save, write_save
from desktop.session.restore import restore
from desktop.session.session import GameSession
from desktop.session.store import Course
from desktop.session.undo_policy import Practice
from tests.support.fragile_files import FragileFiles, PowerCutError
from tests.support.queens import decide, play_out, queens_game

PATH = Path("/games/game.nastolka")
FOLDERS = find_folders(Path("/home"))
RECORD = queens_game(plies=3).record()
PLIES = 12


@pytest.mark.parametrize("cut", range(40))
def test_save_is_the_old_one_or_the_new_one(cut):
    files, written = FragileFiles(cut), -1
    try:
        for seed in range(5):
            write_save(files, PATH, replace(RECORD, seed=seed))
            written = seed
    except PowerCutError:
        pass
    for found in files.after_the_cut():
        if written >= 0:
            assert read_save(found, PATH).seed in {written, written + 1}


def play(session: GameSession, courses: list[Course]) -> None:
    """Decide, undo, redo and redeal, and note the course after each that returned."""
    for _ in range(PLIES):
        decide(session)
        courses.append(session.record().course)
    for wish in (
        lambda: session.undo(practice=Practice.KEEP),
        session.redo,
        lambda: session.undo(practice=Practice.REDEAL),
    ):
        wish()
        courses.append(session.record().course)


def finished_game() -> GameSession:
    """Return the game at its end."""
    session = queens_game()
    play_out(session)
    return session


def all_courses() -> list[Course]:
    """Return the courses that the game goes through."""
    session = queens_game()
    courses = [session.record().course]
    play(session, courses)
    return courses


COURSES = all_courses()
LAST = finished_game().ply


@pytest.mark.parametrize("cut", range(40))
def test_journal_holds_every_change_that_returned_and_at_most_one_more(cut):
    files, told = FragileFiles(cut), list[Course]()
    try:
        session = queens_game(journal=Autosave(Storage(FOLDERS, files)).begin())
        told.append(session.record().course)
        play(session, told)
    except PowerCutError:
        pass
    for found in files.after_the_cut():
        games = Autosave(Storage(FOLDERS, found)).recover().games
        kept = [COURSES.index(game.record.course) + 1 for game in games] or [0]
        assert kept in ([len(told)], [len(told) + 1])


@pytest.mark.parametrize("cut", range(30))
def test_going_on_with_a_found_game_can_be_cut_short_too(cut):
    files = FragileFiles(-1)
    journal = Autosave(Storage(FOLDERS, files)).begin()
    queens_game(plies=4, journal=journal)
    (again,) = files.after_the_cut()
    again.cut_at = cut
    autosave = Autosave(Storage(FOLDERS, again))
    try:
        resumed = autosave.resume(autosave.recover().games[0])
        restore(load("sleeping_queens"), resumed.record, resumed.journal)
    except PowerCutError:
        pass
    for found in again.after_the_cut():
        (game,) = Autosave(Storage(FOLDERS, found)).recover().games
        assert game.record.course == COURSES[4]


@pytest.mark.parametrize("cut", range(20))
def test_finished_game_is_a_replay_or_found_at_its_end_and_never_as_it_was_before(cut):
    files = FragileFiles(-1)
    queens_game(plies=LAST - 1, journal=Autosave(Storage(FOLDERS, files)).begin())
    (again,) = files.after_the_cut()
    autosave = Autosave(Storage(FOLDERS, again))
    resumed = autosave.resume(autosave.recover().games[0])
    session = restore(load("sleeping_queens"), resumed.record, resumed.journal).session
    again.cut_at = again.operations + cut
    with suppress(PowerCutError):
        decide(session)
    for found in again.after_the_cut():
        games = Autosave(Storage(FOLDERS, found)).recover().games
        replays = found.list(FOLDERS.replays)
        plies = [game.ply for game in games] or [read_save(found, replays[0]).course.ply]
        assert plies == [LAST] or (cut == 0 and plies == [LAST - 1])
