"""Where the arrow keys and Tab lead: the next thing in a direction, the next zone."""

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, Qt

from desktop.games.sleeping_queens.ui.items import Thing, Zone

Boxes = Mapping[Thing, QRectF]

STOPS = (
    (Zone.HAND,),
    (Zone.BED,),
    (Zone.QUEEN,),
    (Zone.PILE, Zone.DISCARD, Zone.EXCHANGE),
)
"""Tab visits these; the things of one stop are neighbours for the arrows."""

ARROWS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}
SIDEWAYS = 2.5
"""How much a step aside counts against a step ahead."""


def neighbour(thing: Thing, key: Qt.Key, boxes: Boxes) -> Thing:
    """Return the nearest thing of the same stop in the arrow's direction, or the thing itself."""
    way = ARROWS[key]
    here = boxes[thing].center()
    found: list[tuple[float, Thing]] = []
    for other in stop_of(thing, boxes):
        step = boxes[other].center() - here
        ahead = step.x() * way.x() + step.y() * way.y()
        aside = abs(step.x() * way.y()) + abs(step.y() * way.x())
        if ahead > 1:
            found.append((ahead + SIDEWAYS * aside, other))
    return min(found)[1] if found else thing


def stop_of(thing: Thing, boxes: Boxes) -> list[Thing]:
    """Return all things of the thing's stop."""
    zones = next((stop for stop in STOPS if thing.zone in stop), ())
    return [other for other in boxes if other.zone in zones]


def next_stop(thing: Thing | None, boxes: Boxes, forward: bool) -> Thing | None:
    """Return the first thing of the next stop that has any; None after the last one."""
    order = STOPS if forward else tuple(reversed(STOPS))
    start = -1
    if thing is not None:
        start = next((i for i, stop in enumerate(order) if thing.zone in stop), -1)
    for stop in order[start + 1 :]:
        things = [other for other in boxes if other.zone in stop]
        if things:
            return _first(things, boxes)
    return None


def _first(things: list[Thing], boxes: Boxes) -> Thing:
    """Return the uppermost thing, of equals the leftmost."""
    return min((round(boxes[thing].y() / 20), boxes[thing].x(), thing) for thing in things)[2]
