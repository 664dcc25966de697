"""One game being played: seats, decisions, undo and redo, looking back and branching."""

from collections.abc import Sequence
from dataclasses import replace

from desktop.core.actions import Action, Attempt, Refusal, Seat
from desktop.core.errors import IllegalActionError
from desktop.core.results import Result
from desktop.core.rng import mix
from desktop.core.rules import AnySetup, Observation
from desktop.session.errors import (
    NothingToRedoError,
    NothingToUndoError,
    PracticeRequiredError,
)
from desktop.session.game import PlayableGame, check_player, check_seat, check_seats
from desktop.session.replay import follow
from desktop.session.seats import SeatConfig
from desktop.session.store import (
    Change,
    Course,
    GameRecord,
    Journal,
    Move,
    NoJournal,
    Played,
    Redeal,
    Redone,
    Seated,
    SetupRecord,
    Snapshot,
    Undone,
)
from desktop.session.timeline import AnyState, Step, Timeline
from desktop.session.undo_policy import Practice, UndoOffer, learned, redo_length, undo_offer
from desktop.session.view import ChronicleLine, PlyView, chronicle


class GameSession:
    """A game in progress or at its end; the only one that holds its states.

    `start` begins from a position instead of the deal; a `course` given is taken again first, or
    ReplayError is raised. The journal hears of every change before the method that made it returns.
    """

    def __init__(
        self,
        game: PlayableGame,
        setup: AnySetup,
        seed: int,
        seats: Sequence[SeatConfig],
        *,
        start: Snapshot | None = None,
        course: Course | None = None,
        journal: Journal | None = None,
    ) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self._rules = game.rules
        self._seats = tuple(seats)
        check_seats(game, setup, self._seats)
        self._start = start
        self._timeline = Timeline(game.rules, self._first_state())
        self._course = course or Course()
        for entry in self._course.entries:
            follow(self._rules, self._timeline, entry)
        self.keep_in(journal or NoJournal())

    def _first_state(self) -> AnyState:
        if self._start is None:
            return self._rules.initial(self.setup, self.seed)
        return self._rules.decode_state(self._start.state)

    # --- what is so ---

    @property
    def seats(self) -> tuple[SeatConfig, ...]:
        """Who sits where now."""
        return self._seats

    @property
    def persons(self) -> tuple[Seat, ...]:
        """The seats for which a person decides now."""
        return tuple(seat for seat, config in enumerate(self._seats) if config.is_human)

    @property
    def ply(self) -> int:
        """How many decisions lie between the start and now."""
        return self._timeline.ply

    @property
    def steps(self) -> tuple[Step, ...]:
        """The decisions so far; step k - 1 led to ply k."""
        return self._timeline.steps

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Who may act now, first the one the game waits for; empty when it is over."""
        return self.at(self.ply).to_act

    @property
    def result(self) -> Result | None:
        """The result once the game is over."""
        return self._rules.result(self._timeline.state)

    @property
    def is_over(self) -> bool:
        """Say whether the game has ended."""
        return self._rules.is_over(self._timeline.state)

    @property
    def practice(self) -> bool:
        """Say whether undo has made this game mere practice."""
        return self._course.practice

    @property
    def can_redo(self) -> bool:
        """Say whether something undone can be taken again."""
        return bool(self._course.undone)

    def observation(self, viewer: Seat | None) -> Observation:
        """Return what the viewer may know now; None is a spectator."""
        return self.at(self.ply).observation(viewer)

    def legal_actions(self, seat: Seat) -> list[Action]:
        """Return the seat's legal actions in their fixed order."""
        return self._rules.legal_actions(self._timeline.state, seat)

    def why_not(self, seat: Seat, attempt: Attempt) -> Refusal | None:
        """Say why the attempt is illegal for the seat; None if it is legal."""
        return self._rules.why_not(self._timeline.state, seat, attempt)

    def at(self, ply: int) -> PlyView:
        """Look back at a ply, or raise NoSuchPlyError."""
        return PlyView(self._rules, self._timeline.state_at(ply), ply)

    def chronicle(self, viewer: Seat | None) -> tuple[ChronicleLine, ...]:
        """Tell what happened so far as the viewer saw it."""
        return chronicle(self.steps, viewer)

    def record(self) -> GameRecord:
        """Return the whole game as plain data for a file."""
        return GameRecord(
            game=self.game.name,
            rules_version=self._rules.spec.rules_version,
            setup=SetupRecord(
                self.setup.players,
                self._rules.encode_options(self.setup.options),
                self.setup.previous_dealer,
            ),
            seed=self.seed,
            seats=self._seats,
            course=self._course,
            snapshot=self._snapshot(),
            start=self._start,
        )

    def keep_in(self, journal: Journal) -> None:
        """Let this journal keep the game from now on."""
        self._journal: Journal = journal
        journal.opened(self)
        if self.is_over:
            journal.finished()

    def _snapshot(self) -> Snapshot:
        state = self._rules.encode_state(self._timeline.state)
        return Snapshot(self.ply, self._timeline.digest(), state)

    # --- deciding ---

    def submit(self, seat: Seat, action: Action) -> Step:
        """Take a decision, or raise IllegalActionError with nothing changed."""
        self._check_legal(seat, action)
        waited_for = self.to_act[0]
        step = self._timeline.play(seat, action, self._seats[seat].player)
        text = self._rules.action_text(action)
        move = Move(seat, text, step.by, self._timeline.digest())
        self._course = self._course.played(move)
        self._note(Played(move), new_turn=self.is_over or self.to_act[0] != waited_for)
        return step

    def _check_legal(self, seat: Seat, action: Action) -> None:
        check_seat(self.setup, seat)
        if action in self.legal_actions(seat):
            return
        refusal = self.why_not(seat, Attempt(action=action))
        raise IllegalActionError(seat, action, refusal or Refusal("not_legal", ""))

    def change_seat(self, seat: Seat, config: SeatConfig) -> None:
        """Let somebody else take the seat, in mid-game too."""
        check_seat(self.setup, seat)
        check_player(self.game, config)
        self._seats = (*self._seats[:seat], config, *self._seats[seat + 1 :])
        self._note(Seated(seat, config), new_turn=False)

    def _note(self, change: Change, *, new_turn: bool) -> None:
        self._journal.changed(change, self._snapshot() if new_turn else None)
        if self.is_over and isinstance(change, Played | Redone):
            self._journal.finished()

    # --- going back and forth ---

    def undo_offer(self, seat: Seat | None = None) -> UndoOffer | None:
        """Say where undo would lead this person (None: whoever decided last) and what it costs."""
        return undo_offer(self.steps, self.persons, seat)

    def undo(self, seat: Seat | None = None, practice: Practice | None = None) -> int:
        """Go back to the person's previous decision and return its ply.

        Raises NothingToUndoError, or PracticeRequiredError when it is not free and `practice` does
        not say how to go on. A redeal makes the game practice even where undo is free.
        """
        offer = self.undo_offer(seat)
        if offer is None:
            raise NothingToUndoError(seat)
        if practice is None and not offer.free:
            raise PracticeRequiredError(offer.ply, offer.learned)
        was_over = self.is_over
        self._timeline.cut(offer.ply)
        self._course = self._course.undone_to(offer.ply, practice=not offer.free)
        redeal = self._redeal(offer.seat) if practice is Practice.REDEAL else None
        if was_over:
            self._journal.opened(self)
        else:
            self._note(Undone(offer.ply, not offer.free, redeal), new_turn=True)
        return self.ply

    def _redeal(self, viewer: Seat) -> Redeal:
        seed = mix(self.seed, f"redeal {self._course.redeals}")
        self._timeline.redeal(viewer, seed)
        redeal = Redeal(viewer, seed, self._timeline.digest())
        self._course = self._course.redealt(redeal)
        return redeal

    def redo(self) -> tuple[Step, ...]:
        """Take the last undone decision again, with the bots' answers; return the steps."""
        moves = [entry.by for entry in self._course.undone if isinstance(entry, Move)]
        if not moves:
            raise NothingToRedoError
        before = self.ply
        course = self._course.redone_to(before + redo_length(moves))
        timeline = self._timeline.until(before)
        for entry in course.entries[len(self._course.entries) :]:
            follow(self._rules, timeline, entry)
        self._course, self._timeline = course, timeline
        self._note(Redone(self.ply), new_turn=True)
        return timeline.since(before)

    def branch(self, ply: int, redeal_for: Seat | None = None) -> "GameSession":
        """Return a new session that goes on from a ply of this one, with no journal.

        It is practice if somebody learned something hidden since or the game was over.
        `redeal_for` deals afresh what that seat did not know then.
        """
        practice = self.is_over or bool(learned(self._timeline.since(ply), self.persons))
        twin = GameSession(self.game, self.setup, self.seed, self._seats, start=self._start)
        twin._timeline = self._timeline.until(ply)
        twin._course = replace(self._course.undone_to(ply, practice=practice), undone=())
        if redeal_for is not None:
            twin._redeal(redeal_for)
        return twin
