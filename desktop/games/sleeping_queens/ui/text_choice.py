"""What a half-made choice is called in the prompt bar and in the example box."""

from desktop.games.sleeping_queens.rules.components import KING, KNIGHT, POTION
from desktop.games.sleeping_queens.ui import text_table as words
from desktop.games.sleeping_queens.ui.choices import Selection
from desktop.games.sleeping_queens.ui.example import Example, Stand
from desktop.games.sleeping_queens.ui.panels import ExampleView
from desktop.games.sleeping_queens.ui.text_names import card_name
from desktop.games.sleeping_queens.ui.text_table import example_note, example_told
from desktop.ui.i18n import tell

TOLD = {KING: words.TELL_BED, KNIGHT: words.TELL_KNIGHT, POTION: words.TELL_POTION}


def choice_told(selection: Selection, built: Example) -> str:
    """Say what is chosen and what is still missing; "" when nothing is chosen."""
    power = selection.power
    if selection.queen is not None:
        return tell(words.TELL_POTION_BED)
    if power is None:
        return example_told(built)
    if power in selection.choices.alone:
        return tell(words.TELL_ALONE, card=card_name(power))
    if power in selection.choices.powers():
        return tell(TOLD[power])
    return tell(words.TELL_WAITS, card=card_name(power))


def example_view(selection: Selection, built: Example) -> ExampleView:
    """Return what the example box shows."""
    power = selection.power
    goes = selection.exchange is not None
    if power is not None:
        playable = power in selection.choices.powers()
        note = tell(words.POWER_CHOSEN if playable else words.POWER_WAITS)
        return ExampleView("", card_name(power), note, Stand.NOTHING, goes)
    if built.stand == Stand.NOTHING:
        return ExampleView(note=tell(words.HINT))
    headline = tell(words.YOUR_EXAMPLE) if built.stand != Stand.SINGLE else ""
    note = example_note(built)
    return ExampleView(headline, built.formula(), note, built.stand, goes, built.held)
