"""A row of choices of which one is on."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QPushButton, QSizePolicy

from desktop.ui.appearance import Appearance
from desktop.ui.widgets.pane import row


class Segments(QFrame):
    """Exclusive buttons in one frame; arrow keys move between them."""

    chosen = Signal(int)

    def __init__(self, appearance: Appearance, icons: Sequence[str]) -> None:
        super().__init__()
        self._appearance = appearance
        self._icons = tuple(icons)
        self._buttons: list[QPushButton] = []
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(self.chosen)
        self.setProperty("seg", "box")
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        layout = row(self, margin=2, gap=2)
        for index in range(len(icons)):
            layout.addWidget(self._button(index))
        appearance.changed.connect(self.relook)
        self.relook()

    def set_words(self, words: Sequence[str], name: str) -> None:
        """Name the choices, and the whole for screen readers."""
        self.setAccessibleName(name)
        for button, icon, text in zip(self._buttons, self._icons, words, strict=True):
            button.setText(f" {text}" if icon else text)
            button.setAccessibleName(f"{name}: {text}")

    def choose(self, index: int) -> None:
        """Switch a choice on without telling."""
        self._buttons[index].setChecked(True)

    @property
    def current(self) -> int:
        """The choice that is on."""
        return self._group.checkedId()

    def relook(self) -> None:
        """Take icons in the theme's colours."""
        side = self._appearance.theme.px(18)
        for button, icon in zip(self._buttons, self._icons, strict=True):
            if icon:
                button.setIcon(self._appearance.icon(icon))
                button.setIconSize(QSize(side, side))

    def _button(self, index: int) -> QPushButton:
        button = QPushButton()
        button.setCheckable(True)
        button.setProperty("seg", "1")
        button.setAutoDefault(False)
        self._group.addButton(button, index)
        self._buttons.append(button)
        return button
