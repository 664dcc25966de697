"""Plays a recorded game again, decision by decision, and shows its state at any ply."""

from dataclasses import dataclass
from typing import Any

from desktop.core.letters import seat_letter
from desktop.core.results import Result
from desktop.games.module import AnyGame
from desktop.session.replay import follow, recorded_setup
from desktop.session.store import GameRecord, Move
from desktop.session.timeline import Timeline


@dataclass(frozen=True)
class ReplayedPly:
    """One decision: `ply` is the ply it led to, `by` the player who took it."""

    ply: int
    seat: int
    by: str
    action: str
    digest: str


@dataclass(frozen=True)
class ReplayReport:
    """A recorded game up to a ply, and the full state there."""

    game: str
    players: int
    seed: int
    seats: tuple[str, ...]
    plies: tuple[ReplayedPly, ...]
    ply: int
    state: Any
    to_act: tuple[str, ...]
    result: Result | None


def replay(game: AnyGame, record: GameRecord, ply: int | None = None) -> ReplayReport:
    """Replay a record; raises ReplayError where it cannot go on, NoSuchPlyError for a bad ply."""
    rules = game.rules
    timeline = Timeline(rules, _start(game, record))
    for entry in record.course.entries:
        follow(rules, timeline, entry)
    shown = timeline.ply if ply is None else ply
    state = timeline.state_at(shown)
    moves = [entry for entry in record.course.entries if isinstance(entry, Move)]
    return ReplayReport(
        game=game.name,
        players=record.setup.players,
        seed=record.seed,
        seats=tuple(f"{seat.name} ({seat.player})" for seat in record.seats),
        plies=tuple(
            ReplayedPly(number, move.seat, move.by, move.action, move.digest)
            for number, move in enumerate(moves[:shown], start=1)
        ),
        ply=shown,
        state=rules.encode_state(state),
        to_act=tuple(map(seat_letter, rules.to_act(state))),
        result=rules.result(state),
    )


def _start(game: AnyGame, record: GameRecord) -> Any:
    if record.start is not None:
        return game.rules.decode_state(record.start.state)
    return game.rules.initial(recorded_setup(game.rules, record.setup), record.seed)


def replay_lines(report: ReplayReport) -> list[str]:
    """Write the course and the state for people."""
    lines = [f"{report.game}, seed {report.seed}: {', '.join(report.seats)}"]
    lines += [
        f"{ply.ply:>4}  {seat_letter(ply.seat)}  {ply.action}  [{ply.by}]" for ply in report.plies
    ]
    lines.append(f"at ply {report.ply}")
    lines += [f"  {name}: {value}" for name, value in report.state.items()]
    if report.result is not None:
        winners = " ".join(map(seat_letter, report.result.winners)) or "nobody"
        lines.append(f"result: {report.result.reason}, won by {winners}")
    return lines
