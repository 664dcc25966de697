"""Every installed game at every player count under several sets of options, and positions of each.

Nothing in here knows a game: options are varied by the types of their fields.
"""

import copy
import dataclasses
import enum
import json
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from desktop.core.actions import Action, Seat
from desktop.core.digest import Json, digest
from desktop.core.errors import SetupError
from desktop.core.rng import Rng
from desktop.core.rules import Setup
from desktop.games import INSTALLED, load
from desktop.games.module import AnyGame

AnyState = Any


class Table(NamedTuple):
    """A game, a number of players and options."""

    game: str
    players: int
    options: Any

    @property
    def module(self) -> AnyGame:
        return load(self.game)

    @property
    def rules(self) -> Any:
        return self.module.rules

    @property
    def setup(self) -> Setup[Any]:
        return Setup(self.players, self.options)

    def seats(self) -> range:
        return range(self.players)

    def viewers(self) -> list[Seat | None]:
        return [*self.seats(), None]

    def new(self, seed: int) -> AnyState:
        return self.rules.initial(self.setup, seed)

    def __str__(self) -> str:
        defaults = self.module.options()
        changed = (
            f.name
            for f in dataclasses.fields(self.options)
            if getattr(self.options, f.name) != getattr(defaults, f.name)
        )
        return "-".join([self.game, str(self.players), *changed])


def option_sets(options: Any) -> Iterator[Any]:
    """Yield the defaults, every other value of one field alone, and all switches turned."""
    defaults = options()
    yield defaults
    turned = {}
    for field in dataclasses.fields(defaults):
        value = getattr(defaults, field.name)
        others: list[Any] = []
        if isinstance(value, bool):
            others = [not value]
            turned[field.name] = not value
        elif isinstance(value, enum.Enum):
            others = [other for other in type(value) if other is not value]
        for other in others:
            yield dataclasses.replace(defaults, **{field.name: other})
    if len(turned) > 1:
        yield dataclasses.replace(defaults, **turned)


def _tables() -> Iterator[Table]:
    for name in INSTALLED:
        game = load(name)
        for players in range(game.rules.spec.min_players, game.rules.spec.max_players + 1):
            for options in option_sets(game.options):
                table = Table(name, players, options)
                try:
                    table.new(0)
                except SetupError:
                    continue  # these options exclude each other
                yield table


TABLES = list(_tables())
GAMES = [load(name) for name in INSTALLED]


def act(table: Table, state: AnyState, rng: Rng) -> Action:
    """Choose any action of anybody who may act."""
    choices = [table.rules.legal_actions(state, seat) for seat in table.rules.to_act(state)]
    action: Action = rng.choice(rng.choice([actions for actions in choices if actions]))
    return action


def game(table: Table, seed: int) -> Iterator[tuple[AnyState, Action | None]]:
    """Play at random; yield every state, untouchable while it is looked at, and what comes next."""
    state, rng = table.new(seed), Rng(seed).fork("play")
    while not table.rules.is_over(state):
        action = act(table, state, rng)
        yield state, action
        table.rules.apply(state, action)
    yield state, None


@cache
def positions(table: Table, seeds: int = 2, count: int = 20) -> tuple[AnyState, ...]:
    """Return states spread over some random games, the deal and the end among them."""
    found = []
    for seed in range(seeds):
        states = [state.copy() for state, _ in game(table, seed)]
        step = max(1, len(states) // count)
        found += [*states[:-1:step], states[-1]]
    return tuple(found)


@cache
def universe(name: str) -> tuple[Action, ...]:
    """Return the actions that were legal for anybody anywhere in the game's positions."""
    found: dict[Action, None] = {}
    for table in TABLES:
        if table.game == name:
            for state in positions(table):
                for seat in table.seats():
                    found.update(dict.fromkeys(table.rules.legal_actions(state, seat)))
    return tuple(found)


def some(actions: tuple[Action, ...], count: int, seed: int) -> list[Action]:
    """Return so many of them, others for every seed."""
    shuffled = list(actions)
    Rng(seed).shuffle(shuffled)
    return shuffled[:count]


def mark(table: Table, state: AnyState) -> str:
    """Return the digest of the state."""
    return digest(table.rules.encode_state(state))


def through_text(value: Json) -> Json:
    """Return the value after it was written to a file and read."""
    read: Json = json.loads(json.dumps(value))
    return read


def damaged(value: Json, rng: Rng) -> Json:
    """Return the value with one place in it changed, added or taken away."""
    value = copy.deepcopy(value)
    inner: Any = value
    while True:
        keys: list[Any] = list(inner) if isinstance(inner, dict) else list(range(len(inner)))
        key = rng.choice(keys)
        deeper = inner[key]
        if not isinstance(deeper, dict | list) or not deeper or not rng.below(6):
            break
        inner = deeper
    if not rng.below(6):
        del inner[key]
    else:
        inner[key] = rng.choice([None, -1, 0, 1, 7, 10**9, 0.5, True, "", "7", "x", [], {}, [[]]])
    if isinstance(inner, dict) and not rng.below(12):
        inner["unheard of"] = 1
    return value
