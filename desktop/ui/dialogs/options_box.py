"""The options of a new game: one switch or list per field that the game offers."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QWidget

from desktop.ui.appearance import Appearance
from desktop.ui.i18n import tell
from desktop.ui.table.game_ui import OptionRow
from desktop.ui.widgets.pane import Pane, column, label


class OptionsBox(Pane):
    """Edits a frozen options dataclass through the rows that a game's teller names."""

    def __init__(self, appearance: Appearance, rows: Sequence[OptionRow], options: Any) -> None:
        super().__init__(appearance)
        self._rows = tuple(rows)
        self._options = options
        self._title = label("section")
        self._fields: list[QCheckBox | QComboBox] = []
        self._helps: list[QLabel] = []
        self._labels: list[QLabel] = []
        layout = column(self, gap=4)
        layout.addWidget(self._title)
        for entry in self._rows:
            for widget in self._widgets(entry):
                layout.addWidget(widget)
        layout.addStretch(1)
        self.retranslate()
        self.choose(options)

    @property
    def empty(self) -> bool:
        """Whether there is nothing to choose."""
        return not self._rows

    def choose(self, options: Any) -> None:
        """Show these options."""
        self._options = options
        for entry, field in zip(self._rows, self._fields, strict=True):
            value = getattr(options, entry.field)
            if isinstance(field, QCheckBox):
                field.setChecked(bool(value))
            else:
                field.setCurrentIndex([choice for choice, _ in entry.choices].index(value))

    def value(self) -> Any:
        """Return the options as chosen."""
        chosen: dict[str, object] = {}
        for entry, field in zip(self._rows, self._fields, strict=True):
            if isinstance(field, QCheckBox):
                chosen[entry.field] = field.isChecked()
            else:
                chosen[entry.field] = entry.choices[field.currentIndex()][0]
        return replace(self._options, **chosen)

    def retranslate(self) -> None:
        """Say everything."""
        self._title.setText(self.tr("RULES"))
        for entry, field, head, text in zip(
            self._rows, self._fields, self._labels, self._helps, strict=True
        ):
            words = tell(entry.label)
            field.setAccessibleName(words)
            text.setText(tell(entry.help))
            field.setAccessibleDescription(text.text())
            head.setText(words)
            head.setVisible(isinstance(field, QComboBox))
            if isinstance(field, QCheckBox):
                field.setText(words)
            else:
                for index, (_, choice) in enumerate(entry.choices):
                    field.setItemText(index, tell(choice))

    def _widgets(self, entry: OptionRow) -> list[QWidget]:
        field: QCheckBox | QComboBox
        if entry.choices:
            field = QComboBox()
            field.addItems(["" for _ in entry.choices])
        else:
            field = QCheckBox()
        head, text = label(), label("caption", wrap=True)
        text.setContentsMargins(0 if entry.choices else 28, 0, 0, 6)
        self._fields.append(field)
        self._labels.append(head)
        self._helps.append(text)
        return [head, field, text]
