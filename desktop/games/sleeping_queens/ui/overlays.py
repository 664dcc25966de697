"""What lies over the table: the dimming, the attack, the Jester's way, the victory, large cards."""

from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsRectItem, QGraphicsScene

from desktop.core.actions import Seat
from desktop.games.sleeping_queens.rules.components import KNIGHT, PICK
from desktop.games.sleeping_queens.rules.observation import Attack, Observation
from desktop.games.sleeping_queens.ui import text_table as words
from desktop.games.sleeping_queens.ui.cards import Picture, Pictures, card_shape
from desktop.games.sleeping_queens.ui.hand import Face
from desktop.games.sleeping_queens.ui.ink import CENTRE, Style
from desktop.games.sleeping_queens.ui.items import Dress, Shape, Sprite, Thing, Zone
from desktop.games.sleeping_queens.ui.layout import CARD_RATIO
from desktop.games.sleeping_queens.ui.peek import peek_board, peek_size
from desktop.games.sleeping_queens.ui.stage import DIM_Z, Stage
from desktop.games.sleeping_queens.ui.text_actions import attack_swing
from desktop.games.sleeping_queens.ui.text_names import queen_object
from desktop.games.sleeping_queens.ui.text_voice import Voice
from desktop.ui.i18n import tell

BANNER_Z, WAY_Z, LARGE_Z = 22.0, 18.0, 60.0
BANNER_QUEEN = Thing(Zone.OTHER, 10)
BANNER_TILT = 6.0
GOLD = QColor("#ffd86b")
WAY_UNDER = QColor(12, 16, 52, 190)
BELL = 42.0
LAST_BELL = 58.0


class Overlays:
    """Owns what lies over the table; `clear` takes it all away."""

    def __init__(self, scene: QGraphicsScene, stage: Stage) -> None:
        self._scene = scene
        self._stage = stage
        self._items: list[QGraphicsItem] = []
        self._large: QGraphicsItem | None = None
        self._peek: QGraphicsItem | None = None
        self.banner: QRectF | None = None
        self.banner_queen: Sprite | None = None

    def clear(self) -> None:
        """Take everything away."""
        for item in self._items:
            self._scene.removeItem(item)
        self._items.clear()
        self._peek = None
        self.banner = self.banner_queen = None
        self.hide_large()

    def _add(self, item: QGraphicsItem, z: float) -> None:
        item.setZValue(z)
        self._scene.addItem(item)
        self._items.append(item)

    def _show(self, picture: Picture, at: QPointF, z: float) -> QGraphicsPixmapItem:
        item = QGraphicsPixmapItem(picture.pixmap)
        item.setPos(at + picture.offset)
        item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._add(item, z)
        return item

    def dim(self, size: QSizeF) -> None:
        """Darken everything that is not asked for."""
        cover = QGraphicsRectItem(QRectF(QPointF(), size))
        cover.setPen(Qt.PenStyle.NoPen)
        cover.setBrush(self._stage.pictures.colour("dim"))
        self._add(cover, DIM_Z)

    # --- the attack ---

    def show_attack(self, o: Observation, attack: Attack, face: Face, voice: Voice) -> None:
        """Announce an attack on the viewer."""
        box = self._stage.layout.banner
        self.banner = box
        swing = attack_swing(attack, o, voice)
        message = words.CARRIES_OFF if attack.card == KNIGHT else words.PUTS_TO_SLEEP
        effect = tell(message, queen=queen_object(attack.queen))
        title = tell(words.ATTACK, name=voice.name(attack.attacker))
        banner = _Banner(self._stage.pictures, self._stage.layout.unit)
        self._show(banner.board(box, (title, effect, swing), face), box.topLeft(), BANNER_Z)
        self.banner_queen = banner.queen(box, attack.queen)
        self._add(self.banner_queen, BANNER_Z + 1)

    # --- the Jester ---

    def show_way(self, o: Observation) -> None:
        """Show the bells that the count has left, while the counted player decides."""
        if o.phase != PICK or not o.discard:
            return
        seats = [(o.active + step) % o.players for step in range(o.discard[-1])]
        self.draw_way(seats[-(o.players) :], len(seats))

    def draw_way(self, seats: list[Seat], number: int) -> None:
        """Draw the last round of the count: dotted hops, a bell at each seat."""
        pictures, size = self._stage.pictures, self._stage.layout.size
        places = [self._stage.place_of(seat) for seat in seats]

        def paint(painter: QPainter) -> None:
            self._paint_hops(painter, places)

        self._show(pictures.compose(size.size(), 0, paint), QPointF(), WAY_Z)
        first = number - len(seats) + 1
        for index, place in enumerate(places):
            last = index == len(places) - 1
            bell = bell_picture(pictures, first + index, self._stage.layout.unit, last)
            self._show(bell, self._stage.layout.anchor(place), WAY_Z + index / 100)

    def _paint_hops(self, painter: QPainter, places: list[str]) -> None:
        layout = self._stage.layout
        for start, end in pairwise(places):
            path = QPainterPath(layout.anchor(start))
            path.quadTo(layout.hop(start, end), layout.anchor(end))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for colour, width, dotted in ((WAY_UNDER, 8.0, False), (GOLD, 5.0, True)):
                pen = QPen(colour, width * layout.unit)
                pen.setCapStyle(Qt.PenCapStyle.RoundCap)
                if dotted:
                    pen.setDashPattern([0.01, 2.4])
                painter.setPen(pen)
                painter.drawPath(path)

    # --- the end ---

    def show_victory(self, rows: dict[Seat, list[int]], headline: str) -> None:
        """Raise the winners' queens to the middle as full cards under the headline."""
        queens = [queen for row in rows.values() for queen in row]
        if not queens:
            return
        pictures, layout = self._stage.pictures, self._stage.layout
        u = layout.unit
        wide = min(130 * u, (548 * u - 8 * u * (len(queens) - 1)) / len(queens))
        board = QRectF(layout.banner)
        board.setHeight(round(wide * CARD_RATIO + 84 * u))
        board.moveCenter(layout.banner.center())
        self.banner = board
        self._show(self._victory_board(board, headline), board.topLeft(), BANNER_Z - 1)
        middle = board.center() + QPointF(0, 22 * u)
        total = len(queens) * wide + 8 * u * (len(queens) - 1)
        top = middle.y() - wide * CARD_RATIO / 2
        for index, queen in enumerate(queens):
            box = QRectF(
                round(middle.x() - total / 2 + index * (wide + 8 * u)),
                round(top),
                round(wide),
                round(wide * CARD_RATIO),
            )
            sprite = Sprite(Thing(Zone.OTHER, 20 + index), box, "", Shape.CARD)
            sprite.show_picture(pictures.queen(queen, box.width()))
            sprite.put_on(Dress(glow=0.9), pictures)
            self._add(sprite, BANNER_Z)

    def _victory_board(self, box: QRectF, headline: str) -> Picture:
        pictures, u = self._stage.pictures, self._stage.layout.unit

        def paint(painter: QPainter) -> None:
            painter.setPen(QPen(pictures.colour("trim"), 3 * u))
            painter.setBrush(pictures.colour("panel_solid"))
            painter.drawRoundedRect(QRectF(1, 1, box.width() - 2, box.height() - 2), 18 * u, 18 * u)
            head = QRectF(20 * u, 10 * u, box.width() - 40 * u, 44 * u)
            style = Style(26 * u, pictures.colour("gold"), bold=True, is_name=True)
            pictures.ink.write(painter, head, headline, style)

        return pictures.compose(box.size(), 2, paint)

    # --- the discard ---

    def toggle_discard(self, discard: tuple[int, ...]) -> bool:
        """Show what lies in the discard, or hide it again; return whether it is shown now."""
        if self.hide_discard() or not discard:
            return False
        layout = self._stage.layout
        wide, high = peek_size(len(set(discard)), layout.unit)
        box = QRectF(0, 0, wide, high)
        box.moveCenter(layout.banner.center())
        board = peek_board(self._stage.pictures, box, discard, layout.unit)
        self._peek = self._show(board, box.topLeft(), LARGE_Z - 1)
        return True

    def hide_discard(self) -> bool:
        """Hide the discard's contents; return whether they were shown."""
        if self._peek is None:
            return False
        self._items.remove(self._peek)
        self._scene.removeItem(self._peek)
        self._peek = None
        return True

    # --- the large card ---

    def show_large(self, picture: Picture, size: QSizeF, beside: QRectF, note: str) -> None:
        """Show a card large beside a thing, never over the hand."""
        self.hide_large()
        layout = self._stage.layout
        high = size.height() + self._note_height(note, size.width())
        board = self._large_board(picture, QSizeF(size.width(), high), note)
        gap = 16 * layout.unit
        x = beside.right() + gap
        if x + size.width() > layout.size.width() - gap:
            x = beside.left() - gap - size.width()
        x = min(max(gap, x), layout.size.width() - gap - size.width())
        floor = layout.hand_zone.top() - gap
        y = min(max(gap, beside.center().y() - high / 2), max(gap, floor - high))
        item = QGraphicsPixmapItem(board.pixmap)
        item.setPos(QPointF(round(x), round(y)) + board.offset)
        item.setZValue(LARGE_Z)
        self._scene.addItem(item)
        self._large = item

    def _note_height(self, note: str, width: float) -> float:
        if not note:
            return 0.0
        u, ink = self._stage.layout.unit, self._stage.pictures.ink
        return ink.height(note, width - 16, ink.font(13 * u, bold=False)) + 20 * u

    def hide_large(self) -> None:
        """Take the large card away."""
        if self._large is not None:
            self._scene.removeItem(self._large)
            self._large = None

    @property
    def large_shown(self) -> bool:
        """Whether a large card lies over the table."""
        return self._large is not None

    def _large_board(self, picture: Picture, size: QSizeF, note: str) -> Picture:
        pictures, u = self._stage.pictures, self._stage.layout.unit
        card_high = picture.pixmap.height() / picture.pixmap.devicePixelRatio()
        card = QSizeF(size.width(), card_high)

        def paint(painter: QPainter) -> None:
            shadow = pictures.shadow(card_shape(card), 8, "card")
            painter.drawPixmap(shadow.offset, shadow.pixmap)
            painter.drawPixmap(QPointF(), picture.pixmap)
            if note:
                box = QRectF(0, card_high + 8 * u, size.width(), size.height() - card_high - 8 * u)
                painter.setPen(QPen(pictures.colour("panel_edge"), 1.2))
                painter.setBrush(pictures.colour("panel_solid"))
                painter.drawRoundedRect(box, 10, 10)
                style = Style(13 * u, pictures.colour("panel_text"), align=CENTRE, lines=8)
                pictures.ink.write(painter, box.adjusted(8, 4, -8, -4), note, style)

        return pictures.compose(size, 30, paint)


class _Banner:
    """Paints the board of an attack."""

    def __init__(self, pictures: Pictures, unit: float) -> None:
        self._pictures = pictures
        self._unit = unit

    @property
    def _card(self) -> QSizeF:
        wide = round(150 * self._unit)
        return QSizeF(wide, wide * CARD_RATIO)

    def board(self, box: QRectF, said: tuple[str, str, str], face: Face) -> Picture:
        """Return the board with the attacking card, the arrow and the words."""
        u = self._unit
        card = self._card

        def paint(painter: QPainter) -> None:
            painter.setPen(QPen(self._pictures.colour("banner_edge"), 3 * u))
            painter.setBrush(self._pictures.colour("banner"))
            painter.drawRoundedRect(QRectF(1, 1, box.width() - 2, box.height() - 2), 18 * u, 18 * u)
            at = QPointF(38 * u, 62 * u)
            painter.save()
            painter.translate(at)
            shadow = self._pictures.shadow(card_shape(card), 5, "card")
            painter.drawPixmap(shadow.offset, shadow.pixmap)
            painter.drawPixmap(QPointF(), self._pictures.card(face, card.width()).pixmap)
            painter.restore()
            self._arrow(painter)
            self._words(painter, box.width(), said)

        return self._pictures.compose(box.size(), 2, paint)

    def _words(self, painter: QPainter, width: float, said: tuple[str, str, str]) -> None:
        u = self._unit
        ink, text = self._pictures.ink, self._pictures.colour("banner_text")
        title, effect, swing = said
        head = QRectF(20 * u, 12 * u, width - 40 * u, 36 * u)
        ink.write(painter, head, title, Style(24 * u, text, bold=True, is_name=True))
        left, wide = 212 * u, width - 424 * u
        middle = QRectF(left, 160 * u, wide, 66 * u)
        ink.write(painter, middle, effect, Style(16 * u, text, lines=3))
        below = QRectF(left - 4 * u, 232 * u, wide + 8 * u, 40 * u)
        number = self._pictures.colour("banner_number")
        style = Style(15.5 * u, number, bold=True, lines=2, is_name=True)
        ink.write(painter, below, swing, style)

    def _arrow(self, painter: QPainter) -> None:
        u = self._unit
        path = QPainterPath(QPointF(214 * u, 142 * u))
        path.quadTo(QPointF(282 * u, 86 * u), QPointF(346 * u, 134 * u))
        pen = QPen(GOLD, 7 * u)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        head = QPainterPath(QPointF(366 * u, 150 * u))
        head.lineTo(QPointF(334 * u, 142 * u))
        head.lineTo(QPointF(356 * u, 118 * u))
        head.closeSubpath()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(GOLD)
        painter.drawPath(head)

    def queen(self, box: QRectF, queen: int) -> Sprite:
        """Return the attacked queen, tilted in advance."""
        u, card = self._unit, self._card
        corner = QPointF(box.right() - 38 * u - card.width(), box.y() + 62 * u)
        sprite = Sprite(BANNER_QUEEN, QRectF(corner, card), "", Shape.NONE)

        def paint(painter: QPainter) -> None:
            painter.translate(card.width() / 2, card.height() / 2)
            painter.rotate(BANNER_TILT)
            painter.translate(-card.width() / 2, -card.height() / 2)
            glow = self._pictures.halo(
                card_shape(card), self._pictures.colour("legal_glow"), 10, "card"
            )
            painter.drawPixmap(glow.offset, glow.pixmap)
            painter.drawPixmap(QPointF(), self._pictures.queen(queen, card.width()).pixmap)

        sprite.show_picture(self._pictures.compose(card, 36 * u, paint))
        sprite.setTransformOriginPoint(card.width() / 2, card.height() / 2)
        return sprite


def bell_picture(pictures: Pictures, number: int, unit: float, last: bool) -> Picture:
    """Return the Jester's bell with the running number, centred on its anchor."""
    side = (LAST_BELL if last else BELL) * unit
    badge = max(20.0, side * 0.62)

    def paint(painter: QPainter) -> None:
        if last:
            painter.setPen(Qt.PenStyle.NoPen)
            for step in range(4):
                painter.setBrush(QColor(255, 216, 107, 40))
                reach = side * (0.95 - step * 0.12)
                painter.drawEllipse(QPointF(), reach, reach)
        painter.translate(-side / 2, -side / 2)
        pictures.draw(painter, "count_bell", QRectF(0, 0, side, side))
        box = QRectF(side - badge * 0.45, -badge * 0.4, badge, badge)
        pictures.draw(painter, "badge", box)
        ink = QColor("#5a1020")
        pictures.ink.write(painter, box, str(number), Style(badge * 0.6, ink, bold=True))

    key = ("bell", number, unit, last)
    return pictures.keep(key, lambda: pictures.compose(QSizeF(0, 0), side * 1.3, paint))
