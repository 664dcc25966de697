"""Golden playthroughs: recorded games whose every state and view must come out the same again."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from desktop.core.actions import Action
from desktop.core.codec import decode, encode
from desktop.core.digest import digest
from desktop.core.errors import DecodeError
from desktop.core.results import Result
from desktop.core.rng import Rng, mix
from desktop.core.rules import AnyRules
from desktop.engine.catalogue import make_setup
from desktop.engine.errors import BadGoldenError
from desktop.games.module import AnyGame


@dataclass(frozen=True)
class GoldenPly:
    """One decision and the digests after it: of the state, and of what all viewers see."""

    seat: int
    action: str
    state: str
    views: str


@dataclass(frozen=True)
class Golden:
    """A whole game, played at random from its seed."""

    game: str
    rules_version: int
    players: int
    options: Any
    seed: int
    start: str
    plies: tuple[GoldenPly, ...]
    result: Result


def record(game: AnyGame, players: int, options: Any, seed: int) -> Golden:
    """Play a game of random actions and write down what it looked like."""
    rules = game.rules
    setup = make_setup(game, players, options)
    state = rules.initial(setup, seed)
    start = digest(rules.encode_state(state))
    plies: list[GoldenPly] = []
    while (result := rules.result(state)) is None:
        seat = rules.to_act(state)[0]
        rng = Rng(mix(seed, f"golden {len(plies)}"))
        action = rng.choice(rules.legal_actions(state, seat))
        rules.apply(state, action)
        text = rules.action_text(action)
        plies.append(GoldenPly(seat, text, *_digests(rules, state, players)))
    return Golden(
        game=game.name,
        rules_version=rules.spec.rules_version,
        players=players,
        options=rules.encode_options(setup.options),
        seed=seed,
        start=start,
        plies=tuple(plies),
        result=result,
    )


def differences(game: AnyGame, golden: Golden) -> Iterator[str]:
    """Play a recorded game again; yield the first thing that is not as it was."""
    rules = game.rules
    if rules.spec.rules_version != golden.rules_version:
        yield f"rules version {rules.spec.rules_version}, recorded {golden.rules_version}"
        return
    state = rules.initial(make_setup(game, golden.players, golden.options), golden.seed)
    if digest(rules.encode_state(state)) != golden.start:
        yield "the deal is another one"
        return
    for number, ply in enumerate(golden.plies, start=1):
        if trouble := _replay(rules, state, ply, golden.players):
            yield f"ply {number}, {ply.action!r}: {trouble}"
            return
    if rules.result(state) != golden.result:
        yield f"result {rules.result(state)}, recorded {golden.result}"


def _replay(rules: AnyRules, state: Any, ply: GoldenPly, players: int) -> str:
    action = _action(rules, ply.action)
    if action is None or action not in rules.legal_actions(state, ply.seat):
        return "not legal any more"
    rules.apply(state, action)
    found, views = _digests(rules, state, players)
    if found != ply.state:
        return "leads to another state"
    return "" if views == ply.views else "is seen differently"


def _action(rules: AnyRules, text: str) -> Action | None:
    try:
        return rules.parse_action(text)
    except DecodeError:
        return None


def _digests(rules: AnyRules, state: Any, players: int) -> tuple[str, str]:
    viewers = (*range(players), None)
    views = [rules.encode_observation(rules.observation(state, viewer)) for viewer in viewers]
    return digest(rules.encode_state(state)), digest(views)


def load_golden(path: Path) -> Golden:
    """Read a recorded game; raises BadGoldenError."""
    try:
        return decode(Golden, json.loads(path.read_text(encoding="utf-8")))
    except (ValueError, DecodeError) as error:
        raise BadGoldenError(str(path), str(error)) from error


def save_golden(golden: Golden, path: Path) -> None:
    """Write a recorded game, one ply per line."""
    value: Any = encode(golden)
    plies = value.pop("plies")
    head = json.dumps(value, ensure_ascii=False)[:-1]
    body = ",\n".join(json.dumps(ply, ensure_ascii=False) for ply in plies)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f'{head}, "plies": [\n{body}\n]}}\n', encoding="utf-8", newline="\n")
