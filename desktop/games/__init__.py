"""The registry: which games are installed, and how one is loaded without importing the others."""

import importlib

from desktop.games.module import AnyGame

INSTALLED = ("sleeping_queens",)


def load(name: str) -> AnyGame:
    """Return the game of that name; raises KeyError when it is not installed."""
    if name not in INSTALLED:
        raise KeyError(name)
    game: AnyGame = importlib.import_module(f"desktop.games.{name}").GAME
    return game
