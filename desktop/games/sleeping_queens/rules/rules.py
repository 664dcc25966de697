"""The rules of Sleeping Queens as the house's protocol asks for them."""

from desktop.core.actions import Seat
from desktop.core.codec import decode, encode
from desktop.core.digest import Json
from desktop.core.rules import GameSpec
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


def _to_act(state: State) -> tuple[Seat, ...]:
    """Return the one seat that is asked; nobody steps in in this game."""
    return () if state.phase == OVER else (state.chooser,)


def _is_over(state: State) -> bool:
    return state.phase == OVER


def _decode_options(value: Json) -> Options:
    return decode(Options, value)


class SleepingQueensRules:
    """Each method is the function of its subject's module; core/rules.py states the contract."""

    spec = SPEC
    initial = staticmethod(setup.initial)
    to_act = staticmethod(_to_act)
    legal_actions = staticmethod(legal.legal_actions)
    why_not = staticmethod(refusals.why_not)
    apply = staticmethod(apply.apply)
    determinize = staticmethod(observation.determinize)  # before the name means the method
    observation = staticmethod(observation.observe)
    is_over = staticmethod(_is_over)
    result = staticmethod(scoring.result)
    check = staticmethod(invariants.check)
    position = staticmethod(position.position)
    action_text = staticmethod(actions.action_text)
    parse_action = staticmethod(actions.parse_action)
    encode_state = staticmethod(codec.encode_state)
    decode_state = staticmethod(codec.decode_state)
    encode_observation = staticmethod(codec.encode_observation)
    decode_observation = staticmethod(codec.decode_observation)
    encode_event = staticmethod(events.CODEC.encode)
    decode_event = staticmethod(events.CODEC.decode)
    encode_options = staticmethod(encode)
    decode_options = staticmethod(_decode_options)
