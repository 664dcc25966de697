"""The rules agree with the slow reference game: questions, answers, tables and results."""

from collections import Counter
from typing import Any

import pytest

from desktop.core.events import Event
from desktop.core.rng import Rng
from desktop.games.sleeping_queens import RULES
from desktop.games.sleeping_queens.rules.options import Options
from desktop.games.sleeping_queens.rules.state import State
from tests.games.sleeping_queens.builders import OPTION_SETS, dealt, encoded
from tests.games.sleeping_queens.reference import ReferenceGame

SORTED = ("hands", "known", "awake")
PLIES = 400


def picture(state: State) -> dict[str, Any]:
    record = encoded(state)
    for name in SORTED:
        record[name] = [sorted(cards) for cards in record[name]]
    record["asked"] = None if RULES.is_over(state) else record["chooser"]
    for name in ("players", "options", "dealer", "chooser"):
        del record[name]
    return record


def offered(state: State) -> dict[int, list[str]]:
    return {
        seat: sorted(map(RULES.action_text, RULES.legal_actions(state, seat)))
        for seat in range(state.players)
    }


def expected(game: ReferenceGame, players: int) -> dict[int, list[str]]:
    asked = game.question
    answers = {seat: list[str]() for seat in range(players)}
    if asked:
        answers[asked.player.seat] = sorted(asked.answers)
    return answers


def choose(texts: list[str], rng: Rng, patience: int) -> str:
    """Choose at random; the less patient, the more often a power rather than an exchange."""
    powers = [text for text in texts if not text.startswith("exchange")]
    return rng.choice(powers if powers and rng.below(10) >= patience else texts)


def compare(state: State, rng: Rng, patience: int, events: list[Event]) -> None:
    game = ReferenceGame(encoded(state))
    for _ in range(PLIES):
        assert picture(state) == game.picture()
        assert offered(state) == expected(game, state.players)
        if game.question is None:
            break
        text = choose(sorted(game.question.answers), rng, patience)
        game.answer(text)
        RULES.apply(state, RULES.parse_action(text), events)
        RULES.check(state)
    result = RULES.result(state)
    assert (result.winners if result else ()) == game.winners


@pytest.mark.parametrize("options", OPTION_SETS, ids=repr)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_rules_play_like_the_reference(players: int, options: Options):
    seen: Counter[str] = Counter()
    for seed in range(24):
        events: list[Event] = []
        compare(dealt(players, seed, options), Rng(seed), patience=seed % 11, events=events)
        seen.update(type(event).__name__ for event in events)
    usual = {"QueenStolen", "QueenPutToSleep", "BonusGranted", "DeckReshuffled", "GameEnded"}
    assert usual <= set(seen)
