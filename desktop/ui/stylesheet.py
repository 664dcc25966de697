"""The stylesheet of the application, built anew from the tokens for every theme and scale."""

import re
from pathlib import Path

from PySide6.QtCore import QTemporaryDir
from PySide6.QtGui import QColor, QPalette

from desktop.persistence.resources import resource
from desktop.ui.theme import Theme

_LENGTH = re.compile(r"(?<![\w#])(\d+)px")
_NAME = re.compile(r"@([a-z_]+)")

_PALETTE = {
    QPalette.ColorRole.Window: "window",
    QPalette.ColorRole.Base: "surface",
    QPalette.ColorRole.AlternateBase: "surface_sunken",
    QPalette.ColorRole.Button: "surface_raised",
    QPalette.ColorRole.WindowText: "text",
    QPalette.ColorRole.Text: "text",
    QPalette.ColorRole.ButtonText: "text",
    QPalette.ColorRole.PlaceholderText: "text_muted",
    QPalette.ColorRole.Highlight: "selection",
    QPalette.ColorRole.HighlightedText: "selection_text",
    QPalette.ColorRole.Link: "text_accent",
    QPalette.ColorRole.ToolTipBase: "tooltip",
    QPalette.ColorRole.ToolTipText: "tooltip_text",
}


class StyleImages:
    """Recoloured icons as files, because a stylesheet takes pictures by path only."""

    def __init__(self) -> None:
        self._folder = QTemporaryDir()

    def url(self, icon: str, colour: str) -> str:
        """Return the path of an icon in one colour."""
        path = Path(self._folder.path()) / f"{icon}-{colour.lstrip('#')}.svg"
        if not path.exists():
            source = resource("icons", f"{icon}.svg").read_text(encoding="utf-8")
            path.write_text(source.replace("currentColor", colour), encoding="utf-8")
        return path.as_posix()


def stylesheet(theme: Theme, images: StyleImages) -> str:
    """Return the text for QApplication.setStyleSheet."""
    values = {
        **theme.colours,
        "family": theme.family,
        "chevron": images.url("chevron-down", theme.colours["text_muted"]),
        "checkmark": images.url("check", theme.colours["accent_text"]),
    }
    text = resource("theme", "shell.qss").read_text(encoding="utf-8")
    text = _LENGTH.sub(lambda found: f"{theme.px(int(found[1])) if found[1] != '0' else 0}px", text)
    return _NAME.sub(lambda found: values[found[1]], text)


def palette(theme: Theme) -> QPalette:
    """Return the palette for what the stylesheet does not reach."""
    result = QPalette()
    for role, name in _PALETTE.items():
        result.setColor(role, QColor(theme.colours[name]))
    disabled = QPalette.ColorGroup.Disabled
    for role in (QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        result.setColor(disabled, role, QColor(theme.colours["text_disabled"]))
    return result
