"""The animator plays, skips and survives."""

from PySide6.QtCore import QObject, QPointF
from PySide6.QtWidgets import QGraphicsRectItem, QGraphicsScene

from desktop.ui.table.animator import Animator, Call, Fade, Flip, Fly, Shake, in_turn, together


def test_motions_reach_their_ends(qtbot):
    scene = QGraphicsScene()
    item = QGraphicsRectItem(0, 0, 10, 10)
    scene.addItem(item)
    animator = Animator(QObject(scene), speed=4, overlap=60)
    called = []
    animator.add(Fly(item, QPointF(100, 50), scale=0.5))
    animator.add(together(Fade(item, 0.25), Shake(item), Call(lambda: called.append("bell"))))
    animator.add(in_turn(Flip(item, lambda: called.append("turned")), Fly(item, QPointF(7, 7))))
    with qtbot.waitSignal(animator.finished, timeout=3000):
        animator.start()
    assert (item.pos(), item.scale(), item.opacity()) == (QPointF(7, 7), 0.5, 0.25)
    assert called == ["bell", "turned"]
    assert not animator.running


def test_finish_jumps_to_the_same_end(qtbot):
    item = QGraphicsRectItem(0, 0, 10, 10)
    parent = QObject()
    animator = Animator(parent, speed=1, overlap=60)
    called = []
    animator.add(Fly(item, QPointF(100, 50)))
    animator.add(Call(lambda: called.append("bell")))
    animator.add(together(Fade(item, 0.5), Flip(item, lambda: called.append("turned"))))
    animator.add(in_turn(Fly(item, QPointF(1, 1)), Fly(item, QPointF(3, 4))))
    animator.start()
    with qtbot.waitSignal(animator.finished, timeout=100):
        animator.finish()
    assert (item.pos(), item.opacity(), called) == (QPointF(3, 4), 0.5, ["bell", "turned"])
    assert item.transform().isIdentity()


def test_speed_off_ends_at_once(qtbot):
    item = QGraphicsRectItem(0, 0, 10, 10)
    parent = QObject()
    animator = Animator(parent, speed=0, overlap=60)
    animator.add(Fly(item, QPointF(100, 50)))
    with qtbot.waitSignal(animator.finished, timeout=100):
        animator.start()
    assert item.pos() == QPointF(100, 50)


def test_a_dead_item_is_left_alone(qtbot):
    scene = QGraphicsScene()
    item = QGraphicsRectItem(0, 0, 10, 10)
    scene.addItem(item)
    animator = Animator(QObject(scene), speed=4, overlap=60)
    animator.add(Fly(item, QPointF(100, 50)))
    animator.start()
    scene.clear()
    qtbot.waitUntil(lambda: not animator.running, timeout=2000)


def test_clear_stops_without_a_word(qtbot):
    item = QGraphicsRectItem(0, 0, 10, 10)
    parent = QObject()
    animator = Animator(parent, speed=1, overlap=60)
    animator.add(Fly(item, QPointF(100, 50)))
    animator.start()
    with qtbot.assertNotEmitted(animator.finished, wait=50):
        animator.clear()
    assert not animator.running
