"""What this game's players know: the simple policy, the beliefs, the evaluation, the candidates."""

from collections import Counter

import pytest

from desktop.bots.bot import Budget
from desktop.core.rng import Rng
from desktop.games.sleeping_queens import GAME, RULES
from desktop.games.sleeping_queens.bots.belief import believe
from desktop.games.sleeping_queens.bots.evaluation import SIZE, Evaluation, features
from desktop.games.sleeping_queens.bots.knowledge import QueensKnowledge
from desktop.games.sleeping_queens.bots.policy import best_exchange, greedy_action
from desktop.games.sleeping_queens.bots.weights import WEIGHTS
from desktop.games.sleeping_queens.rules.components import JESTER, KING, OVER, TURN
from desktop.games.sleeping_queens.rules.hands import count, pack, unpack
from tests.games.sleeping_queens.builders import OPTION_SETS, dealt, do, position


def greedy(state):
    return RULES.action_text(greedy_action(state))


def positions(players, options, games=6):
    """Yield positions of games between players that make slips."""
    for seed in range(games):
        state, rng = dealt(players, seed, options), Rng(seed)
        while state.phase != OVER:
            yield state
            legal = RULES.legal_actions(state, state.chooser)
            RULES.apply(state, rng.choice(legal) if rng.below(3) else greedy_action(state))


@pytest.mark.parametrize(
    ("fields", "choice"),
    [
        ({"hands": {"A": ["knight", "king"]}, "queens": {"B": ["cake", "moon"]}}, "knight moon"),
        ({"hands": {"A": ["king", "jester"]}, "beds": {"3": "heart"}, "seen": [3]}, "king 3"),
        (
            {"hands": {"A": ["jester", "potion", "2", "2", "4"]}, "queens": {"B": ["moon"]}},
            "jester",
        ),
        (
            {
                "hands": {"A": ["potion", "1", "2", "3", "9"]},
                "queens": {"B": ["moon"]},
                "free": [5],
            },
            "potion moon 5",
        ),
        ({"hands": {"A": ["2", "3", "5", "9", "9"]}}, "exchange 2 3 5"),
        ({"hands": {"A": ["wand", "wand", "dragon", "dragon", "dragon"]}}, "exchange wand"),
    ],
)
def test_greedy_steals_wakes_reveals_sleeps_exchanges_in_this_order(fields, choice):
    assert greedy(position(**fields)) == choice


def test_greedy_always_defends_when_it_can():
    state = position(hands={"A": ["knight"], "B": ["dragon"]}, queens={"B": ["cake"]})
    do(state, "knight cake")
    assert greedy(state) == "dragon"


def test_greedy_leaves_a_queen_that_would_clash():
    state = position(hands={"A": ["king"]}, queens={"A": ["cat"]}, beds={"1": "dog"}, seen=[1])
    assert greedy(state) != "king 1"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("options", OPTION_SETS)
def test_every_player_only_takes_what_is_legal(players, options):
    for number, state in enumerate(positions(players, options, games=2)):
        seen = RULES.observation(state, state.chooser)
        assert greedy_action(state) in seen.legal
        if number % 12 == 0:
            for spec in GAME.bots.values():
                assert spec.make().choose(seen, 1, Budget(iterations=6)).action in seen.legal


@pytest.mark.parametrize("players", [2, 4])
def test_candidates_begin_with_the_advice_and_hold_one_of_each_kind(players):
    knowledge = QueensKnowledge(Evaluation(WEIGHTS), turns=2)
    for state in positions(players, OPTION_SETS[0], games=2):
        seen = RULES.observation(state, state.chooser)
        found = knowledge.candidates(seen)
        assert found[0] == greedy_action(state)
        assert len(set(found)) == len(found) <= 12
        assert set(found) <= set(seen.legal)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("options", OPTION_SETS)
def test_features_stay_within_the_weights_and_shares_add_up_to_one(players, options):
    evaluate = Evaluation(WEIGHTS)
    for state in positions(players, options, games=2):
        if state.phase == TURN:
            assert all(0 <= f < SIZE for seat in range(players) for f in features(state, seat))
            assert sum(evaluate(state, s) for s in range(players)) == pytest.approx(1)


def test_every_number_of_players_has_its_weights():
    assert {players: len(weights) for players, weights in WEIGHTS.items()} == dict.fromkeys(
        (2, 3, 4, 5), SIZE
    )


def test_evaluation_likes_a_queen_more():
    evaluate = Evaluation(WEIGHTS)
    behind = position(hands={"A": ["1", "2", "3", "4", "6"]}, queens={"B": ["heart"]})
    ahead = position(hands={"A": ["1", "2", "3", "4", "6"]}, queens={"A": ["heart"]})
    assert evaluate(ahead, 0) > evaluate(behind, 0) + 0.1


def test_who_exchanged_is_believed_to_hold_no_king_among_the_kept_cards():
    state = position(hands={"A": ["1", "1", "3", "7", "9"]})
    do(state, "exchange 1 1")
    seen = RULES.observation(state, 1)
    rng = Rng(1)
    kings: Counter[str] = Counter()
    for _ in range(600):
        for name, deal in (("told", believe), ("blind", lambda s, *_: s)):
            hand = deal(RULES.determinize(seen, rng), seen, rng).hands[0]
            kings[name] += bool(count(hand, KING) + count(hand, JESTER))
    assert kings["told"] < 0.75 * kings["blind"]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_beliefs_only_deal_what_the_seat_may_imagine(players):
    rng = Rng(2)
    for state in positions(players, OPTION_SETS[0], games=2):
        for viewer in range(players):
            seen = RULES.observation(state, viewer)
            guess = believe(RULES.determinize(seen, rng), seen, rng)
            RULES.check(guess)
            assert RULES.observation(guess, viewer) == seen


def test_best_exchange_throws_most_numbers_and_never_a_power_card_beside_them():
    assert unpack(best_exchange(pack((2, 3, 5, KING, 9)))) == (2, 3, 5)
    assert unpack(best_exchange(pack((4, 4, 9, KING, JESTER)))) == (4, 4)
    assert unpack(best_exchange(pack((KING, KING, KING, KING, 6)))) == (6,)
