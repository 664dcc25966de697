"""From the words of an attempt back to places on the table."""

from PySide6.QtCore import QRectF

from desktop.core.actions import Attempt
from desktop.games.sleeping_queens.rules.components import QUEEN_OF_NAME
from desktop.games.sleeping_queens.rules.refusals import gesture_of
from desktop.games.sleeping_queens.ui.items import Thing, Zone
from desktop.games.sleeping_queens.ui.stage import Stage


def box_of_attempt(attempt: Attempt, stage: Stage) -> QRectF:
    """Return the target's box, else that of the first card; empty when neither is on the table."""
    if attempt.action is not None:
        attempt = gesture_of(attempt.action)
    thing = _target(attempt.target)
    sprite = stage.sprites.get(thing) if thing is not None else None
    if sprite is not None:
        return sprite.box
    for thing, sprite in stage.sprites.items():
        if thing.zone == Zone.HAND and sprite.face in attempt.source[:1]:
            return sprite.box
    return QRectF()


def _target(target: str) -> Thing | None:
    words = target.split()
    if target == "discard":
        return Thing(Zone.DISCARD)
    if "bed" in words and words[-1].isdecimal():
        return Thing(Zone.BED, int(words[-1]) - 1)
    if len(words) == 2 and words[1] in QUEEN_OF_NAME:
        return Thing(Zone.QUEEN, QUEEN_OF_NAME[words[1]])
    return None
