"""Where everything lies: a table size and a number of players to rectangles in pixels."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from desktop.games.sleeping_queens.rules.components import BED_COLUMNS, QUEENS_TO_WIN

WIDTH, HEIGHT = 960.0, 704.0
"""The virtual table; lengths below are its units."""
WIDE = 1036.0
"""From this width on the beds and piles keep their full size beside seats at the sides."""
CARD_RATIO = 7 / 5
TOKEN_RATIO = 6 / 5
BED_RATIO = 180 / 140
HAND_WIDTH = 592.0

# Players -> places of the others, clockwise from the viewer's left.
PLACES = {
    2: ("top",),
    3: ("top_left", "top_right"),
    4: ("left", "top", "right"),
    5: ("left", "top_left", "top_right", "right"),
}

# The Jester's way between neighbouring places: control points of its hops.
HOPS = {
    ("me", "left"): (236, 440),
    ("left", "top_left"): (226, 150),
    ("left", "top"): (300, 140),
    ("me", "top_left"): (226, 300),
    ("me", "top"): (250, 300),
    ("top_left", "top_right"): (480, 150),
    ("top", "right"): (660, 140),
    ("top_right", "right"): (734, 150),
    ("right", "me"): (640, 500),
    ("top_right", "me"): (734, 300),
    ("top", "me"): (250, 300),
}
ANCHORS = {
    "me": (166, 556),
    "left": (204, 300),
    "top_left": (300, 108),
    "top": (480, 108),
    "top_right": (660, 108),
    "right": (756, 300),
}


@dataclass(frozen=True)
class SeatBox:
    """An opponent's panel and what stands in it."""

    place: str
    panel: QRectF
    avatar: QRectF
    name: QRectF
    goal: QRectF
    fan: QPointF
    """The middle of the foot of the fan."""
    back: float
    """Width of a card back in the fan."""
    count: QRectF
    arches: tuple[QRectF, ...]

    @property
    def hand(self) -> QRectF:
        """Where cards come from and go to."""
        height = self.back * CARD_RATIO
        return QRectF(self.fan.x() - self.back / 2, self.fan.y() - height * 0.85, self.back, height)


class Layout:
    """All rectangles of one table in pixels."""

    def __init__(self, width: float, height: float, players: int, beds: int) -> None:
        self.players = players
        self.bed_count = beds
        self.unit = max(0.2, min(width / WIDTH, height / HEIGHT))
        self.wide = width / self.unit
        self.high = height / self.unit
        self.spare = self.high - HEIGHT
        self.size = QRectF(0, 0, width, height)

    # --- the middle ---

    @property
    def beds(self) -> tuple[QRectF, ...]:
        """The beds, row by row."""
        rows = self.bed_count // BED_COLUMNS
        step_y = 311 / rows if rows > 3 else 104.0
        high = step_y - 1
        wide = high / BED_RATIO
        step_x = self._bed_step if rows == 3 else wide + 22
        left = self.wide / 2 - (3 * step_x + wide) / 2
        return tuple(
            self._box(left + (bed % BED_COLUMNS) * step_x, self._bed_top(bed, step_y), wide, high)
            for bed in range(self.bed_count)
        )

    def _bed_top(self, bed: int, step: float) -> float:
        return 114 + self.spare / 2 + (bed // BED_COLUMNS) * step

    @property
    def _roomy(self) -> bool:
        return self.players < 4 or self.wide >= WIDE

    @property
    def _bed_step(self) -> float:
        return 104.0 if self._roomy else 88.0

    @property
    def draw_pile(self) -> QRectF:
        """The pile, left of the beds."""
        return self._pile(left=True)

    @property
    def discard(self) -> QRectF:
        """The discard, right of the beds."""
        return self._pile(left=False)

    def _pile(self, left: bool) -> QRectF:
        wide = 84.0 if self._roomy else 68.0
        high = wide * CARD_RATIO
        edge = 204.0 if self.players > 3 else 64.0 + (self.wide - WIDTH) / 4
        beds = self.wide / 2 - (3 * self._bed_step + 80) / 2
        x = (edge + beds - wide) / 2
        y = 114 + self.spare / 2 + (311 - high) / 2 - 6
        return self._box(x if left else self.wide - x - wide, y, wide, high)

    def caption(self, pile: QRectF) -> QRectF:
        """Where the words under a pile stand."""
        u = self.unit
        return QRectF(pile.x() - 30 * u, pile.bottom() + 15 * u, pile.width() + 60 * u, 40 * u)

    @property
    def reveal(self) -> QRectF:
        """Where the Jester's card lies."""
        return self._box(self.wide / 2 - 56, 196 + self.spare / 2, 112, 157)

    @property
    def banner(self) -> QRectF:
        """Where an attack is announced."""
        return self._box(self.wide / 2 - 290, 114 + self.spare / 2, 580, 306)

    # --- mine ---

    def my_queens(self, count: int) -> tuple[QRectF, ...]:
        """Tokens above my hand; `count` is at least the goal."""
        step = min(82.0, 410 / count)
        left = self.wide / 2 - (step * (count - 1) + 72) / 2
        y = 428 + self.spare * 0.75
        return tuple(self._box(left + index * step, y, 72, 86.4) for index in range(count))

    def hand(self, count: int) -> tuple[QRectF, ...]:
        """My cards in a flat row; many overlap."""
        if not count:
            return ()
        step = min(120.0, (HAND_WIDTH - 112) / max(1, count - 1))
        left = self.wide / 2 - (step * (count - 1) + 112) / 2
        return tuple(
            self._box(left + index * step, self.high - 171, 112, 112 * CARD_RATIO)
            for index in range(count)
        )

    @property
    def hand_zone(self) -> QRectF:
        """Below this line lie my cards."""
        return self._box(180, self.high - 186, self.wide - 360, 186)

    @property
    def plate(self) -> QRectF:
        """My name and meters."""
        return self._box(14, self.high - 169, 152, 153)

    @property
    def example(self) -> QRectF:
        """The box where an example is built."""
        return self._box(self.wide - 166, self.high - 169, 152, 153)

    # --- the others ---

    @property
    def seats(self) -> tuple[SeatBox, ...]:
        """The opponents' panels, clockwise from the viewer's left."""
        arches = QUEENS_TO_WIN[self.players]
        return tuple(self._seat(place, arches) for place in PLACES[self.players])

    def _seat(self, place: str, arches: int) -> SeatBox:
        if place in ("left", "right"):
            return self._side_seat(place, arches)
        half = (self.wide - 38) / 2
        x, wide = {
            "top": (self.wide / 2 - 288, 576.0),
            "top_left": (14.0, half),
            "top_right": (24 + half, half),
        }[place]
        return self._top_seat(place, QRectF(x, 10, wide, 98), arches)

    def _top_seat(self, place: str, panel: QRectF, arches: int) -> SeatBox:
        x, y = panel.x(), panel.y()
        token = min(68.0, (panel.width() - 178 - 5 * (arches - 1)) / arches)
        high = token * TOKEN_RATIO
        left = panel.right() - 11 - arches * token - 5 * (arches - 1)
        top = y + (98 - high) / 2
        return SeatBox(
            place,
            self._box(x, y, panel.width(), 98),
            self._box(x + 10, y + 8, 38, 38),
            self._box(x + 54, y + 4, left - x - 60, 22),
            self._box(x + 54, y + 25, left - x - 60, 18),
            self._point(x + 62, y + 88),
            30 * self.unit,
            self._box(x + 110, y + 62, 40, 22),
            tuple(self._box(left + i * (token + 5), top, token, high) for i in range(arches)),
        )

    def _side_seat(self, place: str, arches: int) -> SeatBox:
        x = 14.0 if place == "left" else self.wide - 204
        y = 114 + self.spare / 2
        tokens = tuple(
            self._box(x + 17 + (i % 2) * 86, y + 56 + (i // 2) * 96, 72, 72 * TOKEN_RATIO)
            for i in range(arches)
        )
        return SeatBox(
            place,
            self._box(x, y, 190, 312),
            self._box(x + 10, y + 8, 38, 38),
            self._box(x + 54, y + 4, 128, 22),
            self._box(x + 54, y + 25, 128, 18),
            self._point(x + 80, y + 298),
            32 * self.unit,
            self._box(x + 130, y + 270, 44, 22),
            tokens,
        )

    # --- the Jester's count ---

    def anchor(self, place: str) -> QPointF:
        """Where the bell rests at a place."""
        return self._stretched(*ANCHORS[place])

    def hop(self, start: str, end: str) -> QPointF:
        """Return the control point of the bell's hop between two places."""
        if (start, end) in HOPS:
            return self._stretched(*HOPS[start, end])
        if (end, start) in HOPS:
            return self._stretched(*HOPS[end, start])
        return (self.anchor(start) + self.anchor(end)) / 2 - QPointF(0, 60 * self.unit)

    def _stretched(self, x: float, y: float) -> QPointF:
        """Keep the distance to the nearer edge when the table is larger than drawn."""
        if abs(x - WIDTH / 2) < 60:
            x += (self.wide - WIDTH) / 2
        elif x > WIDTH / 2:
            x += self.wide - WIDTH
        if y > 500:
            y += self.spare
        elif y > 110:
            y += self.spare / 2
        return self._point(x, y)

    def _box(self, x: float, y: float, wide: float, high: float) -> QRectF:
        u = self.unit
        return QRectF(round(x * u), round(y * u), round(wide * u), round(high * u))

    def _point(self, x: float, y: float) -> QPointF:
        return QPointF(x * self.unit, y * self.unit)


def bed_card(bed: QRectF) -> QRectF:
    """Return where the card lies in a bed."""
    return QRectF(
        bed.x() + bed.width() * 0.143,
        bed.y() + bed.height() * 0.122,
        bed.width() * 0.714,
        bed.height() * 0.778,
    )


def inside(bed: QRectF, *, x: float, y: float, side: float) -> QRectF:
    """Return a square inside a bed, in shares of the bed's width and height."""
    length = bed.width() * side
    return QRectF(bed.x() + bed.width() * x, bed.y() + bed.height() * y, length, length)
