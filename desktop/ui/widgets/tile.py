"""A large button of the start page: icon, title, a sentence, and the key."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from desktop.ui.appearance import Appearance
from desktop.ui.widgets.icon_label import IconLabel
from desktop.ui.widgets.pane import column, label, row


class Tile(QPushButton):
    """Fills its cell; everything on it is drawn by labels that let clicks through."""

    def __init__(self, appearance: Appearance, icon: str) -> None:
        super().__init__()
        self._appearance = appearance
        self.setProperty("kind", "tile")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._title = label("tile")
        self._words = label("caption", wrap=True)
        self._key = label("key")
        head = row(gap=8)
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self._key)
        text = column(gap=2)
        text.addStretch(1)
        text.addLayout(head)
        text.addWidget(self._words)
        text.addStretch(1)
        self._row = row(self, margin=18, gap=14)
        self._row.addWidget(IconLabel(appearance, icon, 24, colour="text_accent", tile=42))
        self._row.addLayout(text, 1)
        for child in self.findChildren(QWidget):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def say(self, title: str, words: str, key: str = "") -> None:
        """Set the words."""
        self._title.setText(title)
        self._words.setText(words)
        self._key.setText(key)
        self._key.setVisible(bool(key))
        self.setAccessibleName(title)
        self.setAccessibleDescription(words)

    def sizeHint(self) -> QSize:
        """Ask for what the labels need."""
        return self._row.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Never cut the labels."""
        return self._row.minimumSize()
