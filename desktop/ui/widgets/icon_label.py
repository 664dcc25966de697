"""An icon of the shell standing by itself."""

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.ui.appearance import Appearance


class IconLabel(QWidget):
    """Shows an icon in a colour of the theme, optionally on a soft rounded square."""

    def __init__(
        self,
        appearance: Appearance,
        icon: str,
        size: int = 20,
        *,
        colour: str = "text_muted",
        tile: int = 0,
    ) -> None:
        super().__init__()
        self._appearance = appearance
        self._icon, self._size, self._colour, self._tile = icon, size, colour, tile
        appearance.changed.connect(self._resize)
        self._resize()

    def set_icon(self, icon: str) -> None:
        """Show another icon."""
        self._icon = icon
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it."""
        theme = self._appearance.theme
        side = theme.px(self._size)
        ink = theme.colour(self._colour)
        icon = self._appearance.assets.icon(self._icon, side, self.devicePixelRatioF(), ink)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._tile:
            painter.setPen(theme.colour("accent_soft"))
            painter.setBrush(theme.colour("accent_soft"))
            painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), theme.px(8), theme.px(8))
        painter.drawPixmap((self.width() - side) // 2, (self.height() - side) // 2, icon)
        painter.end()

    def _resize(self) -> None:
        side = self._appearance.theme.px(self._tile or self._size)
        self.setFixedSize(side, side)
        self.update()
