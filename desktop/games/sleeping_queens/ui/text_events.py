"""The chronicle: one line for every event, to whom it concerns and about whom it tells."""

from collections.abc import Callable
from typing import Any

from desktop.core.events import Event
from desktop.core.text import tr_noop
from desktop.games.sleeping_queens.rules import events as e
from desktop.games.sleeping_queens.rules.components import ENEMY, KING, KNIGHT, POINTS
from desktop.games.sleeping_queens.ui.text_counts import SleepingQueensCounts
from desktop.games.sleeping_queens.ui.text_names import (
    card_name,
    card_object,
    cards_object,
    queen_object,
    queen_subject,
)
from desktop.games.sleeping_queens.ui.text_results import result_words
from desktop.games.sleeping_queens.ui.text_voice import Voice, signed
from desktop.ui.i18n import tell

EXCHANGED_OWN = tr_noop("SleepingQueensChronicle", "You exchange {cards}")
EXCHANGED = tr_noop("SleepingQueensChronicle", "{name} exchanges {cards}")
KING_OWN = tr_noop("SleepingQueensChronicle", "You play a King at bed {bed}")
KING_OTHER = tr_noop("SleepingQueensChronicle", "{name} plays a King at bed {bed}")
JESTER_OWN = tr_noop("SleepingQueensChronicle", "You play a Jester")
JESTER_OTHER = tr_noop("SleepingQueensChronicle", "{name} plays a Jester")
KNIGHT_OWN = tr_noop(
    "SleepingQueensChronicle", "You send a Knight for {queen}; {owner} is to answer"
)
KNIGHT_OTHER = tr_noop(
    "SleepingQueensChronicle", "{name} sends a Knight for {queen}; {owner} is to answer"
)
KNIGHT_ON_YOU = tr_noop(
    "SleepingQueensChronicle", "{name} sends a Knight for {queen}; you are to answer"
)
POTION_OWN = tr_noop(
    "SleepingQueensChronicle", "You pour a Potion for {queen}; {owner} is to answer"
)
POTION_OTHER = tr_noop(
    "SleepingQueensChronicle", "{name} pours a Potion for {queen}; {owner} is to answer"
)
POTION_ON_YOU = tr_noop(
    "SleepingQueensChronicle", "{name} pours a Potion for {queen}; you are to answer"
)
BLOCKED_OWN = tr_noop("SleepingQueensChronicle", "You play {card}: {queen} stays")
BLOCKED = tr_noop("SleepingQueensChronicle", "{name} plays {card}: {queen} stays")
STOLEN_OWN = tr_noop("SleepingQueensChronicle", "You take {queen}. {winner}, {loser}")
STOLEN = tr_noop("SleepingQueensChronicle", "{name} takes {queen}. {winner}, {loser}")
ASLEEP = tr_noop("SleepingQueensChronicle", "{queen} falls asleep in bed {bed}. {loser}")
WOKEN_OWN = tr_noop("SleepingQueensChronicle", "You wake {queen}: {points}")
WOKEN = tr_noop("SleepingQueensChronicle", "{name} wakes {queen}: {points}")
CLASH_OWN = tr_noop(
    "SleepingQueensChronicle", "You wake {queen}, but you have {enemy}: she goes back to bed {bed}"
)
CLASH = tr_noop(
    "SleepingQueensChronicle",
    "{name} wakes {queen}, but already has {enemy}: she goes back to bed {bed}",
)
BONUS_OWN = tr_noop("SleepingQueensChronicle", "The Rose Queen lets you wake another")
BONUS = tr_noop("SleepingQueensChronicle", "{name} may wake another, thanks to the Rose Queen")
DECLINED_OWN = tr_noop("SleepingQueensChronicle", "You wake nobody")
DECLINED = tr_noop("SleepingQueensChronicle", "{name} wakes nobody")
REVEALED_POWER_OWN = tr_noop(
    "SleepingQueensChronicle", "You turn up {card}, take it and have another turn"
)
REVEALED_POWER = tr_noop(
    "SleepingQueensChronicle", "{name} turns up {card}, takes it and has another turn"
)
REVEALED_NUMBER_OWN = tr_noop("SleepingQueensChronicle", "You turn up {card}")
REVEALED_NUMBER = tr_noop("SleepingQueensChronicle", "{name} turns up {card}")
COUNTED_OWN = tr_noop("SleepingQueensChronicle", "Counted to {number}: you may wake a queen")
COUNTED = tr_noop("SleepingQueensChronicle", "Counted to {number}: {name} may wake a queen")
DREW_OWN = tr_noop("SleepingQueensChronicle", "You draw: {cards}")
RESHUFFLED = tr_noop("SleepingQueensChronicle", "The discard is shuffled into a new pile: {cards}")
TURN_OWN = tr_noop("SleepingQueensChronicle", "Turn {turn}: you")
TURN = tr_noop("SleepingQueensChronicle", "Turn {turn}: {name}")
EXTRA_OWN = tr_noop("SleepingQueensChronicle", "Turn {turn}: you again")
EXTRA = tr_noop("SleepingQueensChronicle", "Turn {turn}: {name} again")
ENDED = tr_noop("SleepingQueensChronicle", "{headline} {detail}")


class Chronicler:
    """Tells events to one listener."""

    def __init__(self, voice: Voice, counts: SleepingQueensCounts) -> None:
        self._voice = voice
        self._counts = counts

    def tell(self, event: Event) -> str | None:
        """Return the line of an event that is already redacted for the listener, if it has one."""
        told: str | None = TELLERS[type(event)](self, event)
        return told

    def exchanged(self, event: e.CardsExchanged) -> str:
        """Tell of an exchange."""
        cards = cards_object(event.cards)
        return self._voice.by(event.seat, EXCHANGED_OWN, EXCHANGED, cards=cards)

    def king(self, event: e.KingPlayed) -> str:
        """Tell of a King."""
        return self._voice.by(event.seat, KING_OWN, KING_OTHER, bed=event.bed + 1)

    def jester(self, event: e.JesterPlayed) -> str:
        """Tell of a Jester."""
        return self._voice.by(event.seat, JESTER_OWN, JESTER_OTHER)

    def attack(self, event: e.AttackStarted) -> str:
        """Tell of a Knight or Potion."""
        knight = event.card == KNIGHT
        if event.owner == self._voice.viewer:
            message = KNIGHT_ON_YOU if knight else POTION_ON_YOU
            name = self._voice.name(event.seat)
            return tell(message, name=name, queen=queen_object(event.queen))
        own, other = (KNIGHT_OWN, KNIGHT_OTHER) if knight else (POTION_OWN, POTION_OTHER)
        data = {"queen": queen_object(event.queen), "owner": self._voice.inside(event.owner)}
        return self._voice.by(event.seat, own, other, **data)

    def blocked(self, event: e.AttackBlocked) -> str:
        """Tell of a Dragon or Wand."""
        data = {"card": card_object(event.card), "queen": queen_subject(event.queen)}
        return self._voice.by(event.seat, BLOCKED_OWN, BLOCKED, **data)

    def stolen(self, event: e.QueenStolen) -> str:
        """Tell of a stolen queen."""
        points = POINTS[event.queen]
        return self._voice.by(
            event.seat,
            STOLEN_OWN,
            STOLEN,
            queen=queen_object(event.queen),
            winner=self._voice.swing(event.seat, points),
            loser=self._voice.swing(event.owner, -points),
        )

    def asleep(self, event: e.QueenPutToSleep) -> str:
        """Tell of a queen put to sleep."""
        loser = self._voice.swing(event.owner, -POINTS[event.queen])
        queen = queen_subject(event.queen)
        told = tell(ASLEEP, queen=queen, bed=event.bed + 1, loser=loser)
        return told[:1].upper() + told[1:]

    def woken(self, event: e.QueenWoken) -> str:
        """Tell of a woken queen."""
        data = {"queen": queen_object(event.queen), "points": signed(POINTS[event.queen])}
        return self._voice.by(event.seat, WOKEN_OWN, WOKEN, **data)

    def clashed(self, event: e.QueensClashed) -> str:
        """Tell of Cat and Dog."""
        return self._voice.by(
            event.seat,
            CLASH_OWN,
            CLASH,
            queen=queen_object(event.queen),
            enemy=queen_subject(ENEMY[event.queen]),
            bed=event.bed + 1,
        )

    def bonus(self, event: e.BonusGranted) -> str:
        """Tell of the Rose Queen's gift."""
        return self._voice.by(event.seat, BONUS_OWN, BONUS)

    def declined(self, event: e.PickDeclined) -> str:
        """Tell of a right that was not used."""
        return self._voice.by(event.seat, DECLINED_OWN, DECLINED)

    def revealed(self, event: e.CardRevealed) -> str:
        """Tell of the Jester's card."""
        if event.card >= KING:
            own, other = REVEALED_POWER_OWN, REVEALED_POWER
        else:
            own, other = REVEALED_NUMBER_OWN, REVEALED_NUMBER
        return self._voice.by(event.seat, own, other, card=card_object(event.card))

    def counted(self, event: e.PlayersCounted) -> str:
        """Tell of the Jester's count."""
        return self._voice.by(event.counted, COUNTED_OWN, COUNTED, number=event.number)

    def drew(self, event: e.CardsDrawn) -> str | None:
        """Tell a player his own new cards; that others fill up their hands needs no words."""
        if event.cards is None or event.seat != self._voice.viewer:
            return None
        return tell(DREW_OWN, cards=", ".join(map(card_name, event.cards)))

    def reshuffled(self, event: e.DeckReshuffled) -> str:
        """Tell of a new pile."""
        return tell(RESHUFFLED, cards=event.count)

    def turn(self, event: e.TurnStarted) -> str:
        """Tell whose turn it is."""
        own, other = (EXTRA_OWN, EXTRA) if event.extra else (TURN_OWN, TURN)
        return self._voice.by(event.seat, own, other, turn=event.turn)

    def ended(self, event: e.GameEnded) -> str:
        """Tell of the end."""
        headline, detail = result_words(event, self._voice, self._counts)
        return tell(ENDED, headline=headline, detail=detail)


TELLERS: dict[type[Event], Callable[[Chronicler, Any], str | None]] = {
    e.CardsExchanged: Chronicler.exchanged,
    e.KingPlayed: Chronicler.king,
    e.JesterPlayed: Chronicler.jester,
    e.AttackStarted: Chronicler.attack,
    e.AttackBlocked: Chronicler.blocked,
    e.QueenStolen: Chronicler.stolen,
    e.QueenPutToSleep: Chronicler.asleep,
    e.QueenWoken: Chronicler.woken,
    e.QueensClashed: Chronicler.clashed,
    e.BonusGranted: Chronicler.bonus,
    e.PickDeclined: Chronicler.declined,
    e.CardRevealed: Chronicler.revealed,
    e.PlayersCounted: Chronicler.counted,
    e.CardsDrawn: Chronicler.drew,
    e.DeckReshuffled: Chronicler.reshuffled,
    e.TurnStarted: Chronicler.turn,
    e.GameEnded: Chronicler.ended,
}
