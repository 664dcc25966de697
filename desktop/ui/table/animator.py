"""Motion on the table: flights, flips, fades and shakes in a queue that can be skipped."""

from collections.abc import Callable

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QObject,
    QParallelAnimationGroup,
    QPointF,
    QSequentialAnimationGroup,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsItem
from shiboken6 import isValid

ARC_HEIGHT = 0.12
"""Height of a flight's arc as a share of its length."""


class Animator(QObject):
    """Plays motions one after another, each starting a little before the last one ends.

    Motions are built at normal speed; the animator divides their times by the speed. Speed 0 means
    off: `start` jumps to the end at once, callbacks included.
    """

    finished = Signal()

    def __init__(self, parent: QObject, speed: float, overlap: int) -> None:
        super().__init__(parent)
        self._speed = speed
        self._overlap = overlap
        self._queue: list[QAbstractAnimation] = []
        self._group: QParallelAnimationGroup | None = None

    @property
    def running(self) -> bool:
        """Whether a queue is being played."""
        return self._group is not None

    def set_speed(self, speed: float) -> None:
        """Change the speed; takes effect at the next `start`."""
        self._speed = speed

    def add(self, motion: QAbstractAnimation | None) -> None:
        """Append a motion to the queue; None is nothing."""
        if motion is not None:
            self._queue.append(motion)

    def start(self) -> None:
        """Play the queue; `finished` comes when all is at rest, also for an empty queue."""
        queue, self._queue = self._queue, []
        if not queue:
            self.finished.emit()
            return
        group = QParallelAnimationGroup(self)
        begin = 0
        for motion in queue:
            _stretch(motion, self._speed or 1.0)
            group.addAnimation(_delayed(motion, begin))
            begin = max(0, begin + motion.totalDuration() - self._overlap)
        group.finished.connect(self._end)
        self._group = group
        group.start()
        if self._speed == 0:
            self.finish()

    def finish(self) -> None:
        """Jump to the end of everything that is queued or moving."""
        if self._group is None:
            return
        self._group.setCurrentTime(self._group.totalDuration())
        if self._group is not None:
            self._end()

    def clear(self) -> None:
        """Forget everything queued or moving; items stay where they are and nothing is told."""
        self._queue.clear()
        group, self._group = self._group, None
        if group is not None:
            group.finished.disconnect(self._end)
            group.stop()
            group.deleteLater()

    def _end(self) -> None:
        group, self._group = self._group, None
        if group is not None:
            group.deleteLater()
            self.finished.emit()


class Motion(QVariantAnimation):
    """A motion of one item from 0 to 1 that does nothing once the item is gone."""

    def __init__(self, item: QGraphicsItem | None, milliseconds: int) -> None:
        super().__init__()
        self._item = item
        self.setDuration(max(1, milliseconds))
        self.setStartValue(0.0)
        self.setEndValue(1.0)

    def begin(self, item: QGraphicsItem) -> None:
        """Look at the item just before it starts to move."""

    def move_item(self, item: QGraphicsItem, share: float) -> None:
        """Put the item where it is after this share of the motion."""

    def updateState(self, new: QAbstractAnimation.State, old: QAbstractAnimation.State) -> None:
        """Call `started` when the motion starts."""
        if old == QAbstractAnimation.State.Stopped and new == QAbstractAnimation.State.Running:
            self.started()
        super().updateState(new, old)

    def started(self) -> None:
        """Look at the item, if it still exists."""
        if self._alive():
            assert self._item is not None
            self.begin(self._item)

    def updateCurrentValue(self, value: float) -> None:
        """Move the item, if it still exists."""
        if self.state() == QAbstractAnimation.State.Running and self._alive():
            assert self._item is not None
            self.move_item(self._item, value)

    def _alive(self) -> bool:
        return self._item is not None and isValid(self._item)


class Fly(Motion):
    """Move an item on an arc to a point, changing its scale and rotation on the way."""

    def __init__(
        self,
        item: QGraphicsItem,
        to: QPointF,
        milliseconds: int = 300,
        *,
        scale: float | None = None,
        rotation: float | None = None,
        arc: float = ARC_HEIGHT,
    ) -> None:
        super().__init__(item, milliseconds)
        self._to, self._arc = QPointF(to), arc
        self._from = QPointF()
        self._scales, self._rotations = (1.0, scale), (0.0, rotation)
        self.setEasingCurve(QEasingCurve.Type.OutCubic)

    def begin(self, item: QGraphicsItem) -> None:
        """Start from wherever the item is."""
        self._from = item.pos()
        self._scales = (item.scale(), self._scales[1])
        self._rotations = (item.rotation(), self._rotations[1])

    def move_item(self, item: QGraphicsItem, share: float) -> None:
        """Follow the arc."""
        way = self._to - self._from
        lift = self._arc * (way.x() ** 2 + way.y() ** 2) ** 0.5
        height = 4 * share * (1 - share) * lift
        item.setPos(self._from + way * share - QPointF(0, height))
        if self._scales[1] is not None:
            item.setScale(_between(self._scales[0], self._scales[1], share))
        if self._rotations[1] is not None:
            item.setRotation(_between(self._rotations[0], self._rotations[1], share))


class Flip(Motion):
    """Turn an item round its upright axis; `turned` is called when it stands on edge."""

    def __init__(
        self, item: QGraphicsItem, turned: Callable[[], None], milliseconds: int = 180
    ) -> None:
        super().__init__(item, milliseconds)
        self._turned = turned
        self._done = False
        self.setEasingCurve(QEasingCurve.Type.InOutSine)

    def begin(self, item: QGraphicsItem) -> None:
        """Arm the turn."""
        self._done = False

    def move_item(self, item: QGraphicsItem, share: float) -> None:
        """Squeeze the item towards its middle line and open it again."""
        if share >= 0.5 and not self._done:
            self._done = True
            self._turned()
        middle = item.boundingRect().center().x()
        width = max(0.02, abs(1 - 2 * share))
        squeeze = QTransform.fromTranslate(middle, 0).scale(width, 1).translate(-middle, 0)
        item.setTransform(QTransform() if share >= 1 else squeeze)


class Fade(Motion):
    """Change an item's opacity."""

    def __init__(self, item: QGraphicsItem, to: float, milliseconds: int = 220) -> None:
        super().__init__(item, milliseconds)
        self._from, self._to = 1.0, to

    def begin(self, item: QGraphicsItem) -> None:
        """Start from the present opacity."""
        self._from = item.opacity()

    def move_item(self, item: QGraphicsItem, share: float) -> None:
        """Set the opacity."""
        item.setOpacity(_between(self._from, self._to, share))


class Shake(Motion):
    """Rock an item by some degrees and leave it as it was."""

    def __init__(
        self, item: QGraphicsItem, degrees: float = 4, times: int = 3, milliseconds: int = 600
    ) -> None:
        super().__init__(item, milliseconds)
        self._degrees, self._times = degrees, times
        self._rest = 0.0

    def begin(self, item: QGraphicsItem) -> None:
        """Remember the rest position."""
        self._rest = item.rotation()

    def move_item(self, item: QGraphicsItem, share: float) -> None:
        """Swing like a triangle wave that ends at rest."""
        phase = (share * self._times) % 1
        swing = 4 * phase if phase < 0.25 else 2 - 4 * phase if phase < 0.75 else 4 * phase - 4
        item.setRotation(self._rest + (0 if share >= 1 else swing * self._degrees))


class Call(Motion):
    """Call a function at this point of the queue (raise an item, play a sound)."""

    def __init__(self, function: Callable[[], None]) -> None:
        super().__init__(None, 1)
        self._function = function

    def started(self) -> None:
        """Call the function."""
        self._function()


class Wait(Motion):
    """Let some time pass."""

    def __init__(self, milliseconds: int) -> None:
        super().__init__(None, milliseconds)


def in_turn(*motions: QAbstractAnimation) -> QSequentialAnimationGroup:
    """Return motions that follow each other as one motion."""
    group = QSequentialAnimationGroup()
    for motion in motions:
        group.addAnimation(motion)
    return group


def together(*motions: QAbstractAnimation, stagger: int = 60) -> QParallelAnimationGroup:
    """Return motions that run side by side, each a little after the one before."""
    group = QParallelAnimationGroup()
    for index, motion in enumerate(motions):
        group.addAnimation(_delayed(motion, index * stagger))
    return group


def _between(start: float, end: float, share: float) -> float:
    return start + (end - start) * share


def _delayed(motion: QAbstractAnimation, begin: int) -> QAbstractAnimation:
    return in_turn(Wait(begin), motion) if begin > 0 else motion


def _stretch(motion: QAbstractAnimation, speed: float) -> None:
    """Divide all times inside a motion by the speed."""
    if isinstance(motion, QVariantAnimation):
        motion.setDuration(max(1, round(motion.duration() / speed)))
    elif isinstance(motion, QParallelAnimationGroup | QSequentialAnimationGroup):
        for index in range(motion.animationCount()):
            _stretch(motion.animationAt(index), speed)
