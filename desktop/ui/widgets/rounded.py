"""Pictures with rounded corners."""

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QPainter, QPixmap


def rounded(picture: QPixmap, radius: float) -> QPixmap:
    """Return the picture with its corners cut; the radius is in logical pixels."""
    ratio = picture.devicePixelRatio()
    result = QPixmap(picture.size())
    result.setDevicePixelRatio(ratio)
    result.fill(Qt.GlobalColor.transparent)
    painter = QPainter(result)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(picture))
    size = QSizeF(picture.width() / ratio, picture.height() / ratio)
    painter.drawRoundedRect(QRectF(0, 0, size.width(), size.height()), radius, radius)
    painter.end()
    return result
