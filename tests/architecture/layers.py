"""The layers of the program as data: who may import whom, and what from outside.

A pattern names a module; with ".*" at its end also everything below. "{game}" stands for one game's
folder and means the same game on both sides. The first pattern that fits a module is its layer.
A layer may always import itself. docs/architecture.md tells the reasons.
"""

from typing import NamedTuple


class Layer(NamedTuple):
    """What modules of one pattern may import: patterns of our own and third-party packages."""

    pattern: str
    inside: tuple[str, ...]
    outside: tuple[str, ...] = ()


QT = ("PySide6", "shiboken6")
REGISTRY = ("desktop.games", "desktop.games.module")
CORE = "desktop.core.*"
OWN_RULES = "desktop.games.{game}.rules.*"
OWN_BOTS = "desktop.games.{game}.bots.*"
TABLE_KIT = (
    "desktop.ui.table.*",
    "desktop.ui.theme.*",
    "desktop.ui.assets.*",
    "desktop.ui.i18n.*",
    "desktop.ui.sounds.*",
    "desktop.ui.ask.*",
)
UI_USES = ("desktop.session.*", "desktop.persistence.*", "desktop.engine.*", *REGISTRY, CORE)

LAYERS = (
    Layer("desktop.__main__", ("desktop.*",), QT),
    Layer("desktop.cli", ("desktop.*",), QT),
    Layer("desktop.app", ("desktop.*",), QT),
    Layer("desktop.ui.*", UI_USES, (*QT, "pyqtgraph", "numpy", "fontpkg_pt_sans")),
    Layer("desktop.games.{game}.ui.*", (*TABLE_KIT, OWN_RULES, CORE), QT),
    Layer(
        "desktop.engine.*",
        (*REGISTRY, "desktop.bots.*", "desktop.session.*", CORE),
        ("distributed", "pyspiel", "rlcard"),
    ),
    Layer("desktop.session.*", ("desktop.bots.bot", CORE)),
    Layer("desktop.persistence.*", ("desktop.session.store", CORE), ("platformdirs",)),
    Layer("desktop.games.module", ("desktop.bots.bot", CORE)),
    Layer("desktop.games.{game}.rules.*", (CORE,)),
    Layer("desktop.games.{game}.bots.*", ("desktop.bots.*", OWN_RULES, CORE)),
    Layer(
        "desktop.games.{game}.*",
        ("desktop.games.module", "desktop.bots.*", OWN_RULES, OWN_BOTS, CORE),
    ),
    Layer("desktop.games", ("desktop.games.module", CORE)),
    Layer("desktop.bots.*", (CORE,)),
    Layer("desktop.core.*", ()),
    Layer("desktop", ()),
)

# Start-up code that worker processes import again: nothing of the window at module level.
ROOTS_WITHOUT_WINDOW = ("desktop.__main__", "desktop.cli")
WINDOW = ("PySide6", "shiboken6", "desktop.ui", "desktop.app")

# Rules are a function of state and action: nothing that differs between two runs.
PURE_RULES = ("desktop.core.*", "desktop.games.{game}.rules.*")
FORBIDDEN_IN_RULES = ("random", "time", "datetime", "os", "pathlib", "logging", "threading")

# Imports inside functions: the roots, the registry, and pyqtgraph where a plot is first shown.
IMPORTS_INSIDE_FUNCTIONS = ("desktop.__main__", "desktop.cli", "desktop.app", "desktop.games")
LATE_PACKAGES = ("pyqtgraph", "numpy")
PLOTS = "plot"  # part of the name of the modules that may import the late packages, late

# Code without Qt and without files, held to stricter sizes.
PURE = (
    "desktop.core.*",
    "desktop.bots.*",
    "desktop.games",
    "desktop.games.module",
    "desktop.games.{game}",
    "desktop.games.{game}.rules.*",
    "desktop.games.{game}.bots.*",
    "desktop.session.*",
)

# The two borders where anything may be caught: the window's and the worker process's.
BROAD_EXCEPT = ("desktop.app", "desktop.engine.worker")

# Package files with content: the registry and each game's GAME.
FILLED_PACKAGES = ("desktop.games", "desktop.games.{game}")
