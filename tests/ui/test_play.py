"""Playing through the window: keys, bots, undo, new game, end, saving."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from desktop.core.actions import Attempt
from desktop.session.seats import HUMAN
from desktop.ui.dialogs.end_sheet import EndSheet
from desktop.ui.dialogs.new_game_sheet import NewGameSheet
from desktop.ui.dialogs.question_sheet import QuestionSheet
from tests.ui.conftest import new_game, prefer


def press(widget, key, text="", modifiers=Qt.KeyboardModifier.NoModifier):
    QApplication.sendEvent(widget, QKeyEvent(QEvent.Type.KeyPress, key, modifiers, text))


def my_turn(tab):
    return tab.page.controller is not None and bool(tab.page.lines())


def test_a_whole_game_by_digit_keys(window, tab, qtbot):
    tab.begin(new_game(HUMAN, "random", "random"))
    for _ in range(600):
        qtbot.waitUntil(lambda: tab.session.is_over or my_turn(tab), timeout=5000)
        if tab.session.is_over:
            break
        press(tab.page.view, Qt.Key.Key_1, "1")
    assert tab.session.is_over
    assert isinstance(window.sheet, EndSheet)


def test_a_whole_game_from_the_list(window, tab, qtbot):
    tab.begin(new_game(HUMAN, "random"))
    choices = tab.page.panel.choices
    for step in range(600):
        qtbot.waitUntil(lambda: tab.session.is_over or my_turn(tab), timeout=5000)
        if tab.session.is_over:
            break
        for _ in range(step % 3):
            press(choices, Qt.Key.Key_Down)
        press(choices, Qt.Key.Key_Return)
    assert tab.session.is_over


def test_a_bot_is_shown_nothing_hidden(window, tab, port, qtbot):
    tab.begin(new_game(HUMAN, "random"))
    tab.page.take_line(0)
    qtbot.waitUntil(lambda: bool(port.asked), timeout=2000)
    seat = port.asked[-1].observation.viewer
    assert tab.session.seats[seat].player == "random"


def test_a_silent_bot_is_replaced_by_the_rule_of_thumb(window, tab, port, qtbot, caplog):
    port.silent = True
    tab.begin(new_game("random", HUMAN, seed=1))
    qtbot.waitUntil(lambda: bool(port.asked) or my_turn(tab), timeout=2000)
    if port.asked:
        tab._bots._watchdog._deadline = 0
    qtbot.waitUntil(lambda: my_turn(tab), timeout=2000)


def test_an_answer_to_an_old_question_is_dropped(window, tab, port, qtbot):
    port.silent = True
    tab.begin(new_game(HUMAN, "random"))
    qtbot.waitUntil(lambda: my_turn(tab) or bool(port.asked), timeout=2000)
    if not port.asked:
        tab.page.take_line(0)
        qtbot.waitUntil(lambda: bool(port.asked), timeout=2000)
    ply = tab.session.ply
    tab.go_home()
    port.silent = False
    port.ask(port.asked[-1])
    qtbot.wait(60)
    assert tab.session.ply == ply


def test_undo_asks_before_it_costs_the_mark(window, tab, qtbot):
    tab.begin(new_game(HUMAN, HUMAN))
    tab.page.take_line(0)
    ply = tab.session.ply
    window.commands["undo"].trigger()
    assert isinstance(window.sheet, QuestionSheet)
    press(window.sheet, Qt.Key.Key_Return)
    assert tab.session.ply == ply - 1
    assert tab.session.practice
    window.commands["redo"].trigger()
    assert tab.session.ply == ply


def test_escape_leaves_the_game_as_it_is(window, tab):
    tab.begin(new_game(HUMAN, HUMAN))
    tab.page.take_line(0)
    ply = tab.session.ply
    window.commands["undo"].trigger()
    press(window.sheet, Qt.Key.Key_Escape)
    assert tab.session.ply == ply


def test_hot_seat_turns_the_table(window, tab):
    tab.begin(new_game(HUMAN, HUMAN))
    viewer = tab.page.controller.viewer
    for _ in range(20):
        if tab.page.controller.viewer != viewer:
            break
        tab.page.take_line(0)
    assert tab.page.controller.viewer == tab.session.to_act[0] != viewer


def test_a_refusal_is_explained_and_esc_closes_it(window, tab):
    tab.begin(new_game(HUMAN, HUMAN))
    hand = tab.page.controller.observation.hand
    missing = next(n for n in range(1, 11) if n not in hand)
    tab.page.scene.attempted.emit(Attempt(source=(str(missing),), target="discard"))
    assert tab.page.bubble.isVisible()
    press(tab.page.view, Qt.Key.Key_Escape)
    assert not tab.page.bubble.isVisible()


def test_the_start_page_offers_the_resting_game(window, tab):
    assert not tab.start._card.isVisible()
    tab.begin(new_game(HUMAN, HUMAN))
    window.commands["home"].trigger()
    assert not tab.playing
    assert tab.start._card.isVisible()
    window.commands["continue"].trigger()
    assert tab.playing


def test_new_game_by_keyboard(window, tab, qtbot):
    window.commands["new"].trigger()
    sheet = window.sheet
    assert isinstance(sheet, NewGameSheet)
    first = sheet.rows()[0].name
    assert first.selectedText() == first.text()
    qtbot.keyClicks(first, "Masha")
    press(first, Qt.Key.Key_Return)
    assert window.sheet is None
    assert tab.session.seats[0].name == "Masha"
    assert tab.playing


def test_tab_stays_inside_the_sheet(window):
    window.commands["new"].trigger()
    sheet = window.sheet
    seen = set()
    for _ in range(40):
        assert sheet.focusNextPrevChild(True)
        assert sheet.isAncestorOf(window.focusWidget())
        seen.add(window.focusWidget())
    assert sheet._start in seen
    assert sheet._seed in seen
    assert {found.name for found in sheet.rows()} <= seen


def test_seats_are_added_removed_and_moved(window, tab):
    tab.new_game()
    sheet = window.sheet
    for _ in range(9):
        sheet._add.click()
    assert len(sheet.rows()) == 5
    colours = [found.config.colour for found in sheet.rows()]
    assert len(set(colours)) == 5
    last = sheet.rows()[-1]
    press(last, Qt.Key.Key_Up, modifiers=Qt.KeyboardModifier.AltModifier)
    assert sheet.rows()[3] is last
    for _ in range(9):
        sheet.rows()[0].remove.click()
    assert len(sheet.rows()) == 2


def test_a_bot_that_is_not_offered_becomes_one_that_is(window, tab):
    tab.begin(new_game(HUMAN, "random"))
    window.commands["new"].trigger()
    rows = window.sheet.rows()
    assert rows[1].config.player in rows[1]._players


def test_a_bad_seed_cannot_start(window, tab):
    tab.new_game()
    sheet = window.sheet
    sheet._seed.clear()
    assert not sheet._start.isEnabled()
    sheet._seed.setText("77")
    assert sheet.choice().seed == 77


def test_the_end_offers_another_game(window, tab, qtbot):
    tab.begin(new_game("random", "random"))
    qtbot.waitUntil(lambda: isinstance(window.sheet, EndSheet), timeout=20000)
    first = tab.session
    press(window.sheet, Qt.Key.Key_Return)
    assert tab.session is not first
    assert tab.session.seats == first.seats


def test_trouble_with_files_is_told(window, tab):
    tab.begin(new_game(HUMAN, HUMAN))
    window.save_to(Path("/nowhere/x.nastolka"))
    assert "x.nastolka" in window.strip.words()
    window.open_file(Path("/nowhere/y.nastolka"))
    assert "y.nastolka" in window.strip.words()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_words_and_numbers_of_the_list_agree_with_the_rules(window, tab, language):
    prefer(window, language=language)
    tab.begin(new_game(HUMAN, HUMAN))
    legal = tab.page.controller.observation.legal
    assert tuple(line.action for line in tab.page.lines()) == legal


def test_only_plain_digits_take_lines(window, tab):
    tab.begin(new_game(HUMAN, HUMAN))
    ply = tab.session.ply
    press(tab.page.view, Qt.Key.Key_twosuperior, "²")
    press(tab.page.view, Qt.Key.Key_0, "0")
    assert tab.session.ply == ply


def test_preferences_reach_the_table(window, tab):
    tab.begin(new_game(HUMAN, HUMAN))
    assert not tab.page.scene.look.reduced
    assert not tab.page.scene.look.memory_aid
    window.show_settings()
    window.sheet._reduced.click()
    window.sheet._memory.click()
    assert tab.page.scene.look.reduced
    assert tab.page.scene.look.memory_aid
    window.sheet._defaults.click()
    assert not tab.page.scene.look.reduced
    assert not window.sheet._memory.isChecked()
