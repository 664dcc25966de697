"""Where the window stood, and how it comes back without ever being off-screen."""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QPoint, QRect, QSize

from desktop.persistence.window_memory import WindowPlace

DEFAULT_SIZE = QSize(1280, 800)
VISIBLE = 120
"""So many pixels of the title must be on a screen in both directions."""


class PlaceStore(Protocol):
    """Keeps the window's place between runs."""

    def load_place(self) -> WindowPlace | None:
        """Return the last place, if any is known; never fails."""
        ...

    def save_place(self, place: WindowPlace) -> None:
        """Keep a place."""
        ...


def fitted(place: WindowPlace | None, screens: Sequence[QRect]) -> QRect:
    """Return a rectangle that can be seen: the remembered one if its title bar is on a screen."""
    first = screens[0]
    if place is not None:
        title = QRect(place.x, place.y, place.width, 40)
        for screen in screens:
            seen = screen.intersected(title)
            if seen.width() >= min(VISIBLE, place.width) and seen.height() >= 20:
                size = QSize(place.width, place.height).boundedTo(screen.size())
                return _inside(QRect(QPoint(place.x, place.y), size), screen)
    size = DEFAULT_SIZE if place is None else QSize(place.width, place.height)
    found = QRect(first.topLeft(), size.boundedTo(first.size()))
    found.moveCenter(first.center())
    return _inside(found, first)


def _inside(rect: QRect, screen: QRect) -> QRect:
    """Push a rectangle into a screen as far as needed to see its upper edge."""
    left = min(max(rect.x(), screen.left() - rect.width() + VISIBLE), screen.right() - VISIBLE)
    top = min(max(rect.y(), screen.top()), max(screen.top(), screen.bottom() - VISIBLE))
    return QRect(left, top, rect.width(), rect.height())
