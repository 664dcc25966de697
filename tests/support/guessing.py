"""A tiny game with a hidden card and a shuffle, to test the house on something that fits a page.

Everybody holds one of twelve cards. A turn is to pass, to swap the card for the top of the deck
(the old one is shuffled in), or to guess the next player's card: a right guess wins. It ends by
itself after `turns` turns, with nobody the winner.
"""

from dataclasses import dataclass, replace
from typing import cast

from desktop.bots.bot import Budget, Decision
from desktop.core import codec
from desktop.core.actions import Action, Attempt, Refusal, Seat
from desktop.core.digest import Json
from desktop.core.errors import BrokenInvariantError, DecodeError, SetupError
from desktop.core.events import Event
from desktop.core.results import Result
from desktop.core.rng import Rng, mix
from desktop.core.rules import GameSpec, Setup
from desktop.games.module import BotSpec, GameModule

PASS, SWAP, GUESS = range(3)
WORDS = ("pass", "swap", "guess")
CARDS = 12


@dataclass(frozen=True)
class GuessingOptions:
    turns: int = 30


@dataclass
class GuessingState:
    hands: list[int]
    deck: list[int]
    rng: int
    turn: int = 0
    turns: int = 30
    winner: int = -1

    def copy(self) -> "GuessingState":
        return replace(self, hands=self.hands[:], deck=self.deck[:])


@dataclass(frozen=True)
class GuessingObservation:
    viewer: Seat | None
    players: int
    to_act: tuple[Seat, ...]
    legal: tuple[Action, ...]
    result: Result | None
    hands: tuple[int | None, ...]
    turn: int
    turns: int


@dataclass(frozen=True)
class Passed(Event):
    seat: Seat


@dataclass(frozen=True)
class Swapped(Event):
    seat: Seat
    card: int | None

    def seen_by(self, viewer: Seat | None) -> "Swapped":
        return self if viewer == self.seat else replace(self, card=None)

    def informs(self, seat: Seat) -> bool:
        return seat == self.seat


@dataclass(frozen=True)
class Guessed(Event):
    seat: Seat
    card: int
    right: bool

    def informs(self, seat: Seat) -> bool:
        return seat == self.seat


EVENTS = codec.EventCodec([Passed, Swapped, Guessed])


class GuessingRules:
    def __init__(self, version: int = 1) -> None:
        self.spec = GameSpec("guessing", version, 2, 4, cooperative=False, ply_bound=100)

    def initial(self, setup: Setup[GuessingOptions], seed: int) -> GuessingState:
        if not 2 <= setup.players <= 4 or not 1 <= setup.options.turns <= 100:
            raise SetupError("two to four players, one to a hundred turns")
        rng = Rng(mix(seed, "deal"))
        cards = list(range(1, CARDS + 1))
        rng.shuffle(cards)
        hands, deck = cards[: setup.players], cards[setup.players :]
        return GuessingState(hands, deck, rng.state, turns=setup.options.turns)

    def to_act(self, state: GuessingState) -> tuple[Seat, ...]:
        return () if self.is_over(state) else (state.turn % len(state.hands),)

    def legal_actions(self, state: GuessingState, seat: Seat) -> list[Action]:
        if seat not in self.to_act(state):
            return []
        guesses = [(GUESS, n) for n in range(1, CARDS + 1) if n != state.hands[seat]]
        return [(PASS,), (SWAP,), *guesses]

    def why_not(self, state: GuessingState, seat: Seat, attempt: Attempt) -> Refusal | None:
        if self.is_over(state):
            return Refusal("over", "G1")
        if seat not in self.to_act(state):
            return Refusal("not_your_turn", "G2", {"seat": self.to_act(state)[0]})
        if attempt.action in self.legal_actions(state, seat):
            return None
        return Refusal("no_such_thing", "G3")

    def apply(
        self, state: GuessingState, action: Action, events: list[Event] | None = None
    ) -> None:
        seat = state.turn % len(state.hands)
        event: Event = Passed(seat)
        if action[0] == SWAP:
            event = self._swap(state, seat)
        elif action[0] == GUESS:
            right = state.hands[(seat + 1) % len(state.hands)] == action[1]
            state.winner = seat if right else -1
            event = Guessed(seat, action[1], right)
        state.turn += 1
        if events is not None:
            events.append(event)

    def _swap(self, state: GuessingState, seat: Seat) -> Event:
        rng = Rng(state.rng)
        state.deck.insert(0, state.hands[seat])
        state.hands[seat] = state.deck.pop()
        rng.shuffle(state.deck)
        state.rng = rng.state
        return Swapped(seat, state.hands[seat])

    def observation(self, state: GuessingState, viewer: Seat | None) -> GuessingObservation:
        hands = tuple(card if seat == viewer else None for seat, card in enumerate(state.hands))
        legal = () if viewer is None else tuple(self.legal_actions(state, viewer))
        to_act, result = self.to_act(state), self.result(state)
        return GuessingObservation(
            viewer, len(hands), to_act, legal, result, hands, state.turn, state.turns
        )

    def is_over(self, state: GuessingState) -> bool:
        return state.winner >= 0 or state.turn >= state.turns

    def result(self, state: GuessingState) -> Result | None:
        if not self.is_over(state):
            return None
        winners = (state.winner,) if state.winner >= 0 else ()
        scores = tuple(int(seat in winners) for seat in range(len(state.hands)))
        return Result("guessed" if winners else "time", winners, scores)

    def determinize(self, observation: GuessingObservation, rng: Rng) -> GuessingState:
        hands = list(observation.hands)
        unknown = [n for n in range(1, CARDS + 1) if n not in hands]
        rng.shuffle(unknown)
        filled = [unknown.pop() if card is None else card for card in hands]
        turn, turns = observation.turn, observation.turns
        winners = observation.result.winners if observation.result else ()
        winner = winners[0] if winners else -1
        return GuessingState(filled, unknown, rng.next64(), turn, turns, winner)

    def check(self, state: GuessingState) -> None:
        if sorted(state.hands + state.deck) != list(range(1, CARDS + 1)):
            raise BrokenInvariantError("a card is missing or there twice")

    def position(
        self, setup: Setup[GuessingOptions], seed: int, description: Json
    ) -> GuessingState:
        return self.initial(setup, seed)

    def action_text(self, action: Action) -> str:
        return " ".join([WORDS[action[0]], *map(str, action[1:])])

    def parse_action(self, text: str) -> Action:
        word, *numbers = text.split(" ")
        if word not in WORDS or not all(n.isdecimal() for n in numbers):
            raise DecodeError("action", f"no such action {text!r}")
        return (WORDS.index(word), *map(int, numbers))

    def encode_state(self, state: GuessingState) -> Json:
        return codec.encode(state)

    def decode_state(self, value: Json) -> GuessingState:
        fields = codec.decode(_StateForm, value)
        state = GuessingState(
            list(fields.hands),
            list(fields.deck),
            fields.rng,
            fields.turn,
            fields.turns,
            fields.winner,
        )
        if sorted(state.hands + state.deck) != list(range(1, CARDS + 1)):
            raise DecodeError("state", "not the twelve cards")
        return state

    def encode_observation(self, observation: GuessingObservation) -> Json:
        return codec.encode(observation)

    def decode_observation(self, value: Json) -> GuessingObservation:
        return codec.decode(GuessingObservation, value)

    def encode_event(self, event: Event) -> Json:
        return EVENTS.encode(event)

    def decode_event(self, value: Json) -> Event:
        return cast(Event, EVENTS.decode(value))

    def encode_options(self, options: GuessingOptions) -> Json:
        return codec.encode(options)

    def decode_options(self, value: Json) -> GuessingOptions:
        return codec.decode(GuessingOptions, value)


@dataclass(frozen=True)
class _StateForm:
    hands: tuple[int, ...]
    deck: tuple[int, ...]
    rng: int
    turn: int
    turns: int
    winner: int


class RandomGuesser:
    def choose(self, observation: GuessingObservation, seed: int, budget: Budget) -> Decision:
        return Decision(Rng(seed).choice(observation.legal))


def guessing(version: int = 1) -> GameModule[GuessingState, GuessingObservation, GuessingOptions]:
    """Return the game, with rules of the version wanted."""
    return GameModule(
        name="guessing",
        rules=GuessingRules(version),
        options=GuessingOptions,
        bots={"novice": BotSpec(RandomGuesser, Budget(iterations=1))},
        ui="",
    )
