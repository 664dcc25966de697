"""Hands at the real window: they make an action happen by clicks on the table or by keys alone."""

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from desktop.games.sleeping_queens.rules.actions import ALLOW, DECLINE, EXCHANGE
from desktop.games.sleeping_queens.ui.items import Thing, Zone
from tests.games.sleeping_queens.ui.players import DISCARD, needed, targets
from tests.games.sleeping_queens.ui.table import expected, picture

LEFT = Qt.MouseButton.LeftButton
FAR = 40
"""More keys than any way over the window needs."""


class Hands:
    """Plays at a tab's table and looks at everything that the window shows meanwhile."""

    def __init__(self, qtbot, window, tab):
        self.qtbot, self.window, self.tab = qtbot, window, tab
        self.page, self.scene = tab.page, tab.page.scene
        self.seen = 0
        self.scene.animation_finished.connect(self.look)

    # --- what is shown ---

    def look(self):
        """Compare the picture with the observation, and see that nothing is left empty."""
        controller = self.page.controller
        if controller is None:
            return
        self.seen += 1
        observation = controller.observation
        assert picture(self.scene) == expected(observation)
        rows = [row for row in self.page.panel.score._rows if row.isVisibleTo(self.page.panel)]
        values = [int(row._value.text()) for row in rows]
        assert values == [observation.points_of(seat) for seat in range(observation.players)]
        assert self.page.prompt.sentence()
        assert controller.session.ply == 0 or self.page.panel.chronicle.facts.rowCount()
        assert [line.action for line in self.page.lines()] == list(observation.legal)

    def ready(self):
        """Whether somebody here is asked, or the game is over, and nothing moves."""
        over = self.tab.session.is_over
        return not self.scene.animating and (over or bool(self.page.lines()))

    def wait(self):
        """Wait for the table; return whether the game goes on."""
        self.qtbot.waitUntil(self.ready, timeout=20_000)
        self.look()
        return not self.tab.session.is_over

    # --- the mouse ---

    def point(self, thing: Thing):
        """Return a point of the view that belongs to a thing."""
        return self.page.view.mapFromScene(self.scene.stage.sprites[thing].box.center())

    def click(self, thing: Thing) -> None:
        """Click a thing on the table."""
        self.qtbot.mouseClick(self.page.view.viewport(), LEFT, pos=self.point(thing))

    def drag(self, thing: Thing, target: Thing) -> None:
        """Carry a card to a thing."""
        viewport, start, end = self.page.view.viewport(), self.point(thing), self.point(target)
        self.qtbot.mousePress(viewport, LEFT, pos=start)
        for share in (0.3, 0.7, 1.0):
            between = (QPointF(start) + QPointF(end - start) * share).toPoint()
            self.qtbot.mouseMove(viewport, between)
        self.qtbot.mouseRelease(viewport, LEFT, pos=end)

    def by_clicks(self, action) -> None:
        """Click cards, then targets; answers stand on buttons under the table."""
        if action[0] in (ALLOW, DECLINE):
            self.press_button(action)
            return
        ply, names = self.tab.session.ply, needed(action)
        if action[0] == EXCHANGE and names == ["jester"]:
            self.drag(self.cards("jester")[0], DISCARD)
            return
        for thing in self.cards(*names):
            self.click(thing)
        for thing in targets(action):
            if self.tab.session.ply == ply:
                self.click(thing)

    def press_button(self, action) -> None:
        """Click the button of an answer."""
        index = [line.action for line in self.page.lines()].index(action)
        bar = self.page.prompt
        shown = [button for button in bar._buttons if button.isVisible()]
        button = next(b for b in shown if bar._indices[bar._buttons.index(b)] == index)
        self.qtbot.mouseClick(button, LEFT)

    # --- the keyboard ---

    def key(self, key: Qt.Key, text: str = "") -> None:
        """Press a key wherever the focus is."""
        target = self.window.focusWidget()
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, text)
            QApplication.sendEvent(target, event)

    def by_keys(self, action) -> None:
        """Walk with Tab and arrows and act with Space, Enter and E; digits and Enter answer."""
        if action[0] in (ALLOW, DECLINE):
            self.answer(action)
            return
        ply, things = self.tab.session.ply, self.cards(*needed(action))
        for thing in things:
            self.walk(thing)
            if action[0] != EXCHANGE or len(things) > 1:
                self.key(Qt.Key.Key_Space)
        if action[0] == EXCHANGE:
            self.key(Qt.Key.Key_E if len(things) == 1 else Qt.Key.Key_Return)
            return
        for thing in targets(action):
            if self.tab.session.ply == ply:
                self.walk(thing)
                self.key(Qt.Key.Key_Space)

    def answer(self, action) -> None:
        """Press Enter for the main answer, the digit for any other."""
        lines = self.page.lines()
        index = [line.action for line in lines].index(action)
        if lines[index].primary and not self.scene.focus_shown:
            self.key(Qt.Key.Key_Return)
        else:
            self.key(Qt.Key(Qt.Key.Key_1 + index), str(index + 1))

    def walk(self, thing: Thing) -> None:
        """Bring the focus to a thing, Tab by Tab round the window if need be."""
        for _ in range(FAR):
            focused = self.scene.focused if self.scene.focus_shown else None
            if self.page.view.hasFocus() and focused is not None and focused.zone == thing.zone:
                break
            self.key(Qt.Key.Key_Tab, "\t")
        for _ in range(FAR):
            if self.scene.focused == thing:
                return
            self._step_towards(thing)
        raise AssertionError(f"{self.scene.focused} instead of {thing}")

    def _step_towards(self, thing: Thing) -> None:
        way = self.point(thing) - self.point(self.scene.focused)
        keys = [Qt.Key.Key_Right if way.x() > 0 else Qt.Key.Key_Left]
        keys.insert(abs(way.x()) > abs(way.y()), Qt.Key.Key_Down if way.y() > 0 else Qt.Key.Key_Up)
        before = self.scene.focused
        for key in keys:
            self.key(key)
            if self.scene.focused != before:
                return

    def cards(self, *names: str) -> list[Thing]:
        """Return places of my hand that hold these cards."""
        found: list[Thing] = []
        for name in names:
            fits = (
                thing
                for thing, sprite in sorted(self.scene.stage.sprites.items())
                if thing.zone == Zone.HAND and sprite.face == name and thing not in found
            )
            found.append(next(fits))
        return found
