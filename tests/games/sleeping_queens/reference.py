"""A second, slow Sleeping Queens, written from the rules page alone and not from the code.

Cards and queens are objects. A game is a coroutine: it yields a question (whom it asks, what they
may answer) and is sent the answer, so that the order of the sentences is the order of the rules.
"""

from collections.abc import Generator, Iterable, Mapping
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from desktop.core.rng import Rng

BOX_ORDER = [*map(str, range(1, 11)), "king", "jester", "knight", "potion", "wand", "dragon"]
POINTS = (
    {"heart": 20, "cat": 15, "dog": 15, "pancake": 15}
    | dict.fromkeys(["ladybug", "moon", "peacock", "sunflower"], 10)
    | dict.fromkeys(["cake", "rainbow", "rose", "starfish"], 5)
    | {"book": 15, "butterfly": 10, "icecream": 5, "strawberry": 10}
)
ENEMIES = {"cat": "dog", "dog": "cat"}
GUARD = {"knight": "dragon", "potion": "wand"}


@dataclass(eq=False)
class Card:
    """One red card; `shown` once every player knows in whose hand it is."""

    name: str
    shown: bool = False

    @property
    def value(self) -> int:
        """The number on it, 0 for a power card."""
        return int(self.name) if self.name.isdigit() else 0


@dataclass(eq=False)
class Queen:
    """One queen; `met` once everybody has seen her face."""

    name: str
    met: bool = False


@dataclass(eq=False)
class Player:
    """One seat: cards in the hand, queens on the table."""

    seat: int
    hand: list[Card]
    queens: list[Queen] = field(default_factory=list)
    kept: int = 0
    had_targets: bool = False

    @property
    def points(self) -> int:
        return sum(POINTS[queen.name] for queen in self.queens)

    def has(self, name: str) -> bool:
        return any(card.name == name for card in self.hand)

    def owns(self, name: str | None) -> bool:
        return any(queen.name == name for queen in self.queens)

    def give(self, name: str) -> Card:
        """Let go of a card of that name: of equal ones the one that the others know of."""
        card = max((c for c in self.hand if c.name == name), key=lambda c: c.shown)
        self.hand.remove(card)
        card.shown = False
        return card


@dataclass
class Question:
    """Whom the game asks, in which phase, and every answer it takes, in text form."""

    player: Player
    phase: str
    answers: list[str]
    attack: dict[str, Any] | None = None


class GameOverError(Exception):
    """The game stops at once."""


Script = Generator[Question, str, None]


class ReferenceGame:
    """One game, started from a freshly dealt table that the code has written down."""

    def __init__(self, dealt: Mapping[str, Any]) -> None:
        self.options = dealt["options"]
        self.players = [
            Player(seat, [Card(name) for name in hand]) for seat, hand in enumerate(dealt["hands"])
        ]
        self.pile = [Card(name) for name in dealt["deck"]]
        self.discard: list[Card] = []
        self.beds: list[Queen | None] = [Queen(name) for name in dealt["beds"]]
        self.rng = Rng(int(dealt["random"], 16))
        self.dealer: int = dealt["dealer"]
        self.turn = 0
        self.active = self.players[(self.dealer + 1) % len(self.players)]
        self.reason = ""
        self.winners: tuple[int, ...] = ()
        self._script = self._play()
        self.question: Question | None = next(self._script)

    def answer(self, text: str) -> None:
        """Take the answer to the open question and go on to the next one."""
        assert self.question is not None
        assert text in self.question.answers
        try:
            self.question = self._script.send(text)
        except GameOverError:
            self.question = None

    # The course of the game

    def _play(self) -> Script:
        while True:
            self.turn += 1
            question = Question(self.active, "turn", self._own_turn_answers(self.active))
            verb, *words = (yield question).split()
            if verb != "exchange":
                self.active.kept = 0
            if verb == "jester":
                extra_turn = yield from self._jester(self.active)
                if extra_turn:
                    continue
            else:
                yield from self._ordinary(verb, words)
            self._refill(self.active)
            self.active = self._left_of(self.active, 1)

    def _ordinary(self, verb: str, words: list[str]) -> Script:
        me = self.active
        if verb == "king":
            self._throw(me, ["king"])
            yield from self._wake(me, int(words[0]))
        elif verb == "exchange":
            self._throw(me, words)
            others = [player for player in self.players if player is not me]
            me.kept = len(me.hand)
            me.had_targets = any(player.queens for player in others)
        else:
            yield from self._attack(me, verb, *words)

    def _left_of(self, player: Player, steps: int) -> Player:
        return self.players[(player.seat + steps) % len(self.players)]

    def _own_turn_answers(self, me: Player) -> list[str]:
        answers = []
        sleeping = [number for number, queen in enumerate(self.beds, 1) if queen]
        free = [number for number, queen in enumerate(self.beds, 1) if not queen]
        foreign = [
            queen.name for other in self.players if other is not me for queen in other.queens
        ]
        foreign = [name for name in foreign if name != "strawberry"]
        if me.has("king"):
            answers += [f"king {number}" for number in sleeping]
        if me.has("knight"):
            may_clash = self.options["knight_clash_sleeps"]
            targets = [q for q in foreign if may_clash or not me.owns(ENEMIES.get(q))]
            answers += [f"knight {name}" for name in targets]
        if me.has("potion"):
            answers += [f"potion {name} {number}" for name in foreign for number in free]
        if me.has("jester"):
            answers.append("jester")
        return answers + exchanges(me.hand)

    # Powers

    def _attack(self, me: Player, weapon: str, name: str, bed: str = "0") -> Script:
        self._throw(me, [weapon])
        owner = next(player for player in self.players if player.owns(name))
        guard = GUARD[weapon]
        if self.options["auto_defence"]:
            answer = guard if owner.has(guard) else "allow"
        else:
            attack = {"card": weapon, "queen": name, "bed": int(bed) - 1}
            answers = [guard, "allow"] if owner.has(guard) else ["allow"]
            answer = yield Question(owner, "defence", answers, attack)
        if answer == guard:
            self._throw(owner, [guard])
            owner.kept = max(0, owner.kept - 1)
            self._refill(owner)
            return
        queen = next(queen for queen in owner.queens if queen.name == name)
        owner.queens.remove(queen)
        if weapon == "potion":
            self.beds[int(bed) - 1] = queen
        elif me.owns(ENEMIES.get(name)):
            self.beds[self.beds.index(None)] = queen
        else:
            self._gain(me, queen)

    def _wake(self, player: Player, bed: int) -> Script:
        queen = self.beds[bed - 1]
        assert queen is not None
        queen.met = True
        if player.owns(ENEMIES.get(queen.name)):
            return
        self.beds[bed - 1] = None
        self._gain(player, queen)
        if queen.name == "rose":
            yield from self._may_wake(player, "bonus")

    def _may_wake(self, player: Player, phase: str) -> Script:
        picks = [f"wake {number}" for number, queen in enumerate(self.beds, 1) if queen]
        answer = yield Question(player, phase, [*picks, "decline"])
        if answer != "decline":
            yield from self._wake(player, int(answer.split()[1]))

    def _jester(self, me: Player) -> Generator[Question, str, bool]:
        self._throw(me, ["jester"])
        card = self._top_card()
        if not card.value:
            card.shown = True
            me.hand.append(card)
            return True
        self.discard.append(card)
        counted = me
        for _ in range(2, card.value + 1):
            counted = self._left_of(counted, 1)
        yield from self._may_wake(counted, "pick")
        return False

    # Cards

    def _throw(self, player: Player, names: Iterable[str]) -> None:
        self.discard += [player.give(name) for name in names]

    def _refill(self, player: Player) -> None:
        while len(player.hand) < 5:
            player.hand.append(self._top_card())

    def _top_card(self) -> Card:
        if not self.pile:
            self.pile = sorted(self.discard, key=lambda card: BOX_ORDER.index(card.name))
            self.discard = []
            self.rng.shuffle(self.pile)
            if len(self.players) == 2:  # whatever is not in the pile, the other one holds
                for card in self.players[0].hand + self.players[1].hand:
                    card.shown = True
        return self.pile.pop()

    # The end

    def _gain(self, player: Player, queen: Queen) -> None:
        player.queens.append(queen)
        small = len(self.players) <= 3
        enough = len(player.queens) >= (5 if small else 4)
        rich = player.points >= (50 if small else 40)
        if enough or rich:
            self._end({(1, 1): "both", (1, 0): "queens", (0, 1): "points"}[enough, rich], [player])
        if not any(self.beds):
            best = max(other.points for other in self.players)
            self._end("all_awake", [other for other in self.players if other.points == best])

    def _end(self, reason: str, winners: list[Player]) -> None:
        self.reason, self.winners = reason, tuple(player.seat for player in winners)
        raise GameOverError

    def picture(self) -> dict[str, Any]:
        """Describe the table in the names of saved states; hands and queens as sorted lists."""
        question = self.question
        return {
            "active": self.active.seat,
            "asked": question.player.seat if question else None,
            "phase": question.phase if question else "over",
            "turn": self.turn,
            "attack": question.attack if question else None,
            "hands": [sorted(card.name for card in player.hand) for player in self.players],
            "known": [
                sorted(card.name for card in player.hand if card.shown) for player in self.players
            ],
            "held": [player.kept for player in self.players],
            "could_attack": [player.had_targets for player in self.players],
            "deck": [card.name for card in self.pile],
            "discard": [card.name for card in self.discard],
            "beds": [queen.name if queen else None for queen in self.beds],
            "seen": [bool(queen and queen.met) for queen in self.beds],
            "awake": [sorted(queen.name for queen in player.queens) for player in self.players],
            "random": f"{self.rng.state:016x}",
            "reason": self.reason,
        }


def exchanges(hand: list[Card]) -> list[str]:
    """Return every exchange that the hand allows, found by trying all subsets of it."""
    found = set()
    for size in range(1, 6):
        for cards in combinations(hand, size):
            if may_exchange(cards):
                names = sorted((card.name for card in cards), key=BOX_ORDER.index)
                found.add("exchange " + " ".join(names))
    return sorted(found)


def may_exchange(cards: tuple[Card, ...]) -> bool:
    """One card; two equal numbers; three or more numbers of which one is the sum of the others."""
    values = [card.value for card in cards]
    if len(cards) == 1:
        return True
    if not all(values):
        return False
    if len(cards) == 2:
        return values[0] == values[1]
    return any(sum(values) - value == value for value in values)
