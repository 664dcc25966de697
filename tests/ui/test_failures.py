"""Exceptions that nobody caught are logged and told once."""

import sys

import pytest

from desktop.app import Failures


def fail(text):
    raise ValueError(text)


@pytest.fixture
def failures(qapp, monkeypatch):
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr("threading.excepthook", sys.excepthook)
    found = Failures()
    found.install()
    return found


def raise_into_hook(text):
    try:
        fail(text)
    except ValueError:
        sys.excepthook(*sys.exc_info())


def test_a_failure_is_told_once_and_logged_each_time(failures, caplog):
    told: list[str] = []
    failures.failed.connect(told.append)
    raise_into_hook("first")
    raise_into_hook("again")
    assert told == ["ValueError: first"]
    assert len(caplog.records) == 2


def test_the_window_tells_a_failure(window, failures, caplog):
    failures.failed.connect(window.tell_failure)
    sys.excepthook(ValueError, ValueError("odd"), None)
    assert "ValueError: odd" in window.strip.words()
    assert window.strip.isVisible()
