"""Every refusal names its reason by a code, public data and a clause of the rules page."""

import ast
from pathlib import Path
from typing import NamedTuple

import pytest

from desktop.core.actions import Attempt
from desktop.games.sleeping_queens import RULES
from desktop.games.sleeping_queens.rules import refusals
from desktop.games.sleeping_queens.rules.options import Options
from desktop.games.sleeping_queens.rules.refusals import gesture_of
from desktop.games.sleeping_queens.rules.state import State
from tests.games.sleeping_queens.builders import do, gesture, position, refusal


class Case(NamedTuple):
    """At a table of three, the seat puts cards on a target and is refused with the code."""

    table: str
    seat: str
    cards: str
    target: str
    code: str
    clause: str


POWERS = ["king", "knight", "potion", "jester", "dragon"]
NUMBERS = ["2", "2", "3", "5", "10"]
PLAIN = ["1", "3", "4", "6", "wand"]
HEART_AT_B = {"B": ["heart"]}


def tables() -> dict[str, State]:
    """Return the tables that the cases are tried at; A always has the turn, bed 12 is free."""
    a_powers = {"A": POWERS, "B": ["dragon", "dragon", "wand", "9", "7"], "C": ["4", "6", "8"]}
    no_dragon = {"A": POWERS, "B": ["wand", "9", "9", "7", "7"]}
    beds = {"1": "rose", "2": "moon", "3": "cake"}
    deluxe = Options(deluxe=True)
    table = {
        "powers": position(3, hands=a_powers, queens=HEART_AT_B, beds=beds, free=[12]),
        "nobody owns": position(3, hands=a_powers),
        "numbers": position(3, hands={"A": NUMBERS}, queens=HEART_AT_B),
        "threes": position(3, hands={"A": ["3", "3", "3", "4", "7"]}),
        "two pairs": position(3, hands={"A": ["2", "2", "3", "3", "king"]}),
        "kings": position(3, hands={"A": ["king", "king", "2", "3", "5"]}),
        "balance": position(3, hands={"A": ["3", "4", "5", "6", "king"]}),
        "own": position(3, hands={"A": POWERS}, queens={"A": ["heart"], "B": ["moon"]}),
        "cat": position(3, hands={"A": POWERS}, queens={"A": ["cat"], "B": ["dog"]}),
        "strawberry": position(3, deluxe, hands={"A": POWERS}, queens={"B": ["strawberry"]}),
        "knight": position(3, hands=a_powers, queens=HEART_AT_B),
        "potion": position(3, hands=a_powers, queens=HEART_AT_B, free=[12]),
        "undefended": position(3, hands=no_dragon, queens=HEART_AT_B),
        "rose": position(3, hands=a_powers, beds=beds, free=[12], queens=HEART_AT_B),
        "pick": position(3, hands=a_powers, pile=["2"], queens=HEART_AT_B, free=[12]),
        "over": position(
            2, hands={"A": POWERS}, queens={"A": ["heart", "pancake", "cake"]}, beds={"1": "moon"}
        ),
    }
    do(table["knight"], "knight heart")
    do(table["undefended"], "knight heart")
    do(table["potion"], "potion heart 12")
    do(table["rose"], "king 1")
    do(table["pick"], "jester")
    do(table["over"], "king 1")
    return table


CASES = [
    # whose turn it is
    Case("over", "A", "king", "bed 2", "game_over", "SQ 10.2"),
    Case("powers", "B", "9", "discard", "not_your_turn", "SQ 2.2"),
    Case("powers", "B", "dragon", "", "defence_too_late", "SQ 6.2"),
    Case("knight", "C", "dragon", "", "only_owner_answers", "SQ 6.1"),
    Case("knight", "A", "king", "bed 1", "waiting_for_answer", "SQ 6.1"),
    Case("pick", "A", "", "bed 1", "waiting_for_pick", "SQ 7.4"),
    Case("rose", "B", "", "bed 2", "waiting_for_pick", "SQ 9.1"),
    # things that are not there
    Case("powers", "A", "wand", "", "no_such_card", "SQ 2.1"),
    Case("powers", "A", "king king", "discard", "no_such_card", "SQ 2.1"),
    Case("powers", "A", "unicorn", "discard", "no_such_card", "SQ 2.1"),
    Case("numbers", "A", "3 " * 8, "discard", "no_such_card", "SQ 2.1"),
    Case("undefended", "B", "dragon", "", "no_such_card", "SQ 2.1"),
    Case("powers", "A", "king", "bed 13", "no_such_bed", "SQ 1.2"),
    Case("powers", "A", "king", "bed 0", "no_such_bed", "SQ 1.2"),
    Case("powers", "A", "potion", "queen heart bed x", "no_such_bed", "SQ 1.2"),
    Case("powers", "A", "knight", "queen strawberry", "no_such_queen", "SQ 1.1"),
    # answers to an attack
    Case("knight", "B", "dragon dragon", "", "one_defence", "SQ 6.1"),
    Case("knight", "B", "dragon", "queen heart", "defence_needs_no_target", "SQ 6.1"),
    Case("knight", "B", "wand", "", "wrong_defence", "SQ 6.4"),
    Case("potion", "B", "dragon", "", "wrong_defence", "SQ 6.4"),
    Case("knight", "B", "9", "discard", "answer_first", "SQ 6.1"),
    Case("knight", "B", "", "bed 1", "answer_first", "SQ 6.1"),
    # picks
    Case("pick", "B", "9", "discard", "pick_first", "SQ 7.4"),
    Case("pick", "B", "", "bed 12", "bed_empty", "SQ 3.1"),
    Case("pick", "B", "", "queen heart", "pick_a_bed", "SQ 7.4"),
    Case("rose", "A", "knight", "queen heart", "pick_first", "SQ 9.1"),
    Case("rose", "A", "", "discard", "pick_a_bed", "SQ 9.1"),
    # one card on the own turn
    Case("powers", "A", "", "pass", "no_passing", "SQ 2.4"),
    Case("powers", "A", "", "discard", "choose_cards_first", "SQ 2.1"),
    Case("powers", "A", "", "bed 2", "king_needed", "SQ 3.1"),
    Case("powers", "A", "", "queen heart", "knight_or_potion_needed", "SQ 4.1"),
    Case("powers", "A", "", "queen", "choose_cards_first", "SQ 2.1"),
    Case("numbers", "A", "10", "queen heart", "numbers_have_no_power", "SQ 8.1"),
    Case("powers", "A", "dragon", "queen heart", "defence_only_answers", "SQ 2.5"),
    Case("powers", "A", "king", "bed 12", "bed_empty", "SQ 3.1"),
    Case("powers", "A", "king", "queen heart", "queen_is_awake", "SQ 3.1"),
    Case("powers", "A", "king", "queen moon", "king_wakes_a_queen", "SQ 3.1"),
    Case("powers", "A", "king", "", "king_wakes_a_queen", "SQ 3.1"),
    Case("powers", "A", "jester", "bed 1", "jester_needs_no_target", "SQ 7.1"),
    # attacks
    Case("nobody owns", "A", "knight", "", "no_queen_to_attack", "SQ 4.1"),
    Case("nobody owns", "A", "potion", "", "no_queen_to_attack", "SQ 5.1"),
    Case("powers", "A", "knight", "", "choose_a_queen", "SQ 4.1"),
    Case("powers", "A", "knight", "queen moon", "queen_sleeps", "SQ 4.1"),
    Case("powers", "A", "potion", "bed 1", "queen_sleeps", "SQ 5.1"),
    Case("own", "A", "knight", "queen heart", "own_queen", "SQ 4.1"),
    Case("cat", "A", "knight", "queen dog", "cat_and_dog", "SQ 4.3"),
    Case("cat", "A", "knight", "", "cat_and_dog", "SQ 4.3"),
    Case("strawberry", "A", "knight", "queen strawberry", "strawberry_is_safe", "SQ 9.3"),
    Case("strawberry", "A", "potion", "", "strawberry_is_safe", "SQ 9.3"),
    Case("powers", "A", "knight", "queen heart bed 12", "knight_needs_no_bed", "SQ 4.1"),
    Case("powers", "A", "potion", "queen heart", "choose_a_bed", "SQ 5.3"),
    Case("powers", "A", "potion", "queen heart bed 2", "bed_taken", "SQ 5.3"),
    # exchanges
    Case("kings", "A", "king king", "discard", "pair_needs_numbers", "SQ 8.2"),
    Case("kings", "A", "2 3 5 king", "discard", "numbers_only", "SQ 8.4"),
    Case("powers", "A", "knight potion", "queen heart", "numbers_only", "SQ 8.4"),
    Case("numbers", "A", "2 3", "queen heart", "numbers_have_no_power", "SQ 8.1"),
    Case("numbers", "A", "2 2", "", "put_on_discard", "SQ 8.4"),
    Case("numbers", "A", "2 3 5", "", "put_on_discard", "SQ 8.4"),
    Case("numbers", "A", "2 3", "discard", "pair_differs", "SQ 8.2"),
    Case("threes", "A", "3 3 3", "discard", "only_two_alike", "SQ 8.2"),
    Case("balance", "A", "3 6 4 5", "discard", "one_result_card", "SQ 8.3"),
    Case("numbers", "A", "2 2 10", "discard", "one_form_per_turn", "SQ 8.5"),
    Case("numbers", "A", "2 2 3 5 10", "discard", "not_an_addition", "SQ 8.3"),
    Case("two pairs", "A", "2 2 3 3", "discard", "one_form_per_turn", "SQ 8.5"),
    Case("numbers", "A", "3 5 10", "discard", "not_an_addition", "SQ 8.3"),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.code}-{case.cards}-{case.target}")
def test_refusal_names_code_and_clause(case: Case):
    found = gesture(tables()[case.table], case.seat, case.cards, case.target)
    assert found is not None
    assert (found.code, found.clause) == (case.code, case.clause)


def test_every_code_of_the_module_is_tried():
    tree = ast.parse(Path(refusals.__file__).read_text(encoding="utf-8"))
    calls = (node for node in ast.walk(tree) if isinstance(node, ast.Call))
    made = [call.args[0] for call in calls if getattr(call.func, "id", "") == "Refusal"]
    codes = {node.value for node in made if isinstance(node, ast.Constant)}
    assert codes == {case.code for case in CASES}


def test_every_legal_gesture_is_accepted():
    for state in tables().values():
        for action in RULES.legal_actions(state, state.chooser):
            assert RULES.why_not(state, state.chooser, gesture_of(action)) is None


def test_cards_of_a_gesture_come_in_any_order():
    state = position(hands={"A": ["2", "3", "4", "9", "dragon"]})
    assert gesture(state, "A", "9 3 2 4", "discard") is None


def test_missing_sum_is_told_in_numbers():
    state = position(hands={"A": NUMBERS})
    found = gesture(state, "A", "10 5 3", "discard")
    assert found is not None
    assert found.data == {"cards": "3 5 10", "sum": 8, "largest": 10}


def test_taken_bed_is_named():
    found = refusal(tables()["powers"], "A", "potion heart 2")
    assert found is not None
    assert found.data == {"card": "potion", "queen": "heart", "bed": 2}


def test_clash_names_both_queens():
    found = refusal(tables()["cat"], "A", "knight dog")
    assert found is not None
    assert found.data == {"card": "knight", "queen": "dog", "enemy": "cat"}


def test_actions_of_the_deluxe_box_are_refused_at_the_base_table():
    state = tables()["powers"]
    assert [
        getattr(refusal(state, "A", text), "code", None)
        for text in ("king 16", "knight book", "potion heart 13")
    ] == ["no_such_bed", "no_such_queen", "no_such_bed"]


@pytest.mark.parametrize("source", [(), ("king",), ("3", "3"), ("?",), ("",)])
@pytest.mark.parametrize(
    "target", ["", "bed", "bed -1", "queen ?", "bed ٣", "queen heart heart", "queen"]
)
def test_nonsense_is_refused_and_never_crashes(source: tuple[str, ...], target: str):
    for state in tables().values():
        for seat in range(state.players):
            assert RULES.why_not(state, seat, Attempt(source=source, target=target)) is not None
