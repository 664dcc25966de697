"""The cases of the game's facts: every one is a scenario or a property test, and holds."""

import ast
from pathlib import Path

import pytest

from desktop.engine.scenario import Case, load_scenarios
from desktop.engine.scenario_run import check_case
from desktop.games.sleeping_queens import GAME

HERE = Path(__file__).parent
FILES = sorted((HERE / "scenarios").glob("*.json"))
CASES = [case for path in FILES for case in load_scenarios(path).cases]

# The ids of the case list that the rules were agreed on; one may have several scenarios (E01-2).
AGREED = """
E01 E02 E04 E05 E06 E08 E09 E10 E12 E13 E14 E16 E17 E18 E20 E21 E22 E24 E25 E26 E28 E29 E30 E32
E33 E34 E36 E37 E38 E40 E41 E42 E44 E45 E46 E48 E49 E50 E52 E53 E54 E56 E57 E58 E60 E61 E62 E64
E65 E66 E68 E69 E70 E72 E73
"""


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_scenario_holds(case: Case):
    assert check_case(GAME, case).failures == ()


def test_every_agreed_case_is_covered():
    covered = {case.id.split("-")[0] for case in CASES} | properties()
    assert sorted(set(AGREED.split()) - covered) == []


def properties() -> set[str]:
    """Return the ids that begin the name of a test function: "test_E29_..."."""
    found = set()
    for path in HERE.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_E"):
                found.add(node.name.split("_")[1])
    return found


def test_names_of_scenarios_are_unique():
    names = [case.id for case in CASES]
    assert sorted(names) == sorted(set(names))
