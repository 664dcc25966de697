"""The window as a whole: languages, themes, keys, names, nothing cut."""

from collections import Counter

import pytest
from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QFontMetrics, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QListView,
    QSlider,
)

from desktop.persistence.settings import ThemeChoice
from desktop.persistence.window_memory import WindowPlace
from desktop.ui.actions import COMMANDS, sequences
from desktop.ui.geometry import fitted
from tests.ui.conftest import new_game, prefer

LANGUAGES = ("en", "ru")


def open_nothing(window):
    pass


def open_game(window):
    window.tabs[0].begin(new_game("human", "random", "random"))
    QApplication.processEvents()


def open_new_game(window):
    window.tabs[0].new_game()
    for _ in range(3):
        window.sheet._add_seat()


def open_settings(window):
    window.show_settings()


def open_keys(window):
    window.show_settings()
    window.sheet._list.setCurrentRow(3)


def open_about(window):
    window.show_about()


def open_undo_question(window):
    open_game(window)
    window.tabs[0].page.take_line(0)
    QApplication.processEvents()
    window.tabs[0].undo()


def open_home(window):
    open_game(window)
    window.tabs[0].go_home()


PLACES = (
    open_nothing,
    open_game,
    open_new_game,
    open_settings,
    open_keys,
    open_about,
    open_undo_question,
    open_home,
)
CONTROLS = (QAbstractButton, QComboBox, QLineEdit, QSlider, QListView)


def visible(window, kind):
    return [widget for widget in window.findChildren(kind) if widget.isVisible()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.__name__)
def test_every_control_has_a_name(window, place, language):
    prefer(window, language=language)
    place(window)
    for widget in (found for kind in CONTROLS for found in visible(window, kind)):
        name = widget.accessibleName() or getattr(widget, "text", str)()
        if widget.objectName().startswith("qt_") or isinstance(widget.parent(), QComboBox):
            continue
        action = getattr(widget, "defaultAction", lambda: None)()
        assert name or (action is not None and action.text()), (place, widget)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.__name__)
def test_no_text_is_cut(window, place, language, qtbot):
    prefer(window, language=language)
    place(window)
    qtbot.waitUntil(lambda: not cut_texts(window), timeout=2000)
    assert cut_texts(window) == []


def cut_texts(window):
    labels = [found.text() for found in visible(window, QLabel) if cut(found)]
    buttons = [found for found in visible(window, QAbstractButton) if found.text()]
    tight = [found.text() for found in buttons if found.width() < found.minimumSizeHint().width()]
    return labels + tight


def cut(label):
    if not label.text() or (label.pixmap() and not label.pixmap().isNull()):
        return False
    room, metrics = label.contentsRect(), QFontMetrics(label.font())
    if label.wordWrap():
        box = QRect(0, 0, room.width(), 10_000)
        needed = metrics.boundingRect(box, Qt.TextFlag.TextWordWrap, label.text())
        return needed.height() > room.height() + 1 or needed.width() > room.width() + 1
    return metrics.horizontalAdvance(label.text()) > room.width() + 1


def test_every_key_is_used_once():
    keys = Counter(key.toString() for command in COMMANDS for key in sequences(command))
    assert [key for key, count in keys.items() if count > 1] == []


@pytest.mark.parametrize(("key", "text"), [(Qt.Key.Key_Comma, ","), (0x0431, "б"), (0x0411, "Б")])
def test_settings_open_on_both_layouts(window, key, text):
    letter = key if isinstance(key, int) else key.value
    for kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
        press(window, letter, text, Qt.KeyboardModifier.ControlModifier, kind)
    shown = [found.toString() for found in window.commands["settings"].shortcuts()]
    assert shown[0] == "Ctrl+,"
    assert "Ctrl+Б" in shown


def press(widget, key, text, modifiers=Qt.KeyboardModifier.NoModifier, kind=QEvent.Type.KeyPress):
    QApplication.sendEvent(widget, QKeyEvent(kind, key, modifiers, text))


def test_language_changes_at_once_and_retells(window, tab):
    open_game(window)
    tab.page.take_line(0)
    before = [fact.text for fact in tab.page.panel.chronicle.facts.facts()]
    title = tab.title
    prefer(window, language="ru")
    QApplication.processEvents()
    after = [fact.text for fact in tab.page.panel.chronicle.facts.facts()]
    assert len(after) == len(before)
    assert after != before
    assert tab.title != title
    assert window.commands["undo"].text() == "&Отменить"
    assert window.commands["undo"].toolTip() == "Отменить (Ctrl+Z)"


def test_theme_and_scale_change_at_once(window, tab):
    open_game(window)
    ground = window.grab().toImage().pixelColor(5, 5)
    width = tab.page.panel.width()
    prefer(window, theme=ThemeChoice.DARK, scale=150)
    assert window.grab().toImage().pixelColor(5, 5) != ground
    assert tab.page.panel.width() > width
    assert tab.page.scene.look.theme.scale == 1.5


def test_zoom_keys_stay_within_limits(window):
    for _ in range(20):
        window.commands["larger"].trigger()
    assert window.appearance.preferences.scale == 200
    window.commands["actual_size"].trigger()
    assert window.appearance.preferences.scale == 100


def test_announced_games_have_plain_pages(window):
    assert window._bar.count() == 3
    window._bar.setCurrentIndex(1)
    assert window.tab is None
    assert not window.commands["new"].isEnabled()
    assert window.commands["settings"].isEnabled()


def test_commands_rest_under_a_sheet(window):
    window.show_about()
    assert not window.commands["new"].isEnabled()
    press(window.sheet, Qt.Key.Key_Escape, "")
    assert window.sheet is None
    assert window.commands["new"].isEnabled()


@pytest.mark.parametrize(
    "place",
    [
        None,
        WindowPlace(100, 50, 1000, 700),
        WindowPlace(5000, 5000, 1000, 700),
        WindowPlace(-3000, 10, 9000, 700),
        WindowPlace(10, -500, 1000, 700),
    ],
)
def test_the_window_never_comes_back_off_screen(place):
    screens = [QRect(0, 0, 1920, 1040), QRect(1920, 0, 1280, 1024)]
    found = fitted(place, screens)
    title = QRect(found.x(), found.y(), found.width(), 40)
    assert any(screen.intersected(title).width() >= 120 for screen in screens)
    assert found.y() >= 0


def test_a_good_place_is_kept():
    place = WindowPlace(2000, 50, 1000, 700)
    screens = [QRect(0, 0, 1920, 1040), QRect(1920, 0, 1280, 1024)]
    assert fitted(place, screens) == QRect(place.x, place.y, place.width, place.height)


@pytest.mark.parametrize("scale", [75, 200])
def test_icons_of_tabs_grow_with_the_rest(window, scale):
    prefer(window, scale=scale)
    assert window._bar.iconSize().width() == 20 * scale // 100
