"""A strip under the tabs for what went wrong or was put right."""

from enum import StrEnum

from PySide6.QtCore import Signal

from desktop.ui.appearance import Appearance
from desktop.ui.widgets.buttons import Button
from desktop.ui.widgets.icon_label import IconLabel
from desktop.ui.widgets.pane import Pane, label, row, set_property


class Tone(StrEnum):
    """How a message is meant."""

    WARNING = "warn"
    DANGER = "danger"


class MessageStrip(Pane):
    """One message at a time with «Got it» and at most one thing to do."""

    action_requested = Signal()

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance)
        self.setObjectName("strip")
        self._icon = IconLabel(appearance, "warning", 22, colour="warning")
        self._words = label(wrap=True)
        self._action = Button(appearance)
        self._close = Button(appearance, "quiet")
        layout = row(self, gap=12)
        layout.setContentsMargins(16, 6, 10, 6)
        layout.addWidget(self._icon)
        layout.addWidget(self._words, 1)
        layout.addWidget(self._action)
        layout.addWidget(self._close)
        self._action.clicked.connect(self.action_requested)
        self._action.clicked.connect(self.hide)
        self._close.clicked.connect(self.hide)
        self.retranslate()
        self.hide()

    def say(self, words: str, tone: Tone = Tone.WARNING, action: str = "") -> None:
        """Show a message; `action` names the button, "" shows none."""
        set_property(self, "card", tone.value)
        self._words.setText(words)
        self.setAccessibleName(words)
        self._action.set_words(action)
        self._action.setVisible(bool(action))
        self.show()

    def words(self) -> str:
        """Return what is said."""
        return self._words.text()

    def retranslate(self) -> None:
        """Name the button; a message already shown stays as it was said."""
        self._close.set_words(self.tr("Got it"))
