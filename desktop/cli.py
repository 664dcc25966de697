"""The command line: what every verb takes and which code it runs, loaded when it is asked for."""

import argparse
import contextlib
import importlib
import json
import os
import secrets
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import BrokenExecutor, Executor
from pathlib import Path
from typing import Any

from desktop.core.codec import encode
from desktop.core.errors import NastolkaError
from desktop.engine.command_line import USAGE_ERROR, build_parser

FAILED = 1
INTERRUPTED = 130
SEED_BITS = 32
GOLDEN = Path("tests", "golden")


class UsageError(NastolkaError):
    """Arguments that do not go together."""


def run(arguments: Sequence[str]) -> int:
    """Run one command; return its exit code."""
    try:
        options = build_parser().parse_args(arguments)
        code = VERBS[options.verb](options)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader has gone: let the interpreter's last flush go nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except (NastolkaError, OSError, BrokenExecutor) as error:
        print(f"nastolka: {error}", file=sys.stderr)
        return USAGE_ERROR
    return code


# --- verbs without a window --------------------------------------------------------------------


def games(options: argparse.Namespace) -> int:
    """List the installed games."""
    from desktop.engine.listing import describe_games, listing_lines

    described = describe_games()
    show(described, listing_lines(described), as_json=options.json)
    return 0


def arena(options: argparse.Namespace) -> int:
    """Play a series and report it."""
    from desktop.bots.bot import Budget
    from desktop.engine import arena as arenas
    from desktop.engine.arena_report import report_lines, summarize
    from desktop.engine.catalogue import find_game, parse_options
    from desktop.engine.deal_log import DealLog
    from desktop.engine.entrants import parse_entrants
    from desktop.engine.progress import ProgressBar

    given = options.iterations or options.seconds
    budget = Budget(options.iterations, options.seconds) if given else None
    entrants = parse_entrants(options.seats, budget)
    rotations = len(arenas.rotations(find_game(options.game), len(entrants)))
    deals = options.deals or -(-options.games // rotations)
    chosen = parse_options(options.option)
    series = arenas.Series(options.game, entrants, options.seed, deals, chosen)
    bar = ProgressBar(deals, sys.stderr)
    log = DealLog(options.log) if options.log else None
    try:
        with _executor(options) as executor:
            records = arenas.run(series, executor, log=log, on_deal=bar.show)
    finally:
        bar.close()
    report = summarize(series, records)
    show(encode(report), report_lines(report), as_json=options.json)
    return 0


@contextlib.contextmanager
def _executor(options: argparse.Namespace) -> Iterator[Executor | None]:
    from desktop.engine.errors import MissingExtraError
    from desktop.engine.pool import process_pool

    if options.dask is None:
        with process_pool(options.jobs) as pool:
            yield pool
        return
    try:
        from desktop.engine.cluster import cluster
    except ImportError as error:
        raise MissingExtraError("Dask", error, "pip install nastolka[dask]") from error
    with cluster(options.dask) as executor:
        yield executor


def play(options: argparse.Namespace) -> int:
    """Play in the terminal."""
    from desktop.engine.catalogue import find_game, parse_options
    from desktop.engine.entrants import parse_entrants
    from desktop.engine.text_play import TextGame

    seed = secrets.randbits(SEED_BITS) if options.seed is None else options.seed
    stream = sys.stderr if options.json else sys.stdout

    def say(line: str) -> None:
        print(line, file=stream)

    def ask(prompt: str) -> str:
        print(prompt, end="", file=stream, flush=True)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line

    table = TextGame(
        find_game(options.game),
        parse_entrants(options.seats),
        options=parse_options(options.option),
        seed=seed,
        ask=ask,
        say=say,
    )
    record = table.play()
    if options.json:
        show(encode(record), [], as_json=True)
    return 0


def _play_here() -> int:
    """Play the first game in the terminal, one person against bots."""
    from desktop.engine.catalogue import find_game
    from desktop.games import INSTALLED
    from desktop.games.module import Level

    game = find_game(INSTALLED[0])
    bot = Level.NORMAL if Level.NORMAL in game.bots else game.rule_of_thumb
    seats = ",".join(["human", *[bot] * (game.rules.spec.min_players - 1)])
    return run(["play", "--game", game.name, "--seats", seats])


def replay(options: argparse.Namespace) -> int:
    """Replay a saved game."""
    from desktop.engine.catalogue import find_game
    from desktop.engine.replay import replay as play_again
    from desktop.engine.replay import replay_lines
    from desktop.games import INSTALLED
    from desktop.persistence.files import DiskFiles
    from desktop.persistence.savefile import check_known, read_save

    record = read_save(DiskFiles(), options.file)
    versions = {name: find_game(name).rules.spec.rules_version for name in INSTALLED}
    check_known(record, options.file, versions)
    report = play_again(find_game(record.game), record, options.ply)
    show(encode(report), replay_lines(report), as_json=options.json)
    return 0


def perft(options: argparse.Namespace) -> int:
    """Count sequences of actions."""
    from desktop.engine.catalogue import find_game, make_setup, parse_options
    from desktop.engine.perft import count_sequences, perft_lines

    game = find_game(options.game)
    setup = make_setup(game, options.players, parse_options(options.option))
    found = count_sequences(game, setup, options.seed, options.depth)
    show(encode(found), perft_lines(found), as_json=options.json)
    return 0


def scenario(options: argparse.Namespace) -> int:
    """Play scenario files; exit with 1 when a case does not hold."""
    from desktop.engine.scenario_report import check_file, scenario_lines

    reports = [check_file(path, options.case) for path in options.files]
    lines = [line for report in reports for line in scenario_lines(report)]
    show(encode(reports), lines, as_json=options.json)
    return 0 if all(report.holds for report in reports) else FAILED


def bench(options: argparse.Namespace) -> int:
    """Measure speed."""
    from desktop.engine.bench import contender
    from desktop.engine.bench_report import bench_lines, run_bench
    from desktop.engine.catalogue import find_game
    from desktop.engine.progress import ProgressBar
    from desktop.games import INSTALLED

    peers = [module.contender() for module in _peers()] if options.peers else []
    names = [options.game] if options.game else INSTALLED
    ours = [contender(find_game(name), options.players) for name in names]
    bar = ProgressBar(options.rounds, sys.stderr)
    try:
        report = run_bench(ours, peers, options.rounds, bar.show)
    finally:
        bar.close()
    show(encode(report), bench_lines(report), as_json=options.json)
    return 0


def _peers() -> list[Any]:
    """Import the engines of others."""
    from desktop.engine.errors import MissingExtraError

    try:
        from desktop.engine import peer_hanabi, peer_uno
    except ImportError as error:
        remedy = "pip install open_spiel rlcard"
        raise MissingExtraError("an engine to compare with", error, remedy) from error
    return [peer_hanabi, peer_uno]


def record_golden(options: argparse.Namespace) -> int:
    """Record a playthrough, or replay recorded ones; exit with 1 when one went another way."""
    from desktop.engine.catalogue import find_game, parse_options
    from desktop.engine.golden import differences, load_golden, record, save_golden

    if options.check:
        found = {}
        for path in options.check:
            golden = load_golden(path)
            found[str(path)] = list(differences(find_game(golden.game), golden))
        lines = [f"{name}: {'; '.join(told) or 'the same'}" for name, told in found.items()]
        show(found, lines, as_json=options.json)
        return FAILED if any(found.values()) else 0
    if options.game is None or options.players is None:
        raise UsageError("record-golden needs --game and --players, or --check")
    chosen = parse_options(options.option)
    golden = record(find_game(options.game), options.players, chosen, options.seed)
    name = f"{options.players}p-{options.seed}.json"
    path = options.output or GOLDEN / options.game / name
    save_golden(golden, path)
    written = {"file": str(path), "plies": len(golden.plies)}
    show(written, [f"{path}: {len(golden.plies)} plies"], as_json=options.json)
    return 0


def show(value: object, lines: Sequence[str], *, as_json: bool) -> None:
    """Print a result as JSON or as lines for people."""
    if as_json:
        print(json.dumps(value, ensure_ascii=False, indent=2))
    else:
        print("\n".join(lines))


# --- the window --------------------------------------------------------------------------------


def window(options: argparse.Namespace) -> int:
    """Open the window; without a display play in the terminal, or show a game between bots."""
    if has_display():
        return int(_app().run(sys.argv[:1], portable=options.portable))
    if sys.stdin.isatty() and sys.stdout.isatty():
        print("no display here: playing in the terminal")
        return _play_here()
    print("no display here: bots play a short game in a window that nobody sees", flush=True)
    return int(_app().offscreen_demo())


def has_display() -> bool:
    """Say whether a window could be seen, or the caller has chosen where Qt draws."""
    if sys.platform in ("win32", "darwin"):
        return True
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return any(os.environ.get(name) for name in names)


def shot(options: argparse.Namespace) -> int:
    """Draw the main window into a picture."""
    app = _app()
    order = app.Shot(
        game=options.game,
        scenario=options.scenario,
        save=options.save,
        steps=options.steps,
        language=options.lang,
        theme=options.theme,
        size=options.size,
        scale=options.scale,
        output=options.output,
    )
    return int(app.shot(order))


def selftest(_: argparse.Namespace) -> int:
    """Start everything that a release needs."""
    return int(_app().selftest())


def _app() -> Any:
    """Import the root of the window, and with it Qt."""
    from desktop.engine.errors import MissingExtraError

    try:
        return importlib.import_module("desktop.app")
    except ImportError as error:
        raise MissingExtraError("Qt", error, "pip install PySide6-Essentials") from error


Verb = Callable[[argparse.Namespace], int]
VERBS: Mapping[str | None, Verb] = {
    None: window,
    "games": games,
    "arena": arena,
    "play": play,
    "replay": replay,
    "perft": perft,
    "scenario": scenario,
    "bench": bench,
    "record-golden": record_golden,
    "shot": shot,
    "selftest": selftest,
}
