"""What the window remembers by itself."""

import json
from pathlib import Path

import pytest

from desktop.persistence.errors import NoAccessError
from desktop.persistence.key_file import KeyFile
from desktop.persistence.paths import Storage, find_folders, open_storage
from desktop.persistence.window_memory import (
    CHECKS,
    GameChoice,
    SeatChoice,
    WindowMemory,
    WindowPlace,
    WindowStore,
    window_file,
)
from tests.support.failing_files import read_only

PLACE = WindowPlace(-10, 20, 1280, 800, maximized=True)
CHOICE = GameChoice((SeatChoice("Анна", "human"), SeatChoice("B", "hard", "owl", 2)), {"roses": 1})


@pytest.fixture
def storage(tmp_path) -> Storage:
    return open_storage(find_folders(tmp_path, environ={}))


def test_everything_comes_back(storage):
    memory = WindowMemory(PLACE, ("/a.nastolka",), ("chronicle",), "queens", {"queens": CHOICE})
    window_file(storage).save(memory)
    assert window_file(storage).load() == memory


def test_place_is_kept_between_runs(storage):
    WindowStore(window_file(storage)).save_place(PLACE)
    assert WindowStore(window_file(storage)).load_place() == PLACE


@pytest.mark.parametrize("place", [(0, 0, 0, 600), (1 << 20, 0, 800, 600), (0, 0, "800", 600)])
def test_absurd_place_is_forgotten(storage, place):
    named = dict(zip(("x", "y", "width", "height"), place, strict=True))
    storage.folders.window_file.write_text(json.dumps({"place": named, "last_tab": "x"}))
    file = window_file(storage)
    assert file.load() == WindowMemory(last_tab="x")
    assert [flaw.key for flaw in file.flaws] == ["place"]


def test_recent_files_are_ten_newest_first_each_once(tmp_path):
    memory = WindowMemory()
    order = ["5", "11", "10", "9", "8", "7", "6", "4", "3", "2"]
    paths = [tmp_path / f"{n}.nastolka" for n in range(12)]
    for path in (*paths, paths[5]):
        memory = memory.with_recent(path)
    assert [Path(name).stem for name in memory.recent_files] == order
    assert str(paths[5]) not in memory.without_recent(paths[5]).recent_files


def test_choice_is_kept_for_each_game():
    memory = WindowMemory().with_choice("a", CHOICE).with_choice("b", GameChoice(()))
    assert memory.last_choices == {"a": CHOICE, "b": GameChoice(())}


def test_failure_is_told_and_this_run_remembers(storage):
    file = KeyFile(read_only(), storage.folders.window_file, WindowMemory, CHECKS)
    store = WindowStore(file)
    with pytest.raises(NoAccessError):
        store.save_place(PLACE)
    assert store.load_place() == PLACE
