"""What a series says: wins per level with intervals, lengths of games, decision times."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, median

from desktop.engine.arena import Series
from desktop.engine.catalogue import find_game
from desktop.engine.deals import DealRecord
from desktop.engine.statistics import Estimate, estimate, percentile


@dataclass(frozen=True)
class Times:
    """Decision times in seconds; None where nothing was decided."""

    decisions: int
    median: float | None
    p99: float | None
    worst: float | None


@dataclass(frozen=True)
class LevelReport:
    """One level: `wins` is the share of first places per seat, `fair` what luck alone gives.

    A team has no fair share.
    """

    level: str
    seats: int
    wins: Estimate
    fair: float | None
    score: float
    times: Times


@dataclass(frozen=True)
class Lengths:
    """Lengths of games in plies."""

    shortest: int
    mean: float
    longest: int


@dataclass(frozen=True)
class ArenaReport:
    """A whole series."""

    game: str
    players: int
    seed: int
    deals: int
    games: int
    levels: tuple[LevelReport, ...]
    plies: Lengths
    reasons: dict[str, int]


def summarize(series: Series, records: Sequence[DealRecord]) -> ArenaReport:
    """Sum up the records of a series."""
    games = [game for record in records for game in record.games]
    plies = [game.plies for game in games]
    names = [str(entrant) for entrant in series.entrants]
    return ArenaReport(
        game=series.game,
        players=len(names),
        seed=series.seed,
        deals=len(records),
        games=len(games),
        levels=tuple(_level(series, name, records) for name in dict.fromkeys(names)),
        plies=Lengths(min(plies), fmean(plies), max(plies)),
        reasons=dict(sorted(Counter(game.reason for game in games).items())),
    )


def _level(series: Series, name: str, records: Sequence[DealRecord]) -> LevelReport:
    names = [str(entrant) for entrant in series.entrants]
    entrants = [entrant for entrant, other in enumerate(names) if other == name]
    games = [game for record in records for game in record.games]
    per_deal = [
        fmean(game.shares[entrant] for game in record.games for entrant in entrants)
        for record in records
    ]
    return LevelReport(
        level=name,
        seats=len(entrants),
        wins=estimate(per_deal),
        fair=None if find_game(series.game).rules.spec.cooperative else 1 / len(names),
        score=fmean(game.scores[entrant] for game in games for entrant in entrants),
        times=_times(
            [time for game in games for entrant in entrants for time in game.seconds[entrant]]
        ),
    )


def _times(seconds: list[float]) -> Times:
    if not seconds:
        return Times(0, None, None, None)
    ordered = sorted(seconds)
    return Times(len(ordered), median(ordered), percentile(ordered, 0.99), ordered[-1])


def report_lines(report: ArenaReport) -> list[str]:
    """Write the report as a table for people."""
    title = f"{report.game}, {report.players} players, seed {report.seed}"
    head = f"{'level':<20}{'seats':>5}{'wins %':>9}{'95 % interval':>17}{'fair %':>8}{'score':>8}"
    lines = [f"{title}: {report.deals} deals, {report.games} games"]
    lines.append(f"{head}{'median ms':>11}{'p99 ms':>9}{'worst ms':>10}")
    lines += [_level_line(level) for level in report.levels]
    plies = report.plies
    lines.append(f"plies: {plies.shortest} - {plies.longest}, mean {plies.mean:.1f}")
    lines.append("ends: " + ", ".join(f"{name} {count}" for name, count in report.reasons.items()))
    return lines


def _level_line(level: LevelReport) -> str:
    wins, times = level.wins, level.times
    fair = "-" if level.fair is None else f"{100 * level.fair:.1f}"
    interval = f"{100 * wins.low:.1f} - {100 * wins.high:.1f}"
    return (
        f"{level.level:<20}{level.seats:>5}{100 * wins.mean:>9.1f}{interval:>17}"
        f"{fair:>8}{level.score:>8.1f}"
        f"{_ms(times.median):>11}{_ms(times.p99):>9}{_ms(times.worst):>10}"
    )


def _ms(seconds: float | None) -> str:
    return "-" if seconds is None else f"{1000 * seconds:.2f}"
