"""A game in a terminal: persons choose from the list of legal actions, bots do the rest."""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from desktop.core.actions import Action, Attempt, Seat
from desktop.core.digest import Json
from desktop.core.errors import DecodeError
from desktop.core.events import Event
from desktop.core.letters import seat_letter
from desktop.core.results import Result
from desktop.core.rules import AnySetup
from desktop.engine.catalogue import find_bot, make_setup
from desktop.engine.entrants import Entrant
from desktop.engine.errors import IllegalChoiceError
from desktop.engine.playing import bot_seed
from desktop.games.module import AnyGame
from desktop.session.seats import HUMAN

QUIT = "quit"
HELP = "Type the number or the text of an action; empty for the list again; quit to leave."

Ask = Callable[[str], str]
Say = Callable[[str], None]


@dataclass(frozen=True)
class TakenAction:
    """A decision in its text form."""

    seat: Seat
    action: str


@dataclass(frozen=True)
class TextRecord:
    """What was played; `result` is None for a game that was left."""

    game: str
    players: int
    options: Any
    seed: int
    seats: tuple[str, ...]
    actions: tuple[TakenAction, ...]
    result: Result | None


class _LeftError(Exception):
    """A person has left the game."""


class TextGame:
    """One game; `ask` reads a line and raises EOFError at the end, `say` writes one."""

    def __init__(
        self,
        game: AnyGame,
        seats: Sequence[Entrant],
        *,
        options: Json,
        seed: int,
        ask: Ask,
        say: Say,
    ) -> None:
        self._setup: AnySetup = make_setup(game, len(seats), options)
        self._game, self._rules, self._seed = game, game.rules, seed
        self._seats = tuple(seats)
        self._bots = {
            seat: find_bot(game, entrant.name).make()
            for seat, entrant in enumerate(seats)
            if entrant.name != HUMAN
        }
        self._ask, self._say = ask, say
        self._state = self._rules.initial(self._setup, seed)
        self._taken: list[TakenAction] = []
        self._events: list[Event] = []
        viewers: list[Seat | None] = [s for s in range(len(seats)) if s not in self._bots]
        self._told = dict.fromkeys(viewers or [None], 0)

    def play(self) -> TextRecord:
        """Play until the end or until a person leaves."""
        if len(self._bots) < len(self._seats):
            self._say(HELP)
        try:
            while seats := self._rules.to_act(self._state):
                self._take(seats[0])
        except (_LeftError, EOFError):
            self._say("left")
        self._tell_all()
        return self._record()

    def _take(self, seat: Seat) -> None:
        action = self._bot_choice(seat) if seat in self._bots else self._person_choice(seat)
        self._taken.append(TakenAction(seat, self._rules.action_text(action)))
        self._rules.apply(self._state, action, self._events)
        if None in self._told:
            self._tell(None)

    def _bot_choice(self, seat: Seat) -> Action:
        observation = self._rules.observation(self._state, seat)
        entrant = self._seats[seat]
        seed = bot_seed(self._seed, len(self._taken), seat)
        budget = entrant.budget_in(self._game)
        action = self._bots[seat].choose(observation, seed, budget).action
        if action not in observation.legal:
            raise IllegalChoiceError(str(entrant), str(action), seed)
        return action

    def _person_choice(self, seat: Seat) -> Action:
        self._tell(seat)
        legal = self._rules.legal_actions(self._state, seat)
        self._show(seat, legal)
        while True:
            text = " ".join(self._ask(f"{seat_letter(seat)}> ").split())
            if text == QUIT:
                raise _LeftError
            if not text:
                self._show(seat, legal)
            elif text.isdecimal() and 1 <= int(text) <= len(legal):
                return legal[int(text) - 1]
            elif (action := self._parsed(seat, text, legal)) is not None:
                return action

    def _parsed(self, seat: Seat, text: str, legal: list[Action]) -> Action | None:
        """Return a legal action written out, or say why it is none."""
        try:
            action = self._rules.parse_action(text)
        except DecodeError as error:
            self._say(error.problem)
            return None
        if action in legal:
            return action
        refusal = self._rules.why_not(self._state, seat, Attempt(action=action))
        self._say(f"refused: {refusal.code} ({refusal.clause})" if refusal else "refused")
        return None

    def _show(self, seat: Seat, legal: list[Action]) -> None:
        observation = self._rules.observation(self._state, seat)
        plain = self._game.plain_text
        self._say("")
        encoded = self._rules.encode_observation
        for line in plain.table(observation) if plain else [_json(encoded(observation))]:
            self._say(line)
        for number, action in enumerate(legal, start=1):
            self._say(f"{number:>3}  {self._rules.action_text(action)}")

    def _tell_all(self) -> None:
        for viewer in self._told:
            self._tell(viewer)
        if (result := self._rules.result(self._state)) is not None:
            winners = ", ".join(map(seat_letter, result.winners)) or "nobody"
            scores = " ".join(map(str, result.scores))
            self._say(f"the end ({result.reason}): {winners} won; scores {scores}")

    def _tell(self, viewer: Seat | None) -> None:
        """Tell a viewer what has happened since it was told last."""
        plain = self._game.plain_text
        for event in self._events[self._told[viewer] :]:
            seen = event.seen_by(viewer)
            self._say(plain.event(seen) if plain else _json(self._rules.encode_event(seen)))
        self._told[viewer] = len(self._events)

    def _record(self) -> TextRecord:
        return TextRecord(
            game=self._game.name,
            players=self._setup.players,
            options=self._rules.encode_options(self._setup.options),
            seed=self._seed,
            seats=tuple(map(str, self._seats)),
            actions=tuple(self._taken),
            result=self._rules.result(self._state),
        )


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
