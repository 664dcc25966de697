"""Plays scenario cases through the rules and reports every difference from what they expect."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from desktop.core.actions import Action, Attempt, Refusal, Seat
from desktop.core.digest import digest
from desktop.core.errors import BrokenInvariantError, DecodeError, PositionError, SetupError
from desktop.core.events import Event
from desktop.core.letters import SEATS, seat_letter, seat_of
from desktop.core.results import Result
from desktop.core.rules import Setup
from desktop.engine.catalogue import make_setup
from desktop.engine.expectations import differences
from desktop.engine.scenario import Case, Step
from desktop.games.module import AnyGame

SPECTATOR = "spectator"


@dataclass(frozen=True)
class CaseReport:
    """How a case went; it holds when there are no failures."""

    id: str
    title: str
    failures: tuple[str, ...]


def check_case(game: AnyGame, case: Case) -> CaseReport:
    """Play a case for all its seeds."""
    failures: list[str] = []
    for seed in range(case.seed, case.seed + case.seeds):
        prefix = f"seed {seed}: " if case.seeds > 1 else ""
        failures += [prefix + failure for failure in _failures(game, case, seed)]
    return CaseReport(case.id, case.title, tuple(failures))


def start_state(game: AnyGame, case: Case, seed: int) -> Any:
    """Build the state a case starts from; raises SetupError, PositionError or DecodeError."""
    setup = make_setup(game, case.players, dict(case.options))
    if case.previous_dealer:
        setup = Setup(setup.players, setup.options, seat_of(case.previous_dealer))
    if case.position is None:
        return game.rules.initial(setup, seed)
    return game.rules.position(setup, seed, dict(case.position))


def _failures(game: AnyGame, case: Case, seed: int) -> Iterator[str]:
    try:
        table = Table(game, start_state(game, case, seed), case.players)
        for number, step in enumerate(case.steps, start=1):
            yield from (f"step {number}: {failure}" for failure in table.take(step))
        yield from table.check(case.expect)
    except (SetupError, PositionError, DecodeError, BrokenInvariantError) as error:
        yield str(error)


class Table:
    """A game in the middle of a scenario, with the events of its last action."""

    def __init__(self, game: AnyGame, state: Any, players: int) -> None:
        self._rules = game.rules
        self._viewers = dict[str, Seat | None](zip(SEATS, range(players), strict=False))
        self._viewers[SPECTATOR] = None
        self._state = state
        self._events: list[Event] = []
        self._rules.check(state)

    def take(self, step: Step) -> Iterator[str]:
        """Attempt a step and check what it expects; yield what went wrong."""
        if step.seat:
            yield from self._attempt(seat_of(step.seat), step)
        yield from self.check(step.expect)

    def check(self, expected: Any) -> Iterator[str]:
        """Yield the differences from what is expected."""
        if expected:
            yield from differences(self._picture(), expected)

    def _attempt(self, seat: Seat, step: Step) -> Iterator[str]:
        if step.do:
            yield from self._play(seat, self._rules.parse_action(step.do), step.do)
            return
        before = self._digest()
        attempt = self._attempt_of(step)
        refusal = self._rules.why_not(self._state, seat, attempt)
        yield from _refusal_differences(refusal, step)
        legal = self._rules.legal_actions(self._state, seat)
        if attempt.action is not None and attempt.action in legal:
            yield f"{step.refuse!r} is legal"
        if self._digest() != before:
            yield "asking for a reason has changed the state"

    def _attempt_of(self, step: Step) -> Attempt:
        if step.gesture is not None:
            return Attempt(source=step.gesture.source, target=step.gesture.target)
        return Attempt(action=self._rules.parse_action(step.refuse))

    def _play(self, seat: Seat, action: Action, text: str) -> Iterator[str]:
        if action not in self._rules.legal_actions(self._state, seat):
            refusal = self._rules.why_not(self._state, seat, Attempt(action=action))
            yield f"{text!r} is refused: {refusal.code if refusal else 'without a reason'}"
            return
        self._events = []
        self._rules.apply(self._state, action, self._events)
        self._rules.check(self._state)

    def _digest(self) -> str:
        return digest(self._rules.encode_state(self._state))

    def _picture(self) -> Any:
        """Return all that expectations may speak of: the state, and who sees and may do what."""
        rules, state = self._rules, self._state
        picture: Any = rules.encode_state(state)
        return picture | {
            "to_act": [seat_letter(seat) for seat in rules.to_act(state)],
            "result": _result_picture(rules.result(state)),
            "legal": {
                letter: [rules.action_text(action) for action in rules.legal_actions(state, seat)]
                for letter, seat in self._viewers.items()
                if seat is not None
            },
            "view": {
                letter: rules.encode_observation(rules.observation(state, seat))
                for letter, seat in self._viewers.items()
            },
            "events": [rules.encode_event(event) for event in self._events],
            "told": {
                letter: [rules.encode_event(event.seen_by(seat)) for event in self._events]
                for letter, seat in self._viewers.items()
            },
        }


def _refusal_differences(refusal: Refusal | None, step: Step) -> Iterator[str]:
    code = refusal.code if refusal else ""
    if code != step.code:
        yield f"refused with {code or 'nothing'!r}, expected {step.code or 'no refusal'!r}"
    if refusal and step.clause and refusal.clause != step.clause:
        yield f"clause {refusal.clause!r}, expected {step.clause!r}"
    if refusal and step.data is not None and refusal.data != dict(step.data):
        yield f"data {refusal.data}, expected {dict(step.data)}"


def _result_picture(result: Result | None) -> Any:
    if result is None:
        return None
    winners = [seat_letter(seat) for seat in result.winners]
    return {"reason": result.reason, "winners": winners, "scores": list(result.scores)}
