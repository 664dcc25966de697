"""What every verb of the command line takes, and the help that says so."""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

USAGE_ERROR = 2


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one line."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and where help is, and exit with 2."""
        self.exit(USAGE_ERROR, f"{self.prog}: {message} (see {self.prog} --help)\n")


def _add_arena(parser: argparse.ArgumentParser) -> None:
    parser.epilog = (
        "Every deal is played once from each rotation of the seats; a first place shared by k "
        "counts 1/k; the interval is over deals. With iterations for budgets equal seeds give "
        "equal results, however many jobs play them."
    )
    _add_game(parser)
    parser.add_argument(
        "--seats",
        required=True,
        metavar="L1,L2,…",
        help="LEVEL, LEVEL:ITERATIONS or LEVEL:SECONDSs, one for each seat",
    )
    length = parser.add_mutually_exclusive_group(required=True)
    length.add_argument("--games", type=positive, help="rounded up to whole deals")
    length.add_argument("--deals", type=positive, help="deals, each played from every seat")
    _add_seed(parser)
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--jobs", type=positive, default=1, help="processes (default 1)")
    where.add_argument("--dask", metavar="ADDRESS", help="a Dask scheduler to play on")
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument(
        "--iterations", type=positive, help="budget of all seats without one of their own"
    )
    budget.add_argument("--seconds", type=positive_float, help="the same, per decision")
    parser.add_argument(
        "--log", type=Path, help="append every deal to this file and skip the deals it holds"
    )
    _add_json(parser)


def _add_play(parser: argparse.ArgumentParser) -> None:
    _add_game(parser)
    parser.add_argument(
        "--seats", required=True, metavar="human,L", help="human or a level for each seat"
    )
    parser.add_argument("--seed", type=int, metavar="S", help="(default: a new one)")
    _add_json(parser, "talk on standard error, print the game as JSON at the end")


def _add_replay(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a saved game")
    parser.add_argument("--ply", type=int, metavar="N", help="stop here (default: the last ply)")
    _add_json(parser)


def _add_perft(parser: argparse.ArgumentParser) -> None:
    _add_game(parser)
    parser.add_argument("--players", type=positive, required=True)
    _add_seed(parser)
    parser.add_argument("--depth", type=positive, required=True)
    _add_json(parser)


def _add_scenario(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="docs/scenarios.md")
    parser.add_argument("--case", metavar="ID", help="only this case")
    _add_json(parser)


def _add_bench(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", metavar="G", help="only this game")
    parser.add_argument("--players", type=positive, help="players (default: the least number)")
    parser.add_argument("--rounds", type=positive, default=15, help="rounds (default 15)")
    parser.add_argument(
        "--peers", action="store_true", help="beside open_spiel's hanabi and rlcard's uno"
    )
    _add_json(parser)


def _add_record_golden(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--check", nargs="+", type=Path, metavar="FILE", help="replay recorded games instead"
    )
    parser.add_argument("--game", metavar="G")
    _add_option(parser)
    parser.add_argument("--players", type=positive)
    _add_seed(parser)
    parser.add_argument("-o", "--output", type=Path, metavar="FILE")
    _add_json(parser)


def _add_shot(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", required=True, metavar="G")
    content = parser.add_mutually_exclusive_group()
    content.add_argument(
        "--scenario", type=Path, metavar="FILE", help="its first case (default: the start page)"
    )
    content.add_argument("--save", type=Path, metavar="FILE", help="a saved game")
    parser.add_argument(
        "--steps", type=int, default=0, metavar="N", help="actions of the case to play first"
    )
    parser.add_argument("--lang", choices=("ru", "en"), default="en")
    parser.add_argument("--theme", choices=("light", "dark"), default="light")
    parser.add_argument("--size", type=size, default=(1280, 800), metavar="WxH")
    parser.add_argument("--scale", type=positive_float, default=1.0)
    parser.add_argument("-o", "--output", type=Path, required=True, metavar="PNG")


def _add_nothing(parser: argparse.ArgumentParser) -> None:
    """Take no arguments."""


def _add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", required=True, metavar="G", help="see `nastolka games`")
    _add_option(parser)


def _add_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game; may be repeated",
    )


def _add_seed(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="(default 1)")


def _add_json(parser: argparse.ArgumentParser, text: str = "print JSON") -> None:
    parser.add_argument("--json", action="store_true", help=text)


def positive(text: str) -> int:
    """Read a number above zero."""
    number = int(text)
    if number <= 0:
        raise argparse.ArgumentTypeError(f"{text} is not above zero")
    return number


def positive_float(text: str) -> float:
    """Read a number above zero, with or without a fraction."""
    number = float(text)
    if not 0 < number < float("inf"):
        raise argparse.ArgumentTypeError(f"{text} is not above zero")
    return number


def size(text: str) -> tuple[int, int]:
    """Read WIDTHxHEIGHT."""
    width, _, height = text.partition("x")
    return positive(width), positive(height)


VERBS: dict[str, tuple[Callable[[argparse.ArgumentParser], None], str]] = {
    "games": (_add_json, "list the installed games with players, options and bot levels"),
    "arena": (_add_arena, "play a series of mirrored deals between bots"),
    "play": (_add_play, "play in the terminal from the list of legal actions"),
    "replay": (_add_replay, "replay a saved game and show its state at any ply"),
    "perft": (_add_perft, "count the sequences of actions up to a depth"),
    "scenario": (_add_scenario, "play scenario files and report what does not hold"),
    "bench": (_add_bench, "measure the speed of every game's rules"),
    "record-golden": (_add_record_golden, "record a playthrough for the tests, or replay some"),
    "shot": (_add_shot, "draw the main window into a picture"),
    "selftest": (_add_nothing, "start all that a release needs and play through the window"),
}


def build_parser() -> Parser:
    """Describe all verbs."""
    parser = Parser(
        prog="nastolka",
        description="Table games, offline, against bots or together at one screen. "
        "Without a verb the window opens.",
    )
    parser.add_argument(
        "--portable", action="store_true", help="keep everything in a folder beside the program"
    )
    verbs = parser.add_subparsers(title="verbs", metavar="VERB", dest="verb")
    for name, (add, summary) in VERBS.items():
        add(verbs.add_parser(name, help=summary, description=f"{summary}."))
    return parser
