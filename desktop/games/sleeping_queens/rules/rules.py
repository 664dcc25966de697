"""The rules of Sleeping Queens as the house's protocol asks for them."""

from desktop.core.actions import Action, Attempt, Refusal, Seat
from desktop.core.codec import decode, encode
from desktop.core.digest import Json
from desktop.core.events import Event
from desktop.core.results import Result
from desktop.core.rng import Rng
from desktop.core.rules import GameSpec, Setup
from desktop.games.sleeping_queens.rules import (
    actions,
    apply,
    codec,
    events,
    invariants,
    legal,
    observation,
    position,
    refusals,
    scoring,
    setup,
)
from desktop.games.sleeping_queens.rules.components import OVER
from desktop.games.sleeping_queens.rules.observation import Observation
from desktop.games.sleeping_queens.rules.options import Options
from desktop.games.sleeping_queens.rules.state import State

SPEC = GameSpec(
    name="sleeping_queens",
    rules_version=1,
    min_players=2,
    max_players=5,
    cooperative=False,
    ply_bound=5000,
)


class SleepingQueensRules:
    """Each method hands over to the module of its subject; core/rules.py states the contract."""

    spec = SPEC

    def initial(self, setup_: Setup[Options], seed: int) -> State:
        """Deal a new game."""
        return setup.initial(setup_, seed)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """Return the one seat that is asked; nobody steps in in this game."""
        return () if state.phase == OVER else (state.chooser,)

    def legal_actions(self, state: State, seat: Seat) -> list[Action]:
        """Return the legal actions."""
        return legal.legal_actions(state, seat)

    def why_not(self, state: State, seat: Seat, attempt: Attempt) -> Refusal | None:
        """Explain a refusal."""
        return refusals.why_not(state, seat, attempt)

    def apply(self, state: State, action: Action, events: list[Event] | None = None) -> None:
        """Play a legal action in place."""
        apply.apply(state, action, events)

    def observation(self, state: State, viewer: Seat | None) -> Observation:
        """Return what the viewer may know."""
        return observation.observe(state, viewer)

    def is_over(self, state: State) -> bool:
        """Say whether the game has ended."""
        return state.phase == OVER

    def result(self, state: State) -> Result | None:
        """Return the result of a finished game."""
        return scoring.result(state)

    def determinize(self, observed: Observation, rng: Rng) -> State:
        """Deal what the viewer does not know afresh."""
        return observation.determinize(observed, rng)

    def check(self, state: State) -> None:
        """Raise when the state is impossible."""
        invariants.check(state)

    def position(self, setup_: Setup[Options], seed: int, description: Json) -> State:
        """Build a hand-written position."""
        return position.position(setup_, seed, description)

    def action_text(self, action: Action) -> str:
        """Write an action."""
        return actions.action_text(action)

    def parse_action(self, text: str) -> Action:
        """Read an action."""
        return actions.parse_action(text)

    def encode_state(self, state: State) -> Json:
        """Write a state."""
        return codec.encode_state(state)

    def decode_state(self, value: Json) -> State:
        """Read a state."""
        return codec.decode_state(value)

    def encode_observation(self, observed: Observation) -> Json:
        """Write an observation."""
        return encode(observed)

    def decode_observation(self, value: Json) -> Observation:
        """Read an observation."""
        return decode(Observation, value)

    def encode_event(self, event: Event) -> Json:
        """Write an event."""
        return events.CODEC.encode(event)

    def decode_event(self, value: Json) -> Event:
        """Read an event."""
        event: Event = events.CODEC.decode(value)
        return event

    def encode_options(self, options: Options) -> Json:
        """Write the options."""
        return encode(options)

    def decode_options(self, value: Json) -> Options:
        """Read options."""
        return decode(Options, value)
