"""Everything has words in both languages, and no word names a hidden card."""

import ast
import inspect
import re

import pytest

from desktop.core.actions import Attempt, Refusal
from desktop.core.events import Event
from desktop.core.rng import Rng
from desktop.games.sleeping_queens import RULES
from desktop.games.sleeping_queens.rules import actions, events, refusals
from desktop.games.sleeping_queens.rules.components import CARD_NAMES, QUEEN_NAMES
from desktop.games.sleeping_queens.rules.options import Options
from desktop.games.sleeping_queens.ui.text import SleepingQueensTeller
from desktop.games.sleeping_queens.ui.text_events import TELLERS
from desktop.games.sleeping_queens.ui.text_refusals import REFUSALS
from tests.games.sleeping_queens.ui.friends import deal, friends, random_steps

OPTIONS = (Options(), Options(knight_clash_sleeps=True, deluxe=True))
CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)
LATIN = re.compile("[a-z]{3}", re.IGNORECASE)
REFUSAL_DATA: dict[str, str | int] = {
    "card": "king",
    "needed": "dragon",
    "attack": "knight",
    "queen": "cat",
    "enemy": "dog",
    "owner": 1,
    "player": 1,
    "bed": 4,
    "cards": "2 3 6",
    "sum": 5,
    "largest": 6,
}


def codes() -> set[str]:
    """Collect the codes from the source of the rules."""
    tree = ast.parse(inspect.getsource(refusals))
    return {
        str(node.args[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "Refusal"
        and isinstance(node.args[0], ast.Constant)
    }


def event_classes() -> set[type]:
    """Collect the kinds of events from the rules."""
    found = vars(events).values()
    return {
        item
        for item in found
        if inspect.isclass(item)
        and issubclass(item, Event)
        and item is not Event
        and not item.__name__.startswith("_")
    }


def check_language(text: str, language: str) -> None:
    """Fail on raw fields, leftovers of plurals and words of the other language."""
    assert text.strip()
    plain = text
    for seat in friends(5):
        plain = plain.replace(seat.name, "")
    assert "{" not in plain
    assert "%n" not in plain
    assert "(s)" not in plain
    assert not (LATIN if language == "ru" else CYRILLIC).search(plain), text


def test_every_code_has_words(language):
    teller = SleepingQueensTeller()
    assert codes() == set(REFUSALS)
    for code in codes():
        for text in teller.refusal(Refusal(code, "SQ 1.1", REFUSAL_DATA), friends(2)):
            check_language(text, language)


def test_unknown_code_has_a_title(language):
    title, _ = SleepingQueensTeller().refusal(Refusal("from the future", "SQ 1.1"), friends(2))
    check_language(title, language)


def test_every_event_has_a_line():
    assert set(TELLERS) == event_classes()


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("players", [2, 5])
def test_random_games_are_told_to_everybody(language, players, options):
    teller, seats = SleepingQueensTeller(), friends(players)
    viewers = (*range(players), None)
    kinds, told = set(), set()
    for seed in range(4):
        for before, action, happened, _ in random_steps(players, seed, options):
            kinds.add(action[0])
            viewer = RULES.to_act(before)[0]
            seen = RULES.observation(before, viewer)
            for line in teller.action_lines(seen, seats):
                check_language(line.text, language)
                assert line.action in seen.legal
            for event in happened:
                told.add(type(event))
                for listener in viewers:
                    fact = teller.tell(event.seen_by(listener), seats, listener)
                    if fact is None:
                        assert isinstance(event, events.CardsDrawn)
                        assert event.seat != listener
                    else:
                        check_language(fact, language)
    assert {actions.PLAY_KING, actions.EXCHANGE, actions.ALLOW} <= kinds
    assert len(told) > 12


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_prompts_scores_and_results(language, players):
    teller, seats = SleepingQueensTeller(), friends(players)
    state = deal(players)
    for _, _, _, state in random_steps(players, 3):
        for viewer in (*range(players), None):
            seen = RULES.observation(state, viewer)
            said = teller.prompt(seen, seats)
            check_language(said.sentence, language)
            assert said.seat is not None or RULES.is_over(state)
            assert said.urgent == (seen.attack is not None and seen.attack.owner == viewer)
            check_language(teller.goal(seen), language)
            assert [line.value for line in teller.scores(seen)] == [
                seen.points_of(seat) for seat in range(players)
            ]
    for text in teller.result(RULES.observation(state, 0), seats):
        check_language(text, language)


def test_buttons_are_few():
    teller = SleepingQueensTeller()
    for before, _, _, _ in random_steps(3, 5):
        seen = RULES.observation(before, RULES.to_act(before)[0])
        lines = teller.action_lines(seen, friends(3))
        assert sum(bool(line.button) for line in lines) <= 2
        assert sum(line.primary for line in lines) <= 1


def test_refusals_of_random_gestures_have_words(language):
    teller = SleepingQueensTeller()
    targets = ("", "pass", "discard", "bed 1", "bed 12", "queen cat", "queen heart bed 3")
    sources = ((), *((name,) for name in CARD_NAMES[1:]), ("2", "3"), ("king", "king"))
    sources = (*sources, ("2", "2", "2"), ("2", "3", "4"))
    seen = set()
    for before, _, _, _ in random_steps(2, 11):
        for source in sources:
            for target in targets:
                refusal = RULES.why_not(before, 0, Attempt(source=source, target=target))
                if refusal is not None and refusal.code not in seen:
                    seen.add(refusal.code)
                    for text in teller.refusal(refusal, friends(2)):
                        check_language(text, language)
    assert len(seen) > 15


def test_cards_drawn_by_others_are_not_named(language):
    teller = SleepingQueensTeller()
    for listener in (0, None):
        drawn = events.CardsDrawn(1, 2, (11, 7)).seen_by(listener)
        assert teller.tell(drawn, friends(2), listener) is None
    assert "7" in (teller.tell(events.CardsDrawn(1, 2, (11, 7)), friends(2), 1) or "")


def test_attacker_is_not_told_whether_a_dragon_waits(language):
    teller = SleepingQueensTeller()
    attacks = 0
    for before, _, _, _ in random_steps(2, 2):
        seen = RULES.observation(before, before.active)
        if seen.attack is not None:
            attacks += 1
            other_hands = RULES.determinize(seen, Rng(attacks))
            again = RULES.observation(other_hands, before.active)
            assert teller.prompt(again, friends(2)) == teller.prompt(seen, friends(2))
    assert attacks


@pytest.mark.parametrize("code", sorted(REFUSALS))
def test_sentences_end_like_sentences(code, language):
    _, sentence = SleepingQueensTeller().refusal(Refusal(code, "", REFUSAL_DATA), friends(2))
    assert sentence.endswith(".")
    assert sentence[0].isupper()


def test_russian_cases(russian):
    teller, seats = SleepingQueensTeller(), friends(2)
    cat = QUEEN_NAMES.index("cat")
    assert teller.tell(events.QueenWoken(0, 2, cat, False), seats, 0) == (
        "Вы будите Королеву Кошек: +15"
    )
    assert teller.tell(events.QueenStolen(1, 0, cat), seats, None) == (
        "O'Brien & <sons> забирает Королеву Кошек: O'Brien & <sons> +15, Анна −15"
    )
    assert teller.tell(events.CardsDrawn(0, 2, (11, 7)), seats, 0) == "Вы берёте: Король, 7"
    assert teller.tell(events.CardsExchanged(0, (2, 3, 5)), seats, 1) == (
        "Анна обменивает 2 + 3 = 5"
    )


def test_turns_are_headings():
    teller = SleepingQueensTeller()
    assert teller.turn(events.TurnStarted(1, 14, False)) == 14
    assert teller.turn(events.BonusGranted(1)) is None
