"""The way to the window: with a display, without one, and for the verbs that draw."""

import io
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from desktop.cli import has_display, run

NAMES = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


@pytest.fixture
def app(monkeypatch):
    """Put a stand-in for the window's root in its place; it notes what is called."""
    called: list[object] = []

    def note(name, code):
        def call(*positional, **named):
            called.append((name, positional, named))
            return code

        return call

    stand_in = SimpleNamespace(
        run=note("run", 0),
        offscreen_demo=note("offscreen_demo", 0),
        Shot=dict,
        shot=note("shot", 0),
        selftest=note("selftest", 3),
    )
    monkeypatch.setitem(sys.modules, "desktop.app", stand_in)
    return called


@pytest.fixture
def no_display(monkeypatch):
    """Take every display away."""
    monkeypatch.setattr(sys, "platform", "linux")
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize("name", NAMES)
def test_display_is_found_in_the_environment(no_display, monkeypatch, name):
    assert not has_display()
    monkeypatch.setenv(name, "something")
    assert has_display()


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_other_systems_always_have_a_display(no_display, monkeypatch, platform):
    monkeypatch.setattr(sys, "platform", platform)
    assert has_display()


def test_no_verb_opens_the_window(app, no_display, monkeypatch):
    monkeypatch.setenv("DISPLAY", ":7")
    assert run([]) == 0
    assert [name for name, *_ in app] == ["run"]


def test_without_display_and_terminal_bots_play_offscreen(app, no_display, monkeypatch, capsys):
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    assert run([]) == 0
    assert [name for name, *_ in app] == ["offscreen_demo"]
    assert capsys.readouterr().out.count("\n") == 1


class Terminal(io.StringIO):
    """Somebody who types."""

    def isatty(self):
        return True


def test_without_display_a_terminal_plays_in_text(app, no_display, monkeypatch, capsys):
    monkeypatch.setattr(sys, "stdin", Terminal("1\nquit\n"))
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    assert run([]) == 0
    assert app == []
    printed = capsys.readouterr().out
    assert printed.startswith("no display here")
    assert "A> " in printed


def test_shot_hands_over_what_it_was_told(app):
    looks = ["--lang", "ru", "--theme", "dark", "--size", "800x600", "--scale", "2"]
    content = ["--scenario", "s.json", "--steps", "3"]
    assert run(["shot", "--game", "sleeping_queens", *content, *looks, "-o", "x.png"]) == 0
    [(name, [order], _)] = app
    assert name == "shot"
    assert order == {
        "game": "sleeping_queens",
        "scenario": Path("s.json"),
        "save": None,
        "steps": 3,
        "language": "ru",
        "theme": "dark",
        "size": (800, 600),
        "scale": 2.0,
        "output": Path("x.png"),
    }


def test_selftest_passes_its_exit_code_on(app):
    assert run(["selftest"]) == 3


def test_missing_qt_is_told_in_one_line(monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "desktop.app", None)
    assert run(["selftest"]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "PySide6" in told
