"""Pictures and fonts: SVG files rendered to pixmaps once per size, pixel ratio and colour."""

from collections import OrderedDict
from dataclasses import dataclass, field
from pathlib import Path

import fontpkg_pt_sans
from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontDatabase, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from desktop.persistence.resources import resource

CACHE_BYTES = 96 * 1024 * 1024

Key = tuple[str, int, int, float, str]


@dataclass
class Assets:
    """Renders and keeps pictures. Names are paths below resources without ".svg": "icons/undo".

    Pictures are the same in both schemes; what differs is the colour given, so the colour is the
    theme's part of the key.
    """

    _pixmaps: "OrderedDict[Key, QPixmap]" = field(default_factory=OrderedDict)
    _sources: dict[str, bytes] = field(default_factory=dict)
    _bytes: int = 0

    def pixmap(
        self, name: str, size: QSize, ratio: float = 1.0, colour: str | QColor | None = None
    ) -> QPixmap:
        """Return a picture that fills `size` (logical pixels), keeping its own proportions."""
        paint = "" if colour is None else QColor(colour).name()
        key = (name, size.width(), size.height(), ratio, paint)
        found = self._pixmaps.get(key)
        if found is None:
            found = self._render(name, size, ratio, paint)
            self._remember(key, found)
        self._pixmaps.move_to_end(key)
        return found

    def icon(self, name: str, size: int, ratio: float, colour: str | QColor) -> QPixmap:
        """Return an icon of the shell in one colour."""
        return self.pixmap(f"icons/{name}", QSize(size, size), ratio, colour)

    def qicon(self, name: str, colour: str | QColor, disabled: str | QColor) -> QIcon:
        """Return an icon for a button or a menu, sharp up to twice its size."""
        icon = QIcon()
        for size in (20, 40):
            icon.addPixmap(self.icon(name, size, 1.0, colour))
            icon.addPixmap(self.icon(name, size, 1.0, disabled), QIcon.Mode.Disabled)
        return icon

    def natural_size(self, name: str) -> QSize:
        """Return the size of a picture's own box."""
        return QSvgRenderer(QByteArray(self._source(name))).defaultSize()

    def _source(self, name: str) -> bytes:
        if name not in self._sources:
            self._sources[name] = resource(*f"{name}.svg".split("/")).read_bytes()
        return self._sources[name]

    def _render(self, name: str, size: QSize, ratio: float, paint: str) -> QPixmap:
        source = self._source(name)
        if paint:
            source = source.replace(b"currentColor", paint.encode())
        renderer = QSvgRenderer(QByteArray(source))
        renderer.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
        pixmap = QPixmap(size * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        renderer.render(painter, QRectF(0, 0, size.width(), size.height()))
        painter.end()
        return pixmap

    def _remember(self, key: Key, pixmap: QPixmap) -> None:
        self._pixmaps[key] = pixmap
        self._bytes += _weight(pixmap)
        while self._bytes > CACHE_BYTES and len(self._pixmaps) > 1:
            _, oldest = self._pixmaps.popitem(last=False)
            self._bytes -= _weight(oldest)


def load_fonts() -> None:
    """Register the program's own font with Qt; needs a QGuiApplication."""
    for path in sorted(Path(fontpkg_pt_sans.__file__).parent.rglob("*.ttf")):
        QFontDatabase.addApplicationFont(str(path))


def _weight(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4
