"""The full state of a game: compact, mutable, never shown outside rules, session and bots."""

from desktop.games.sleeping_queens.rules.components import NOBODY
from desktop.games.sleeping_queens.rules.options import Options


class State:
    """One position. Red cards are kinds, not individuals: equal cards make no difference.

    Every hand is a packed set (hands.py). `known[seat]` is the part of it that the others know:
    cards taken openly with the Jester and, with two players, all of it at a reshuffle (SQ 10.6).
    """

    __slots__ = (
        "active",
        "attack_bed",
        "attack_card",
        "attack_queen",
        "beds",
        "chooser",
        "could_attack",
        "dealer",
        "deck",
        "discard",
        "hands",
        "held",
        "known",
        "options",
        "owner",
        "phase",
        "players",
        "points",
        "queens",
        "random",
        "reason",
        "seen",
        "turn",
    )

    players: int
    options: Options
    dealer: int
    active: int  # whose turn it is
    chooser: int  # who is asked now: the active player, a defender or a counted player
    phase: int
    turn: int  # counts regular and extra turns from 1
    attack_card: int  # KNIGHT or POTION while a defence is asked for, else 0
    attack_queen: int
    attack_bed: int  # where a Potion would put her
    hands: list[int]  # seat -> packed cards
    known: list[int]  # seat -> packed cards that the others know to be in the hand
    held: list[int]  # seat -> cards kept at its last exchange, 0 after another action of its turn
    could_attack: list[bool]  # seat -> whether others had awake queens at that exchange
    deck: list[int]  # kinds, the top one last
    discard: list[int]  # kinds, the top one last
    beds: list[int]  # bed -> sleeping queen or EMPTY
    seen: list[bool]  # bed -> everybody has seen who sleeps there
    owner: list[int]  # queen -> seat or NOBODY
    queens: list[int]  # seat -> number of awake queens
    points: list[int]  # seat -> their points
    random: int  # state of the generator for reshuffles
    reason: str  # why the game ended, "" while it runs

    def __init__(self, players: int, options: Options) -> None:
        self.players = players
        self.options = options

    def copy(self) -> "State":
        """Return an independent state."""
        new = State(self.players, self.options)
        new.dealer = self.dealer
        new.active = self.active
        new.chooser = self.chooser
        new.phase = self.phase
        new.turn = self.turn
        new.attack_card = self.attack_card
        new.attack_queen = self.attack_queen
        new.attack_bed = self.attack_bed
        new.hands = self.hands[:]
        new.known = self.known[:]
        new.held = self.held[:]
        new.could_attack = self.could_attack[:]
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.beds = self.beds[:]
        new.seen = self.seen[:]
        new.owner = self.owner[:]
        new.queens = self.queens[:]
        new.points = self.points[:]
        new.random = self.random
        new.reason = self.reason
        return new

    def no_attack(self) -> None:
        """Forget the attack that has been answered."""
        self.attack_card = 0
        self.attack_queen = NOBODY
        self.attack_bed = NOBODY
