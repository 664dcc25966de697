"""Drives the real window without a person: plays on, waits until it rests, takes its picture."""

import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QWidget

from desktop.core.errors import NastolkaError
from desktop.core.rng import Rng
from desktop.session.seats import HUMAN, SeatConfig
from desktop.session.session import GameSession
from desktop.ui.game_tab import GameTab
from desktop.ui.i18n import tell
from desktop.ui.text import AVATARS, SEAT_NAMES

TURN = 0.01
"""Seconds between two looks while waiting."""


class WindowStuckError(NastolkaError):
    """The window did not come to the expected point in time."""


class PictureNotWrittenError(NastolkaError):
    """A picture could not be written."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"the picture cannot be written to {path}")
        self.path = path


def usual_seats(players: tuple[str, ...]) -> tuple[SeatConfig, ...]:
    """Return seats with the names and faces that a new game proposes; "human" is a person."""
    return tuple(
        SeatConfig(tell(SEAT_NAMES[seat]), player, tuple(AVATARS)[seat], seat)
        for seat, player in enumerate(players)
    )


def one_person_against(bot: str, players: int) -> tuple[SeatConfig, ...]:
    """Return seats for a person and bots of one level."""
    return usual_seats((HUMAN, *([bot] * (players - 1))))


def wait_until(condition: Callable[[], bool], seconds: float, what: str) -> None:
    """Let the window live until the condition holds, or raise WindowStuckError."""
    until = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > until:
            raise WindowStuckError(f"waited {seconds:g} s for {what}")
        QApplication.processEvents()
        time.sleep(TURN)
    QApplication.processEvents()


def play_to_end(tab: GameTab, seed: int, seconds: float) -> GameSession:
    """Take actions at random for every person of the tab's game until it is over."""
    rng = Rng(seed)
    session = tab.session
    assert session is not None
    until = time.monotonic() + seconds
    while not session.is_over:
        wait_until(
            lambda: session.is_over or bool(tab.page.lines()), until - time.monotonic(), "a turn"
        )
        if tab.page.lines():
            tab.page.take_line(rng.below(len(tab.page.lines())))
        QApplication.processEvents()
    return session


def take_picture(window: QWidget, size: QSize, path: Path) -> None:
    """Show the window at this size and write what it looks like."""
    window.resize(size)
    window.show()
    for _ in range(5):  # layouts settle in a few turns
        QApplication.processEvents()
    if not window.grab().save(str(path)):
        raise PictureNotWrittenError(path)
