"""A short question with a few answers."""

from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.ui.appearance import Appearance
from desktop.ui.dialogs.sheet import Sheet, foot
from desktop.ui.widgets.buttons import ENTER, Button
from desktop.ui.widgets.icon_label import IconLabel
from desktop.ui.widgets.pane import column, label, row


@dataclass(frozen=True)
class AnswerButton:
    """An answer: its name in the signal, its words, its kind of button."""

    name: str
    words: str
    kind: str = ""


class QuestionSheet(Sheet):
    """Asks; `answered` carries the name of the chosen answer, Esc answers nothing."""

    answered = Signal(str)

    def __init__(
        self, appearance: Appearance, window: QWidget, answers: tuple[AnswerButton, ...]
    ) -> None:
        super().__init__(appearance, window, 560)
        self._answers = answers
        self._title = label("title", wrap=True)
        self._words = label(wrap=True)
        self._buttons = [self._button(answer) for answer in answers]
        head = row(gap=12)
        head.addWidget(IconLabel(appearance, "question", 28, colour="text_accent"))
        head.addWidget(self._title, 1)
        layout = column(self.card, margin=24, gap=14)
        layout.addLayout(head)
        layout.addWidget(self._words)
        layout.addLayout(foot(*self._buttons))

    def ask(self, title: str, words: str) -> None:
        """Show the question; the keyboard stands on the last answer."""
        self._title.setText(title)
        self._words.setText(words)
        self.setAccessibleName(f"{title} {words}")
        self.set_main_button(self._buttons[-1])
        self.show_over(self._buttons[-1])

    def _button(self, answer: AnswerButton) -> Button:
        key = ENTER if answer.kind == "primary" else ""
        button = Button(self.appearance, answer.kind, key=key)
        button.set_words(answer.words)
        button.clicked.connect(self._pressed)
        return button

    def _pressed(self) -> None:
        for button, answer in zip(self._buttons, self._answers, strict=True):
            if button is self.sender():
                self.accept()
                self.answered.emit(answer.name)
