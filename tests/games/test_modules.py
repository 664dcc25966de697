"""What a game offers beside its rules: players, a rule of thumb, a form for terminals."""

import time

import pytest

from desktop.core.events import Event
from desktop.core.rng import Rng
from desktop.engine.asking import Question
from desktop.engine.catalogue import make_setup
from desktop.engine.watchdog import rule_of_thumb
from desktop.games import INSTALLED, load
from desktop.games.module import Level

GAMES = [load(name) for name in INSTALLED]
LEVELS = {level.value for level in Level}
each_game = pytest.mark.parametrize("game", GAMES, ids=INSTALLED)


def asked(game, seed):
    """Return what the first seat sees in a new game."""
    state = game.rules.initial(make_setup(game, game.rules.spec.max_players), seed)
    return game.rules.observation(state, game.rules.to_act(state)[0])


@each_game
def test_players_offered_in_the_window_bear_the_names_of_levels(game):
    assert {name for name, spec in game.bots.items() if spec.offered} <= LEVELS


@each_game
def test_rule_of_thumb_answers_in_a_blink(game):
    seen = asked(game, 3)
    budget = game.bots[game.rule_of_thumb].budget
    question = Question(game.name, game.rule_of_thumb, seen, Rng(1).next64(), budget, 1)
    rule_of_thumb(question)  # fills tables once
    started = time.process_time()
    assert rule_of_thumb(question).action in seen.legal
    assert time.process_time() - started < 0.1


@each_game
def test_table_and_events_have_a_form_for_terminals(game):
    plain, rules = game.plain_text, game.rules
    assert plain is not None
    state = rules.initial(make_setup(game, rules.spec.min_players), 5)
    rng = Rng(5)
    while seats := rules.to_act(state):
        for viewer in (*range(rules.spec.min_players), None):
            assert all(plain.table(rules.observation(state, viewer)))
        events: list[Event] = []
        rules.apply(state, rng.choice(rules.legal_actions(state, seats[0])), events)
        assert all(plain.event(event.seen_by(None)) for event in events)
