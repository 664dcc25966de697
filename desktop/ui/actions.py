"""The one table of commands: words, icons, menus and keys, and the QActions made from it."""

from dataclasses import dataclass

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from desktop.core.text import Message, tr_noop
from desktop.ui.appearance import Appearance
from desktop.ui.i18n import tell

_LATIN = "QWERTYUIOP[]ASDFGHJKL;'ZXCVBNM,."
_CYRILLIC = "ЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ"
_SAME_KEY = dict(zip(_LATIN, _CYRILLIC, strict=True))


@dataclass(frozen=True)
class Command:
    """A command of the window. `keys` are portable key names, the first one is shown."""

    name: str
    text: Message
    menu: str
    keys: tuple[str, ...] = ()
    icon: str = ""
    checkable: bool = False
    separated: bool = False
    """A line stands above it in the menu."""


MENUS: dict[str, Message] = {
    "game": tr_noop("Menu", "&Game"),
    "edit": tr_noop("Menu", "&Edit"),
    "view": tr_noop("Menu", "&View"),
    "match": tr_noop("Menu", "&Match"),
    "help": tr_noop("Menu", "&Help"),
}

COMMANDS: tuple[Command, ...] = (
    Command("new", tr_noop("Command", "&New game…"), "game", ("Ctrl+N",), "new"),
    Command("open", tr_noop("Command", "&Open…"), "game", ("Ctrl+O",), "open"),
    Command("save", tr_noop("Command", "&Save"), "game", ("Ctrl+S",), "save", separated=True),
    Command("save_as", tr_noop("Command", "Save &as…"), "game", ("Ctrl+Shift+S",), "save-as"),
    Command(
        "settings",
        tr_noop("Command", "Se&ttings…"),
        "game",
        ("Ctrl+,",),
        "settings",
        separated=True,
    ),
    Command("quit", tr_noop("Command", "&Quit"), "game", ("Ctrl+Q",), separated=True),
    Command("undo", tr_noop("Command", "&Undo"), "edit", ("Ctrl+Z",), "undo"),
    Command("redo", tr_noop("Command", "&Redo"), "edit", ("Ctrl+Shift+Z",), "redo"),
    Command("panel", tr_noop("Command", "Side &panel"), "view", ("F9",), "panel", checkable=True),
    Command(
        "fullscreen",
        tr_noop("Command", "&Full screen"),
        "view",
        ("F11",),
        "fullscreen",
        checkable=True,
    ),
    Command(
        "larger",
        tr_noop("Command", "&Larger"),
        "view",
        ("Ctrl++", "Ctrl+="),
        "zoom-in",
        separated=True,
    ),
    Command("smaller", tr_noop("Command", "&Smaller"), "view", ("Ctrl+-",), "zoom-out"),
    Command("actual_size", tr_noop("Command", "&Normal size"), "view", ("Ctrl+0",), "zoom-reset"),
    Command("continue", tr_noop("Command", "&Continue"), "match", ("F6",), "replay-play"),
    Command("home", tr_noop("Command", "To the &start page"), "match", ("Alt+Home",), "home"),
    Command("restart", tr_noop("Command", "&Play again…"), "match", ("F5",), "restart"),
    Command("about", tr_noop("Command", "&About Nastolka"), "help", ("",), "info"),
)

TABLE_KEYS: tuple[tuple[str, Message], ...] = (
    ("1 … 9", tr_noop("TableKey", "Take the action with this number")),
    ("Enter", tr_noop("TableKey", "Take the main action")),
    ("↑ ↓", tr_noop("TableKey", "Move through the list of actions or the table")),
    ("Tab", tr_noop("TableKey", "Go to the next zone")),
    ("Esc", tr_noop("TableKey", "Close or unselect; gives nothing away")),
    ("F", tr_noop("TableKey", "Hold: everything moves fast")),
)
"""Keys that are not commands, for the list in the settings."""


class Commands:
    """The QActions of a window, one per command, all known by name."""

    def __init__(self, window: QWidget, appearance: Appearance) -> None:
        self._appearance = appearance
        self._actions = {command.name: QAction(window) for command in COMMANDS}
        for command in COMMANDS:
            action = self[command.name]
            action.setCheckable(command.checkable)
            action.setShortcuts(sequences(command))
            window.addAction(action)
        self.retranslate()
        self.relook()

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def retranslate(self) -> None:
        """Name every command in today's language; the tooltip tells the key."""
        for command in COMMANDS:
            action = self[command.name]
            words = tell(command.text)
            action.setText(words)
            plain = words.replace("&", "").rstrip("…")
            key = shown_key(command)
            action.setToolTip(f"{plain} ({key})" if key else plain)

    def relook(self) -> None:
        """Take icons in the theme's colours."""
        for command in COMMANDS:
            if command.icon:
                self[command.name].setIcon(self._appearance.icon(command.icon))

    def enable(self, *, only: frozenset[str]) -> None:
        """Let exactly these commands be used."""
        for name, action in self._actions.items():
            action.setEnabled(name in only)


def sequences(command: Command) -> list[QKeySequence]:
    """Return a command's keys; a letter is bound a second time as its key on a Cyrillic layout."""
    found = []
    for key in command.keys:
        if not key:
            continue
        found.append(QKeySequence.fromString(key, QKeySequence.SequenceFormat.PortableText))
        head, _, last = key.rpartition("+")
        if last in _SAME_KEY and head:
            found.append(QKeySequence.fromString(f"{head}+{_SAME_KEY[last]}"))
    return found


def shown_key(command: Command) -> str:
    """Return the first key as the system writes it."""
    found = sequences(command)
    return found[0].toString(QKeySequence.SequenceFormat.NativeText) if found else ""
