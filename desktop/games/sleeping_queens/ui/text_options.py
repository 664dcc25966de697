"""The options of a new game in words."""

from desktop.core.text import tr_noop
from desktop.ui.table.game_ui import OptionRow

OPTION_ROWS = (
    OptionRow(
        "deluxe",
        tr_noop("SleepingQueensOption", "Sixteen queens"),
        tr_noop(
            "SleepingQueensOption",
            "Four more queens in a grid of four by four; the Strawberry Queen is safe from Knights"
            " and Potions.",
        ),
    ),
    OptionRow(
        "knight_clash_sleeps",
        tr_noop("SleepingQueensOption", "A Knight may part Cat and Dog"),
        tr_noop(
            "SleepingQueensOption",
            "With the Cat Queen you may attack the Dog Queen, and the reverse: she falls asleep"
            " instead of coming to you.",
        ),
    ),
    OptionRow(
        "auto_defence",
        tr_noop("SleepingQueensOption", "Dragons and Wands answer by themselves"),
        tr_noop(
            "SleepingQueensOption",
            "Nobody is asked: whoever holds the right card defends the queen with it.",
        ),
    ),
)
