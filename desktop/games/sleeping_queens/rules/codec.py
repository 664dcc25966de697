"""States as plain JSON in the names that files keep for ever."""

from typing import Any

from desktop.core.codec import decode, encode
from desktop.core.digest import Json, canonical
from desktop.core.errors import DecodeError
from desktop.core.rng import Rng
from desktop.games.sleeping_queens.rules import invariants
from desktop.games.sleeping_queens.rules.actions import action_text, parse_action
from desktop.games.sleeping_queens.rules.components import (
    CARD_NAMES,
    CARD_OF_NAME,
    EMPTY,
    NOBODY,
    PHASE_NAMES,
    POINTS,
    QUEEN_NAMES,
    QUEEN_OF_NAME,
)
from desktop.games.sleeping_queens.rules.hands import pack, unpack
from desktop.games.sleeping_queens.rules.observation import Observation
from desktop.games.sleeping_queens.rules.options import Options
from desktop.games.sleeping_queens.rules.state import State


def encode_state(state: State) -> Json:
    """Write a state: hands and piles as card names, beds and sets as queen names, beds from 0."""
    return {
        "players": state.players,
        "options": encode(state.options),
        "dealer": state.dealer,
        "active": state.active,
        "chooser": state.chooser,
        "phase": PHASE_NAMES[state.phase],
        "turn": state.turn,
        "attack": _encode_attack(state),
        "hands": [_cards(unpack(hand)) for hand in state.hands],
        "known": [_cards(unpack(known)) for known in state.known],
        "held": list(state.held),
        "could_attack": list(state.could_attack),
        "deck": _cards(state.deck),
        "discard": _cards(state.discard),
        "beds": [None if queen < 0 else QUEEN_NAMES[queen] for queen in state.beds],
        "seen": list(state.seen),
        "awake": [
            [QUEEN_NAMES[queen] for queen, owner in enumerate(state.owner) if owner == seat]
            for seat in range(state.players)
        ],
        "random": f"{state.random:016x}",
        "reason": state.reason,
    }


def encode_observation(observation: Observation) -> Json:
    """Write an observation; its legal actions in their text form."""
    written = encode(observation)
    assert isinstance(written, dict)
    return written | {"legal": [action_text(action) for action in observation.legal]}


def decode_observation(value: Json) -> Observation:
    """Read an observation back; raises DecodeError."""
    legal = value.get("legal") if isinstance(value, dict) else None
    if not isinstance(value, dict) or not isinstance(legal, list):
        raise DecodeError("observation", "no list of legal actions")
    actions: list[Json] = [list(parse_action(str(text))) for text in legal]
    return decode(Observation, value | {"legal": actions})


def decode_state(value: Json) -> State:
    """Read a state back; raises DecodeError for anything that this program did not write."""
    try:
        state = _decode_state(value)
        invariants.check(state)
        same = canonical(encode_state(state)) == canonical(value)
    except invariants.IMPOSSIBLE as error:
        raise DecodeError("state", f"not a Sleeping Queens state: {error!r}") from error
    if not same:
        raise DecodeError("state", "not a Sleeping Queens state in the form of this program")
    return state


def _decode_state(value: Any) -> State:
    state = State(decode(int, value["players"]), decode(Options, value["options"], "options"))
    state.dealer = decode(int, value["dealer"], "dealer")
    state.active = decode(int, value["active"], "active")
    state.chooser = decode(int, value["chooser"], "chooser")
    state.phase = PHASE_NAMES.index(value["phase"])
    state.turn = decode(int, value["turn"], "turn")
    state.no_attack()
    if value["attack"] is not None:
        state.attack_card = CARD_OF_NAME[value["attack"]["card"]]
        state.attack_queen = QUEEN_OF_NAME[value["attack"]["queen"]]
        state.attack_bed = decode(int, value["attack"]["bed"], "attack.bed")
    state.hands = [pack(_kinds(hand)) for hand in value["hands"]]
    state.known = [pack(_kinds(known)) for known in value["known"]]
    state.held = [decode(int, held, "held") for held in value["held"]]
    state.could_attack = [bool(could) for could in value["could_attack"]]
    state.deck = _kinds(value["deck"])
    state.discard = _kinds(value["discard"])
    state.beds = [EMPTY if name is None else QUEEN_OF_NAME[name] for name in value["beds"]]
    state.seen = [bool(seen) for seen in value["seen"]]
    state.random = Rng(int(value["random"], 16)).state
    state.reason = value["reason"]
    _decode_owners(state, value["awake"])
    return state


def _decode_owners(state: State, awake: list[list[str]]) -> None:
    state.owner = [NOBODY] * len(state.beds)
    for seat, names in enumerate(awake):
        for name in names:
            state.owner[QUEEN_OF_NAME[name]] = seat
    state.queens = [len(names) for names in awake]
    state.points = [sum(POINTS[QUEEN_OF_NAME[name]] for name in names) for names in awake]


def _encode_attack(state: State) -> Json:
    if not state.attack_card:
        return None
    return {
        "card": CARD_NAMES[state.attack_card],
        "queen": QUEEN_NAMES[state.attack_queen],
        "bed": state.attack_bed,
    }


def _cards(kinds: list[int] | tuple[int, ...]) -> Json:
    return [CARD_NAMES[kind] for kind in kinds]


def _kinds(names: list[str]) -> list[int]:
    return [CARD_OF_NAME[name] for name in names]
