"""Players with hands: they make an action happen by clicks, by keys or by dragging."""

from PySide6.QtCore import QPointF, Qt

from desktop.core.actions import Action
from desktop.games.sleeping_queens.rules.actions import (
    ALLOW,
    DECLINE,
    DEFEND,
    EXCHANGE,
    PLAY_JESTER,
    PLAY_KING,
    PLAY_KNIGHT,
    PLAY_POTION,
)
from desktop.games.sleeping_queens.rules.components import CARD_NAMES
from desktop.games.sleeping_queens.rules.hands import unpack
from desktop.games.sleeping_queens.ui.items import Thing, Zone
from tests.games.sleeping_queens.ui.table import Table

DISCARD = Thing(Zone.DISCARD)


def needed(action: Action) -> list[str]:
    """Return the cards that the action takes from the hand."""
    kind = action[0]
    if kind == EXCHANGE:
        return [CARD_NAMES[card] for card in unpack(action[1])]
    if kind == DEFEND:
        return [CARD_NAMES[action[1]]]
    names = {PLAY_KING: "king", PLAY_KNIGHT: "knight", PLAY_POTION: "potion"}
    names[PLAY_JESTER] = "jester"
    return [names[kind]] if kind in names else []


def targets(action: Action) -> list[Thing]:
    """Return what is pointed at after the cards."""
    kind = action[0]
    if kind == PLAY_POTION:
        return [Thing(Zone.QUEEN, action[1]), Thing(Zone.BED, action[2])]
    if kind == PLAY_KNIGHT:
        return [Thing(Zone.QUEEN, action[1])]
    if kind in (PLAY_JESTER, DEFEND, ALLOW, DECLINE):
        return []
    return [DISCARD] if kind == EXCHANGE else [Thing(Zone.BED, action[1])]


def by_clicks(table: Table, action: Action) -> None:
    """Click the cards, then the targets; what the prompt bar offers is played by it."""
    if action[0] in (ALLOW, DECLINE):
        table.play(action)
        return
    done = len(table.actions)
    names = needed(action)
    if action[0] == EXCHANGE and names == ["jester"]:
        table.drag(table.cards("jester")[0], table.centre(DISCARD))
        return
    for thing in table.cards(*names):
        table.click(thing)
    for thing in targets(action):
        if len(table.actions) == done:
            table.click(thing)


def by_dragging(table: Table, action: Action) -> None:
    """Carry the card to its target."""
    names = needed(action)
    if not names:
        by_clicks(table, action)
        return
    things = table.cards(*names)
    for thing in things[1:]:
        table.click(thing)
    if len(things) > 1:
        table.click(things[0])
    done, places = len(table.actions), targets(action)
    table.drag(things[0], table.centre(places[0]) if places else QPointF(476, 420))
    for thing in places[1:]:
        if len(table.actions) == done:
            table.click(thing)


def by_keys(table: Table, action: Action) -> None:
    """Walk with Tab and arrows, act with Space, Enter and E."""
    if action[0] in (ALLOW, DECLINE):
        table.play(action)
        return
    done = len(table.actions)
    things = table.cards(*needed(action))
    for thing in things:
        walk(table, thing)
        if action[0] != EXCHANGE or len(things) > 1:
            table.key(Qt.Key.Key_Space)
    if action[0] == EXCHANGE:
        table.key(Qt.Key.Key_E if len(things) == 1 else Qt.Key.Key_Return)
        return
    for thing in targets(action):
        if len(table.actions) == done:
            walk(table, thing)
            table.key(Qt.Key.Key_Space)


def walk(table: Table, thing: Thing) -> None:
    """Bring the focus to a thing by Tab and arrows alone."""
    scene = table.scene
    for _ in range(6):
        if scene.focused is not None and scene.focused.zone == thing.zone and scene.focus_shown:
            break
        scene.move_to_zone(True)
    for _ in range(40):
        if scene.focused == thing:
            return
        assert scene.focused is not None
        goal = table.centre(thing)
        here = table.centre(scene.focused)
        across, down = goal.x() - here.x(), goal.y() - here.y()
        keys = [Qt.Key.Key_Right if across > 0 else Qt.Key.Key_Left]
        keys.insert(abs(across) > abs(down), Qt.Key.Key_Down if down > 0 else Qt.Key.Key_Up)
        before = scene.focused
        for key in keys:
            table.key(key)
            if scene.focused != before:
                break
    assert scene.focused == thing, f"{scene.focused} instead of {thing}"
