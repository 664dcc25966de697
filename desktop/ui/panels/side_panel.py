"""The panel beside the table: score, chronicle and everything I can do now."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.ui.appearance import Appearance
from desktop.ui.panels.actions_panel import ActionsPanel
from desktop.ui.panels.chronicle_panel import ChroniclePanel
from desktop.ui.panels.score_panel import ScorePanel
from desktop.ui.panels.section import Section
from desktop.ui.widgets.pane import Pane, column

ACTIONS_SHARE = 0.42
"""The list of actions takes at most this share of the panel; the chronicle keeps the rest."""
WIDE_FROM = 1600


class SidePanel(Pane):
    """Three sections in a column; the chronicle takes surplus height."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance)
        self.setObjectName("panel")
        self.score = ScorePanel(appearance)
        self.chronicle = ChroniclePanel(appearance)
        self.choices = ActionsPanel(appearance)
        self.sections = (
            Section(appearance, "scores", self.score),
            Section(appearance, "chronicle", self.chronicle),
            Section(appearance, "actions", self.choices),
        )
        layout = column(self)
        for section in self.sections:
            layout.addWidget(section, 1 if section.body is self.chronicle else 0)
            section.header.toggled.connect(self._fit)
        self._spare = QWidget()
        layout.addWidget(self._spare)
        self.choices.model().modelReset.connect(self._fit)
        self._goal = ""
        self.retranslate()
        self.relook()

    def set_goal(self, goal: str) -> None:
        """Say in the head of the score what one plays to."""
        self._goal = goal
        self.retranslate()

    def count_actions(self, count: int) -> None:
        """Say in the head of the list how many actions there are."""
        self.sections[2].say(self.tr("What I can do now"), str(count) if count else "")
        self._fit()

    def retranslate(self) -> None:
        """Name the sections."""
        self.sections[0].say(self.tr("Score"), self._goal)
        self.sections[1].say(self.tr("Chronicle"))
        count = self.choices.rows.rowCount()
        self.sections[2].say(self.tr("What I can do now"), str(count) if count else "")
        self.chronicle.setAccessibleName(self.tr("Chronicle"))
        self.choices.setAccessibleName(self.tr("What I can do now"))

    def relook(self) -> None:
        """Take the width that the window's size asks for."""
        wide = self.window().width() >= WIDE_FROM
        self.setFixedWidth(self.appearance.theme.px(360 if wide else 328))
        self._fit()

    def event(self, event: QEvent) -> bool:
        """Fit the list again when the panel grows."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._fit()
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the window's width."""
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        wanted = self.choices.content_height()
        most = round(self.height() * ACTIONS_SHARE)
        self.choices.setFixedHeight(max(0, min(wanted, most)))
        chronicle_open = self.sections[1].open
        grow = QSizePolicy.Policy.Ignored if chronicle_open else QSizePolicy.Policy.Expanding
        self._spare.setSizePolicy(QSizePolicy.Policy.Ignored, grow)
        self._spare.setVisible(not chronicle_open)
