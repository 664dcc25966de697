"""Finds games, their players and their options by the names that commands use."""

import json
from collections.abc import Iterable

from desktop.core.digest import Json
from desktop.core.errors import DecodeError, SetupError
from desktop.core.rules import AnySetup, Setup
from desktop.engine.errors import BadOptionError, UnknownBotError, UnknownGameError
from desktop.games import INSTALLED, load
from desktop.games.module import AnyBotSpec, AnyGame


def find_game(name: str) -> AnyGame:
    """Return an installed game; raises UnknownGameError."""
    if name not in INSTALLED:
        raise UnknownGameError(name, INSTALLED)
    return load(name)


def find_bot(game: AnyGame, name: str) -> AnyBotSpec:
    """Return a named player of a game, reference players included; raises UnknownBotError."""
    if name not in game.bots:
        raise UnknownBotError(name, tuple(game.bots))
    return game.bots[name]


def make_setup(game: AnyGame, players: int, options: Json = None) -> AnySetup:
    """Build a setup from encoded options, None for the defaults; raises SetupError."""
    spec = game.rules.spec
    if not spec.min_players <= players <= spec.max_players:
        raise SetupError(
            f"{game.name} is for {spec.min_players} to {spec.max_players} players, not {players}"
        )
    try:
        return Setup(players, game.rules.decode_options({} if options is None else options))
    except DecodeError as error:
        raise SetupError(f"options of {game.name}: {error}") from error


def parse_options(texts: Iterable[str]) -> dict[str, Json]:
    """Read NAME=VALUE texts; a value is JSON (true, 3) or, failing that, a plain word."""
    options: dict[str, Json] = {}
    for text in texts:
        name, sign, value = text.partition("=")
        if not name or not sign:
            raise BadOptionError(text)
        try:
            options[name] = json.loads(value)
        except json.JSONDecodeError:
            options[name] = value
    return options
