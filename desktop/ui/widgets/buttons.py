"""Buttons of the window: kinds, icons in theme colours, keycaps drawn inside."""

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QToolButton

from desktop.ui.appearance import Appearance
from desktop.ui.theme import TextRole
from desktop.ui.widgets.pane import set_property

ENTER = "⏎"
"""Stands for the Enter key in keycaps; drawn as an icon, the font has no such sign."""


class Button(QPushButton):
    """A push button: `kind` is "", primary, quiet or danger; `key` is the keycap's text."""

    def __init__(
        self, appearance: Appearance, kind: str = "", *, icon: str = "", key: str = ""
    ) -> None:
        super().__init__()
        self._appearance = appearance
        self._icon = icon
        self._kind = kind
        self.key = key
        self.setProperty("kind", kind)
        self.setProperty("key", "" if not key else "1" if len(key) == 1 else "2")
        self.setAutoDefault(False)
        appearance.changed.connect(self.relook)
        self.relook()

    def set_key(self, key: str) -> None:
        """Show another key in the button."""
        self.key = key
        set_property(self, "key", "" if not key else "1" if len(key) == 1 else "2")
        self.update()

    def set_words(self, text: str) -> None:
        """Set the text; a leading space makes the gap to the icon right."""
        self.setText(f" {text}" if self._icon else text)
        self.setAccessibleName(text)

    def relook(self) -> None:
        """Take the icon in the theme's colours."""
        if self._icon:
            self.setIcon(self._appearance.icon(self._icon, self._ink()))
            side = self._appearance.theme.px(20)
            self.setIconSize(QSize(side, side))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the button and the keycap at its right."""
        super().paintEvent(event)
        if self.key:
            painter = QPainter(self)
            self._paint_key(painter)
            painter.end()

    def _ink(self) -> str:
        return {"primary": "accent_text", "quiet": "text_accent", "danger": "danger_text"}.get(
            self._kind, "text"
        )

    def _paint_key(self, painter: QPainter) -> None:
        theme = self._appearance.theme
        width = theme.px(20 if len(self.key) == 1 else 34)
        height = theme.px(20)
        right = self.width() - theme.px(12)
        box = QRect(right - width, (self.height() - height) // 2, width, height)
        paint_keycap(painter, box, self.key, self._appearance, theme.colour(self._ink()))


def paint_keycap(
    painter: QPainter, box: QRect, key: str, appearance: Appearance, ink: QColor
) -> None:
    """Draw a keycap: a thin frame in 65 % of the ink, the key's name inside."""
    theme = appearance.theme
    frame = QColor(ink)
    frame.setAlphaF(0.65)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(frame, 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    radius = theme.px(theme.radius["xs"])
    painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    painter.setPen(ink)
    if key == ENTER:
        side = theme.px(14)
        ratio = painter.device().devicePixelRatioF()
        icon = appearance.assets.icon("key-enter", side, ratio, ink)
        painter.drawPixmap(box.center().x() - side // 2 + 1, box.center().y() - side // 2 + 1, icon)
        return
    painter.setFont(theme.font(TextRole.CAPTION))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, key)


class ToolButton(QToolButton):
    """A button of icons only; shows an action, whose text becomes name and tooltip."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        appearance.changed.connect(self.relook)
        self.relook()

    def relook(self) -> None:
        """Scale the icon with the theme."""
        side = self._appearance.theme.px(20)
        self.setIconSize(QSize(side, side))
        edge = self._appearance.theme.px(36)
        self.setFixedSize(edge, edge)
