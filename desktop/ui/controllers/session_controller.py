"""Joins a session with the window: submits decisions, asks bots, shows each viewer his own view."""

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.core.actions import Action, Attempt, Seat
from desktop.core.rng import mix
from desktop.core.rules import Observation
from desktop.session.session import GameSession
from desktop.session.timeline import Step
from desktop.session.undo_policy import Practice, UndoOffer
from desktop.session.view import ChronicleLine
from desktop.ui.controllers.bot_client import BotClient
from desktop.ui.table.seat_view import SeatView


class SessionController(QObject):
    """Owns one session. Whoever shows it calls `proceed` when its picture has come to rest."""

    position_changed = Signal()
    """Show everything at once: another ply, another viewer."""
    step_applied = Signal(object)
    """A tuple of events as the viewer sees them; the observation is already the new one."""
    thinking_changed = Signal(bool)
    refused = Signal(object, object)
    """A Refusal and the Attempt it answers."""

    def __init__(
        self, session: GameSession, bots: BotClient, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.session = session
        self.bot_pause = 0
        self._bots = bots
        self._asked: Seat | None = None
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._ask)
        self.viewer: Seat | None = None
        self._look_through_person()
        bots.answered.connect(self._answered)

    # --- what is so ---

    @property
    def observation(self) -> Observation:
        """What the viewer may know now."""
        return self.session.observation(self.viewer)

    @property
    def seats(self) -> tuple[SeatView, ...]:
        """Who sits where."""
        return tuple(
            SeatView(
                name=config.name,
                is_person=config.is_human,
                level=None if config.is_human else config.player,
                colour=config.colour,
                avatar=config.avatar or "fox",
            )
            for config in self.session.seats
        )

    @property
    def me(self) -> Seat | None:
        """The seat that is called «you»: the viewer's, if he is the only person."""
        return self.viewer if len(self.session.persons) == 1 else None

    @property
    def chronicle(self) -> tuple[ChronicleLine, ...]:
        """What happened, as the viewer saw it."""
        return self.session.chronicle(self.viewer)

    @property
    def thinking(self) -> bool:
        """Whether a bot is to act, thinking or about to."""
        return self._asked is not None

    @property
    def can_undo(self) -> bool:
        """Whether a person has a decision to take back."""
        return self.session.undo_offer() is not None

    @property
    def can_redo(self) -> bool:
        """Whether something undone can be taken again."""
        return self.session.can_redo

    # --- deciding ---

    def submit(self, action: Action) -> None:
        """Take a decision for the viewer; one that is not legal is refused with its reason."""
        if self.viewer is None:
            return
        if action not in self.observation.legal:
            self.attempt(Attempt(action=action))
            return
        self._stop_bots()
        self._tell(self.session.submit(self.viewer, action))

    def attempt(self, attempt: Attempt) -> None:
        """Explain why something cannot be done."""
        if self.viewer is None:
            return
        refusal = self.session.why_not(self.viewer, attempt)
        if refusal is not None:
            self.refused.emit(refusal, attempt)

    def undo_offer(self) -> UndoOffer | None:
        """Say where undo leads and what it costs."""
        return self.session.undo_offer()

    def undo(self, practice: Practice | None = None) -> None:
        """Go back to the last decision of a person; see GameSession.undo."""
        self._stop_bots()
        self.session.undo(practice=practice)
        self._show_again()

    def redo(self) -> None:
        """Take again what was undone."""
        self._stop_bots()
        self.session.redo()
        self._show_again()

    def proceed(self) -> None:
        """Go on after the picture has come to rest: ask a bot, or turn the table to a person."""
        if self.thinking or self.session.is_over:
            return
        waited_for = self.session.to_act[0]
        if self.session.seats[waited_for].is_human:
            self._turn_to(waited_for)
            return
        self._asked = waited_for
        self.thinking_changed.emit(True)
        self._pause.start(self.bot_pause if self.session.ply else 0)

    def close(self) -> None:
        """Ask nobody any more."""
        self._stop_bots()
        self._bots.answered.disconnect(self._answered)

    # --- inside ---

    def _ask(self) -> None:
        if self._asked is None:
            return
        seat = self._asked
        seed = mix(self.session.seed, f"bot {seat} {self.session.ply}")
        player = self.session.seats[seat].player
        self._bots.ask(player, self.session.observation(seat), seed)

    def _answered(self, action: Action) -> None:
        if self._asked is None:
            return
        seat, self._asked = self._asked, None
        step = self.session.submit(seat, action)
        self.thinking_changed.emit(False)
        self._tell(step)

    def _stop_bots(self) -> None:
        self._pause.stop()
        if self._asked is not None:
            self._asked = None
            self._bots.cancel()
            self.thinking_changed.emit(False)

    def _tell(self, step: Step) -> None:
        self.step_applied.emit(tuple(event.seen_by(self.viewer) for event in step.events))

    def _show_again(self) -> None:
        self._look_through_person()
        self.position_changed.emit()

    def _turn_to(self, seat: Seat) -> None:
        if seat != self.viewer:
            self.viewer = seat
            self.position_changed.emit()

    def _look_through_person(self) -> None:
        persons = self.session.persons
        waited_for = next((seat for seat in self.session.to_act if seat in persons), None)
        if waited_for is not None:
            self.viewer = waited_for
        elif self.viewer not in persons:
            self.viewer = persons[0] if persons else None
