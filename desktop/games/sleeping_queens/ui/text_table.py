"""Words that stand on the table itself."""

from desktop.core.text import tr_noop
from desktop.games.sleeping_queens.rules.components import (
    CAT,
    DOG,
    DRAGON,
    JESTER,
    KING,
    KNIGHT,
    POTION,
    ROSE,
    STRAWBERRY,
    WAND,
)
from desktop.games.sleeping_queens.ui.example import Example, Stand
from desktop.ui.i18n import tell

PILE = tr_noop("SleepingQueensTable", "Pile · {count}")
PILE_LOW = tr_noop("SleepingQueensTable", "soon shuffled")
DISCARD = tr_noop("SleepingQueensTable", "Discard · {count}")
STANDING = tr_noop("SleepingQueensTable", "{queens} of {goal} · {points} of {most}")
OF = tr_noop("SleepingQueensTable", "{count} of {goal}")
QUEENS = tr_noop("SleepingQueensTable", "Queens")
POINTS = tr_noop("SleepingQueensTable", "Points")
ONE_ENOUGH = tr_noop("SleepingQueensTable", "either is enough")
HAND_COUNT = tr_noop("SleepingQueensTable", "×{count}")

EXCHANGE = tr_noop("SleepingQueensTable", "Exchange")
YOUR_EXAMPLE = tr_noop("SleepingQueensTable", "Your example")
HINT = tr_noop("SleepingQueensTable", "Choose a card to play it, or numbers: a pair or an example")
ONE_CARD = tr_noop("SleepingQueensTable", "exchange one card")
A_PAIR = tr_noop("SleepingQueensTable", "a pair")
RIGHT = tr_noop("SleepingQueensTable", "right")
WRONG = tr_noop("SleepingQueensTable", "that is not so")
NEEDED = tr_noop("SleepingQueensTable", "{card} is needed")
POWER_CHOSEN = tr_noop("SleepingQueensTable", "choose where, or exchange it")
POWER_WAITS = tr_noop("SleepingQueensTable", "now it can only be exchanged")

TELL_BED = tr_noop("SleepingQueensTable", "King: choose a sleeping queen.")
TELL_KNIGHT = tr_noop("SleepingQueensTable", "Knight: choose another player's queen.")
TELL_POTION = tr_noop("SleepingQueensTable", "Potion: choose another player's queen.")
TELL_POTION_BED = tr_noop("SleepingQueensTable", "Potion: choose an empty bed, or Enter.")
TELL_ALONE = tr_noop("SleepingQueensTable", "{card}: put it on the table to play it.")
TELL_WAITS = tr_noop("SleepingQueensTable", "{card}: now it can only be exchanged.")
TELL_EXCHANGE = tr_noop("SleepingQueensTable", "{formula}: exchange? Enter or the discard.")
TELL_MORE = tr_noop("SleepingQueensTable", "{formula}: choose more numbers.")
TELL_WRONG = tr_noop("SleepingQueensTable", "{formula}: this cannot be exchanged.")

ATTACK = tr_noop("SleepingQueensTable", "{name} attacks!")
CARRIES_OFF = tr_noop("SleepingQueensTable", "carries off {queen}")
PUTS_TO_SLEEP = tr_noop("SleepingQueensTable", "puts {queen} to sleep")

EFFECTS = {
    KING: tr_noop("SleepingQueensEffect", "Wakes a sleeping queen of your choice."),
    JESTER: tr_noop(
        "SleepingQueensEffect",
        "Turns up the top card: a power card gives another turn, a number counts who may wake a"
        " queen.",
    ),
    KNIGHT: tr_noop("SleepingQueensEffect", "Takes another player's queen. A Dragon stops him."),
    POTION: tr_noop(
        "SleepingQueensEffect", "Puts another player's queen to sleep. A Wand undoes it."
    ),
    WAND: tr_noop("SleepingQueensEffect", "Undoes a Sleeping Potion, at once."),
    DRAGON: tr_noop("SleepingQueensEffect", "Drives a Knight away, at once."),
}
NUMBER_EFFECT = tr_noop(
    "SleepingQueensEffect", "For exchange: alone, in a pair or in an addition such as 2 + 3 = 5."
)
QUEEN_EFFECTS = {
    CAT: tr_noop("SleepingQueensEffect", "Does not stay with the Dog Queen."),
    DOG: tr_noop("SleepingQueensEffect", "Does not stay with the Cat Queen."),
    ROSE: tr_noop("SleepingQueensEffect", "When woken, she lets you wake another queen."),
    STRAWBERRY: tr_noop("SleepingQueensEffect", "Cannot be taken or put to sleep."),
}


def card_effect(kind: int) -> str:
    """Say what a card does."""
    return tell(EFFECTS.get(kind, NUMBER_EFFECT))


def queen_effect(queen: int) -> str:
    """Say what a queen does; most do nothing."""
    return tell(QUEEN_EFFECTS[queen]) if queen in QUEEN_EFFECTS else ""


def example_note(built: Example) -> str:
    """Say how an example stands."""
    if built.stand == Stand.SINGLE:
        return tell(ONE_CARD)
    if built.stand == Stand.PAIR:
        return tell(A_PAIR)
    if built.stand == Stand.BUILDING:
        return tell(NEEDED, card=built.needed)
    return tell(RIGHT if built.stand == Stand.RIGHT else WRONG)


def example_told(built: Example) -> str:
    """Say in the prompt bar what the chosen numbers are."""
    if built.stand == Stand.NOTHING:
        return ""
    if built.stand in (Stand.SINGLE, Stand.PAIR, Stand.RIGHT):
        return tell(TELL_EXCHANGE, formula=built.formula())
    message = TELL_MORE if built.stand == Stand.BUILDING else TELL_WRONG
    return tell(message, formula=built.formula())
