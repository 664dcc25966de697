"""The main window: menu, one tab per game, tools, and the pages under them."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QCloseEvent, QGuiApplication, QResizeEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QFrame,
    QMainWindow,
    QMenu,
    QMenuBar,
    QStackedWidget,
    QTabBar,
    QWidget,
)

from desktop.core.errors import NastolkaError
from desktop.persistence.errors import StorageError
from desktop.persistence.settings import Preferences
from desktop.persistence.window_memory import WindowPlace
from desktop.ui.actions import COMMANDS, MENUS, Commands
from desktop.ui.appearance import Appearance
from desktop.ui.dialogs.about_sheet import AboutSheet
from desktop.ui.dialogs.settings_sheet import SettingsSheet
from desktop.ui.dialogs.sheet import Sheet
from desktop.ui.game_tab import ALWAYS, SIZES, GameTab
from desktop.ui.geometry import PlaceStore, fitted
from desktop.ui.i18n import tell
from desktop.ui.library import SAVE_SUFFIX, Library
from desktop.ui.panels.message_strip import MessageStrip, Tone
from desktop.ui.panels.start_page import ComingPage
from desktop.ui.preferences import PreferenceStore
from desktop.ui.text import COMING
from desktop.ui.trouble import trouble_words
from desktop.ui.widgets.buttons import ToolButton
from desktop.ui.widgets.pane import column, line, row

SCALE_STEP = 10
TAB_ICON = 20
SCALES = (75, 200)
NARROW = 900
"""Below this width tabs show icons only."""
GAME_TOOLS = ("home", "undo", "redo")
WINDOW_TOOLS = ("settings", "fullscreen")


@dataclass(frozen=True)
class WindowParts:
    """What the window is made with."""

    appearance: Appearance
    preferences: PreferenceStore
    places: PlaceStore
    library: Library
    version: str


class MainWindow(QMainWindow):
    """Owns the tabs and runs the commands."""

    def __init__(self, parts: WindowParts, tabs: Sequence[GameTab]) -> None:
        super().__init__()
        self._parts = parts
        self.appearance = parts.appearance
        self.tabs = tuple(tabs)
        self._coming = self._coming_pages()
        self._sheet: Sheet | None = None
        self._paths: dict[int, Path] = {}
        self._offered: Path | None = None
        self.commands = Commands(self, parts.appearance)
        self.strip = MessageStrip(parts.appearance)
        self._menu_bar = QMenuBar()
        self._bar = QTabBar()
        self._stack = QStackedWidget()
        self._tools: dict[str, ToolButton] = {}
        self._menus: dict[str, QMenu] = {}
        self._build()
        self._connect()
        self.retranslate()
        self.relook()
        self._restore_place()
        self._turn_to(0)

    # --- building ---

    def _build(self) -> None:
        self.setObjectName("window")
        self._build_menus()
        self._bar.setDrawBase(False)
        self._bar.setExpanding(False)
        self._bar.setUsesScrollButtons(False)
        for page in (*self.tabs, *self._coming):
            self._bar.addTab("")
            self._stack.addWidget(page)
        body = QWidget()
        layout = column(body)
        layout.addWidget(self._tab_row())
        layout.addWidget(self.strip)
        layout.addWidget(self._stack, 1)
        self.setCentralWidget(body)

    def _build_menus(self) -> None:
        # Made here, not by addMenu: shiboken forgets widgets of Qt's making when a sheet dies.
        self.setMenuBar(self._menu_bar)
        for name in MENUS:
            self._menus[name] = QMenu(self._menu_bar)
            self._menu_bar.addMenu(self._menus[name])
        for command in COMMANDS:
            menu = self._menus[command.menu]
            if command.separated:
                menu.addSeparator()
            menu.addAction(self.commands[command.name])

    def _tab_row(self) -> QFrame:
        frame = self._tab_frame = QFrame()
        frame.setObjectName("tabrow")
        self._tab_layout = row(frame, gap=2)
        self._tab_layout.setContentsMargins(12, 0, 12, 0)
        self._tab_layout.addWidget(self._bar, 0, Qt.AlignmentFlag.AlignBottom)
        self._tab_layout.addStretch(1)
        self._divider = line()
        self._divider.setFixedSize(1, 24)
        for name in GAME_TOOLS:
            self._tab_layout.addWidget(self._tool(name))
        self._tab_layout.addWidget(self._divider)
        for name in (*WINDOW_TOOLS, "panel"):
            self._tab_layout.addWidget(self._tool(name))
        return frame

    def _tool(self, name: str) -> ToolButton:
        tool = ToolButton(self.appearance)
        tool.setDefaultAction(self.commands[name])
        self._tools[name] = tool
        return tool

    def _coming_pages(self) -> tuple[ComingPage, ...]:
        installed = {tab.game.name for tab in self.tabs}
        return tuple(
            ComingPage(self.appearance, icon)
            for name, icon, _, _ in COMING
            if name not in installed
        )

    def _connect(self) -> None:
        slots = {
            "new": self._new,
            "open": self._open,
            "save": self._save,
            "save_as": self._save_as,
            "settings": self.show_settings,
            "quit": self.close,
            "undo": self._undo,
            "redo": self._redo,
            "panel": self._show_panel,
            "fullscreen": self._full_screen,
            "larger": self._larger,
            "smaller": self._smaller,
            "actual_size": self._actual_size,
            "continue": self._continue,
            "home": self._home,
            "restart": self._restart,
            "about": self.show_about,
        }
        for name, slot in slots.items():
            self.commands[name].triggered.connect(slot)
        self._bar.currentChanged.connect(self._turn_to)
        self.appearance.changed.connect(self.relook)
        for tab in self.tabs:
            tab.changed.connect(self._update)
            tab.sheet_opened.connect(self._watch_sheet)
            tab.start.open_requested.connect(self._open)
        self.commands["panel"].setChecked(self.appearance.preferences.panel_shown)
        self.strip.action_requested.connect(self._open_offered)

    # --- tabs ---

    @property
    def tab(self) -> GameTab | None:
        """The game's tab on the screen; None on a page that announces one."""
        page = self._stack.currentWidget()
        return page if isinstance(page, GameTab) else None

    def turn_to_game(self, name: str) -> None:
        """Show a game's tab."""
        for index, tab in enumerate(self.tabs):
            if tab.game.name == name:
                self._bar.setCurrentIndex(index)

    def _turn_to(self, index: int) -> None:
        self._stack.setCurrentIndex(index)
        self._update()

    def _update(self) -> None:
        tab = self.tab
        names = frozenset() if self._sheet is not None else self._available(tab)
        self.commands.enable(only=names)
        playing = tab is not None and tab.playing
        for name in (*GAME_TOOLS, "panel"):
            self._tools[name].setVisible(playing)
        self._divider.setVisible(playing)
        shown = self.commands["panel"].isChecked()
        for found in self.tabs:
            found.page.panel.setVisible(shown)
        self._name_tabs()

    def _available(self, tab: GameTab | None) -> frozenset[str]:
        if tab is not None:
            return tab.available()
        return (ALWAYS | SIZES) - {"new"}

    def _name_tabs(self) -> None:
        narrow = self.width() < self.appearance.theme.px(NARROW)
        for index, (icon, title, waits) in enumerate(self._tab_faces()):
            current = index == self._bar.currentIndex()
            dot = waits and not current
            self._bar.setTabText(index, "" if narrow else f" {title}" + (" •" if dot else ""))
            self._bar.setTabToolTip(index, title if narrow else "")
            words = self.tr("{game}: your move").format(game=title) if dot else title
            self._bar.setAccessibleTabName(index, words)
            colour = "text_accent" if current else "text_muted"
            self._bar.setTabIcon(index, self.appearance.icon(icon, colour))
        self._bar.setMinimumWidth(self._bar.sizeHint().width())

    def _tab_faces(self) -> list[tuple[str, str, bool]]:
        faces = [(tab.game_ui.icon, tab.title, tab.waits_for_person) for tab in self.tabs]
        installed = {tab.game.name for tab in self.tabs}
        faces += [
            (icon, tell(title), False) for name, icon, title, _ in COMING if name not in installed
        ]
        return faces

    # --- commands ---

    def _new(self) -> None:
        if self.tab is not None:
            self.tab.new_game()

    def _continue(self) -> None:
        if self.tab is not None:
            self.tab.continue_game()

    def _home(self) -> None:
        if self.tab is not None:
            self.tab.go_home()

    def _restart(self) -> None:
        if self.tab is not None:
            self.tab.play_again()

    def _undo(self) -> None:
        if self.tab is not None:
            self.tab.undo()

    def _redo(self) -> None:
        if self.tab is not None:
            self.tab.redo()

    def _show_panel(self, shown: bool) -> None:
        self._prefer(replace(self.appearance.preferences, panel_shown=shown))
        self._update()

    def _full_screen(self, full: bool) -> None:
        if full:
            self.showFullScreen()
        else:
            self.showNormal()

    def _larger(self) -> None:
        self._rescale(self.appearance.preferences.scale + SCALE_STEP)

    def _smaller(self) -> None:
        self._rescale(self.appearance.preferences.scale - SCALE_STEP)

    def _actual_size(self) -> None:
        self._rescale(100)

    def _rescale(self, scale: int) -> None:
        kept = min(max(scale, SCALES[0]), SCALES[1])
        self._prefer(replace(self.appearance.preferences, scale=kept))

    def _prefer(self, preferences: Preferences) -> None:
        self.appearance.apply(preferences)
        self._parts.preferences.save(preferences)

    # --- sheets ---

    def show_settings(self) -> None:
        """Open the settings."""
        sheet = SettingsSheet(self.appearance, self)
        sheet.preferences_changed.connect(self._prefer)
        self._watch_sheet(sheet)
        sheet.open()

    def show_about(self) -> None:
        """Open what is to be said about the program."""
        sheet = AboutSheet(self.appearance, self, self._parts.version)
        self._watch_sheet(sheet)
        sheet.show_over(sheet)

    def _watch_sheet(self, sheet: Sheet) -> None:
        if self._sheet is not None:
            self._sheet.reject()
        self._sheet = sheet
        sheet.finished.connect(self._sheet_closed)
        self._update()

    def _sheet_closed(self) -> None:
        self._sheet = None
        self._update()

    @property
    def sheet(self) -> Sheet | None:
        """The sheet that lies over the window."""
        return self._sheet

    # --- files ---

    def _save(self) -> None:
        session = None if self.tab is None else self.tab.session
        if session is None:
            return
        path = self._paths.get(id(session))
        if path is None:
            self._save_as()
        else:
            self.save_to(path)

    def _save_as(self) -> None:
        dialog = self._file_dialog(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SAVE_SUFFIX.lstrip("."))
        dialog.fileSelected.connect(self._save_chosen)
        dialog.open()

    def _open(self) -> None:
        dialog = self._file_dialog(QFileDialog.AcceptMode.AcceptOpen)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(self._open_chosen)
        dialog.open()

    def _file_dialog(self, mode: QFileDialog.AcceptMode) -> QFileDialog:
        dialog = QFileDialog(self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(mode)
        dialog.setDirectory(str(self._parts.library.folder()))
        dialog.setNameFilter(self.tr("Games ({pattern})").format(pattern=f"*{SAVE_SUFFIX}"))
        return dialog

    def _save_chosen(self, name: str) -> None:
        self.save_to(Path(name))

    def _open_chosen(self, name: str) -> None:
        self.open_file(Path(name))

    def save_to(self, path: Path) -> None:
        """Write the game on the screen to a file, and say so when that fails."""
        session = None if self.tab is None else self.tab.session
        if session is None:
            return
        try:
            self._parts.library.save(session, path)
        except (NastolkaError, OSError) as error:
            words = self.tr("The game could not be saved to {name}: {reason}")
            self.strip.say(words.format(name=path.name, reason=trouble_words(error)), Tone.DANGER)
            return
        self._paths[id(session)] = path

    def open_file(self, path: Path) -> None:
        """Read a game from a file, and say so when that fails."""
        try:
            session = self._parts.library.open(path)
        except (NastolkaError, OSError) as error:
            self._tell_unopened(path, error)
            return
        self.turn_to_game(session.game.name)
        if self.tab is not None:
            self._paths[id(session)] = path
            self.tab.take(session)

    def _tell_unopened(self, path: Path, error: Exception) -> None:
        self._offered = self._parts.library.older(path)
        words = self.tr("{name} could not be opened: {reason}")
        action = self.tr("Open the version before") if self._offered else ""
        told = words.format(name=path.name, reason=trouble_words(error))
        self.strip.say(told, Tone.DANGER, action)

    def _open_offered(self) -> None:
        if self._offered is not None:
            self.open_file(self._offered)

    def tell_storage(self, error: StorageError | None) -> None:
        """Say that games or settings are not kept, or that they are again."""
        if error is None:
            self.strip.hide()
            return
        words = self.tr("Games and settings are not kept on the disk now: {reason}")
        self.strip.say(words.format(reason=trouble_words(error)))

    def tell_start(self, troubles: Sequence[Exception], settings_flawed: bool) -> None:
        """Say in one line what the start could not use; copies of damaged files are kept."""
        if troubles:
            words = self.tr("A game of an earlier run could not be brought back: {reason}")
            self.strip.say(words.format(reason=trouble_words(troubles[0])))
        elif settings_flawed:
            self.strip.say(
                self.tr("Some settings were unusable and are as at first; a copy was kept.")
            )

    def tell_failure(self, line: str) -> None:
        """Say that something failed; the program runs on and the game is kept."""
        words = self.tr("Something went wrong and was written to the log: {line}")
        self.strip.say(words.format(line=line), Tone.DANGER)

    # --- words, look, place ---

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew when the language changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        """Name menus, commands and tabs."""
        self.setWindowTitle(self.tr("Nastolka"))
        self.commands.retranslate()
        for name, message in MENUS.items():
            self._menus[name].setTitle(tell(message))
        self._bar.setAccessibleName(self.tr("Games"))
        installed = {tab.game.name for tab in self.tabs}
        announced = [entry for entry in COMING if entry[0] not in installed]
        for page, (_, _, title, words) in zip(self._coming, announced, strict=True):
            page.say(tell(title), tell(words))
        self._name_tabs()

    def relook(self) -> None:
        """Take icons and heights from the theme."""
        theme = self.appearance.theme
        self.commands.relook()
        self._tab_frame.setFixedHeight(theme.px(theme.size["tab_bar"]) + 1)
        self._menu_bar.setFixedHeight(theme.px(32))
        self._bar.setIconSize(QSize(theme.px(TAB_ICON), theme.px(TAB_ICON)))
        self._divider.setFixedSize(1, theme.px(24))
        self._name_tabs()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show icons only on tabs of a narrow window."""
        super().resizeEvent(event)
        self._name_tabs()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the place and let nothing run on."""
        rect = self.normalGeometry()
        place = WindowPlace(rect.x(), rect.y(), rect.width(), rect.height(), self.isMaximized())
        self._parts.places.save_place(place)
        for tab in self.tabs:
            tab.close_game()
        super().closeEvent(event)

    def _restore_place(self) -> None:
        self.setMinimumSize(800, 560)
        place = self._parts.places.load_place()
        self.setGeometry(
            fitted(place, [screen.availableGeometry() for screen in QGuiApplication.screens()])
        )
        if place is not None and place.maximized:
            self.setWindowState(Qt.WindowState.WindowMaximized)
