"""Settings never block the start, and lose nothing that they can keep."""

import json
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from desktop.persistence.errors import DiskFullError
from desktop.persistence.paths import Storage, find_folders, open_storage
from desktop.persistence.settings import MotionSpeed, Preferences, ThemeChoice, settings_file
from tests.support.failing_files import FailingFiles, read_only

CHOSEN = Preferences(
    language="ru",
    theme=ThemeChoice.DARK,
    scale=150,
    motion=MotionSpeed.FAST,
    reduced_motion=True,
    bot_pause=0,
    thinking_time=2000,
    memory_aid=True,
    volume=0,
    muted=True,
    panel_shown=False,
)


@pytest.fixture
def storage(tmp_path) -> Storage:
    return open_storage(find_folders(tmp_path / "дом", environ={}))


def written(storage: Storage, text: str | bytes) -> Storage:
    data = text if isinstance(text, bytes) else text.encode()
    storage.folders.settings_file.write_bytes(data)
    return storage


def bad_copy(storage: Storage) -> bytes:
    return storage.folders.settings_file.with_name("settings.json.bad").read_bytes()


def on_disk(storage: Storage) -> dict[str, object]:
    found = json.loads(storage.folders.settings_file.read_text("utf-8"))
    assert isinstance(found, dict)
    return found


def test_first_start_shows_the_defaults(storage):
    file = settings_file(storage)
    assert file.load() == Preferences()
    assert file.flaws == ()


def test_everything_chosen_comes_back(storage):
    settings_file(storage).save(CHOSEN)
    file = settings_file(storage)
    assert file.load() == CHOSEN
    assert file.flaws == ()


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\0" * 200,
        b'{"language": "ru", "sca',
        b"[]",
        b"null",
        b"\xff\xfe",
        b"[" * 100_000,
        b'{"scale": 1, "scale": 2}',
        b'{"scale": NaN}',
        b'{"scale": 1' + b"0" * 5000 + b"}",
        b'{"language": "\\ud800"}',
        b'"' + b"x" * (1 << 20) + b'"',
    ],
    ids=lambda content: repr(content[:24]),
)
def test_unreadable_file_gives_defaults_and_is_told(storage, content):
    file = settings_file(written(storage, content))
    assert file.load() == Preferences()
    assert file.flaws[0].key == ""


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("language", 7),
        ("language", "x" * 21),
        ("theme", "purple"),
        ("scale", 74),
        ("scale", 201),
        ("scale", "150"),
        ("scale", 1.5),
        ("motion", None),
        ("reduced_motion", 1),
        ("bot_pause", -1),
        ("thinking_time", 60_001),
        ("volume", True),
        ("muted", "yes"),
    ],
)
def test_bad_key_alone_falls_back_to_its_default(storage, key, value):
    text = json.dumps({"volume": 30, "panel_shown": False, key: value})
    file = settings_file(written(storage, text))
    loaded = file.load()
    assert getattr(loaded, key) == getattr(Preferences(), key)
    assert not loaded.panel_shown
    assert [flaw.key for flaw in file.flaws] == [key]
    assert bad_copy(storage) == text.encode()


def test_bad_key_is_gone_after_the_next_save(storage):
    file = settings_file(written(storage, '{"scale": 1, "volume": 30}'))
    file.save(replace(file.load(), muted=True))
    assert on_disk(storage) == {"volume": 30, "muted": True}


def test_keys_of_a_newer_program_survive(storage):
    file = settings_file(written(storage, '{"volume": 30, "hologram": {"on": [1, 2]}}'))
    file.save(replace(file.load(), volume=40))
    assert file.flaws == ()
    assert on_disk(storage) == {"volume": 40, "hologram": {"on": [1, 2]}}


def test_two_programs_keep_what_each_has_changed(storage):
    one, two = settings_file(storage), settings_file(storage)
    first, second = one.load(), two.load()
    one.save(replace(first, volume=11))
    two.save(replace(second, scale=125))
    assert settings_file(storage).load() == Preferences(volume=11, scale=125)


def test_default_that_was_chosen_back_is_written(storage):
    file = settings_file(written(storage, '{"volume": 30}'))
    file.load()
    file.save(Preferences())
    assert on_disk(storage) == {"volume": 70}


@pytest.mark.parametrize("failing", ["put", "sync", "replace"])
def test_full_disk_is_named_and_the_old_settings_stay(storage, failing):
    settings_file(storage).save(CHOSEN)
    file = settings_file(replace(storage, files=FailingFiles(failing)))
    file.load()
    with pytest.raises(DiskFullError):
        file.save(Preferences())
    assert settings_file(storage).load() == CHOSEN
    assert len(list(storage.folders.config.iterdir())) == 1


def test_read_only_disk_shows_old_settings_and_remembers_new_ones(storage):
    settings_file(storage).save(CHOSEN)
    in_memory = open_storage(storage.folders, read_only())
    file = settings_file(in_memory)
    assert file.load() == CHOSEN
    file.save(replace(CHOSEN, volume=5))
    assert settings_file(in_memory).load().volume == 5
    assert settings_file(storage).load() == CHOSEN


def test_unreadable_disk_gives_defaults_and_is_told(storage):
    settings_file(storage).save(CHOSEN)
    file = settings_file(replace(storage, files=FailingFiles("read")))
    assert file.load() == Preferences()
    assert file.flaws


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=5,
)
KEYS = st.sampled_from([*vars(CHOSEN), "future", ""])


@given(st.dictionaries(KEYS, JSON))
@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_no_content_whatever_blocks_the_start(storage, content):
    file = settings_file(written(storage, json.dumps(content)))
    file.save(replace(file.load(), scale=110))
    assert settings_file(storage).load().scale == 110
