"""The layers hold: who may import whom, no cycles, nothing of the window in headless code."""

import pytest

from tests.architecture import import_rules as rules
from tests.architecture.sources import ROOT, load, module

PROGRAM = load(ROOT / "desktop")
GAME = "desktop.games.some"

OTHER_NAMES = ("desktop.games", "desktop.games.module", "desktop.bots", "desktop.bots.bot")
OTHERS = [module(name, "") for name in OTHER_NAMES]

CHECKS = [
    rules.outside_their_layer,
    rules.unsteady_rules,
    rules.window_at_start,
    rules.late_imports,
    rules.import_cycles,
]

BAD_IMPORTS = [
    ("desktop.core.rules", "import numpy"),
    ("desktop.core.rules", "from desktop.session import session"),
    ("desktop.core.rules", "from PySide6.QtCore import QObject"),
    ("desktop.core.rules", "import_module('desktop.ui.theme')"),
    ("desktop.bots.greedy_bot", f"from {GAME}.rules import state"),
    ("desktop.session.session", "from desktop.bots.ismcts import Ismcts"),
    ("desktop.session.session", f"from {GAME} import GAME"),
    ("desktop.persistence.savefile", "from desktop.session.session import GameSession"),
    ("desktop.engine.arena", "from PySide6.QtCore import QObject"),
    ("desktop.engine.arena", f"from {GAME}.rules.state import State"),
    ("desktop.ui.main_window", f"from {GAME}.rules.state import State"),
    ("desktop.ui.main_window", "from desktop.app import main"),
    (f"{GAME}", f"from {GAME}.ui.table import Table"),
    (f"{GAME}.rules.apply", f"from {GAME}.bots.greedy import Greedy"),
    (f"{GAME}.rules.apply", "from desktop.games.other.rules import state"),
    (f"{GAME}.bots.greedy", "def f():\n    from desktop.games.other.bots import greedy"),
    (f"{GAME}.ui.table", "from desktop.ui.main_window import MainWindow"),
    (f"{GAME}.ui.table", f"from {GAME}.bots import greedy"),
    ("desktop.new_corner.thing", "import sys"),
]

GOOD_IMPORTS = [
    ("desktop.app", "from PySide6.QtWidgets import QApplication"),
    ("desktop.core.rules", "import dataclasses\nfrom desktop.core import errors"),
    ("desktop.engine.arena", "from desktop.games import load\nimport distributed"),
    (f"{GAME}.ui.table", f"from desktop.ui.table.card_item import CardItem\nimport {GAME}.rules"),
    (
        f"{GAME}",
        f"from {GAME}.rules.legal import Rules\nfrom desktop.games.module import GameModule",
    ),
]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_program_imports_only_what_it_may(check):
    assert list(check(PROGRAM)) == []


@pytest.mark.parametrize(("name", "text"), BAD_IMPORTS)
def test_import_against_the_layers_is_found(name, text):
    assert list(rules.outside_their_layer([module(name, text), *OTHERS]))


@pytest.mark.parametrize(("name", "text"), GOOD_IMPORTS)
def test_import_along_the_layers_passes(name, text):
    assert list(rules.outside_their_layer([module(name, text), *OTHERS])) == []


@pytest.mark.parametrize("name", ["desktop.core.zones", f"{GAME}.rules.setup"])
@pytest.mark.parametrize(
    "text", ["import random", "def f():\n    from os import path", "import time"]
)
def test_chance_and_clock_in_rules_are_found(name, text):
    assert list(rules.unsteady_rules([module(name, text)]))


@pytest.mark.parametrize("text", ["import PySide6.QtCore", "from desktop.ui import theme"])
def test_window_at_module_level_of_a_root_is_found(text):
    late = f"def main():\n    {text}"
    assert list(rules.window_at_start([module("desktop.cli", text)]))
    assert list(rules.window_at_start([module("desktop.cli", late)])) == []


def test_import_inside_a_function_is_found():
    text = "def f():\n    import json"
    assert list(rules.late_imports([module("desktop.core.rng", text)]))
    assert list(rules.late_imports([module("desktop.cli", text)])) == []


def test_plots_import_pyqtgraph_late_and_nothing_else():
    late, early = "def f():\n    import pyqtgraph", "import pyqtgraph"
    assert list(rules.late_imports([module("desktop.ui.panels.plot_view", late)])) == []
    assert list(rules.late_imports([module("desktop.ui.panels.plot_view", early)]))
    assert list(rules.late_imports([module("desktop.ui.panels.chronicle", late)]))


def test_cycle_through_a_function_is_found():
    first = module("desktop.core.a", "from desktop.core import b")
    second = module("desktop.core.b", "def f():\n    from desktop.core.c import x")
    third = module("desktop.core.c", "import desktop.core.a")
    way = "desktop.core.a -> desktop.core.b -> desktop.core.c -> desktop.core.a"
    assert way in list(rules.import_cycles([first, second, third]))
    assert list(rules.import_cycles([first, second])) == []
