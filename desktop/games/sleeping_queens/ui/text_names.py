"""Names of queens and cards in the forms that sentences need.

`name` stands alone, `subject` begins or ends a sentence, `object` is what somebody does something
to (the accusative in Russian), `title` is the card's plate, its lines broken by meaning.
"""

from typing import NamedTuple

from desktop.core.text import Message, tr_noop
from desktop.games.sleeping_queens.rules.components import (
    DRAGON,
    JESTER,
    KING,
    KNIGHT,
    POTION,
    WAND,
)
from desktop.ui.i18n import tell


class Forms(NamedTuple):
    """One thing's name in its forms."""

    title: Message
    name: Message
    subject: Message
    object: Message


QUEENS = (
    Forms(
        tr_noop("SleepingQueensTitle", "Heart\nQueen"),
        tr_noop("SleepingQueensName", "Heart Queen"),
        tr_noop("SleepingQueensSubject", "the Heart Queen"),
        tr_noop("SleepingQueensObject", "the Heart Queen"),
    ),
    Forms(
        tr_noop("SleepingQueensTitle", "Cat\nQueen"),
        tr_noop("SleepingQueensName", "Cat Queen"),
        tr_noop("SleepingQueensSubject", "the Cat Queen"),
        tr_noop("SleepingQueensObject", "the Cat Queen"),
    ),
    Forms(
        tr_noop("SleepingQueensTitle", "Dog\nQueen"),
        tr_noop("SleepingQueensName", "Dog Queen"),
        tr_noop("SleepingQueensSubject", "the Dog Queen"),
        tr_noop("SleepingQueensObject", "the Dog Queen"),
    ),
    Forms(
        tr_noop("SleepingQueensTitle", "Pancake\nQueen"),
        tr_noop("SleepingQueensName", "Pancake Queen"),
        tr_noop("SleepingQueensSubject", "the Pancake Queen"),
        tr_noop("SleepingQueensObject", "the Pancake Queen"),
    ),
    Forms(
        tr_noop("SleepingQueensTitle", "Ladybug\nQueen"),
        tr_noop("SleepingQueensName", "Ladybug Queen"),
        tr_noop("SleepingQueensSubject", "the Ladybug Queen"),
        tr_noop("SleepingQueensObject", "the Ladybug Queen"),
    ),
    Forms(
        tr_noop("SleepingQueensTitle", "Moon\nQueen"),
        tr_noop("SleepingQueensName", "Moon Queen"),
        tr_noop("SleepingQueensSubject", "the Moon Queen"),
        tr_noop("SleepingQueensObject", "the Moon Queen"),
    ),
    Forms(
        tr_noop("SleepingQueensTitle", "Peacock\nQueen"),
        tr_noop("SleepingQueensName", "Peacock Queen"),
        tr_noop("SleepingQueensSubject", "the Peacock Queen"),
        tr_noop("SleepingQueensObject", "the Peacock Queen"),
    ),
    Forms(
        tr_noop("SleepingQueensTitle", "Sunflower\nQueen"),
        tr_noop("SleepingQueensName", "Sunflower Queen"),
        tr_noop("SleepingQueensSubject", "the Sunflower Queen"),
        tr_noop("SleepingQueensObject", "the Sunflower Queen"),
    ),
    Forms(
        tr_noop("SleepingQueensTitle", "Cake\nQueen"),
        tr_noop("SleepingQueensName", "Cake Queen"),
        tr_noop("SleepingQueensSubject", "the Cake Queen"),
        tr_noop("SleepingQueensObject", "the Cake Queen"),
    ),
    Forms(
        tr_noop("SleepingQueensTitle", "Rainbow\nQueen"),
        tr_noop("SleepingQueensName", "Rainbow Queen"),
        tr_noop("SleepingQueensSubject", "the Rainbow Queen"),
        tr_noop("SleepingQueensObject", "the Rainbow Queen"),
    ),
    Forms(
        tr_noop("SleepingQueensTitle", "Rose\nQueen"),
        tr_noop("SleepingQueensName", "Rose Queen"),
        tr_noop("SleepingQueensSubject", "the Rose Queen"),
        tr_noop("SleepingQueensObject", "the Rose Queen"),
    ),
    Forms(
        tr_noop("SleepingQueensTitle", "Starfish\nQueen"),
        tr_noop("SleepingQueensName", "Starfish Queen"),
        tr_noop("SleepingQueensSubject", "the Starfish Queen"),
        tr_noop("SleepingQueensObject", "the Starfish Queen"),
    ),
    Forms(
        tr_noop("SleepingQueensTitle", "Book\nQueen"),
        tr_noop("SleepingQueensName", "Book Queen"),
        tr_noop("SleepingQueensSubject", "the Book Queen"),
        tr_noop("SleepingQueensObject", "the Book Queen"),
    ),
    Forms(
        tr_noop("SleepingQueensTitle", "Butterfly\nQueen"),
        tr_noop("SleepingQueensName", "Butterfly Queen"),
        tr_noop("SleepingQueensSubject", "the Butterfly Queen"),
        tr_noop("SleepingQueensObject", "the Butterfly Queen"),
    ),
    Forms(
        tr_noop("SleepingQueensTitle", "Ice Cream\nQueen"),
        tr_noop("SleepingQueensName", "Ice Cream Queen"),
        tr_noop("SleepingQueensSubject", "the Ice Cream Queen"),
        tr_noop("SleepingQueensObject", "the Ice Cream Queen"),
    ),
    Forms(
        tr_noop("SleepingQueensTitle", "Strawberry\nQueen"),
        tr_noop("SleepingQueensName", "Strawberry Queen"),
        tr_noop("SleepingQueensSubject", "the Strawberry Queen"),
        tr_noop("SleepingQueensObject", "the Strawberry Queen"),
    ),
)  # queen -> forms

POWERS = {
    KING: Forms(
        tr_noop("SleepingQueensTitle", "King"),
        tr_noop("SleepingQueensName", "King"),
        tr_noop("SleepingQueensSubject", "the King"),
        tr_noop("SleepingQueensObject", "the King"),
    ),
    JESTER: Forms(
        tr_noop("SleepingQueensTitle", "Jester"),
        tr_noop("SleepingQueensName", "Jester"),
        tr_noop("SleepingQueensSubject", "the Jester"),
        tr_noop("SleepingQueensObject", "the Jester"),
    ),
    KNIGHT: Forms(
        tr_noop("SleepingQueensTitle", "Knight"),
        tr_noop("SleepingQueensName", "Knight"),
        tr_noop("SleepingQueensSubject", "the Knight"),
        tr_noop("SleepingQueensObject", "the Knight"),
    ),
    POTION: Forms(
        tr_noop("SleepingQueensTitle", "Sleeping\nPotion"),
        tr_noop("SleepingQueensName", "Sleeping Potion"),
        tr_noop("SleepingQueensSubject", "the Sleeping Potion"),
        tr_noop("SleepingQueensObject", "the Sleeping Potion"),
    ),
    WAND: Forms(
        tr_noop("SleepingQueensTitle", "Magic\nWand"),
        tr_noop("SleepingQueensName", "Magic Wand"),
        tr_noop("SleepingQueensSubject", "the Magic Wand"),
        tr_noop("SleepingQueensObject", "the Magic Wand"),
    ),
    DRAGON: Forms(
        tr_noop("SleepingQueensTitle", "Dragon"),
        tr_noop("SleepingQueensName", "Dragon"),
        tr_noop("SleepingQueensSubject", "the Dragon"),
        tr_noop("SleepingQueensObject", "the Dragon"),
    ),
}

KING_TITLES = {
    "chess": tr_noop("SleepingQueensTitle", "Chess\nKing"),
    "turtle": tr_noop("SleepingQueensTitle", "Turtle\nKing"),
    "bubblegum": tr_noop("SleepingQueensTitle", "Bubble Gum\nKing"),
    "fire": tr_noop("SleepingQueensTitle", "Fire\nKing"),
    "tiedye": tr_noop("SleepingQueensTitle", "Tie-Dye\nKing"),
    "puzzle": tr_noop("SleepingQueensTitle", "Puzzle\nKing"),
    "cookie": tr_noop("SleepingQueensTitle", "Cookie\nKing"),
    "hat": tr_noop("SleepingQueensTitle", "Hat\nKing"),
}  # picture -> title

SHORT_TITLES = {
    KING: tr_noop("SleepingQueensTitle", "King"),
    POTION: tr_noop("SleepingQueensTitle", "Potion"),
    WAND: tr_noop("SleepingQueensTitle", "Wand"),
}  # for cards too narrow for the full title

THE_NUMBER = tr_noop("SleepingQueensObject", "the {number}")
AN_EQUATION = tr_noop("SleepingQueensObject", "{terms} = {result}")
A_PAIR = tr_noop("SleepingQueensObject", "{first} and {second}")


def queen_name(queen: int) -> str:
    """Return the name that stands alone."""
    return tell(QUEENS[queen].name)


def queen_subject(queen: int) -> str:
    """Return the name that begins a sentence's main part."""
    return tell(QUEENS[queen].subject)


def queen_object(queen: int) -> str:
    """Return the name of what something is done to."""
    return tell(QUEENS[queen].object)


def card_name(card: int) -> str:
    """Return the name that stands alone; numbers are their figures."""
    return tell(POWERS[card].name) if card in POWERS else str(card)


def card_subject(card: int) -> str:
    """Return the name that begins a sentence's main part."""
    return tell(POWERS[card].subject) if card in POWERS else str(card)


def card_object(card: int) -> str:
    """Return the name of what something is done to."""
    if card in POWERS:
        return tell(POWERS[card].object)
    return tell(THE_NUMBER, number=card)


def cards_object(cards: tuple[int, ...]) -> str:
    """Return what is exchanged: a card, a pair or an addition with its result."""
    if len(cards) == 1:
        return card_object(cards[0])
    if len(cards) == 2:
        return tell(A_PAIR, first=cards[0], second=cards[1])
    *terms, result = sorted(cards)
    return tell(AN_EQUATION, terms=" + ".join(map(str, terms)), result=result)


def capital(text: str) -> str:
    """Begin a sentence."""
    return text[:1].upper() + text[1:]
