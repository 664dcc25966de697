"""The installed games as a catalogue for people and programs."""

from typing import Any

from desktop.core.codec import encode
from desktop.engine.catalogue import find_game
from desktop.games import INSTALLED


def describe_games() -> list[dict[str, Any]]:
    """Return name, rules version, players, options with their defaults and players of each game."""
    return [_describe(name) for name in INSTALLED]


def _describe(name: str) -> dict[str, Any]:
    game = find_game(name)
    spec = game.rules.spec
    return {
        "game": name,
        "rules_version": spec.rules_version,
        "players": [spec.min_players, spec.max_players],
        "cooperative": spec.cooperative,
        "options": game.rules.encode_options(game.options()),
        "levels": [bot for bot, found in game.bots.items() if found.offered],
        "reference_players": [bot for bot, found in game.bots.items() if not found.offered],
        "budgets": {bot: encode(found.budget) for bot, found in game.bots.items()},
    }


def listing_lines(games: list[dict[str, Any]]) -> list[str]:
    """Write the catalogue for people."""
    lines = []
    for game in games:
        low, high = game["players"]
        kind = "co-operative" if game["cooperative"] else "competitive"
        lines.append(f"{game['game']}  {low}-{high} players, {kind}")
        options = ", ".join(f"{name}={value}" for name, value in game["options"].items())
        lines.append(f"  options: {options or '-'}")
        lines.append(f"  levels: {', '.join(game['levels']) or '-'}")
        lines.append(f"  reference players: {', '.join(game['reference_players']) or '-'}")
    return lines
