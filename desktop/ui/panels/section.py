"""A section of the side panel that folds away by its header."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from desktop.ui.appearance import Appearance
from desktop.ui.widgets.icon_label import IconLabel
from desktop.ui.widgets.pane import Pane, column, label, line, row


class SectionHeader(QPushButton):
    """The header: icon, title, a few words, and a chevron that tells whether the body shows."""

    def __init__(self, appearance: Appearance, icon: str) -> None:
        super().__init__()
        self._appearance = appearance
        self.setCheckable(True)
        self.setChecked(True)
        self.setProperty("kind", "header")
        self._title = label("strong")
        self._note = label("caption")
        self._chevron = IconLabel(appearance, "chevron-down", 18)
        layout: QHBoxLayout = row(self, gap=8)
        self._layout = layout
        layout.addWidget(IconLabel(appearance, icon, 20))
        layout.addWidget(self._title)
        layout.addWidget(self._note, 1)
        layout.addWidget(self._chevron)
        for child in self.findChildren(QWidget):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.toggled.connect(self._turn)

    def say(self, title: str, note: str) -> None:
        """Set title and note."""
        self._title.setText(title)
        self._note.setText(note)
        self.setAccessibleName(f"{title}. {note}" if note else title)

    def relook(self) -> None:
        """Scale."""
        px = self._appearance.theme.px
        self._layout.setContentsMargins(px(14), 0, px(14), 0)
        self.setFixedHeight(px(38))

    def sizeHint(self) -> QSize:
        """Ask for what the layout needs, not for the empty button text."""
        return self._layout.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Allow notes to be cut rather than the panel to grow."""
        return QSize(0, self._layout.sizeHint().height())

    def _turn(self, open_: bool) -> None:
        self._chevron.set_icon("chevron-down" if open_ else "chevron-right")


class Section(Pane):
    """Header, body and a hairline under them."""

    def __init__(self, appearance: Appearance, icon: str, body: QWidget) -> None:
        super().__init__(appearance)
        self.header = SectionHeader(appearance, icon)
        self.body = body
        layout = column(self)
        layout.addWidget(self.header)
        layout.addWidget(body, 1)
        layout.addWidget(line())
        self.header.toggled.connect(body.setVisible)
        self.header.relook()

    def say(self, title: str, note: str = "") -> None:
        """Set the header's words."""
        self.header.say(title, note)

    @property
    def open(self) -> bool:
        """Whether the body shows."""
        return self.header.isChecked()

    def relook(self) -> None:
        """Scale the header."""
        self.header.relook()
