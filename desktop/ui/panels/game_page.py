"""A running game: table, prompt bar and side panel, joined to its controller."""

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.core.actions import Action, Attempt, Refusal
from desktop.core.events import Event
from desktop.ui.appearance import Appearance
from desktop.ui.controllers.session_controller import SessionController
from desktop.ui.models.chronicle_model import Fact
from desktop.ui.panels.bubble import Bubble
from desktop.ui.panels.prompt_bar import PromptBar
from desktop.ui.panels.side_panel import SidePanel
from desktop.ui.preferences import SPEED_FACTOR
from desktop.ui.table.game_ui import ActionLine, AnyScene, GameUi, Prompt
from desktop.ui.table.table_view import TableView
from desktop.ui.widgets.pane import Pane, column, row

DIGITS = "123456789"
FAST = 6.0
"""Speed while F is held."""


class GamePage(Pane):
    """Shows one controller at a time."""

    game_over = Signal()
    """The last picture has come to rest."""
    changed = Signal()
    """Undo, redo or the result may have changed."""

    def __init__(self, appearance: Appearance, game_ui: GameUi) -> None:
        super().__init__(appearance)
        self._ui = game_ui
        self._teller = game_ui.make_teller()
        self._teller.setParent(self)
        self._controller: SessionController | None = None
        self._lines: list[ActionLine] = []
        self.view = TableView()
        self.scene: AnyScene = game_ui.make_scene(appearance.look(game_ui.name, self.view))
        self.scene.setParent(self)
        self.view.set_table(self.scene)
        self.prompt = PromptBar(appearance)
        self.panel = SidePanel(appearance)
        self._left = QWidget()
        self.bubble = Bubble(appearance, self._left)
        self._build()
        self._connect()
        self.retranslate()

    def _build(self) -> None:
        left = column(self._left)
        left.addWidget(self.view, 1)
        left.addWidget(self.prompt)
        layout = row(self)
        layout.addWidget(self._left, 1)
        layout.addWidget(self.panel)
        self.setFocusProxy(self.view)

    def _connect(self) -> None:
        self.scene.action_requested.connect(self._submit)
        self.scene.attempted.connect(self._attempt)
        self.scene.selection_told.connect(self._tell_selection)
        self.scene.animation_finished.connect(self._rested)
        self.prompt.chosen.connect(self.take_line)
        self.panel.choices.chosen.connect(self.take_line)
        self.bubble.possible_requested.connect(self._show_possible)
        self.appearance.language.language_changed.connect(self.scene.retranslate)

    # --- the game shown ---

    @property
    def controller(self) -> SessionController | None:
        """The game on the table."""
        return self._controller

    def show_game(self, controller: SessionController) -> None:
        """Put a game on the table and let it go on."""
        self.leave()
        self._controller = controller
        controller.setParent(self)
        controller.position_changed.connect(self._show_position)
        controller.step_applied.connect(self._play)
        controller.thinking_changed.connect(self._show_thinking)
        controller.refused.connect(self._explain)
        self._set_pace(1.0)
        self._show_position()

    def leave(self) -> None:
        """Take the game off the table."""
        controller, self._controller = self._controller, None
        self.scene.animator.clear()
        self.bubble.hide()
        self.prompt.set_thinking(False)
        if controller is not None:
            controller.close()
            controller.disconnect(self)
            controller.deleteLater()

    def take_line(self, index: int) -> None:
        """Take the action of a line; one that comes while things move finishes the motion first."""
        if not 0 <= index < len(self._lines):
            return
        self.scene.finish_animations()
        self._submit(self._lines[index].action)

    def lines(self) -> tuple[ActionLine, ...]:
        """Return what can be done now."""
        return tuple(self._lines)

    # --- from the controller ---

    def _show_position(self) -> None:
        controller = self._controller
        if controller is None:
            return
        self.scene.show_position(controller.observation, controller.seats)
        self._refresh()
        self._rested()

    def _play(self, events: tuple[Event, ...]) -> None:
        if self._controller is not None:
            self.bubble.hide()
            # Words first: without motion the scene rests, and the game goes on, inside `play`.
            self._refresh()
            self.scene.play(events, self._controller.observation)

    def _rested(self) -> None:
        controller = self._controller
        if controller is None:
            return
        if controller.session.is_over:
            self.game_over.emit()
        else:
            controller.proceed()

    def _show_thinking(self, thinking: bool) -> None:
        self.prompt.set_thinking(thinking)

    def _explain(self, refusal: Refusal, attempt: Attempt) -> None:
        if self._controller is None:
            return
        title, why = self._teller.refusal(refusal, self._controller.seats)
        place = self.view.mapFromScene(self.scene.place_of(attempt)).boundingRect()
        target = QRect() if self.scene.place_of(attempt).isEmpty() else place
        self.bubble.explain(title, why, self._teller.clause(refusal.clause), target)

    def _refresh(self) -> None:
        controller = self._controller
        if controller is None:
            return
        observation, seats = controller.observation, controller.seats
        self._lines = self._teller.action_lines(observation, seats) if observation.legal else []
        self.prompt.say(self._prompt(), seats)
        self.prompt.offer(self._lines)
        self.panel.set_goal(self._teller.goal(observation))
        self.panel.score.show_scores(self._teller.scores(observation), seats, controller.me)
        self.panel.choices.offer(self._lines)
        self.panel.count_actions(len(self._lines))
        self.panel.chronicle.tell(self._facts())
        self.changed.emit()

    def _prompt(self) -> Prompt:
        assert self._controller is not None
        observation, seats = self._controller.observation, self._controller.seats
        if observation.result is not None:
            return Prompt(*self._teller.result(observation, seats))
        return self._teller.prompt(observation, seats)

    def _facts(self) -> list[Fact]:
        controller = self._controller
        assert controller is not None
        facts: list[Fact] = []
        for entry in controller.chronicle:
            for event in entry.events:
                words = self._teller.tell(event, controller.seats, controller.viewer) or ""
                turn = self._teller.turn(event)
                if turn is not None:
                    heading = words or self.tr("Turn {number}").format(number=turn)
                    facts.append(Fact(heading, None, entry.ply))
                elif words:
                    facts.append(Fact(words, controller.seats[entry.seat].colour, entry.ply))
        return _mark_latest(facts)

    # --- from the person ---

    def _submit(self, action: Action) -> None:
        if self._controller is not None:
            self._controller.submit(action)

    def _attempt(self, attempt: Attempt) -> None:
        if self._controller is not None:
            self._controller.attempt(attempt)

    def _tell_selection(self, words: str) -> None:
        if self._controller is not None:
            self.prompt.say_detail(words or self._prompt().detail)

    def _show_possible(self) -> None:
        self.panel.show()
        self.panel.choices.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits take actions, Enter the main one, Esc closes, F makes everything fast."""
        if event.text() and event.text() in DIGITS:
            self.take_line(int(event.text()) - 1)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._take_main()
        elif event.key() == Qt.Key.Key_Escape:
            self.bubble.hide()
            self.scene.cancel_selection()
        elif event.text().lower() in ("f", "а") and not event.isAutoRepeat():
            self._set_pace(FAST)
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Go back to the chosen speed when F is let go."""
        if event.text().lower() in ("f", "а") and not event.isAutoRepeat():
            self._set_pace(1.0)
            return
        super().keyReleaseEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Close the bubble by a click elsewhere."""
        self.bubble.hide()
        super().mousePressEvent(event)

    def _take_main(self) -> None:
        for index, line in enumerate(self._lines):
            if line.primary:
                self.take_line(index)
                return

    def _set_pace(self, factor: float) -> None:
        chosen = SPEED_FACTOR[self.appearance.preferences.motion]
        self.scene.animator.set_speed(chosen * factor)
        if self._controller is not None:
            pause = self.appearance.preferences.bot_pause
            self._controller.bot_pause = 0 if factor > 1 else pause

    # --- look and language ---

    def retranslate(self) -> None:
        """Tell everything anew."""
        self.view.setAccessibleName(self.tr("Table"))
        if self._controller is not None:
            self.scene.retranslate()
            self._refresh()

    def relook(self) -> None:
        """Draw the table in the theme of now."""
        self.scene.set_look(self.appearance.look(self._ui.name, self.view))
        self._set_pace(1.0)
        if self._controller is not None:
            self._refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the panel follow the width of the window."""
        super().resizeEvent(event)
        self.panel.relook()
        self.bubble.hide()

    def table_origin(self) -> QPoint:
        """Return where the table begins in the page."""
        return self.view.mapTo(self, QPoint(0, 0))


def _mark_latest(facts: list[Fact]) -> list[Fact]:
    """Put the last line on a soft ground."""
    if facts and facts[-1].colour is not None:
        last = facts[-1]
        facts[-1] = Fact(last.text, last.colour, last.ply, latest=True)
    return facts
