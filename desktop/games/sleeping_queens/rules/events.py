"""What can happen at the table, as frozen facts; each knows who sees it and who learns from it."""

from dataclasses import dataclass, replace

from desktop.core.actions import Seat
from desktop.core.codec import EventCodec
from desktop.core.events import Event


@dataclass(frozen=True)
class _OpenCard(Event):
    """A card left a hand face up: the others learn that it was there."""

    seat: Seat

    def informs(self, seat: Seat) -> bool:
        """Inform everybody but its player."""
        return seat != self.seat


@dataclass(frozen=True)
class CardsExchanged(_OpenCard):
    """Cards of one exchange went to the discard (SQ 8)."""

    cards: tuple[int, ...]


@dataclass(frozen=True)
class KingPlayed(_OpenCard):
    """A King was played at a bed (SQ 3)."""

    bed: int


@dataclass(frozen=True)
class JesterPlayed(_OpenCard):
    """A Jester was played (SQ 7)."""


@dataclass(frozen=True)
class AttackStarted(_OpenCard):
    """A Knight or Potion was played at a queen; her owner is asked.

    `bed` is where a Potion would put her.
    """

    card: int
    owner: Seat
    queen: int
    bed: int


@dataclass(frozen=True)
class AttackBlocked(_OpenCard):
    """The owner answered with a Dragon or Wand (SQ 6)."""

    card: int
    attacker: Seat
    queen: int


@dataclass(frozen=True)
class QueenStolen(Event):
    """A Knight took an awake queen (SQ 4.1)."""

    seat: Seat
    owner: Seat
    queen: int


@dataclass(frozen=True)
class QueenPutToSleep(Event):
    """A Potion (or a Knight's clash, by option) put an awake queen into a free bed."""

    seat: Seat
    owner: Seat
    queen: int
    bed: int


@dataclass(frozen=True)
class _BedOpened(Event):
    """A sleeping queen was turned up: news for everybody unless she had been seen before."""

    seat: Seat
    bed: int
    queen: int
    was_seen: bool

    def informs(self, seat: Seat) -> bool:
        """Inform everybody who slept there, if nobody knew."""
        return not self.was_seen


@dataclass(frozen=True)
class QueenWoken(_BedOpened):
    """A sleeping queen was woken and lies before the seat."""


@dataclass(frozen=True)
class QueensClashed(_BedOpened):
    """Cat met Dog: the woken queen was shown and lies in her bed again (SQ 9.2, H2)."""


@dataclass(frozen=True)
class BonusGranted(Event):
    """The Rose Queen lets the seat wake another queen (SQ 9.1)."""

    seat: Seat


@dataclass(frozen=True)
class PickDeclined(Event):
    """The seat did not use its right to wake a queen (H3)."""

    seat: Seat


@dataclass(frozen=True)
class CardRevealed(Event):
    """The Jester turned up the top card; a power card goes to the seat's hand (SQ 7.1, 7.2)."""

    seat: Seat
    card: int

    def informs(self, seat: Seat) -> bool:
        """Inform everybody."""
        return True


@dataclass(frozen=True)
class PlayersCounted(Event):
    """The Jester's number was counted from the seat on and ended at `counted` (SQ 7.3)."""

    seat: Seat
    number: int
    counted: Seat


@dataclass(frozen=True)
class CardsDrawn(Event):
    """The seat drew cards; the others see only how many."""

    seat: Seat
    count: int
    cards: tuple[int, ...] | None

    def seen_by(self, viewer: Seat | None) -> "CardsDrawn":
        """Hide the kinds from everybody else."""
        return self if viewer == self.seat else replace(self, cards=None)

    def informs(self, seat: Seat) -> bool:
        """Tell the seat its new cards."""
        return seat == self.seat


@dataclass(frozen=True)
class DeckReshuffled(Event):
    """The discard became the new draw pile of that many cards (SQ 10.6)."""

    count: int


@dataclass(frozen=True)
class TurnStarted(Event):
    """A turn began; `extra` is the Jester's extra turn."""

    seat: Seat
    turn: int
    extra: bool


@dataclass(frozen=True)
class GameEnded(Event):
    """The game is over (SQ 10)."""

    reason: str
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]


CODEC = EventCodec(
    (
        *(
            CardsExchanged,
            KingPlayed,
            JesterPlayed,
            AttackStarted,
            AttackBlocked,
            QueenStolen,
        ),
        *(
            QueenPutToSleep,
            QueenWoken,
            QueensClashed,
            BonusGranted,
            PickDeclined,
            CardRevealed,
        ),
        *(PlayersCounted, CardsDrawn, DeckReshuffled, TurnStarted, GameEnded),
    )
)
