"""The view's own memory: where each card and queen lies, and which picture a card wears.

The rules know kinds only. Eight kings and four knights look different on the table, so the view
gives every visible one a picture of its own, which it keeps on its way from hand to discard.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from desktop.games.sleeping_queens.rules.components import KING, KNIGHT

PICTURES = {
    KING: ("chess", "turtle", "bubblegum", "fire", "tiedye", "puzzle", "cookie", "hat"),
    KNIGHT: ("red", "blue", "green", "purple"),
}
SHOWN_DISCARDS = 3


@dataclass(frozen=True)
class Face:
    """A red card as it looks: its kind, and the picture of a king or knight."""

    kind: int
    picture: str = ""


@dataclass
class CardMemory:
    """Faces of my hand by place (None is a gap), and of the discard, the top one last."""

    hand: list[Face | None] = field(default_factory=list)
    discard: list[Face] = field(default_factory=list)
    _discarded: tuple[int, ...] = ()
    _turn: int = 0

    def forget(self) -> None:
        """Start anew: another viewer or another game."""
        self.hand = []
        self.discard = []
        self._discarded = ()

    def update(
        self,
        hand: Sequence[int],
        discard: Sequence[int],
        *,
        spent: Sequence[int] = (),
        leaving: Sequence[int] = (),
    ) -> list[int]:
        """Follow to a new position; return the places of cards that came into the hand.

        `spent` cards have left the hand even when equal ones came; of equal cards those at the
        places in `leaving` go first. Cards keep their places, new ones fill the gaps.
        """
        gone = self._leave(hand, spent, leaving)
        self._follow_discard(tuple(discard), gone)
        return self._fill(hand)

    def _kinds(self) -> Counter[int]:
        return Counter(face.kind for face in self.hand if face is not None)

    def _leave(
        self, hand: Sequence[int], spent: Sequence[int], leaving: Sequence[int]
    ) -> list[Face]:
        surplus = (self._kinds() - Counter(hand)) | Counter(spent)
        gone: list[Face] = []
        for place in sorted(range(len(self.hand)), key=lambda place: place not in leaving):
            face = self.hand[place]
            if face is not None and surplus[face.kind] > 0:
                surplus[face.kind] -= 1
                gone.append(face)
                self.hand[place] = None
        return gone

    def _follow_discard(self, discard: tuple[int, ...], gone: list[Face]) -> None:
        known = self._discarded
        if discard[: len(known)] == known:
            added = discard[len(known) :]
        else:
            added, self.discard = discard, []
        for kind in added[-SHOWN_DISCARDS:]:
            mine = next((face for face in gone if face.kind == kind), None)
            if mine is not None:
                gone.remove(mine)
            self.discard = [*self.discard, mine or self._new_face(kind)][-SHOWN_DISCARDS:]
        self._discarded = discard

    def _fill(self, hand: Sequence[int]) -> list[int]:
        places: list[int] = []
        for kind in sorted((Counter(hand) - self._kinds()).elements()):
            place = self.hand.index(None) if None in self.hand else len(self.hand)
            self.hand[place : place + 1] = [self._new_face(kind)]
            places.append(place)
        return places

    def _new_face(self, kind: int) -> Face:
        """Give the card a picture that is not on the table, in turn."""
        pool = PICTURES.get(kind)
        if pool is None:
            return Face(kind)
        shown = (*self.hand, *self.discard)
        seen = {face.picture for face in shown if face is not None and face.kind == kind}
        for step in range(len(pool)):
            picture = pool[(self._turn + step) % len(pool)]
            if picture not in seen:
                self._turn = (self._turn + step + 1) % len(pool)
                return Face(kind, picture)
        return Face(kind, pool[0])


@dataclass
class QueenMemory:
    """Where every awake queen lies before her owner: she keeps her place, new ones fill gaps."""

    rows: dict[int, list[int | None]] = field(default_factory=dict)
    """Seat -> its queens by place."""

    def forget(self) -> None:
        """Start anew."""
        self.rows = {}

    def update(self, owners: Sequence[int]) -> None:
        """Follow to new owners (queen -> seat or NOBODY)."""
        for seat, row in self.rows.items():
            self.rows[seat] = [
                queen if queen is not None and owners[queen] == seat else None for queen in row
            ]
        for queen, seat in enumerate(owners):
            if seat >= 0 and queen not in self.rows.get(seat, ()):
                row = self.rows.setdefault(seat, [])
                place = row.index(None) if None in row else len(row)
                row[place : place + 1] = [queen]

    def next_place(self, seat: int) -> int:
        """Return where the seat's next queen will lie."""
        row = self.rows.get(seat, [])
        return row.index(None) if None in row else len(row)

    def place_of(self, queen: int) -> tuple[int, int]:
        """Return seat and place of an awake queen."""
        for seat, row in self.rows.items():
            if queen in row:
                return seat, row.index(queen)
        raise KeyError(queen)
