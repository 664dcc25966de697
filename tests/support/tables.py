"""Builders of sessions for tests."""

from typing import cast

from desktop.core.rng import Rng
from desktop.core.rules import Setup
from desktop.session.seats import SeatConfig
from desktop.session.session import GameSession
from tests.support.guessing import GuessingObservation, GuessingOptions, guessing

NAMES = ("Anna", "Борис", "Clara", "Дима")


def a_session(players=("human", "human"), seed=7, turns=30, version=1, journal=None) -> GameSession:
    """Return a new game of guessing."""
    seats = [SeatConfig(NAMES[i], player, "fox", i) for i, player in enumerate(players)]
    setup = Setup(len(players), GuessingOptions(turns))
    return GameSession(guessing(version), setup, seed, seats, journal=journal)


def seen(session: GameSession, viewer: int | None, ply: int | None = None) -> GuessingObservation:
    """Return what the viewer sees at a ply (None: now)."""
    view = session.at(session.ply if ply is None else ply)
    return cast(GuessingObservation, view.observation(viewer))


def played(session: GameSession, *texts: str) -> GameSession:
    """Take these decisions, each by whoever is to act."""
    for text in texts:
        session.submit(session.to_act[0], session.game.rules.parse_action(text))
    return session


def random_moves(session: GameSession, plies: int, seed: int = 1) -> GameSession:
    """Play that many decisions at random, or to the end."""
    rng = Rng(seed)
    for _ in range(plies):
        if session.is_over:
            break
        seat = session.to_act[0]
        session.submit(seat, rng.choice(session.legal_actions(seat)))
    return session
