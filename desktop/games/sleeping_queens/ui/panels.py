"""Panels round the beds: opponents' seats, my plate, the example box, captions."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.core.actions import Seat
from desktop.games.sleeping_queens.rules.components import POINTS_TO_WIN, QUEENS_TO_WIN
from desktop.games.sleeping_queens.rules.observation import Observation
from desktop.games.sleeping_queens.ui import text_table as words
from desktop.games.sleeping_queens.ui.cards import Picture, Pictures
from desktop.games.sleeping_queens.ui.example import Stand
from desktop.games.sleeping_queens.ui.ink import CENTRE, LEFT, RIGHT, Style
from desktop.games.sleeping_queens.ui.layout import Layout, SeatBox
from desktop.games.sleeping_queens.ui.text_voice import Voice
from desktop.ui.i18n import tell
from desktop.ui.table.seat_view import SeatView

SHAPE_SHARE = 0.42
LOW_PILE = 8


@dataclass(frozen=True)
class ExampleView:
    """What the example box shows: a headline, a formula or card, a note, and whether it goes."""

    headline: str = ""
    formula: str = ""
    note: str = ""
    stand: Stand = Stand.NOTHING
    button: bool = False
    held: bool = False
    """Whether the needed card is in the hand."""


class Panels:
    """Paints the panels of one table."""

    def __init__(self, pictures: Pictures, layout: Layout) -> None:
        self._pictures = pictures
        self._layout = layout
        self._unit = layout.unit

    # --- seats ---

    def seat(self, box: SeatBox, o: Observation, seat: Seat, view: SeatView) -> Picture:
        """Return an opponent's panel with everything but the awake queens."""

        def paint(painter: QPainter) -> None:
            painter.translate(-box.panel.topLeft())
            self._frame(painter, box.panel, o, seat)
            self.paint_badge(painter, box.avatar, view)
            self._write(painter, box.name, view.name, 15.5, bold=True, is_name=True)
            standing = self._standing(o, seat)
            self._write(painter, box.goal, standing, 13, colour="panel_quiet")
            for arch in box.arches:
                self._arch(painter, arch)
            cards = o.hand_sizes[seat]
            self._pictures.paint_fan(painter, box.fan, box.back, cards)
            count = tell(words.HAND_COUNT, count=cards)
            self._write(painter, box.count, count, 14, bold=True)

        return self._pictures.compose(box.panel.size(), 2, paint)

    def plate(self, box: QRectF, o: Observation, seat: Seat, voice: Voice) -> Picture:
        """Return my own panel with the two meters."""
        queens, points = len(o.queens_of(seat)), o.points_of(seat)

        def paint(painter: QPainter) -> None:
            u = self._unit
            self._frame(painter, QRectF(QPointF(), box.size()), o, seat)
            self.paint_badge(painter, QRectF(12 * u, 10 * u, 38 * u, 38 * u), voice.seats[seat])
            name = QRectF(58 * u, 12 * u, 88 * u, 34 * u)
            alone = sum(view.is_person for view in voice.seats) == 1
            called = voice.name(seat) if alone else voice.seats[seat].name
            self._write(painter, name, called, 17, bold=True, is_name=True)
            goal, most = QUEENS_TO_WIN[o.players], POINTS_TO_WIN[o.players]
            self._meter(painter, 56 * u, tell(words.QUEENS), value=queens, goal=goal)
            self._meter(painter, 92 * u, tell(words.POINTS), value=points, goal=most)
            foot = QRectF(8 * u, 128 * u, 136 * u, 20 * u)
            enough = tell(words.ONE_ENOUGH)
            self._write(painter, foot, enough, 12, colour="panel_quiet", align=CENTRE)

        return self._pictures.compose(box.size(), 2, paint)

    def _meter(self, painter: QPainter, top: float, label: str, *, value: int, goal: int) -> None:
        u = self._unit
        row = QRectF(12 * u, top, 128 * u, 20 * u)
        count = tell(words.OF, count=value, goal=goal)
        self._write(
            painter, QRectF(row.x(), top, 62 * u, 20 * u), label, 12.5, colour="panel_quiet"
        )
        right = QRectF(row.right() - 66 * u, top, 66 * u, 20 * u)
        self._write(painter, right, count, 14, bold=True, align=RIGHT)
        track = QRectF(row.x(), top + 23 * u, row.width(), 6 * u)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._pictures.colour("meter_track"))
        painter.drawRoundedRect(track, 3 * u, 3 * u)
        if value:
            share = min(1.0, value / goal)
            painter.setBrush(self._pictures.colour("meter"))
            done = QRectF(track.topLeft(), track.size())
            done.setWidth(max(6 * u, track.width() * share))
            painter.drawRoundedRect(done, 3 * u, 3 * u)

    def _standing(self, o: Observation, seat: Seat) -> str:
        return tell(
            words.STANDING,
            queens=len(o.queens_of(seat)),
            goal=QUEENS_TO_WIN[o.players],
            points=o.points_of(seat),
            most=POINTS_TO_WIN[o.players],
        )

    def _frame(self, painter: QPainter, box: QRectF, o: Observation, seat: Seat) -> None:
        active, asked = o.active == seat, seat in o.to_act
        over = o.result is not None
        lit = seat in o.result.winners if o.result is not None else active or asked
        style = Qt.PenStyle.SolidLine if active or over else Qt.PenStyle.DashLine
        colour = self._pictures.colour("panel_active" if lit else "panel_edge")
        painter.setPen(QPen(colour, 2.5 if lit else 1.2, style if lit else Qt.PenStyle.SolidLine))
        painter.setBrush(self._pictures.colour("panel"))
        painter.drawRoundedRect(box.adjusted(1.5, 1.5, -1.5, -1.5), 14, 14)

    def arches(self, boxes: tuple[QRectF, ...], area: QRectF) -> Picture:
        """Return the empty arches above my hand."""

        def paint(painter: QPainter) -> None:
            painter.translate(-area.topLeft())
            for box in boxes:
                self._arch(painter, box)

        return self._pictures.compose(area.size(), 2, paint)

    def _arch(self, painter: QPainter, box: QRectF) -> None:
        inner = box.adjusted(1, 1, -1, -2)
        pen = QPen(self._pictures.colour("arch_edge"), 1.4, Qt.PenStyle.DashLine)
        arch = self._pictures.empty_arch(inner.size(), pen)
        painter.drawPixmap(inner.topLeft() + arch.offset, arch.pixmap)

    def paint_badge(self, painter: QPainter, box: QRectF, seat: SeatView) -> None:
        """Paint a player's face in a ring of his colour, his shape at the lower right."""
        look, theme = self._pictures.look, self._pictures.theme
        ring = max(2.0, box.width() * 0.055)
        colour = QColor(theme.player(seat.colour).colour)
        ground = self._pictures.colour("badge_ground")
        painter.setPen(QPen(colour, ring))
        painter.setBrush(ground)
        painter.drawEllipse(box.adjusted(ring / 2, ring / 2, -ring / 2, -ring / 2))
        side = round(box.width() - 4 * ring)
        face = look.assets.pixmap(f"avatars/{seat.avatar}", QSize(side, side), look.ratio)
        painter.drawPixmap(box.topLeft() + QPointF(2 * ring, 2 * ring), face)
        self._paint_shape(painter, box, seat, ground)

    def _paint_shape(self, painter: QPainter, box: QRectF, seat: SeatView, ground: QColor) -> None:
        look, player = self._pictures.look, self._pictures.theme.player(seat.colour)
        side = round(box.width() * SHAPE_SHARE)
        corner = QPointF(box.right() - side + 1, box.bottom() - side + 1)
        for grow, colour in ((4, ground), (0, QColor(player.colour))):
            size = QSize(side + grow, side + grow)
            mark = look.assets.pixmap(f"shapes/{player.shape}", size, look.ratio, colour)
            painter.drawPixmap(corner - QPointF(grow / 2, grow / 2), mark)

    # --- piles ---

    def caption(self, box: QRectF, text: str, warning: str = "") -> Picture:
        """Return the words under a pile."""

        def paint(painter: QPainter) -> None:
            u = self._unit
            line = QRectF(0, 0, box.width(), 18 * u)
            colour = "gold" if warning else "felt_text"
            self._write(painter, line, text, 12.5, bold=True, colour=colour, align=CENTRE)
            if warning:
                below = QRectF(0, 18 * u, box.width(), 18 * u)
                self._write(painter, below, warning, 12, colour="gold", align=CENTRE)

        return self._pictures.compose(box.size(), 0, paint)

    # --- the example ---

    def button_box(self, box: QRectF) -> QRectF:
        """Return where the button of the example box is, in the box's own coordinates."""
        u = self._unit
        return QRectF(10 * u, box.height() - 42 * u, box.width() - 20 * u, 34 * u)

    def example(self, box: QRectF, view: ExampleView) -> Picture:
        """Return the box where an example is built."""

        def paint(painter: QPainter) -> None:
            u = self._unit
            colours = self._pictures.colour
            lit = view.button
            painter.setPen(
                QPen(colours("panel_active" if lit else "panel_edge"), 2.5 if lit else 1.2)
            )
            painter.setBrush(colours("panel"))
            whole = QRectF(QPointF(), box.size())
            painter.drawRoundedRect(whole.adjusted(1.5, 1.5, -1.5, -1.5), 14, 14)
            wide = box.width() - 16 * u
            if view.stand == Stand.NOTHING and not view.formula:
                hint = QRectF(8 * u, 8 * u, wide, box.height() - 16 * u)
                self._write(painter, hint, view.note, 13, align=CENTRE, lines=6)
                return
            head = QRectF(8 * u, 8 * u, wide, 18 * u)
            self._write(painter, head, view.headline, 12, colour="panel_quiet", align=CENTRE)
            self._formula(painter, QRectF(8 * u, 28 * u, wide, 40 * u), view)
            bottom = self.button_box(box).top() if view.button else box.height() - 6 * u
            note = QRectF(8 * u, 70 * u, wide, bottom - 72 * u)
            self._note(painter, note, view)
            if view.button:
                self._button(painter, self.button_box(box))

        return self._pictures.compose(box.size(), 2, paint)

    def _note(self, painter: QPainter, box: QRectF, view: ExampleView) -> None:
        colours = {Stand.RIGHT: "right", Stand.PAIR: "right", Stand.WRONG: "wrong"}
        colour = colours.get(view.stand, "gold" if view.held else "panel_quiet")
        bold = view.held or view.stand in colours
        self._write(painter, box, view.note, 13, bold=bold, colour=colour, align=CENTRE, lines=3)

    def _formula(self, painter: QPainter, box: QRectF, view: ExampleView) -> None:
        """Write the formula with its tick or cross, which are drawn, not written."""
        u = self._unit
        mark = view.stand in (Stand.RIGHT, Stand.WRONG, Stand.PAIR)
        room = box.adjusted(0, 0, -30 * u if mark else 0, 0)
        px = 25.0 if view.stand != Stand.NOTHING else 17.0
        lines = 1 if view.stand != Stand.NOTHING else 2
        self._write(painter, room, view.formula, px, bold=True, align=CENTRE, lines=lines)
        if mark:
            corner = QRectF(box.right() - 28 * u, box.center().y() - 12 * u, 24 * u, 24 * u)
            self._mark(painter, corner, right=view.stand != Stand.WRONG)

    def _mark(self, painter: QPainter, box: QRectF, right: bool) -> None:
        path = QPainterPath()
        x, y, side = box.x(), box.y(), box.width()
        if right:
            path.moveTo(x + side * 0.08, y + side * 0.55)
            path.lineTo(x + side * 0.36, y + side * 0.86)
            path.lineTo(x + side * 0.94, y + side * 0.12)
        else:
            path.moveTo(x + side * 0.15, y + side * 0.15)
            path.lineTo(x + side * 0.85, y + side * 0.85)
            path.moveTo(x + side * 0.85, y + side * 0.15)
            path.lineTo(x + side * 0.15, y + side * 0.85)
        pen = QPen(self._pictures.colour("right" if right else "wrong"), side * 0.18)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)

    def _button(self, painter: QPainter, box: QRectF) -> None:
        u = self._unit
        ink = self._pictures.colour("button_ink")
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._pictures.colour("button"))
        painter.drawRoundedRect(box, 9 * u, 9 * u)
        label = box.adjusted(6 * u, 0, -32 * u, 0)
        self._write(painter, label, tell(words.EXCHANGE), 14, bold=True, ink=ink, align=CENTRE)
        cap = QRectF(box.right() - 30 * u, box.center().y() - 10 * u, 22 * u, 20 * u)
        painter.setPen(QPen(ink, 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(cap, 4 * u, 4 * u)
        self._write(painter, cap, "E", 11, ink=ink, align=CENTRE)

    # --- words ---

    def _write(
        self,
        painter: QPainter,
        box: QRectF,
        text: str,
        px: float,
        *,
        colour: str = "panel_text",
        ink: QColor | None = None,
        bold: bool = False,
        align: Qt.AlignmentFlag = LEFT,
        lines: int = 1,
        is_name: bool = False,
    ) -> None:
        paint = ink or self._pictures.colour(colour)
        wish = px * self._unit
        style = Style(wish, paint, bold, align, lines, is_name)
        self._pictures.ink.write(painter, box, text, style)
