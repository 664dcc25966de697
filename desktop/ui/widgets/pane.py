"""The base of the window's parts: they speak and look anew when language or theme change."""

from typing import TypeVar

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.ui.appearance import Appearance

Layout = TypeVar("Layout", bound=QBoxLayout)


class Pane(QFrame):
    """A part of the window. Subclasses say all their words in `retranslate`."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.appearance = appearance
        appearance.changed.connect(self.relook)

    def changeEvent(self, event: QEvent) -> None:
        """Pass a change of language on."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        """Say every word again in today's language."""

    def relook(self) -> None:
        """Take sizes and colours from the theme again."""


def column(parent: QWidget | None = None, *, margin: int = 0, gap: int = 0) -> QVBoxLayout:
    """Return a column layout."""
    layout = QVBoxLayout(parent) if parent is not None else QVBoxLayout()
    return _spaced(layout, margin, gap)


def row(parent: QWidget | None = None, *, margin: int = 0, gap: int = 0) -> QHBoxLayout:
    """Return a row layout."""
    layout = QHBoxLayout(parent) if parent is not None else QHBoxLayout()
    return _spaced(layout, margin, gap)


def label(role: str = "", *, wrap: bool = False) -> QLabel:
    """Return an empty label in a role of the stylesheet ("muted", "title", ...)."""
    result = QLabel()
    result.setProperty("cls", role)
    result.setWordWrap(wrap)
    return result


def line() -> QFrame:
    """Return a hairline across."""
    result = QFrame()
    result.setProperty("card", "line")
    result.setFixedHeight(1)
    return result


def set_property(widget: QWidget, name: str, value: str) -> None:
    """Set a property that the stylesheet looks at."""
    widget.setProperty(name, value)
    widget.style().unpolish(widget)
    widget.style().polish(widget)


def _spaced(layout: Layout, margin: int, gap: int) -> Layout:
    layout.setContentsMargins(margin, margin, margin, margin)
    layout.setSpacing(gap)
    return layout
