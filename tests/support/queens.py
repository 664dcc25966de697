"""Real games of Sleeping Queens for tests of everything that is kept."""

from desktop.core.rng import Rng
from desktop.core.rules import Setup
from desktop.games import load
from desktop.session.seats import SeatConfig
from desktop.session.session import GameSession
from desktop.session.store import Journal

SEATS = (SeatConfig("Анна", avatar="owl"), SeatConfig("Борис", "random", colour=1))


def queens_game(seed: int = 7, *, plies: int = 0, journal: Journal | None = None) -> GameSession:
    """Return a game for two in which so many random decisions were taken."""
    game = load("sleeping_queens")
    session = GameSession(game, Setup(2, game.options()), seed, SEATS, journal=journal)
    play(session, plies)
    return session


def play(session: GameSession, plies: int) -> None:
    """Take so many decisions, the same ones for equal games, or fewer if the game ends."""
    for _ in range(plies):
        if session.is_over:
            return
        decide(session)


def play_out(session: GameSession) -> None:
    """Play to the end."""
    while not session.is_over:
        decide(session)


def decide(session: GameSession) -> None:
    """Take one decision that depends on the game and its ply alone."""
    seat = session.to_act[0]
    session.submit(seat, Rng(session.seed * 1000 + session.ply).choice(session.legal_actions(seat)))
