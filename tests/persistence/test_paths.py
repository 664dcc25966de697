"""Where things lie: usual folders, portable forms, and a disk that takes nothing."""

from pathlib import Path

import pytest

from desktop.persistence.errors import NoAccessError
from desktop.persistence.memory_files import MemoryFiles
from desktop.persistence.paths import Folders, Storage, find_folders, open_storage
from tests.support.failing_files import read_only


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return find_folders(tmp_path / "дом", environ={})


def test_usual_folders_follow_the_system(tmp_path, monkeypatch):
    for kind in ("CONFIG", "DATA", "STATE", "CACHE"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(tmp_path / kind))
    found = find_folders(environ={}, program=tmp_path)
    assert found.settings_file == tmp_path / "CONFIG" / "nastolka" / "settings.json"
    assert found.games == tmp_path / "DATA" / "nastolka" / "games"
    assert found.journal == tmp_path / "STATE" / "nastolka" / "journal"


def test_variable_moves_everything(tmp_path):
    found = find_folders(environ={"NASTOLKA_HOME": str(tmp_path)})
    assert found.settings_file == tmp_path / "config" / "settings.json"
    assert found.replays == tmp_path / "data" / "replays"
    assert found.window_file == tmp_path / "state" / "window.json"


def test_empty_variable_means_nothing(tmp_path):
    usual = find_folders(environ={}, program=tmp_path)
    assert find_folders(environ={"NASTOLKA_HOME": ""}, program=tmp_path) == usual


def test_explicit_home_wins_over_the_variable(tmp_path):
    found = find_folders(tmp_path / "mine", environ={"NASTOLKA_HOME": str(tmp_path / "other")})
    assert found.data == tmp_path / "mine" / "data"


def test_mark_beside_the_program_keeps_all_beside_it(tmp_path):
    (tmp_path / "portable.txt").touch()
    found = find_folders(environ={}, program=tmp_path)
    assert found.data == tmp_path / "nastolka-data" / "data"
    assert found == find_folders(environ={}, portable=True, program=tmp_path)


def test_image_file_counts_as_the_program(tmp_path):
    found = find_folders(environ={"APPIMAGE": str(tmp_path / "n.AppImage")}, portable=True)
    assert found.data == tmp_path / "nastolka-data" / "data"


def test_opening_makes_folders_and_leaves_no_trace(folders):
    storage = open_storage(folders)
    assert not storage.in_memory
    assert folders.config.is_dir()
    assert not any(path.is_file() for path in folders.config.parent.rglob("*"))


def test_read_only_disk_is_named_and_memory_takes_over(folders):
    storage = open_storage(folders, read_only())
    assert isinstance(storage.trouble, NoAccessError)
    assert (storage.trouble.code, storage.trouble.path) == ("no_access", folders.config)
    storage.files.write(folders.settings_file, b"{}")
    assert storage.files.read(folders.settings_file, 10) == b"{}"
    assert not folders.settings_file.exists()


def test_file_in_place_of_a_folder_is_named(folders):
    folders.config.parent.mkdir()
    folders.config.write_text("in the way")
    assert open_storage(folders).in_memory


def test_memory_shows_what_lies_on_the_disk_and_hides_what_was_removed(tmp_path):
    path = tmp_path / "a"
    path.write_bytes(b"old")
    files = MemoryFiles()
    assert files.read(path, 10) == b"old"
    files.remove(path)
    assert files.list(tmp_path) == []
    assert path.read_bytes() == b"old"
    with pytest.raises(FileNotFoundError):
        files.read(path, 10)


def test_lock_in_memory_is_held_once(tmp_path):
    files = MemoryFiles()
    lock = files.lock(tmp_path / "lock")
    assert lock is not None
    assert files.lock(tmp_path / "lock") is None
    lock.release()
    assert files.lock(tmp_path / "lock") is not None


def test_storage_without_trouble_is_not_in_memory(folders):
    assert not Storage(folders, MemoryFiles()).in_memory
