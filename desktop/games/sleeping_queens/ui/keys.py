"""Playing by keys: which key means what. The list stands in the shortcuts of the window too."""

from enum import Enum, auto

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from desktop.games.sleeping_queens.ui.focus import ARROWS

CYRILLIC_U = 0x0423
"""The letter on the key E in Russian layouts."""


class Wish(Enum):
    """What a key asks for."""

    MOVE = auto()
    CLICK = auto()
    CONFIRM = auto()
    EXCHANGE = auto()
    CANCEL = auto()
    LARGE = auto()
    NOTHING = auto()


KEYS = {
    Qt.Key.Key_Space: Wish.CLICK,
    Qt.Key.Key_Return: Wish.CONFIRM,
    Qt.Key.Key_Enter: Wish.CONFIRM,
    Qt.Key.Key_E: Wish.EXCHANGE,
    Qt.Key.Key_Escape: Wish.CANCEL,
    Qt.Key.Key_Alt: Wish.LARGE,
    **dict.fromkeys(ARROWS, Wish.MOVE),
}


def wish_of(event: QKeyEvent) -> Wish:
    """Return what a key asks for; keys with Ctrl or Meta belong to the window."""
    others = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.MetaModifier
    if event.modifiers() & others:
        return Wish.NOTHING
    if event.key() == CYRILLIC_U:
        return Wish.EXCHANGE
    return KEYS.get(Qt.Key(event.key()), Wish.NOTHING)
