"""The base of every table: shows an observation, plays events over it, and asks for actions."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from PySide6.QtCore import QAbstractAnimation, QRectF, QSizeF, Signal
from PySide6.QtWidgets import QGraphicsScene

from desktop.core.actions import Action, Attempt
from desktop.core.events import Event
from desktop.core.rules import Observation
from desktop.ui.assets import Assets
from desktop.ui.table.animator import Animator
from desktop.ui.table.seat_view import SeatView
from desktop.ui.theme import Theme

O = TypeVar("O", bound=Observation)  # noqa: E741


@dataclass(frozen=True)
class Look:
    """How a table is drawn: theme (its scale and the game's own colours in it), pictures, motion.

    `speed` multiplies every motion, 0 is off; `reduced` replaces flights by short fades.
    `ratio` is the device pixel ratio of the screen.
    """

    theme: Theme
    assets: Assets
    ratio: float = 1.0
    speed: float = 1.0
    reduced: bool = False
    memory_aid: bool = True
    """Whether the table reminds of hidden things that everybody has seen before."""


class TableScene(QGraphicsScene, Generic[O]):
    """Shows what one viewer may know and turns gestures into wishes; judges nothing itself.

    A game overrides `lay_out` (place everything as the observation says, at once) and
    `animation_of` (one event). The base keeps the order: animate, then lay out again, so that an
    animation can never corrupt the picture.
    """

    action_requested = Signal(object)
    """An Action the viewer chose, one of `observation.legal`."""
    attempted = Signal(object)
    """An Attempt that matches no legal action: the window explains why."""
    selection_told = Signal(str)
    """What the half-made choice means, for the prompt bar; "" when nothing is chosen."""
    animation_finished = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.table_size = QSizeF(952, 643)
        self.observation: O | None = None
        self.seats: tuple[SeatView, ...] = ()
        self.animator = Animator(self, look.speed, look.theme.motion["stagger"])
        self.animator.finished.connect(self._settle)

    # --- what the window calls ---

    def show_position(self, observation: O, seats: Sequence[SeatView]) -> None:
        """Show a position at once, without motion."""
        self.animator.clear()
        self.observation = observation
        self.seats = tuple(seats)
        self.lay_out()

    def play(self, events: Sequence[Event], observation: O) -> None:
        """Animate what happened, then show the observation; `animation_finished` tells the end."""
        self.finish_animations()
        self.observation = observation
        for event in events:
            self.animator.add(self.animation_of(event))
        self.animator.start()

    def finish_animations(self) -> None:
        """Jump to the end of what is moving."""
        self.animator.finish()

    @property
    def animating(self) -> bool:
        """Whether something moves that stands for events."""
        return self.animator.running

    def set_look(self, look: Look) -> None:
        """Draw with another theme, scale or speed from now on."""
        self.look = look
        self.animator.set_speed(look.speed)
        self.relook()
        self._lay_out_again()

    def set_table_size(self, width: float, height: float) -> None:
        """Fit the table into this many logical pixels."""
        self.table_size = QSizeF(width, height)
        self.setSceneRect(0, 0, width, height)
        self._lay_out_again()

    def retranslate(self) -> None:
        """Say everything anew in today's language."""
        self._lay_out_again()

    def place_of(self, attempt: Attempt) -> QRectF:
        """Return where a refused attempt aimed, in scene coordinates; empty when unknown."""
        return QRectF()

    def move_to_zone(self, forward: bool) -> bool:
        """Move the keyboard's focus to the next zone; False lets Tab leave the table."""
        return False

    def cancel_selection(self) -> bool:
        """Drop a half-made choice; return whether there was one."""
        return False

    # --- what a game overrides ---

    def lay_out(self) -> None:
        """Make the picture equal to `observation` at `table_size`, at once."""
        raise NotImplementedError

    def animation_of(self, event: Event) -> QAbstractAnimation | None:
        """Return the motion that stands for an event, not started; None for no motion."""
        return None

    def relook(self) -> None:
        """Drop what was drawn with the old look; `lay_out` follows."""

    # --- helpers ---

    def offers(self, action: Action) -> bool:
        """Whether the action is legal now for the viewer."""
        return self.observation is not None and action in self.observation.legal

    def _lay_out_again(self) -> None:
        if self.observation is not None:
            self.finish_animations()
            self.lay_out()

    def _settle(self) -> None:
        self.lay_out()
        self.animation_finished.emit()
