"""The protocol that every game's rules fulfil, and the values they are set up with."""

from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar, runtime_checkable

from desktop.core.actions import Action, Attempt, Refusal, Seat
from desktop.core.digest import Json
from desktop.core.events import Event
from desktop.core.results import Result
from desktop.core.rng import Rng


@dataclass(frozen=True)
class GameSpec:
    """Static facts of a game. `rules_version` rises when a ruling changes stored games."""

    name: str
    rules_version: int
    min_players: int
    max_players: int
    cooperative: bool
    ply_bound: int
    """No random game lasts longer than this many plies (contract 10)."""


class GameState(Protocol):
    """What a mutable state offers to the layers above; it never leaves rules, session and bots."""

    def copy(self: "S") -> "S":
        """Return an independent state."""
        ...


class Observation(Protocol):
    """What one seat may know: a frozen value with no generator, seed or hidden order in it."""

    @property
    def viewer(self) -> Seat | None:
        """The seat that sees this; None for a spectator."""
        ...

    @property
    def players(self) -> int:
        """How many seats the game has."""
        ...

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Who may act now, first the one the game waits for; empty when the game is over."""
        ...

    @property
    def legal(self) -> tuple[Action, ...]:
        """The viewer's legal actions in their fixed order."""
        ...

    @property
    def result(self) -> Result | None:
        """The result once the game is over."""
        ...


S = TypeVar("S", bound=GameState)
O = TypeVar("O", bound=Observation)  # noqa: E741
Opt = TypeVar("Opt")
OptCo = TypeVar("OptCo", covariant=True)


@dataclass(frozen=True)
class Setup(Generic[OptCo]):
    """How a game is set up; with the seed it fixes the whole game.

    `previous_dealer` is the dealer of the game played before at the same table, for games where
    the deal passes on (Sleeping Queens H16); None lets the seed decide.
    """

    players: int
    options: OptCo
    previous_dealer: Seat | None = None


@runtime_checkable
class GameRules(Protocol[S, O, Opt]):
    """One game's rules: stateless functions over a state (contracts: docs/architecture.md)."""

    @property
    def spec(self) -> GameSpec:
        """Static facts of the game."""
        ...

    def initial(self, setup: Setup[Opt], seed: int) -> S:
        """Deal a new game; raises SetupError for impossible players or options."""
        ...

    def to_act(self, state: S) -> tuple[Seat, ...]:
        """Return who may act now: first the one the game waits for, then those who may step in."""
        ...

    def legal_actions(self, state: S, seat: Seat) -> list[Action]:
        """Return the seat's legal actions in a fixed order; empty when it has nothing to decide."""
        ...

    def why_not(self, state: S, seat: Seat, attempt: Attempt) -> Refusal | None:
        """Say why the attempt is illegal, from what the seat may know; None if legal."""
        ...

    def apply(self, state: S, action: Action, events: list[Event] | None = None) -> None:
        """Play an action, known to be legal, in place; append what happened to a given list."""
        ...

    def observation(self, state: S, viewer: Seat | None) -> O:
        """Return what the viewer may know; None is a spectator."""
        ...

    def is_over(self, state: S) -> bool:
        """Say whether the game has ended."""
        ...

    def result(self, state: S) -> Result | None:
        """Return the result, or None while the game runs."""
        ...

    def determinize(self, observation: O, rng: Rng) -> S:
        """Return a full state that looks exactly like the observation, with a fresh generator."""
        ...

    def check(self, state: S) -> None:
        """Raise BrokenInvariantError when the state is impossible."""
        ...

    def position(self, setup: Setup[Opt], seed: int, description: Json) -> S:
        """Build a state from a hand-written position (docs/scenarios.md); raises PositionError."""
        ...

    def action_text(self, action: Action) -> str:
        """Write an action in its canonical text form, the one stored in files."""
        ...

    def parse_action(self, text: str) -> Action:
        """Read the text form back; raises DecodeError."""
        ...

    def encode_state(self, state: S) -> Json:
        """Write a state as plain JSON in stable names."""
        ...

    def decode_state(self, value: Json) -> S:
        """Read a state back; raises DecodeError."""
        ...

    def encode_observation(self, observation: O) -> Json:
        """Write an observation as plain JSON."""
        ...

    def decode_observation(self, value: Json) -> O:
        """Read an observation back; raises DecodeError."""
        ...

    def encode_event(self, event: Event) -> Json:
        """Write an event as plain JSON."""
        ...

    def decode_event(self, value: Json) -> Event:
        """Read an event back; raises DecodeError."""
        ...

    def encode_options(self, options: Opt) -> Json:
        """Write the options as plain JSON."""
        ...

    def decode_options(self, value: Json) -> Opt:
        """Read options back; raises DecodeError."""
        ...


AnyRules = GameRules[Any, Any, Any]
"""Rules whose own types are erased: the only form in which the layers above the games know any."""

AnySetup = Setup[Any]
"""A setup of such a game."""
