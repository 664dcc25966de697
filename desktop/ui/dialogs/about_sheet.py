"""About the program: version, licence, and whose names the games bear."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel, QWidget

from desktop.ui.appearance import Appearance
from desktop.ui.dialogs.sheet import Sheet, foot
from desktop.ui.widgets.buttons import Button
from desktop.ui.widgets.pane import column, label, row


class AboutSheet(Sheet):
    """Shows itself over the window."""

    def __init__(self, appearance: Appearance, window: QWidget, version: str) -> None:
        super().__init__(appearance, window, 560)
        self._version = version
        self._title = label("headline")
        self._number = label("muted")
        self._words = label(wrap=True)
        self._names = label("caption", wrap=True)
        self._close = Button(appearance, "primary", key="Esc")
        self._close.clicked.connect(self.accept)
        icon = QLabel()
        side = appearance.theme.px(72)
        ratio = self.devicePixelRatioF()
        icon.setPixmap(appearance.assets.pixmap("app/icon", QSize(side, side), ratio))
        words = column(gap=2)
        words.addWidget(self._title)
        words.addWidget(self._number)
        head = row(gap=16)
        head.addWidget(icon, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(words, 1)
        layout = column(self.card, margin=28, gap=16)
        layout.addLayout(head)
        layout.addWidget(self._words)
        layout.addWidget(self._names)
        layout.addLayout(foot(self._close))
        self.set_main_button(self._close)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything."""
        self._title.setText(self.tr("Nastolka"))
        self._number.setText(self.tr("Version {number}").format(number=self._version))
        self._words.setText(
            self.tr(
                "Table games on your computer: alone against bots or together at one screen, "
                "without a network. Free software under the MIT licence; Qt is used under the LGPL."
            )
        )
        self._names.setText(
            self.tr(
                "The names of the games belong to their publishers and only say which rules are "
                "played here. Nastolka is not made or endorsed by them; all pictures are our own."
            )
        )
        self._close.set_words(self.tr("Close"))
        self.setAccessibleName(self.tr("About Nastolka"))
