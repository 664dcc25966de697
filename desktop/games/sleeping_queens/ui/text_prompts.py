"""What the prompt bar asks in every phase, of the one who decides and of those who wait."""

from desktop.core.text import tr_noop
from desktop.games.sleeping_queens.rules.actions import DEFEND, EXCHANGE
from desktop.games.sleeping_queens.rules.components import (
    BONUS,
    DEFENCE,
    KNIGHT,
    OVER,
    TURN,
)
from desktop.games.sleeping_queens.rules.observation import Attack, Observation
from desktop.games.sleeping_queens.ui.text_counts import SleepingQueensCounts
from desktop.games.sleeping_queens.ui.text_names import queen_object
from desktop.games.sleeping_queens.ui.text_results import result_words
from desktop.games.sleeping_queens.ui.text_voice import Voice
from desktop.ui.i18n import tell
from desktop.ui.table.game_ui import Prompt

YOUR_TURN = tr_noop("SleepingQueensPrompt", "Your turn")
YOUR_TURN_POWER = tr_noop(
    "SleepingQueensPrompt", "Play a power card, or exchange one card, a pair or an addition."
)
YOUR_TURN_EXCHANGE = tr_noop(
    "SleepingQueensPrompt", "Exchange one card, a pair of numbers or an addition."
)
OTHERS_TURN = tr_noop("SleepingQueensPrompt", "{name} is to play")
KNIGHT_AT_YOU = tr_noop("SleepingQueensPrompt", "{name} sends a Knight for {queen}")
POTION_AT_YOU = tr_noop("SleepingQueensPrompt", "{name} wants to put {queen} to sleep")
ANSWER_DRAGON = tr_noop(
    "SleepingQueensPrompt",
    "Answer with the Dragon or give her away? The Dragon is spent, you draw a new card.",
)
ANSWER_WAND = tr_noop(
    "SleepingQueensPrompt",
    "Answer with the Wand or let her sleep? The Wand is spent, you draw a new card.",
)
NO_DRAGON = tr_noop("SleepingQueensPrompt", "You have no Dragon: she has to go.")
NO_WAND = tr_noop("SleepingQueensPrompt", "You have no Wand: she has to sleep.")
DECIDES = tr_noop("SleepingQueensPrompt", "{name} decides whether to protect {queen}")
YOUR_KNIGHT = tr_noop("SleepingQueensPrompt", "Your Knight waits: only a Dragon stops him.")
YOUR_POTION = tr_noop("SleepingQueensPrompt", "Your Potion waits: only a Wand undoes it.")
THEIR_KNIGHT = tr_noop("SleepingQueensPrompt", "{name} has sent a Knight for her.")
THEIR_POTION = tr_noop("SleepingQueensPrompt", "{name} has poured a Sleeping Potion.")
COUNTED_YOU = tr_noop("SleepingQueensPrompt", "The count ended with you: wake a queen")
COUNTED_YOU_MORE = tr_noop("SleepingQueensPrompt", "Choose a bed; you may also wake nobody.")
COUNTED = tr_noop("SleepingQueensPrompt", "{name} may wake a queen")
COUNTED_MORE = tr_noop("SleepingQueensPrompt", "The Jester's count ended there.")
ROSE_YOU = tr_noop("SleepingQueensPrompt", "The Rose Queen: wake another queen")
ROSE = tr_noop("SleepingQueensPrompt", "{name} may wake another queen")
ROSE_MORE = tr_noop("SleepingQueensPrompt", "That is the Rose Queen's gift.")


def prompt(o: Observation, voice: Voice, counts: SleepingQueensCounts) -> Prompt:
    """Say whose turn it is and what is asked of the viewer."""
    if o.phase == OVER and o.result is not None:
        return Prompt(*result_words(o.result, voice, counts))
    if o.phase == TURN:
        return _turn(o, voice)
    if o.phase == DEFENCE and o.attack is not None:
        return _defence(o, o.attack, voice)
    return _pick(o, voice)


def _turn(o: Observation, voice: Voice) -> Prompt:
    if o.active != o.viewer:
        return Prompt(tell(OTHERS_TURN, name=voice.name(o.active)), seat=o.active)
    powers = any(action[0] != EXCHANGE for action in o.legal)
    detail = tell(YOUR_TURN_POWER if powers else YOUR_TURN_EXCHANGE)
    return Prompt(tell(YOUR_TURN), detail, seat=o.active)


def _defence(o: Observation, attack: Attack, voice: Voice) -> Prompt:
    queen = queen_object(attack.queen)
    knight = attack.card == KNIGHT
    if attack.owner != o.viewer:
        sentence = tell(DECIDES, name=voice.name(attack.owner), queen=queen)
        return Prompt(sentence, _attack_detail(attack, voice), seat=attack.owner)
    sentence = tell(
        KNIGHT_AT_YOU if knight else POTION_AT_YOU, name=voice.name(attack.attacker), queen=queen
    )
    can_answer = any(action[0] == DEFEND for action in o.legal)
    if can_answer:
        detail = ANSWER_DRAGON if knight else ANSWER_WAND
    else:
        detail = NO_DRAGON if knight else NO_WAND
    return Prompt(sentence, tell(detail), urgent=True, seat=attack.attacker)


def _attack_detail(attack: Attack, voice: Voice) -> str:
    knight = attack.card == KNIGHT
    return voice.by(
        attack.attacker,
        YOUR_KNIGHT if knight else YOUR_POTION,
        THEIR_KNIGHT if knight else THEIR_POTION,
    )


def _pick(o: Observation, voice: Voice) -> Prompt:
    bonus = o.phase == BONUS
    if o.chooser == o.viewer:
        return Prompt(
            tell(ROSE_YOU if bonus else COUNTED_YOU), tell(COUNTED_YOU_MORE), seat=o.chooser
        )
    sentence = tell(ROSE if bonus else COUNTED, name=voice.name(o.chooser))
    return Prompt(sentence, tell(ROSE_MORE if bonus else COUNTED_MORE), seat=o.chooser)
