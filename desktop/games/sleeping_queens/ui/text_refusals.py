"""Why not: a title and a sentence for every code of the rules."""

from desktop.core.actions import Refusal
from desktop.core.text import Message, tr_noop
from desktop.games.sleeping_queens.rules.components import CARD_OF_NAME, QUEEN_OF_NAME
from desktop.games.sleeping_queens.ui.text_names import (
    capital,
    card_name,
    card_object,
    card_subject,
    queen_object,
    queen_subject,
)
from desktop.games.sleeping_queens.ui.text_voice import Voice
from desktop.ui.i18n import tell

REFUSALS: dict[str, tuple[Message, Message]] = {
    "game_over": (
        tr_noop("SleepingQueensRefusal", "The game is over"),
        tr_noop("SleepingQueensRefusal", "Somebody has reached the goal: nothing more is played."),
    ),
    "no_such_card": (
        tr_noop("SleepingQueensRefusal", "Not in your hand"),
        tr_noop("SleepingQueensRefusal", "You do not hold enough of these cards: {card}."),
    ),
    "only_owner_answers": (
        tr_noop("SleepingQueensRefusal", "Not your queen"),
        tr_noop("SleepingQueensRefusal", "Only the attacked queen's owner may answer: {owner}."),
    ),
    "waiting_for_answer": (
        tr_noop("SleepingQueensRefusal", "An attack is going on"),
        tr_noop("SleepingQueensRefusal", "First the attacked queen's owner answers: {owner}."),
    ),
    "defence_too_late": (
        tr_noop("SleepingQueensRefusal", "Too late to defend"),
        tr_noop(
            "SleepingQueensRefusal",
            "A Dragon or Wand is played at once, while your queen is being attacked.",
        ),
    ),
    "waiting_for_pick": (
        tr_noop("SleepingQueensRefusal", "A queen is being woken"),
        tr_noop("SleepingQueensRefusal", "First a queen may be woken by: {player}."),
    ),
    "not_your_turn": (
        tr_noop("SleepingQueensRefusal", "Not your turn"),
        tr_noop("SleepingQueensRefusal", "Now it is the turn of: {player}."),
    ),
    "one_defence": (
        tr_noop("SleepingQueensRefusal", "One card is enough"),
        tr_noop("SleepingQueensRefusal", "An attack is answered with a single card: {needed}."),
    ),
    "wrong_defence": (
        tr_noop("SleepingQueensRefusal", "The wrong answer"),
        tr_noop("SleepingQueensRefusal", "Against {attack_object} only {needed_subject} helps."),
    ),
    "answer_first": (
        tr_noop("SleepingQueensRefusal", "Your queen is under attack"),
        tr_noop(
            "SleepingQueensRefusal",
            "Answer with {needed_object} or let her go; other cards have to wait.",
        ),
    ),
    "pick_first": (
        tr_noop("SleepingQueensRefusal", "First choose a queen"),
        tr_noop("SleepingQueensRefusal", "Wake a sleeping queen or nobody; no card is needed."),
    ),
    "bed_empty": (
        tr_noop("SleepingQueensRefusal", "The bed is empty"),
        tr_noop("SleepingQueensRefusal", "Nobody sleeps in bed {bed}: choose another one."),
    ),
    "pick_a_bed": (
        tr_noop("SleepingQueensRefusal", "Choose a bed"),
        tr_noop("SleepingQueensRefusal", "Only a sleeping queen can be woken: point at her bed."),
    ),
    "numbers_have_no_power": (
        tr_noop("SleepingQueensRefusal", "Numbers have no power"),
        tr_noop(
            "SleepingQueensRefusal",
            "A number can only be exchanged, alone, in a pair or in an addition.",
        ),
    ),
    "defence_only_answers": (
        tr_noop("SleepingQueensRefusal", "Only as an answer"),
        tr_noop(
            "SleepingQueensRefusal",
            "{card_subject} is played when your queen is attacked; now it can be exchanged.",
        ),
    ),
    "jester_needs_no_target": (
        tr_noop("SleepingQueensRefusal", "The Jester needs no target"),
        tr_noop("SleepingQueensRefusal", "He turns up the top card of the pile: just play him."),
    ),
    "no_passing": (
        tr_noop("SleepingQueensRefusal", "You cannot pass"),
        tr_noop("SleepingQueensRefusal", "Play a card or exchange at least one: any will do."),
    ),
    "king_needed": (
        tr_noop("SleepingQueensRefusal", "A King is needed"),
        tr_noop("SleepingQueensRefusal", "On your turn a sleeping queen is woken by a King."),
    ),
    "knight_or_potion_needed": (
        tr_noop("SleepingQueensRefusal", "No card for it"),
        tr_noop(
            "SleepingQueensRefusal",
            "A Knight takes an awake queen, a Potion puts her to sleep: choose such a card first.",
        ),
    ),
    "choose_cards_first": (
        tr_noop("SleepingQueensRefusal", "Choose cards first"),
        tr_noop("SleepingQueensRefusal", "Choose what to play or exchange from your hand."),
    ),
    "queen_is_awake": (
        tr_noop("SleepingQueensRefusal", "She is awake already"),
        tr_noop("SleepingQueensRefusal", "A King wakes sleeping queens only: choose a bed."),
    ),
    "king_wakes_a_queen": (
        tr_noop("SleepingQueensRefusal", "Whom shall the King wake?"),
        tr_noop("SleepingQueensRefusal", "Choose a bed with a sleeping queen for him."),
    ),
    "queen_sleeps": (
        tr_noop("SleepingQueensRefusal", "She is asleep"),
        tr_noop(
            "SleepingQueensRefusal", "{card_subject} touches only awake queens of other players."
        ),
    ),
    "choose_a_queen": (
        tr_noop("SleepingQueensRefusal", "Choose a queen"),
        tr_noop("SleepingQueensRefusal", "Point at another player's queen for {card_object}."),
    ),
    "no_queen_to_attack": (
        tr_noop("SleepingQueensRefusal", "Nobody to attack"),
        tr_noop(
            "SleepingQueensRefusal",
            "No other player has an awake queen yet. The card can be exchanged.",
        ),
    ),
    "own_queen": (
        tr_noop("SleepingQueensRefusal", "Your own queen"),
        tr_noop("SleepingQueensRefusal", "{card_subject} is played on other players' queens."),
    ),
    "strawberry_is_safe": (
        tr_noop("SleepingQueensRefusal", "The Strawberry Queen is safe"),
        tr_noop("SleepingQueensRefusal", "She can be neither taken by a Knight nor put to sleep."),
    ),
    "cat_and_dog": (
        tr_noop("SleepingQueensRefusal", "They would quarrel"),
        tr_noop(
            "SleepingQueensRefusal",
            "{enemy_subject} is yours already: you may not take {queen_object}.",
        ),
    ),
    "no_such_bed": (
        tr_noop("SleepingQueensRefusal", "No such bed"),
        tr_noop("SleepingQueensRefusal", "There is no bed {bed} on this table."),
    ),
    "no_such_queen": (
        tr_noop("SleepingQueensRefusal", "She is not in this game"),
        tr_noop("SleepingQueensRefusal", "This queen belongs to the game with sixteen queens."),
    ),
    "knight_needs_no_bed": (
        tr_noop("SleepingQueensRefusal", "The Knight needs no bed"),
        tr_noop("SleepingQueensRefusal", "He brings {queen_object} to you: point at her alone."),
    ),
    "choose_a_bed": (
        tr_noop("SleepingQueensRefusal", "Choose a bed too"),
        tr_noop("SleepingQueensRefusal", "Show the empty bed where {queen_subject} shall sleep."),
    ),
    "defence_needs_no_target": (
        tr_noop("SleepingQueensRefusal", "Just play it"),
        tr_noop("SleepingQueensRefusal", "{needed_subject} needs no target: play the card alone."),
    ),
    "put_on_discard": (
        tr_noop("SleepingQueensRefusal", "Exchange on the discard"),
        tr_noop("SleepingQueensRefusal", "These cards can be exchanged: put them on the discard."),
    ),
    "bed_taken": (
        tr_noop("SleepingQueensRefusal", "Choose an empty bed"),
        tr_noop("SleepingQueensRefusal", "{queen_subject} can only fall asleep in an empty bed."),
    ),
    "pair_needs_numbers": (
        tr_noop("SleepingQueensRefusal", "Not a pair of numbers"),
        tr_noop("SleepingQueensRefusal", "Pairs are for numbers; power cards go one by one."),
    ),
    "numbers_only": (
        tr_noop("SleepingQueensRefusal", "Numbers only"),
        tr_noop(
            "SleepingQueensRefusal",
            "Several cards are exchanged only if all are numbers; a power card goes alone.",
        ),
    ),
    "pair_differs": (
        tr_noop("SleepingQueensRefusal", "Not a pair"),
        tr_noop(
            "SleepingQueensRefusal",
            "Two cards must be equal. Add a third one to make an addition ({cards} is none).",
        ),
    ),
    "only_two_alike": (
        tr_noop("SleepingQueensRefusal", "Only two of a kind"),
        tr_noop("SleepingQueensRefusal", "Equal numbers go in pairs: choose two of these."),
    ),
    "one_result_card": (
        tr_noop("SleepingQueensRefusal", "One card must be the result"),
        tr_noop(
            "SleepingQueensRefusal",
            "The largest number has to be the sum of the others: they make {sum}, not {largest}.",
        ),
    ),
    "one_form_per_turn": (
        tr_noop("SleepingQueensRefusal", "One exchange a turn"),
        tr_noop(
            "SleepingQueensRefusal",
            "A pair and another card do not go together: {cards} is not an addition.",
        ),
    ),
    "not_an_addition": (
        tr_noop("SleepingQueensRefusal", "The addition is wrong"),
        tr_noop("SleepingQueensRefusal", "The others make {sum}, not {largest}."),
    ),
}

SOMETHING = tr_noop("SleepingQueensRefusal", "It cannot be done now")
CLAUSE = tr_noop("SleepingQueensRefusal", "Rules, {clause}")


def refusal_words(refusal: Refusal, voice: Voice) -> tuple[str, str]:
    """Return what is refused and why; a code from a newer version gets the title alone."""
    if refusal.code not in REFUSALS:
        return tell(SOMETHING), ""
    title, sentence = REFUSALS[refusal.code]
    return tell(title), capital(tell(sentence, **_words(refusal, voice)))


def clause_words(clause: str) -> str:
    """Name a clause of the rules page: "SQ 4.3" is 4.3 there."""
    return tell(CLAUSE, clause=clause.removeprefix("SQ "))


def _words(refusal: Refusal, voice: Voice) -> dict[str, str | int]:
    """Put today's names in the place of the rules' words; `x_object` is the object form of `x`."""
    words: dict[str, str | int] = {}
    for key, value in refusal.data.items():
        if key in ("owner", "player"):
            words[key] = voice.inside(int(value))
        elif key in ("card", "needed", "attack") and value in CARD_OF_NAME:
            words |= _card_words(key, CARD_OF_NAME[str(value)])
        elif key in ("queen", "enemy") and value in QUEEN_OF_NAME:
            words |= _queen_words(key, QUEEN_OF_NAME[str(value)])
        elif key == "cards":
            words[key] = ", ".join(card_name(CARD_OF_NAME[word]) for word in str(value).split())
        else:
            words[key] = value
    return words


def _card_words(key: str, card: int) -> dict[str, str | int]:
    return {
        key: card_name(card),
        f"{key}_subject": card_subject(card),
        f"{key}_object": card_object(card),
    }


def _queen_words(key: str, queen: int) -> dict[str, str | int]:
    return {
        key: queen_subject(queen),
        f"{key}_subject": queen_subject(queen),
        f"{key}_object": queen_object(queen),
    }
