"""Pictures of cards, tokens, beds and piles, composed once per size and kept."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from desktop.core.text import Message
from desktop.games.sleeping_queens.rules.components import (
    CARD_NAMES,
    KING,
    KNIGHT,
    NUMBERS,
    POINTS,
    QUEEN_NAMES,
)
from desktop.games.sleeping_queens.ui.hand import Face
from desktop.games.sleeping_queens.ui.ink import LEAST, Ink, Style
from desktop.games.sleeping_queens.ui.layout import CARD_RATIO, TOKEN_RATIO, bed_card, inside
from desktop.games.sleeping_queens.ui.text_names import KING_TITLES, POWERS, QUEENS, SHORT_TITLES
from desktop.ui.i18n import tell
from desktop.ui.table.table_scene import Look

FOLDER = "games/sleeping_queens/"
CORNER = 0.08
TITLED = 68.0
"""Narrower red cards have no title; their plate stays empty."""
CREAM = QColor("#fff6e0")
COIN_INK = QColor("#4a2c05")
FIGURE_INK = QColor("#2b3678")
INDEX_INK = QColor("#3a2a4d")
PAPER = QColor("#f3e6cc")
BACK_RED = QColor("#c22b46")
HAIRLINE = QColor("#6b1224")
GLOW_STEPS = 8
TILTS = (-5.0, 4.0, 0.0)


class Picture(NamedTuple):
    """A pixmap and where its corner lies, seen from the corner of what it shows."""

    pixmap: QPixmap
    offset: QPointF


class Pictures:
    """Composes and keeps pixmaps for one look; throw it away when the look changes."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.theme = look.theme.for_game("sleeping_queens")
        self.ink = Ink(self.theme.family)
        self._kept: dict[tuple[object, ...], Picture] = {}

    def colour(self, name: str) -> QColor:
        """Return a colour of this table."""
        return self.theme.colour(name)

    # --- the workshop ---

    def keep(self, key: tuple[object, ...], make: Callable[[], Picture]) -> Picture:
        """Return the picture of this key, made at most once."""
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = make()
        return found

    def canvas(self, size: QSizeF) -> QPixmap:
        """Return a transparent pixmap of a logical size."""
        ratio = self.look.ratio
        pixmap = QPixmap(max(1, round(size.width() * ratio)), max(1, round(size.height() * ratio)))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        return pixmap

    def draw(self, painter: QPainter, name: str, box: QRectF) -> None:
        """Draw a part of the art into a box."""
        size = QSize(max(1, round(box.width())), max(1, round(box.height())))
        pixmap = self.look.assets.pixmap(FOLDER + name, size, self.look.ratio)
        painter.drawPixmap(box.topLeft(), pixmap)

    def compose(self, size: QSizeF, margin: float, paint: Callable[[QPainter], None]) -> Picture:
        """Paint a picture with some room around it."""
        pixmap = self.canvas(QSizeF(size.width() + 2 * margin, size.height() + 2 * margin))
        painter = QPainter(pixmap)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        painter.translate(margin, margin)
        paint(painter)
        painter.end()
        return Picture(pixmap, QPointF(-margin, -margin))

    # --- cards ---

    def card(self, face: Face, width: float) -> Picture:
        """Return a red card, face up."""
        size = QSizeF(width, width * CARD_RATIO)

        def paint(painter: QPainter) -> None:
            if face.kind in NUMBERS:
                self._paint_number(painter, face.kind, size)
            else:
                self._paint_power(painter, face, size)

        return self.keep(("card", face, width), lambda: self.compose(size, 0, paint))

    def queen(self, queen: int, width: float) -> Picture:
        """Return a queen's card, face up."""
        size = QSizeF(width, width * CARD_RATIO)

        def paint(painter: QPainter) -> None:
            self._paint_queen(painter, queen, size)

        return self.keep(("queen", queen, width), lambda: self.compose(size, 0, paint))

    def back(self, width: float, queen: bool = False) -> Picture:
        """Return a card's back."""
        size = QSizeF(width, width * CARD_RATIO)
        name = "back_queen" if queen else "back_red"

        def paint(painter: QPainter) -> None:
            self.draw(painter, name, QRectF(QPointF(), size))

        return self.keep((name, width), lambda: self.compose(size, 0, paint))

    def _paint_power(self, painter: QPainter, face: Face, size: QSizeF) -> None:
        self.draw(painter, "frame_power", QRectF(QPointF(), size))
        name = CARD_NAMES[face.kind]
        if face.kind in (KING, KNIGHT):
            name = f"{name}_{face.picture}"
        self.draw(painter, name, _share(size, 0.1, 0.063, 0.8, 0.686))
        title = POWERS[face.kind].title
        if face.kind == KING:
            title = KING_TITLES[face.picture]
        if not self._write_title(painter, title, size) and face.kind in SHORT_TITLES:
            self._write_title(painter, SHORT_TITLES[face.kind], size)

    def _paint_queen(self, painter: QPainter, queen: int, size: QSizeF) -> None:
        name = QUEEN_NAMES[queen]
        self.draw(painter, "frame_queen", QRectF(QPointF(), size))
        self.draw(painter, f"queen_{name}", _share(size, 0.1, 0.063, 0.8, 0.686))
        first = _share(size, 0.032, 0.029, 0.224, 0.16)
        second = _share(size, 0.76, 0.657, 0.192, 0.137)
        self.draw(painter, "coin", first)
        self.draw(painter, "badge", _share(size, 0.744, 0.029, 0.224, 0.16))
        self.draw(painter, f"emblem_{name}", _share(size, 0.784, 0.057, 0.144, 0.103))
        self.draw(painter, "coin", second)
        wide = size.width()
        self.ink.write(painter, first, str(POINTS[queen]), Style(wide * 0.128, COIN_INK, bold=True))
        self.ink.write(
            painter, second, str(POINTS[queen]), Style(wide * 0.108, COIN_INK, bold=True)
        )
        self._write_title(painter, QUEENS[queen].title, size)

    def _write_title(self, painter: QPainter, title: Message, size: QSizeF) -> bool:
        """Write the plate; False leaves it empty because the title would not fit."""
        text = tell(title)
        plate = _share(size, 0.074, 0.79, 0.852, 0.155)
        wish = size.width() * (0.108 if "\n" in text else 0.128)
        style = Style(wish, CREAM, bold=True)
        if size.width() < TITLED or (wish < LEAST and self.ink.best(text, plate, style) is None):
            return False
        self.ink.write(painter, plate, text, style)
        return True

    def _paint_number(self, painter: QPainter, number: int, size: QSizeF) -> None:
        wide = size.width()
        self.draw(painter, f"number_{number:02}", QRectF(QPointF(), size))
        figure = Style(wide * 0.472, FIGURE_INK, bold=True)
        self.ink.write(painter, _share(size, 0.16, 0.103, 0.68, 0.366), str(number), figure)
        if wide * 0.136 >= LEAST - 1:
            index = Style(wide * 0.136, INDEX_INK, bold=True)
            self.ink.write(painter, _share(size, 0.054, 0.046, 0.196, 0.114), str(number), index)

    # --- tokens and beds ---

    def token(self, queen: int, width: float) -> Picture:
        """Return an awake queen on the table: her portrait and a coin."""
        size = QSizeF(width, width * TOKEN_RATIO)
        coin = max(22.0, width * 0.34)

        def paint(painter: QPainter) -> None:
            self.draw(painter, f"queen_{QUEEN_NAMES[queen]}", QRectF(QPointF(), size))
            box = QRectF(size.width() - coin * 0.86, size.height() - coin * 0.97, coin, coin)
            self.draw(painter, "coin", box)
            self.ink.write(
                painter, box, str(POINTS[queen]), Style(coin * 0.56, COIN_INK, bold=True)
            )

        margin = coin * 0.2
        return self.keep(("token", queen, width), lambda: self.compose(size, margin, paint))

    def bed(self, size: QSizeF, card: str, seen: int = -1) -> Picture:
        """Return a bed: "asleep", "empty", or "open" (blanket away, nobody in it).

        `seen` is the queen whose emblem is remembered on it.
        """
        box = QRectF(QPointF(), size)

        def paint(painter: QPainter) -> None:
            painter.setOpacity(0.5 if card == "empty" else 1.0)
            self.draw(painter, "bed_back", box)
            if card == "asleep":
                self.draw(painter, "back_queen", bed_card(box))
            self.draw(painter, "bed_blanket" if card == "asleep" else "bed_blanket_open", box)
            if seen >= 0 and card == "asleep":
                painter.setOpacity(0.9)
                self.draw(painter, "badge", inside(box, x=0.52, y=0.13, side=0.3))
                emblem = inside(box, x=0.57, y=0.169, side=0.2)
                self.draw(painter, f"emblem_{QUEEN_NAMES[seen]}", emblem)

        key = ("bed", card, seen, size.width(), size.height())
        return self.keep(key, lambda: self.compose(size, 0, paint))

    def part(self, name: str, size: QSizeF, opacity: float = 1.0) -> Picture:
        """Return a part of the art alone."""

        def paint(painter: QPainter) -> None:
            painter.setOpacity(opacity)
            self.draw(painter, name, QRectF(QPointF(), size))

        key = ("part", name, size.width(), size.height(), opacity)
        return self.keep(key, lambda: self.compose(size, 0, paint))

    # --- piles and fans ---

    def stack(self, count: int, width: float) -> Picture:
        """Return the draw pile with its thickness, or its place when it is empty."""
        layers = min(10, count // 5)
        size = QSizeF(width, width * CARD_RATIO)
        step = width * 1.3 / 84

        def paint(painter: QPainter) -> None:
            if not count:
                self.draw(painter, "place_draw", QRectF(QPointF(), size))
                return
            for layer in range(layers, 0, -1):
                self._paint_edge(painter, QRectF(QPointF(0, layer * step), size), layer)
            self.draw(painter, "back_red", QRectF(QPointF(), size))

        margin = 14 * step
        key = ("stack", layers, bool(count), width)
        return self.keep(key, lambda: self.compose(size, margin, paint))

    def _paint_edge(self, painter: QPainter, box: QRectF, layer: int) -> None:
        painter.setPen(QPen(HAIRLINE, 0.8))
        painter.setBrush(PAPER if layer % 2 else BACK_RED)
        radius = box.width() * CORNER
        painter.drawRoundedRect(box, radius, radius)

    def discard(self, faces: Sequence[Face], width: float) -> Picture:
        """Return the top of the discard, tilted, or its place when it is empty."""
        size = QSizeF(width, width * CARD_RATIO)
        tilts = TILTS[-len(faces) :] if faces else ()
        margin = width * 0.14

        def paint(painter: QPainter) -> None:
            if not faces:
                self.draw(painter, "place_discard", QRectF(QPointF(), size))
            for face, tilt in zip(faces, tilts, strict=True):
                painter.save()
                painter.translate(size.width() / 2, size.height() / 2)
                painter.rotate(tilt)
                card = self.card(face, width)
                painter.drawPixmap(QPointF(-size.width() / 2, -size.height() / 2), card.pixmap)
                painter.restore()

        key = ("discard", tuple(faces), width)
        return self.keep(key, lambda: self.compose(size, margin, paint))

    def paint_fan(self, painter: QPainter, foot: QPointF, width: float, cards: int) -> None:
        """Paint an opponent's hand: backs round a point below."""
        shown = min(7, cards)
        back = self.back(width).pixmap
        high = width * CARD_RATIO
        pivot = QPointF(foot.x(), foot.y() - high * 0.42 + width * 1.55)
        for index in range(shown):
            painter.save()
            painter.translate(pivot)
            painter.rotate((index - (shown - 1) / 2) * 11)
            painter.drawPixmap(QPointF(-width / 2, -width * 1.55 - high / 2), back)
            painter.restore()

    # --- states ---

    def halo(self, shape: QPainterPath, colour: QColor, reach: float, name: str) -> Picture:
        """Return a soft light around a shape."""
        box = shape.boundingRect()

        def paint(painter: QPainter) -> None:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for step in range(GLOW_STEPS):
                soft = QColor(colour)
                soft.setAlphaF(min(1.0, 0.055 + 0.02 * step) * colour.alphaF())
                width = 2 * reach * (GLOW_STEPS - step) / GLOW_STEPS
                painter.setPen(_round_pen(soft, width))
                painter.drawPath(shape)

        key = ("halo", name, box.width(), box.height(), reach, colour.rgba())
        return self.keep(key, lambda: self.compose(box.size(), reach + 1, paint))

    def shadow(self, shape: QPainterPath, drop: float, name: str) -> Picture:
        """Return the shadow of a shape that lies `drop` above the felt."""
        box = shape.boundingRect()
        reach = 3 + drop
        soft = self.colour("shade")

        def paint(painter: QPainter) -> None:
            painter.translate(0, drop)
            for step in range(5):
                painter.setPen(_round_pen(soft, 2 * reach * (5 - step) / 5))
                painter.setBrush(soft)
                painter.drawPath(shape)

        key = ("shadow", name, box.width(), box.height(), drop)
        return self.keep(key, lambda: self.compose(box.size(), reach + drop + 1, paint))

    def outline(self, shape: QPainterPath, pen: QPen, name: str, gap: float = 0.0) -> Picture:
        """Return a line around a shape, `gap` outside it."""
        box = shape.boundingRect()

        def paint(painter: QPainter) -> None:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(pen)
            if gap:
                wide, high = box.width(), box.height()
                painter.translate(-gap, -gap)
                painter.scale((wide + 2 * gap) / wide, (high + 2 * gap) / high)
            painter.drawPath(shape)

        key = (
            *("outline", name, box.width(), box.height(), pen.color().rgba()),
            *(pen.widthF(), pen.style().value, gap),
        )
        return self.keep(key, lambda: self.compose(box.size(), gap + pen.widthF() + 1, paint))

    def empty_arch(self, size: QSizeF, pen: QPen) -> Picture:
        """Return the place of a queen to come."""

        def paint(painter: QPainter) -> None:
            painter.setPen(pen)
            painter.setBrush(self.colour("arch"))
            painter.drawPath(arch_shape(size))

        key = ("arch", size.width(), size.height())
        return self.keep(key, lambda: self.compose(size, 2, paint))

    def veil(self, shape: QPainterPath, name: str) -> Picture:
        """Return a dark veil over a card that cannot answer."""
        box = shape.boundingRect()

        def paint(painter: QPainter) -> None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.colour("veil"))
            painter.drawPath(shape)

        key = ("veil", name, box.width(), box.height())
        return self.keep(key, lambda: self.compose(box.size(), 0, paint))


def card_shape(size: QSizeF) -> QPainterPath:
    """Return the outline of a card or bed."""
    path = QPainterPath()
    radius = size.width() * CORNER
    path.addRoundedRect(QRectF(QPointF(), size), radius, radius)
    return path


def arch_shape(size: QSizeF) -> QPainterPath:
    """Return the outline of a token: a round arch on a foot."""
    wide, high = size.width(), size.height()
    foot, radius = wide * 0.06, wide / 2
    path = QPainterPath(QPointF(0, high - foot))
    path.lineTo(0, radius)
    path.arcTo(QRectF(0, 0, wide, wide), 180, -180)
    path.lineTo(wide, high - foot)
    path.quadTo(wide, high, wide - foot, high)
    path.lineTo(foot, high)
    path.quadTo(0, high, 0, high - foot)
    return path


def _share(size: QSizeF, x: float, y: float, wide: float, high: float) -> QRectF:
    return QRectF(size.width() * x, size.height() * y, size.width() * wide, size.height() * high)


def _round_pen(colour: QColor, width: float) -> QPen:
    style = Qt.PenStyle.SolidLine
    return QPen(colour, width, style, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
