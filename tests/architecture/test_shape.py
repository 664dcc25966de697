"""The house style holds: sizes, docstrings, words, no hidden state, few broad handlers."""

import pytest

from tests.architecture import shape_rules as rules
from tests.architecture.sources import ROOT, load, module

PROGRAM = load(ROOT / "desktop")
TOLD_FUNCTIONS = 0.75

CHECKS = [
    rules.oversized_modules,
    rules.oversized_functions,
    rules.crowded_functions,
    rules.filled_packages,
    rules.undocumented,
    rules.lost_texts,
    rules.connected_lambdas,
    rules.broad_excepts,
    rules.module_state,
]


def complaints(check, text, name="desktop.core.example", is_package=False):
    """Run a checker on one made-up module."""
    return list(check([module(name, text, is_package)]))


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_program_keeps_the_house_style(check):
    assert list(check(PROGRAM)) == []


def test_most_public_functions_of_pure_code_have_a_docstring():
    bare, count = rules.undocumented_functions(PROGRAM)
    assert count == 0 or 1 - len(bare) / count >= TOLD_FUNCTIONS, bare


def test_only_tables_may_be_long():
    code, table = "def f(): pass\n" * 450, "A = [\n" + "1,\n" * 600 + "]"
    assert complaints(rules.oversized_modules, code)
    assert complaints(rules.oversized_modules, code, "desktop.ui.example") == []
    assert complaints(rules.oversized_modules, code * 2, "desktop.ui.example")
    assert complaints(rules.oversized_modules, table) == []


def test_long_function_is_found():
    assert complaints(rules.oversized_functions, "def f():\n" + "    pass\n" * 60)
    assert complaints(rules.oversized_functions, "def f():\n" + "    pass\n" * 59) == []


def test_crowded_function_is_found():
    assert complaints(rules.crowded_functions, "def f(a, b, c, d, e): ...")
    method = "class A:\n    def f(self, a, b, c, d, *, e): ..."
    assert complaints(rules.crowded_functions, method) == []


def test_content_of_a_package_file_is_found():
    assert complaints(rules.filled_packages, "import sys", "desktop.core", is_package=True)
    assert complaints(rules.filled_packages, "x = 1", "desktop.games.some", is_package=True) == []


@pytest.mark.parametrize("text", ["x = 1", '"""Told."""\nclass A: ...'])
def test_missing_docstring_is_found(text):
    assert complaints(rules.undocumented, text)


def test_missing_docstrings_of_functions_are_counted():
    text = 'def f(): ...\ndef g():\n    """Do."""\ndef _h(): ...\nclass A:\n    def i(self): ...'
    bare, count = rules.undocumented_functions([module("desktop.core.example", text)])
    assert [line.split()[-1] for line in bare] == ["f", "i"]
    assert count == len(["f", "g", "i"])


@pytest.mark.parametrize(
    "text",
    [
        'self.tr(f"{n} cards")',
        'self.tr("%n cards", n=3)',
        "self.tr(name)",
        'tr_noop("Context", "a" + name)',
        "tr_noop(context, 'text')",
        'translate("Context", f"{n}")',
        'self.tr("{} cards".format(n))',
    ],
)
def test_text_that_cannot_be_translated_is_found(text):
    assert complaints(rules.lost_texts, text)


@pytest.mark.parametrize(
    "text",
    [
        'self.tr("%n card(s)", "", n)',
        'self.tr("a" "b").format(n)',
        'tr_noop("Context", "a " + "b")',
        "translate(message.context, message.text)",
    ],
)
def test_text_that_can_be_translated_passes(text):
    assert complaints(rules.lost_texts, text) == []


def test_lambda_as_a_slot_is_found():
    assert complaints(rules.connected_lambdas, "button.clicked.connect(lambda: f(1))")
    assert complaints(rules.connected_lambdas, "button.clicked.connect(self.on_clicked)") == []


@pytest.mark.parametrize(
    "caught", ["", " Exception", " BaseException as e", " (ValueError, Exception)"]
)
def test_broad_handler_is_found(caught):
    text = f"try:\n    f()\nexcept{caught}:\n    pass"
    assert complaints(rules.broad_excepts, text)
    assert complaints(rules.broad_excepts, text, "desktop.app") == []


def test_narrow_handler_passes():
    assert complaints(rules.broad_excepts, "try:\n    f()\nexcept ValueError:\n    pass") == []


@pytest.mark.parametrize("text", ["seen = []", "cache: dict[int, int] = {}", "known = set()"])
def test_state_at_module_level_is_found(text):
    assert complaints(rules.module_state, text)


def test_global_statement_is_found():
    assert complaints(rules.module_state, "def f():\n    global x", "desktop.ui.example")


@pytest.mark.parametrize("text", ["POINTS = [1, 2]", "points: Mapping[int, int] = {}", "x = ()"])
def test_constants_at_module_level_pass(text):
    assert complaints(rules.module_state, text) == []
