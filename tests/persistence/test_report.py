"""A report holds what is needed to find a fault and nothing about the person who sends it."""

import json
from pathlib import Path

import pytest

from desktop.persistence.report import ReportParts, report_bytes
from desktop.persistence.savefile import decode_save
from desktop.persistence.scrub import Scrubber
from desktop.session.restore import restore
from tests.support.queens import queens_game

HOME = Path("/дом/ivan")
SESSION = queens_game(plies=5)


def report(**parts):
    """Return a report of the game, read back."""
    return json.loads(report_bytes(ReportParts(record=SESSION.record(), **parts), HOME, "ivan"))


def test_game_in_a_report_can_be_opened_and_played_on():
    record = decode_save(report()["save"].encode(), Path("from the report"))
    back = restore(SESSION.game, record)
    assert back.trouble is None
    assert back.session.steps == SESSION.steps


def test_players_are_numbers():
    text = report_bytes(ReportParts(record=SESSION.record()), HOME, "ivan").decode()
    assert not any(seat.name in text for seat in SESSION.seats)
    assert "Seat 1" in text


def test_versions_chronicle_and_traceback_are_there():
    events = [SESSION.game.rules.encode_event(e) for step in SESSION.steps for e in step.events]
    found = report(versions={"nastolka": "0.1"}, chronicle=events, problem="Traceback\nError: 1")
    assert found["versions"]["nastolka"] == "0.1"
    assert found["versions"]["python"]
    assert found["chronicle"] == events
    assert found["problem"] == ["Traceback", "Error: 1"]


def test_report_without_a_game_is_possible():
    found = json.loads(report_bytes(ReportParts(log=["one"]), HOME, "ivan"))
    assert (found["save"], found["log"]) == (None, ["one"])


SECRETS = [
    ('File "/дом/ivan/src/desktop/app.py", line 3', 'File "~/src/desktop/app.py", line 3'),
    ('File "/usr/my games/desktop/app.py", line 3', 'File "…/app.py", line 3'),
    ("saved /media/Иван/игры/с Анной вдвоём.nastolka", "saved ….nastolka"),
    (r"saved C:\Users\Ivan Petrov\Games\Анна.nastolka", "saved ….nastolka"),
    (r"no room: D:\backup\2026\x.tmp", "no room: …/x.tmp"),
    ("/mnt/disk/state.json: refused", "…/state.json: refused"),
    ("ivan plays Анна, (Борис) and Анна's cat", "user plays Seat 1, (Seat 2) and Seat 1's cat"),
    ("divan Аннабель", "divan Аннабель"),
    ("ratio 3/4, either/or, 2026/11/30", "ratio 3/4, either/or, 2026/11/30"),
]


@pytest.mark.parametrize(("text", "clean"), SECRETS, ids=range(len(SECRETS)))
def test_names_and_paths_are_taken_out(text, clean):
    scrub = Scrubber(HOME, "ivan", ["Анна", "Борис"])
    assert scrub(text) == clean


@pytest.mark.parametrize("account", ["", " "], ids=["none", "space"])
def test_without_names_nothing_is_replaced(account):
    assert Scrubber(Path("/"), account)("plain words") == "plain words"


def test_longer_names_go_before_those_within_them():
    scrub = Scrubber(HOME, "ivan", ["Анна", "Анна Мария"])
    assert scrub("Анна Мария") == "Seat 2"
