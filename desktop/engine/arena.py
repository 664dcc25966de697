"""Series of mirrored deals between bots: every deal is played once from each rotation of the seats.

One deal is one job, a plain function of a plain value, so that any `concurrent.futures` executor
can run it: this process, a pool of processes, a cluster.
"""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import dataclass, field
from itertools import islice

from desktop.core.actions import Seat
from desktop.core.codec import encode
from desktop.core.digest import Json, digest
from desktop.core.rng import mix
from desktop.core.rules import AnySetup
from desktop.engine.catalogue import find_bot, find_game, make_setup
from desktop.engine.deal_log import DealLog
from desktop.engine.deals import DealRecord, GameOutcome
from desktop.engine.entrants import Entrant
from desktop.engine.playing import Player, play_game
from desktop.games.module import AnyGame

IN_FLIGHT = 64
"""How many deals an executor holds at a time: enough for every worker, few enough to stop soon."""


@dataclass(frozen=True)
class Series:
    """What a series plays; with iterations for budgets it fixes every result."""

    game: str
    entrants: tuple[Entrant, ...]
    seed: int
    deals: int
    options: Json = field(default_factory=dict)

    def deal_seed(self, deal: int) -> int:
        """Return the seed of one deal, the same for every entrant that ever plays it."""
        return mix(self.seed, f"deal {deal}")

    def key(self) -> str:
        """Name the series in a log: equal for equal deals, entrants and rules, however many."""
        game = find_game(self.game)
        budgets: Json = [encode(entrant.budget_in(game)) for entrant in self.entrants]
        names: Json = [entrant.name for entrant in self.entrants]
        rules = game.rules.spec.rules_version
        options = game.rules.encode_options(self.setup(game).options)
        return digest([self.game, rules, options, self.seed, names, budgets])

    def setup(self, game: AnyGame) -> AnySetup:
        """Build the setup; raises SetupError."""
        return make_setup(game, len(self.entrants), self.options)


@dataclass(frozen=True)
class DealJob:
    """One deal of a series."""

    series: Series
    deal: int


def rotations(game: AnyGame, players: int) -> range:
    """Return by how many seats the entrants move; a team plays once, all its seats win alike."""
    return range(1) if game.rules.spec.cooperative else range(players)


def seating(players: int, shift: int) -> tuple[int, ...]:
    """Return seat -> entrant when every entrant has moved `shift` seats on."""
    return tuple((seat - shift) % players for seat in range(players))


def play_deal(job: DealJob) -> DealRecord:
    """Play one deal in all its rotations."""
    series = job.series
    game = find_game(series.game)
    setup = series.setup(game)
    players = [_player(game, entrant) for entrant in series.entrants]
    seed = series.deal_seed(job.deal)
    games = tuple(
        _play_seated(game, setup, seed, [(i, players[i]) for i in seating(len(players), shift)])
        for shift in rotations(game, len(players))
    )
    return DealRecord(job.deal, games)


def _player(game: AnyGame, entrant: Entrant) -> Player:
    return Player(str(entrant), find_bot(game, entrant.name).make(), entrant.budget_in(game))


def _play_seated(
    game: AnyGame, setup: AnySetup, seed: int, seated: list[tuple[int, Player]]
) -> GameOutcome:
    """Play one game and file what each seat did under its entrant."""
    played = play_game(game, setup, seed, [player for _, player in seated])
    seat_of = sorted(range(len(seated)), key=lambda seat: seated[seat][0])
    result = played.result

    def share(seat: Seat) -> float:
        if game.rules.spec.cooperative:
            return float(seat in result.winners)
        return result.share(seat)

    return GameOutcome(
        reason=result.reason,
        plies=played.plies,
        shares=tuple(share(seat) for seat in seat_of),
        scores=tuple(result.scores[seat] for seat in seat_of),
        seconds=tuple(tuple(round(time, 6) for time in played.seconds[seat]) for seat in seat_of),
    )


def run(
    series: Series,
    executor: Executor | None = None,
    *,
    log: DealLog | None = None,
    on_deal: Callable[[int], None] | None = None,
) -> list[DealRecord]:
    """Play what the log does not hold yet; return all records in the order of the deals.

    `on_deal` hears how many deals are done, first those of the log. None runs in this process.
    """
    series.key()  # names and options are checked before anything runs
    known = log.records(series.key()) if log else {}
    records = {deal: known[deal] for deal in range(series.deals) if deal in known}
    if on_deal:
        on_deal(len(records))
    jobs = (DealJob(series, deal) for deal in range(series.deals) if deal not in records)
    for record in _play_all(jobs, executor):
        records[record.deal] = record
        if log:
            log.append(series.key(), record)
        if on_deal:
            on_deal(len(records))
    return [records[deal] for deal in range(series.deals)]


def _play_all(jobs: Iterator[DealJob], executor: Executor | None) -> Iterable[DealRecord]:
    if executor is None:
        yield from map(play_deal, jobs)
        return
    running: set[Future[DealRecord]] = set()
    while True:
        missing = IN_FLIGHT - len(running)
        running |= {executor.submit(play_deal, job) for job in islice(jobs, missing)}
        if not running:
            return
        finished, running = wait(running, return_when=FIRST_COMPLETED)
        yield from (future.result() for future in finished)
