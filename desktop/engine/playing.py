"""Plays one game between bots, each of which sees its own observation alone."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from desktop.bots.bot import Bot, Budget
from desktop.core.actions import Seat
from desktop.core.results import Result
from desktop.core.rng import mix
from desktop.core.rules import AnySetup
from desktop.engine.errors import GameTooLongError, IllegalChoiceError
from desktop.games.module import AnyGame


@dataclass(frozen=True)
class Player:
    """A bot at a seat, its name for messages and its budget for every decision."""

    name: str
    bot: Bot[Any]
    budget: Budget


@dataclass(frozen=True)
class PlayedGame:
    """How a game went: its result, its length, and each seat's decision times in seconds."""

    result: Result
    plies: int
    seconds: tuple[tuple[float, ...], ...]


def bot_seed(game_seed: int, ply: int, seat: Seat) -> int:
    """Derive the seed of one decision, so that no bot shares a random stream with the game."""
    return mix(game_seed, f"bot {ply} {seat}")


def play_game(game: AnyGame, setup: AnySetup, seed: int, players: Sequence[Player]) -> PlayedGame:
    """Play to the end, seat by seat; raises IllegalChoiceError and GameTooLongError."""
    rules = game.rules
    state = rules.initial(setup, seed)
    seconds: list[list[float]] = [[] for _ in players]
    ply = 0
    while (result := rules.result(state)) is None:
        if ply >= rules.spec.ply_bound:
            raise GameTooLongError(game.name, seed, rules.spec.ply_bound)
        seat = rules.to_act(state)[0]
        player = players[seat]
        observation = rules.observation(state, seat)
        started = time.perf_counter()
        decision_seed = bot_seed(seed, ply, seat)
        decision = player.bot.choose(observation, decision_seed, player.budget)
        seconds[seat].append(time.perf_counter() - started)
        if decision.action not in observation.legal:
            raise IllegalChoiceError(player.name, str(decision.action), decision_seed)
        rules.apply(state, decision.action)
        ply += 1
    return PlayedGame(result, ply, tuple(map(tuple, seconds)))
