"""No text on the table is cut, in either language, at any scale, with anything on it."""

import pytest

from desktop.games.sleeping_queens.rules.components import DELUXE_QUEENS, POWERS
from desktop.games.sleeping_queens.rules.options import Options
from desktop.games.sleeping_queens.ui.hand import PICTURES, Face
from desktop.games.sleeping_queens.ui.items import Zone
from tests.games.sleeping_queens.builders import do, position
from tests.games.sleeping_queens.ui.table import Table, a_look, things_of

SIZES = ((952, 643), (1488, 950), (760, 560))
SCALES = (0.75, 1.0, 1.5)


def positions():
    yield position(5, queens={"A": ["ladybug"], "B": ["starfish"]}, pile_count=4)
    yield position(4, Options(deluxe=True), hands={"A": ["king", "king", "wand", "potion", "10"]})
    attacked = position(
        3, active="B", hands={"B": ["potion"]}, queens={"A": ["starfish"]}, free=[4]
    )
    yield do_and_return(attacked, "potion starfish 4")
    knight = position(3, active="B", hands={"B": ["knight"]}, queens={"A": ["ladybug"]})
    yield do_and_return(knight, "knight ladybug")
    counted = position(4, hands={"A": ["jester"]}, pile=["10"])
    yield do_and_return(counted, "jester")
    won = position(4, hands={"A": ["knight"]}, queens={"A": ["heart", "moon"], "B": ["cat"]})
    yield do_and_return(won, "knight cat", "allow")


def do_and_return(state, *texts):
    do(state, *texts)
    return state


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES)
def test_no_text_is_cut(language, size, scale):
    for state in positions():
        table = Table(state, 0, a_look(scale=scale))
        table.scene.set_table_size(*size)
        for thing in things_of(table.scene, Zone.HAND):
            table.scene.cancel_selection()
            if thing in table.scene.stage.sprites and not table.actions:
                table.scene.selection.take(thing.number)
                table.scene.refresh()
                table.scene.large.show(thing)
        assert table.scene.pictures.ink.cut == []


@pytest.mark.parametrize("wide", [102, 112, 151, 240])
def test_no_title_is_cut_or_missing(language, wide):
    table = Table(position(2))
    pictures = table.scene.pictures
    for kind in POWERS:
        for picture in PICTURES.get(kind, ("",)):
            pictures.card(Face(kind, picture), wide)
    for queen in range(DELUXE_QUEENS):
        pictures.queen(queen, wide)
    assert pictures.ink.cut == []
