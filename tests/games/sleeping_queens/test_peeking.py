"""Whatever is hidden from a seat may be permuted: it sees, may do and is told the same."""

import pytest

from desktop.bots.bot import Budget
from desktop.core.actions import Attempt
from desktop.core.rng import Rng
from desktop.games.sleeping_queens import GAME, RULES
from desktop.games.sleeping_queens.rules.actions import EXCHANGE_OF, KING_ON, KNIGHT_ON, WAKE_AT
from desktop.games.sleeping_queens.rules.hands import minus, pack, unpack
from desktop.games.sleeping_queens.rules.options import Options
from desktop.games.sleeping_queens.rules.state import State
from tests.games.sleeping_queens.builders import OPTION_SETS, dealt, do, encoded, position

TRIED = [Attempt(a) for a in (*KING_ON, *KNIGHT_ON, *WAKE_AT, *list(EXCHANGE_OF.values())[::9])]
GAMES_PER_TABLE = 12
CHEAP = [
    name
    for name, spec in GAME.bots.items()
    if spec.budget.iterations is not None and spec.budget.iterations <= 1
]


def permuted(state: State, viewer: int, rng: Rng) -> State:
    """Return the state with all cards and queens shuffled that the viewer does not know."""
    new = state.copy()
    secret = [minus(hand, known) for hand, known in zip(state.hands, state.known, strict=True)]
    secret[viewer] = 0
    cards = state.deck + [card for hand in secret for card in unpack(hand)]
    rng.shuffle(cards)
    for seat, hand in enumerate(secret):
        taken = [cards.pop() for _ in unpack(hand)]
        new.hands[seat] += pack(taken) - hand
    new.deck = cards
    unseen = [bed for bed, queen in enumerate(state.beds) if queen >= 0 and not state.seen[bed]]
    queens = [state.beds[bed] for bed in unseen]
    rng.shuffle(queens)
    for bed, queen in zip(unseen, queens, strict=True):
        new.beds[bed] = queen
    new.random = rng.next64()
    return new


def positions(players: int, options: Options) -> list[State]:
    """Return many positions of random games."""
    found: list[State] = []
    for seed in range(GAMES_PER_TABLE):
        state, rng = dealt(players, seed, options), Rng(seed)
        while not RULES.is_over(state) and len(found) < 100 * (seed + 1):
            found.append(state.copy())
            RULES.apply(state, rng.choice(RULES.legal_actions(state, state.chooser)))
    return found


every_table = pytest.mark.parametrize(
    ("players", "options"),
    [(players, options) for players in (2, 3, 4, 5) for options in OPTION_SETS],
    ids=repr,
)


@every_table
def test_permuted_secrets_look_the_same(players: int, options: Options):
    rng = Rng(1)
    for state in positions(players, options):
        viewer = rng.below(players)
        other = permuted(state, viewer, rng)
        RULES.check(other)
        assert RULES.observation(other, viewer) == RULES.observation(state, viewer)


@every_table
def test_permuted_secrets_change_no_refusal(players: int, options: Options):
    rng = Rng(2)
    for state in positions(players, options)[::8]:
        for viewer in range(players):
            other = permuted(state, viewer, rng)
            for attempt in TRIED:
                found = RULES.why_not(other, viewer, attempt)
                assert found == RULES.why_not(state, viewer, attempt)


@pytest.mark.parametrize("name", CHEAP)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_permuted_secrets_change_no_choice_of_a_cheap_bot(name: str, players: int):
    rng, budget = Rng(3), Budget(iterations=1)
    bot = GAME.bots[name].make()
    for seed, state in enumerate(positions(players, Options())):
        other = permuted(state, state.chooser, rng)
        choices = [
            bot.choose(RULES.observation(table, state.chooser), seed, budget).action
            for table in (state, other)
        ]
        assert choices[0] == choices[1]


def test_determinizing_reaches_every_hidden_place():
    state = position(3, hands={"A": ["king"]}, beds={"1": "moon"}, seen=[1])
    seen = RULES.observation(state, 0)
    guesses = [encoded(RULES.determinize(seen, Rng(seed))) for seed in range(300)]
    assert {guess["beds"][0] for guess in guesses} == {"moon"}
    assert {guess["beds"][5] for guess in guesses} == set(encoded(state)["beds"]) - {"moon"}
    for place in ("deck", "hands"):
        cards = {str(guess[place][-1]) for guess in guesses}
        assert len(cards) >= (16 if place == "deck" else 250)


def test_determinizing_deals_every_hidden_card_equally_often():
    state = dealt(2, 5)
    seen = RULES.observation(state, 0)
    unseen_kings = 8 - encoded(state)["hands"][0].count("king")
    dealt_kings = sum(
        encoded(RULES.determinize(seen, Rng(seed)))["hands"][1].count("king")
        for seed in range(2000)
    )
    assert dealt_kings / 2000 == pytest.approx(5 * unseen_kings / 62, abs=0.06)


def test_card_of_a_jester_stays_in_the_guessed_hand():
    state = position(2, hands={"A": ["jester", "1", "2", "4", "8"]}, pile=["dragon"])
    do(state, "jester", "exchange 1")
    seen = RULES.observation(state, 1)
    guesses = [encoded(RULES.determinize(seen, Rng(seed))) for seed in range(50)]
    assert all("dragon" in guess["hands"][0] for guess in guesses)
    assert all(guess["known"][0] == ["dragon"] for guess in guesses)


def test_one_unseen_queen_is_no_secret():
    queens = {"A": ["heart", "pancake", "cake", "rainbow"], "C": ["cat", "ladybug", "moon"]}
    state = position(3, queens=queens | {"B": ["dog", "rose", "starfish", "peacock"]})
    guess = RULES.determinize(RULES.observation(state, 1), Rng(1))
    assert encoded(guess)["beds"] == encoded(state)["beds"]
