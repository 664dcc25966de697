"""Bring a recorded game back: by its decisions if they still lead there, else from its snapshot."""

from dataclasses import dataclass, replace

from desktop.core.digest import digest
from desktop.core.errors import DecodeError, NastolkaError, SetupError
from desktop.core.rules import AnySetup
from desktop.session.errors import LostGameError, ReplayError, SeatsError
from desktop.session.game import PlayableGame
from desktop.session.replay import recorded_setup
from desktop.session.seats import HUMAN, SeatConfig
from desktop.session.session import GameSession
from desktop.session.store import Course, GameRecord, Journal, Snapshot

UNREPLAYABLE = (ReplayError, DecodeError, SetupError, SeatsError)


@dataclass(frozen=True)
class Restored:
    """A session brought back; `trouble` says why only its snapshot could be used."""

    session: GameSession
    trouble: NastolkaError | None = None


def restore(game: PlayableGame, record: GameRecord, journal: Journal | None = None) -> Restored:
    """Rebuild the session of a record, or raise LostGameError.

    Every ply is compared with the recorded digest, so rules that have changed since never change a
    game silently: it goes on from its snapshot then, without its past, and the reason is told.
    """
    try:
        setup = recorded_setup(game.rules, record.setup)
        session = _replayed(game, setup, record)
        trouble: NastolkaError | None = None
    except UNREPLAYABLE as error:
        session, trouble = _from_snapshot(game, record, error), error
    if journal is not None:
        session.keep_in(journal)
    return Restored(session, trouble)


def _replayed(game: PlayableGame, setup: AnySetup, record: GameRecord) -> GameSession:
    return GameSession(
        game,
        setup,
        record.seed,
        known_players(game, record.seats),
        start=record.start,
        course=record.course,
    )


def _from_snapshot(game: PlayableGame, record: GameRecord, reason: NastolkaError) -> GameSession:
    try:
        return GameSession(
            game,
            recorded_setup(game.rules, record.setup),
            record.seed,
            known_players(game, record.seats),
            start=_converted(game, record),
            course=Course(practice=record.course.practice, redeals=record.course.redeals),
        )
    except UNREPLAYABLE as error:
        raise LostGameError(reason, error) from error


def _converted(game: PlayableGame, record: GameRecord) -> Snapshot:
    """Return the snapshot in the form of today's rules; its ply counts from the very first deal."""
    old = record.snapshot
    if digest(old.state) != old.digest:
        raise DecodeError("snapshot", "its digest is another")
    state = game.rules.encode_state(game.rules.decode_state(old.state))
    earlier = record.start.ply if record.start else 0
    return Snapshot(earlier + old.ply, digest(state), state)


def known_players(game: PlayableGame, seats: tuple[SeatConfig, ...]) -> tuple[SeatConfig, ...]:
    """Give seats of bots that exist no longer to a person, who may choose another."""
    return tuple(
        seat if seat.player in (HUMAN, *game.bots) else replace(seat, player=HUMAN)
        for seat in seats
    )
