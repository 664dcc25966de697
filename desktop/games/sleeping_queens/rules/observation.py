"""What a seat may know, and full states that look the same to it."""

from dataclasses import dataclass

from desktop.core.actions import Action, Seat
from desktop.core.results import Result
from desktop.core.rng import Rng
from desktop.games.sleeping_queens.rules import scoring
from desktop.games.sleeping_queens.rules.components import (
    NOBODY,
    OVER,
    POINTS,
    UNKNOWN,
)
from desktop.games.sleeping_queens.rules.hands import pack, unpack
from desktop.games.sleeping_queens.rules.legal import legal_actions
from desktop.games.sleeping_queens.rules.options import Options
from desktop.games.sleeping_queens.rules.setup import full_deck
from desktop.games.sleeping_queens.rules.state import State


@dataclass(frozen=True)
class Attack:
    """A Knight or Potion waiting for the owner's answer.

    `bed` is where a Potion would put her, NOBODY for a Knight.
    """

    card: int
    attacker: Seat
    owner: Seat
    queen: int
    bed: int


@dataclass(frozen=True, slots=True)
class Observation:
    """The table as one seat sees it, in the constants of components.py."""

    viewer: Seat | None
    players: int
    options: Options
    dealer: Seat
    active: Seat
    chooser: Seat
    phase: int
    turn: int
    attack: Attack | None
    hand: tuple[int, ...]  # the viewer's cards, ascending; a spectator has none
    hand_sizes: tuple[int, ...]  # seat -> number of cards
    known: tuple[tuple[int, ...], ...]  # seat -> cards that the other players know to be there
    held: tuple[int, ...]  # seat -> cards kept at its last exchange, 0 after another action
    could_attack: tuple[bool, ...]  # seat -> whether others had awake queens at that exchange
    pile: int  # cards left to draw
    discard: tuple[int, ...]  # the top one last
    beds: tuple[int, ...]  # bed -> EMPTY, UNKNOWN or the sleeping queen that all have seen
    owners: tuple[int, ...]  # queen -> seat or NOBODY
    legal: tuple[Action, ...]
    result: Result | None

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Who is asked now."""
        return () if self.phase == OVER else (self.chooser,)

    def queens_of(self, seat: Seat) -> tuple[int, ...]:
        """Return the seat's awake queens in the order of their numbers."""
        return tuple(queen for queen, owner in enumerate(self.owners) if owner == seat)

    def points_of(self, seat: Seat) -> int:
        """Return the points of the seat's awake queens."""
        return sum(POINTS[queen] for queen in self.queens_of(seat))


def observe(state: State, viewer: Seat | None) -> Observation:
    """Show the state to a seat, or to a spectator who knows nobody's cards."""
    hidden = viewer is None
    return Observation(
        viewer=viewer,
        players=state.players,
        options=state.options,
        dealer=state.dealer,
        active=state.active,
        chooser=state.chooser,
        phase=state.phase,
        turn=state.turn,
        attack=_attack(state),
        hand=() if viewer is None else unpack(state.hands[viewer]),
        hand_sizes=tuple(len(unpack(hand)) for hand in state.hands),
        known=tuple(() if hidden else unpack(known) for known in state.known),
        held=tuple(state.held),
        could_attack=tuple(state.could_attack),
        pile=len(state.deck),
        discard=tuple(state.discard),
        beds=tuple(map(_bed, state.beds, state.seen)),
        owners=tuple(state.owner),
        legal=() if viewer is None else tuple(legal_actions(state, viewer)),
        result=scoring.result(state),
    )


def _attack(state: State) -> Attack | None:
    if not state.attack_card:
        return None
    return Attack(
        card=state.attack_card,
        attacker=state.active,
        owner=state.chooser,
        queen=state.attack_queen,
        bed=state.attack_bed,
    )


def _bed(queen: int, seen: bool) -> int:
    return queen if seen or queen < 0 else UNKNOWN


def determinize(observation: Observation, rng: Rng) -> State:
    """Deal afresh what the viewer does not know, with a fresh generator (contracts 5-7)."""
    o = observation
    state = State(o.players, o.options)
    state.dealer = o.dealer
    state.active = o.active
    state.chooser = o.chooser
    state.phase = o.phase
    state.turn = o.turn
    state.no_attack()
    if o.attack is not None:
        state.attack_card = o.attack.card
        state.attack_queen = o.attack.queen
        state.attack_bed = o.attack.bed
    state.reason = o.result.reason if o.result else ""
    state.held = list(o.held)
    state.could_attack = list(o.could_attack)
    state.discard = list(o.discard)
    state.owner = list(o.owners)
    state.queens = [o.owners.count(seat) for seat in range(o.players)]
    state.points = [o.points_of(seat) for seat in range(o.players)]
    _deal_unseen_cards(state, o, rng)
    _deal_unseen_queens(state, o, rng)
    state.random = rng.next64()
    return state


def _deal_unseen_cards(state: State, o: Observation, rng: Rng) -> None:
    certain = [o.hand if seat == o.viewer else o.known[seat] for seat in range(o.players)]
    unseen = full_deck()
    for cards in (o.discard, *certain):
        for card in cards:
            unseen.remove(card)
    rng.shuffle(unseen)
    state.hands = []
    for seat, cards in enumerate(certain):
        missing = o.hand_sizes[seat] - len(cards)
        split = len(unseen) - missing
        state.hands.append(pack(cards) + pack(unseen[split:]))
        del unseen[split:]
    state.deck = unseen
    state.known = [pack(cards) for cards in o.known]


def _deal_unseen_queens(state: State, o: Observation, rng: Rng) -> None:
    unseen = [
        queen for queen, owner in enumerate(o.owners) if owner == NOBODY and queen not in o.beds
    ]
    rng.shuffle(unseen)
    state.seen = [queen >= 0 for queen in o.beds]
    state.beds = [unseen.pop() if queen == UNKNOWN else queen for queen in o.beds]
