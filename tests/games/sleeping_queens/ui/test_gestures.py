"""What clicks, drags and keys mean; what is not offered becomes an attempt in words."""

import pytest
from PySide6.QtCore import QPointF, Qt

from desktop.core.actions import Attempt
from desktop.games.sleeping_queens import RULES
from desktop.games.sleeping_queens.rules.components import (
    CAT,
    HEART,
    MOON,
    QUEEN_OF_NAME,
)
from desktop.games.sleeping_queens.ui.items import Thing, Zone
from desktop.games.sleeping_queens.ui.keys import CYRILLIC_U
from tests.games.sleeping_queens.builders import do, position
from tests.games.sleeping_queens.ui.table import Table, a_look, things_of

DISCARD = Thing(Zone.DISCARD)


def bed(number: int) -> Thing:
    return Thing(Zone.BED, number - 1)


def queen(name: str) -> Thing:
    return Thing(Zone.QUEEN, QUEEN_OF_NAME[name])


def a_table(*hand: str, viewer: int = 0, **fields) -> Table:
    fields.setdefault("queens", {"A": ["moon"], "B": ["heart", "cat"]})
    return Table(position(2, hands={"A": list(hand)}, **fields), viewer)


def played(table: Table) -> list[str]:
    return [RULES.action_text(action) for action in table.actions]


def lit(table: Table, zone: Zone) -> list[int]:
    sprites = table.scene.stage.sprites
    return [thing.number for thing in things_of(table.scene, zone) if sprites[thing].dress.glow]


def test_king_lights_the_beds_and_wakes(qapp):
    table = a_table("king", "2", "3", "5", "9", free=[1, 2, 3])
    table.click(*table.cards("king"))
    assert lit(table, Zone.BED) == list(range(3, 12))
    table.click(bed(5))
    assert played(table) == ["king 5"]


def test_knight_lights_queens_of_others_only(qapp):
    table = a_table("knight", "2", "3", "5", "9")
    table.click(*table.cards("knight"))
    assert lit(table, Zone.QUEEN) == [HEART, CAT]
    table.click(queen("moon"))
    assert table.attempts == [Attempt(source=("knight",), target="queen moon")]
    table.click(queen("cat"))
    assert played(table) == ["knight cat"]


def test_potion_takes_a_queen_and_then_a_bed(qapp):
    table = a_table("potion", "2", "3", "5", "9", free=[4, 7, 9])
    table.click(*table.cards("potion"))
    table.click(queen("heart"))
    assert lit(table, Zone.BED) == [3, 6, 8]
    table.click(bed(1))
    assert table.attempts == [Attempt(source=("potion",), target="queen heart bed 1")]
    table.click(bed(7))
    assert played(table) == ["potion heart 7"]


def test_enter_takes_the_lowest_free_bed(qapp):
    table = a_table("potion", "2", "3", "5", "9", free=[4, 7, 9])
    table.click(*table.cards("potion"))
    table.click(queen("heart"))
    assert table.key(Qt.Key.Key_Return)
    assert played(table) == ["potion heart 4"]


def test_escape_never_gives_anything_away(qapp):
    table = a_table("potion", "2", "3", "5", "king")
    table.click(*table.cards("king"))
    assert table.key(Qt.Key.Key_Escape)
    assert table.scene.selection.places == []
    assert not table.key(Qt.Key.Key_Escape)
    assert played(table) == []


def test_escape_leaves_an_attack_alone(qapp):
    state = position(2, active="B", hands={"B": ["knight"]}, queens={"A": ["heart"]})
    do(state, "knight heart")
    table = Table(state)
    assert not table.key(Qt.Key.Key_Escape)
    assert played(table) == []


def test_number_clicked_twice_is_exchanged(qapp):
    table = a_table("7", "2", "3", "5", "9")
    table.click(*table.cards("7"))
    table.click(*table.cards("7"))
    assert played(table) == ["exchange 7"]


def test_power_clicked_twice_is_put_back(qapp):
    table = a_table("king", "2", "3", "5", "9")
    table.click(*table.cards("king"))
    table.click(*table.cards("king"))
    assert played(table) == []
    assert table.scene.selection.places == []


@pytest.mark.parametrize("key", [Qt.Key.Key_E, CYRILLIC_U])
def test_exchange_key_works_in_both_layouts(qapp, key):
    table = a_table("king", "2", "3", "5", "9")
    table.click(*table.cards("king"))
    table.key(key)
    assert played(table) == ["exchange king"]


def test_example_is_told_while_it_grows(qapp, russian):
    table = a_table("king", "2", "3", "5", "9")
    for name in ("2", "3", "5"):
        table.click(*table.cards(name))
    formulas = [text.split(":")[0] for text in table.told if text]
    assert formulas == ["2", "2 + 3 = ?", "2 + 3 = 5"]
    table.key(Qt.Key.Key_Return)
    assert played(table) == ["exchange 2 3 5"]


def test_exchange_button_shows_when_the_example_is_right(qapp):
    table = a_table("king", "2", "3", "5", "9")
    button = Thing(Zone.EXCHANGE)
    for name in ("2", "3"):
        table.click(*table.cards(name))
    assert button not in table.scene.stage.sprites
    table.click(*table.cards("5"))
    table.click(button)
    assert played(table) == ["exchange 2 3 5"]


def test_wrong_numbers_on_the_discard_are_an_attempt(qapp):
    table = a_table("king", "2", "3", "6", "9")
    for name in ("2", "3", "6"):
        table.click(*table.cards(name))
    table.click(DISCARD)
    assert table.attempts == [Attempt(source=("2", "3", "6"), target="discard")]


def test_needed_number_glows(qapp):
    table = a_table("king", "2", "3", "5", "9")
    for name in ("2", "3"):
        table.click(*table.cards(name))
    assert lit(table, Zone.HAND) == [thing.number for thing in table.cards("5")]


def test_bare_discard_shows_what_lies_in_it(qapp):
    table = a_table("king", "2", "3", "6", "9", discard=["4", "jester"])
    table.click(DISCARD)
    assert table.attempts == []
    assert table.key(Qt.Key.Key_Escape)


def test_out_of_turn_everything_is_an_attempt(qapp):
    table = a_table("king", "2", "3", "6", "9", active="B")
    table.click(*table.cards("king"))
    table.click(bed(4))
    table.click(queen("heart"))
    assert table.attempts == [
        Attempt(source=("king",)),
        Attempt(target="bed 4"),
        Attempt(target="queen heart"),
    ]
    refused = [RULES.why_not(table.state, 0, attempt) for attempt in table.attempts]
    assert {refusal.code for refusal in refused if refusal} == {"not_your_turn"}


def test_card_dropped_on_bare_felt_returns(qapp):
    table = a_table("king", "2", "3", "6", "9")
    table.drag(table.cards("king")[0], QPointF(60, 350))
    assert (played(table), table.attempts) == ([], [])
    assert table.scene.selection.places == []


def test_jester_dropped_on_the_felt_is_played(qapp):
    table = a_table("jester", "2", "3", "6", "9", pile=["king"])
    table.drag(table.cards("jester")[0], QPointF(60, 350))
    assert played(table) == ["jester"]


def test_dragon_dropped_on_the_attacked_queen_answers(qapp):
    state = position(
        2,
        active="B",
        hands={"A": ["dragon"], "B": ["knight"]},
        queens={"A": ["moon"], "B": ["heart"]},
    )
    do(state, "knight moon")
    table = Table(state)
    assert table.scene.stage.sprites[queen("moon")].dress.light == "target"
    table.drag(table.cards("dragon")[0], table.centre(queen("moon")))
    assert played(table) == ["dragon"]


def test_refusal_points_at_its_place(qapp):
    table = a_table("king", "2", "3", "6", "9", free=[1])
    table.click(*table.cards("king"))
    table.click(bed(1))
    box = table.scene.place_of(table.attempts[0])
    assert box == table.scene.stage.sprites[bed(1)].box
    hand = table.scene.place_of(Attempt(source=("king",)))
    assert hand == table.scene.stage.sprites[table.cards("king")[0]].box


def test_choice_survives_a_new_size(qapp):
    table = a_table("king", "2", "3", "6", "9")
    table.click(*table.cards("king"))
    table.scene.set_table_size(1488, 950)
    table.click(bed(4))
    assert played(table) == ["king 4"]


def test_large_card_shows_no_hidden_face(qapp):
    table = a_table("king", "2", "3", "6", "9")
    for thing in list(table.scene.stage.sprites):
        table.scene.overlays.hide_large()
        table.scene.large.show(thing)
        hidden = thing.zone == Zone.BED or thing.zone in (Zone.PILE, Zone.SEAT, Zone.OTHER)
        shown = table.scene.overlays.large_shown
        assert not (hidden and shown), thing
    table.scene.large.show(Thing(Zone.QUEEN, MOON))
    assert table.scene.overlays.large_shown


def test_memory_aid_remembers_only_when_asked(qapp):
    state = position(2, seen=[3], beds={"3": "rose"})
    names = []
    for aid in (True, False):
        table = Table(state, 0, a_look(memory_aid=aid))
        names.append(table.scene.stage.shown_in_bed(2))
    assert names == ["rose", ""]


@pytest.mark.parametrize("between", [0, 30])
def test_card_that_the_pointer_leaves_at_once_lies_still_again(qtbot, between):
    table = Table(position(2), look=a_look(speed=1.0))
    card = Thing(Zone.HAND, 1)
    table.scene._hover(card)
    qtbot.wait(between)
    table.scene._hover(None)
    qtbot.wait(400)
    sprite = table.scene.stage.sprites[card]
    assert sprite.dress.raised == 0
    assert sprite.pos() == sprite.rest
