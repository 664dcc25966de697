"""The bar under the table: whose turn it is, what is asked of me, and the two main answers."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy

from desktop.ui.appearance import Appearance
from desktop.ui.table.game_ui import ActionLine, Prompt
from desktop.ui.table.seat_view import SeatView
from desktop.ui.widgets.badge import PlayerBadge
from desktop.ui.widgets.buttons import Button
from desktop.ui.widgets.pane import Pane, column, label, row
from desktop.ui.widgets.running_line import RunningLine


class PromptBar(Pane):
    """Says one bold and one muted sentence; its buttons carry the digits of the list of actions."""

    chosen = Signal(int)
    """Index of the action line whose button was pressed."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance)
        self.setObjectName("prompt")
        self._badge = PlayerBadge(appearance, 44, "surface_raised")
        self._sentence = label("prompt", wrap=True)
        self._detail = label("muted", wrap=True)
        self._buttons = (Button(appearance), Button(appearance), Button(appearance, "primary"))
        self._indices = [0, 0, 0]
        self._line = RunningLine(appearance, self)
        self._build()
        self.relook()

    def _build(self) -> None:
        words = column(gap=1)
        words.addStretch(1)
        for text in (self._sentence, self._detail):
            text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
            text.setMinimumWidth(1)
            words.addWidget(text)
        words.addStretch(1)
        self._row: QHBoxLayout = row(self, gap=16)
        self._row.addWidget(self._badge)
        self._row.addLayout(words, 1)
        for button in self._buttons:
            button.clicked.connect(self._pressed)
            button.hide()
            self._row.addWidget(button)

    def say(self, prompt: Prompt, seats: Sequence[SeatView]) -> None:
        """Say what is asked."""
        seat = None if prompt.seat is None else seats[prompt.seat]
        self._badge.show_seat(seat)
        self._badge.setVisible(seat is not None)
        self._sentence.setText(prompt.sentence)
        self.say_detail(prompt.detail)

    def say_detail(self, detail: str) -> None:
        """Change the muted sentence alone."""
        self._detail.setText(detail)
        self._detail.setVisible(bool(detail))

    def offer(self, lines: Sequence[ActionLine]) -> None:
        """Show buttons for the lines that carry one; the main one stands last."""
        named = [(index, line) for index, line in enumerate(lines) if line.button]
        mains = [entry for entry in named if entry[1].primary][:1]
        others = [entry for entry in named if not entry[1].primary][: 2 - len(mains)]
        shown = dict(enumerate(others))
        if mains:
            shown[len(self._buttons) - 1] = mains[0]
        for place, button in enumerate(self._buttons):
            button.setVisible(place in shown)
            if place in shown:
                index, line = shown[place]
                self._indices[place] = index
                button.set_words(line.button)
                button.set_key(str(index + 1) if index < 9 else "")

    def set_thinking(self, thinking: bool) -> None:
        """Run a thin line along the top edge while somebody else decides."""
        self._line.run(thinking)

    def sentence(self) -> str:
        """Return what is said now."""
        return self._sentence.text()

    def relook(self) -> None:
        """Scale margins and heights."""
        px = self.appearance.theme.px
        self._row.setContentsMargins(px(20), px(8), px(20), px(8))
        self._row.setSpacing(px(14))
        self.setMinimumHeight(px(self.appearance.theme.size["prompt_bar"]))
        self.update()

    def _pressed(self) -> None:
        sender = self.sender()
        if isinstance(sender, Button):
            self.chosen.emit(self._indices[self._buttons.index(sender)])
