"""The settings: a list of pages at the left, every change takes effect at once."""

from dataclasses import replace

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QScrollArea,
    QSlider,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from desktop.persistence.settings import MotionSpeed, Preferences, ThemeChoice
from desktop.ui.actions import COMMANDS, TABLE_KEYS, shown_key
from desktop.ui.appearance import Appearance
from desktop.ui.dialogs.sheet import Sheet, foot
from desktop.ui.i18n import LANGUAGES, tell
from desktop.ui.widgets.buttons import Button
from desktop.ui.widgets.pane import column, label, line, row
from desktop.ui.widgets.segments import Segments

THEMES = (ThemeChoice.LIGHT, ThemeChoice.DARK, ThemeChoice.SYSTEM)
MOTIONS = (MotionSpeed.OFF, MotionSpeed.SLOW, MotionSpeed.NORMAL, MotionSpeed.FAST)
PAGES = ("display", "speed", "language", "keyboard")
SCALE_STEP = 5
PAUSE_STEP = 100
PAUSE_MOST = 3000


class SettingsSheet(Sheet):
    """Shows preferences and tells every change."""

    preferences_changed = Signal(object)
    """A Preferences."""

    def __init__(self, appearance: Appearance, window: QWidget) -> None:
        super().__init__(appearance, window, 860)
        self._list = QListWidget()
        self._pages = QStackedWidget()
        self._heading = label("headline")
        self._at_once = label("caption")
        self._titles: dict[str, QLabel] = {}
        self._helps: dict[str, QLabel] = {}
        self._theme = Segments(appearance, ("", "", ""))
        self._scale = _slider(75, 200, SCALE_STEP)
        self._scale_value = label("strong")
        self._motion = Segments(appearance, ("", "", "", ""))
        self._reduced = QCheckBox()
        self._memory = QCheckBox()
        self._pause = _slider(0, PAUSE_MOST, PAUSE_STEP)
        self._pause_value = label("strong")
        self._language = Segments(appearance, tuple("" for _ in LANGUAGES))
        self._keys = QVBoxLayout()
        self._defaults = Button(appearance, "quiet", icon="restart")
        self._done = Button(appearance, "primary", key="Esc")
        self._build()
        self._show(appearance.preferences)
        self._connect()
        self.retranslate()

    # --- building ---

    def _build(self) -> None:
        for page in (self._view_page(), self._speed_page(), self._language_page()):
            self._pages.addWidget(page)
        self._pages.addWidget(self._keys_page())
        head = row()
        head.addWidget(self._heading, 1)
        head.addWidget(self._at_once)
        right = column(gap=16)
        right.setContentsMargins(28, 22, 28, 12)
        right.addLayout(head)
        right.addWidget(self._pages, 1)
        middle = row()
        middle.addWidget(self._rail())
        middle.addLayout(right, 1)
        bottom = foot(self._done, left=self._defaults)
        bottom.setContentsMargins(20, 12, 24, 14)
        layout = column(self.card)
        layout.addLayout(middle, 1)
        layout.addWidget(line())
        layout.addLayout(bottom)
        self.least_height = 560
        self.set_main_button(self._done)

    def _rail(self) -> QFrame:
        rail = QFrame()
        rail.setObjectName("rail")
        rail.setFixedWidth(self.appearance.theme.px(228))
        self._rail_title = label("title")
        self._rail_title.setContentsMargins(6, 0, 0, 0)
        inner = column(rail, gap=12)
        inner.setContentsMargins(14, 24, 8, 12)
        inner.addWidget(self._rail_title)
        inner.addWidget(self._list, 1)
        side = self.appearance.theme.px(20)
        self._list.setIconSize(QSize(side, side))
        for _ in PAGES:
            self._list.addItem(QListWidgetItem())
        self._list.setCurrentRow(0)
        return rail

    def _view_page(self) -> QWidget:
        return self._page(
            self._setting("theme", self._theme),
            self._setting("scale", self._scale, self._scale_value),
            self._setting("memory", self._memory),
        )

    def _speed_page(self) -> QWidget:
        return self._page(
            self._setting("motion", self._motion),
            self._setting("reduced", self._reduced),
            self._setting("pause", self._pause, self._pause_value),
        )

    def _language_page(self) -> QWidget:
        return self._page(self._setting("language", self._language))

    def _keys_page(self) -> QScrollArea:
        keys = QWidget()
        keys.setLayout(self._keys)
        self._keys.setContentsMargins(0, 0, 12, 0)
        page = QScrollArea()
        page.setFrameShape(QFrame.Shape.NoFrame)
        page.setWidgetResizable(True)
        page.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        page.setWidget(keys)
        self._keys_area = page
        return page

    def _page(self, *settings: QWidget) -> QWidget:
        page = QWidget()
        layout = column(page, gap=12)
        for index, setting in enumerate(settings):
            if index:
                layout.addWidget(line())
            layout.addWidget(setting)
        layout.addStretch(1)
        return page

    def _setting(self, name: str, field: QWidget, value: QLabel | None = None) -> QWidget:
        box = QWidget()
        self._titles[name] = label("strong")
        self._helps[name] = label("caption", wrap=True)
        words = column(gap=1)
        words.addWidget(self._titles[name])
        words.addWidget(self._helps[name])
        layout = row(box, gap=16)
        layout.addLayout(words, 2)
        layout.addWidget(field, 3 if value is not None else 0)
        if value is not None:
            value.setMinimumWidth(self.appearance.theme.px(56))
            value.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            layout.addWidget(value)
        return box

    def _connect(self) -> None:
        self._list.currentRowChanged.connect(self._turn_page)
        for segments in (self._theme, self._motion, self._language):
            segments.chosen.connect(self._changed)
        for switch in (self._reduced, self._memory):
            switch.clicked.connect(self._changed)
        self._scale.valueChanged.connect(self._say_values)
        self._scale.sliderReleased.connect(self._changed)
        self._scale.valueChanged.connect(self._scale_changed)
        self._pause.valueChanged.connect(self._changed)
        self._defaults.clicked.connect(self._restore)
        self._done.clicked.connect(self.accept)
        self.appearance.changed.connect(self._take_icons)

    def open(self) -> None:
        """Show the sheet with the keyboard on the list of pages."""
        self.show_over(self._list)

    # --- values ---

    def _show(self, preferences: Preferences) -> None:
        fields = (self._scale, self._pause)
        for field in fields:
            field.blockSignals(True)
        self._theme.choose(THEMES.index(preferences.theme))
        self._scale.setValue(preferences.scale // SCALE_STEP)
        self._motion.choose(MOTIONS.index(preferences.motion))
        self._reduced.setChecked(preferences.reduced_motion)
        self._memory.setChecked(preferences.memory_aid)
        self._pause.setValue(preferences.bot_pause // PAUSE_STEP)
        self._language.choose(list(LANGUAGES).index(self.appearance.language.code))
        for field in fields:
            field.blockSignals(False)
        self._say_values()

    def _chosen(self) -> Preferences:
        return replace(
            self.appearance.preferences,
            theme=THEMES[self._theme.current],
            scale=self._scale.value() * SCALE_STEP,
            motion=MOTIONS[self._motion.current],
            reduced_motion=self._reduced.isChecked(),
            memory_aid=self._memory.isChecked(),
            bot_pause=self._pause.value() * PAUSE_STEP,
            language=list(LANGUAGES)[self._language.current],
        )

    def _scale_changed(self) -> None:
        if not self._scale.isSliderDown():
            self._changed()

    def _changed(self) -> None:
        self._say_values()
        self.preferences_changed.emit(self._chosen())

    def _restore(self) -> None:
        before = self.appearance.preferences
        fresh = replace(Preferences(), panel_shown=before.panel_shown)
        self.preferences_changed.emit(fresh)
        self._show(fresh)

    def _say_values(self) -> None:
        self._scale_value.setText(self.tr("{n} %").format(n=self._scale.value() * SCALE_STEP))
        seconds = self.locale().toString(self._pause.value() * PAUSE_STEP / 1000, "f", 1)
        self._pause_value.setText(self.tr("{n} s").format(n=seconds))

    def _turn_page(self, index: int) -> None:
        self._pages.setCurrentIndex(index)
        self._heading.setText(self._list.item(index).text())

    # --- words and look ---

    def retranslate(self) -> None:
        """Say everything."""
        self.setAccessibleName(self.tr("Settings"))
        self._rail_title.setText(self.tr("Settings"))
        self._at_once.setText(self.tr("Takes effect at once"))
        names = (self.tr("View"), self.tr("Speed of play"), self.tr("Language"), self.tr("Keys"))
        for index, words in enumerate(names):
            self._list.item(index).setText(words)
        self._list.setAccessibleName(self.tr("Pages"))
        self._keys_area.setAccessibleName(self.tr("Keys"))
        self._turn_page(max(0, self._list.currentRow()))
        self._say_fields()
        self._say_keys()
        self._say_values()
        self._take_icons()
        self._defaults.set_words(self.tr("Restore the defaults"))
        self._done.set_words(self.tr("Done"))

    def _say_fields(self) -> None:
        themes = (self.tr("Light"), self.tr("Dark"), self.tr("As the system"))
        motions = (self.tr("Off"), self.tr("Slow"), self.tr("Normal"), self.tr("Fast"))
        words = {
            "theme": (self.tr("Theme"), self.tr("The table changes with the window")),
            "scale": (self.tr("Size"), self.tr("Cards, text and buttons together")),
            "motion": (self.tr("Motion"), self.tr("A click or F finishes what moves")),
            "reduced": (self.tr("Reduced motion"), self.tr("Short fades instead of flights")),
            "memory": (self.tr("Memory aid"), self.tr("Remind of what all have seen before")),
            "pause": (self.tr("Pause after a bot"), self.tr("Time to see what it did")),
            "language": (self.tr("Language of the program"), self.tr("The chronicle changes too")),
        }
        for name, (title, text) in words.items():
            self._titles[name].setText(title)
            self._helps[name].setText(text)
        self._theme.set_words(themes, words["theme"][0])
        self._motion.set_words(motions, words["motion"][0])
        self._language.set_words(tuple(LANGUAGES.values()), words["language"][0])
        self._reduced.setAccessibleName(words["reduced"][0])
        self._memory.setAccessibleName(words["memory"][0])
        self._scale.setAccessibleName(words["scale"][0])
        self._pause.setAccessibleName(words["pause"][0])

    def _say_keys(self) -> None:
        while self._keys.count():
            item = self._keys.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.deleteLater()
        for command in COMMANDS:
            if shown_key(command):
                words = tell(command.text).replace("&", "").rstrip("…")
                self._keys.addWidget(_key_line(words, shown_key(command)))
        for key, message in TABLE_KEYS:
            self._keys.addWidget(_key_line(tell(message), key))
        self._keys.addStretch(1)

    def _take_icons(self) -> None:
        for index, icon in enumerate(PAGES):
            self._list.item(index).setIcon(self.appearance.icon(icon))


def _slider(least: int, most: int, step: int) -> QSlider:
    slider = QSlider(Qt.Orientation.Horizontal)
    slider.setRange(least // step, most // step)
    slider.setPageStep(max(1, (most - least) // step // 5))
    return slider


def _key_line(words: str, key: str) -> QWidget:
    box = QWidget()
    layout = row(box, gap=12)
    layout.setContentsMargins(0, 3, 0, 3)
    text, cap = label(wrap=True), label("key")
    text.setText(words)
    cap.setText(key)
    layout.addWidget(text, 1)
    layout.addWidget(cap)
    return box
