"""The command line: verbs that need no window, and the way to those that do."""

import argparse
import contextlib
import json
import os
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from pathlib import Path
from typing import NoReturn

from desktop.bots.bot import Budget
from desktop.core.codec import encode
from desktop.core.errors import NastolkaError
from desktop.engine.arena import Series
from desktop.engine.arena import run as run_series
from desktop.engine.arena_report import report_lines, summarize
from desktop.engine.catalogue import find_game, parse_options
from desktop.engine.deal_log import DealLog
from desktop.engine.entrants import parse_entrants
from desktop.engine.listing import describe_games, listing_lines
from desktop.engine.pool import process_pool
from desktop.engine.progress import ProgressBar
from desktop.engine.scenario_report import check_file, scenario_lines

USAGE_ERROR = 2
INTERRUPTED = 130


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one line."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and where help is, and exit with 2."""
        self.exit(USAGE_ERROR, f"{self.prog}: {message} (see {self.prog} --help)\n")


class MissingExtraError(NastolkaError):
    """A command needs an optional package that is not installed."""


def run(arguments: Sequence[str]) -> int:
    """Run one command; return its exit code."""
    options = build_parser().parse_args(arguments)
    try:
        code: int = options.verb(options)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader has gone: let the interpreter's last flush go nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except (NastolkaError, OSError) as error:
        print(f"nastolka: {error}", file=sys.stderr)
        return USAGE_ERROR
    return code


def build_parser() -> Parser:
    """Describe all verbs."""
    parser = Parser(prog="nastolka", description="Table games, offline, against bots or together.")
    verbs = parser.add_subparsers(title="verbs", metavar="VERB", required=True)
    _add_games(verbs.add_parser("games", help="installed games, players, options, bot levels"))
    _add_arena(verbs.add_parser("arena", help="series of mirrored deals between bots"))
    _add_scenario(verbs.add_parser("scenario", help="play scenario files and report differences"))
    return parser


def _add_games(parser: argparse.ArgumentParser) -> None:
    _add_json(parser)
    parser.set_defaults(verb=games)


def games(options: argparse.Namespace) -> int:
    """List the installed games."""
    described = describe_games()
    show(described, listing_lines(described), as_json=options.json)
    return 0


def _add_arena(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Every deal is played once from each rotation of the seats; a first place shared by k "
        "counts 1/k; the interval is over deals."
    )
    _add_game(parser)
    parser.add_argument(
        "--seats",
        required=True,
        metavar="L1,L2,…",
        help="LEVEL, LEVEL:ITERATIONS or LEVEL:SECONDSs",
    )
    length = parser.add_mutually_exclusive_group(required=True)
    length.add_argument("--games", type=positive, help="rounded up to whole deals")
    length.add_argument("--deals", type=positive)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=positive, default=1, help="processes (default 1)")
    parser.add_argument("--dask", metavar="ADDRESS", help="play on a Dask cluster instead")
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument("--iterations", type=positive, help="budget of all seats without their own")
    budget.add_argument("--seconds", type=float, help="the same in seconds per decision")
    parser.add_argument(
        "--log", type=Path, help="append each deal to this file; skip the deals it holds"
    )
    _add_json(parser)
    parser.set_defaults(verb=arena)


def arena(options: argparse.Namespace) -> int:
    """Play a series and report it."""
    series = _series(options)
    bar = ProgressBar(series.deals, sys.stderr)
    log = DealLog(options.log) if options.log else None
    try:
        with _executor(options) as executor:
            records = run_series(series, executor, log=log, on_deal=bar.show)
    finally:
        bar.close()
    report = summarize(series, records)
    show(encode(report), report_lines(report), as_json=options.json)
    return 0


def _series(options: argparse.Namespace) -> Series:
    budget = None
    if options.iterations or options.seconds:
        budget = Budget(iterations=options.iterations, seconds=options.seconds)
    entrants = parse_entrants(options.seats, budget)
    rotations = 1 if find_game(options.game).rules.spec.cooperative else len(entrants)
    return Series(
        game=options.game,
        entrants=entrants,
        seed=options.seed,
        deals=options.deals or -(-options.games // rotations),
        options=parse_options(options.option),
    )


@contextlib.contextmanager
def _executor(options: argparse.Namespace) -> Iterator[Executor | None]:
    if options.dask is None:
        with process_pool(options.jobs) as pool:
            yield pool
        return
    try:
        from desktop.engine.cluster import cluster
    except ImportError as error:
        raise MissingExtraError("--dask needs the extra: pip install nastolka[dask]") from error
    with cluster(options.dask) as executor:
        yield executor


def _add_scenario(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="docs/scenarios.md")
    parser.add_argument("--case", metavar="ID", help="only this case")
    _add_json(parser)
    parser.set_defaults(verb=scenario)


def scenario(options: argparse.Namespace) -> int:
    """Play scenario files; exit with 1 when a case does not hold."""
    reports = [check_file(path, options.case) for path in options.files]
    lines = [line for report in reports for line in scenario_lines(report)]
    show(encode(reports), lines, as_json=options.json)
    return 0 if all(report.holds for report in reports) else 1


def _add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", required=True, metavar="G")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game; may be repeated",
    )


def _add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON")


def positive(text: str) -> int:
    """Read a number above zero."""
    number = int(text)
    if number <= 0:
        raise argparse.ArgumentTypeError(f"{text} is not above zero")
    return number


def show(value: object, lines: Sequence[str], *, as_json: bool) -> None:
    """Print a result as JSON or as lines for people."""
    if as_json:
        print(json.dumps(value, ensure_ascii=False, indent=2))
    else:
        print("\n".join(lines))
