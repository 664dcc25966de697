"""A game takes the same course whatever seed Python hashes its strings with."""

import os
import subprocess
import sys

import pytest

from desktop.games import INSTALLED

PLAY = """
import sys
from desktop.core.digest import digest
from desktop.core.rng import Rng
from desktop.core.rules import Setup
from desktop.games import load

game = load(sys.argv[1])
rules, chance = game.rules, Rng(7)
state = rules.initial(Setup(rules.spec.max_players, game.options()), 5)
for _ in range(rules.spec.ply_bound):
    if rules.is_over(state):
        break
    actions = rules.legal_actions(state, rules.to_act(state)[0])
    action = actions[chance.below(len(actions))]
    print(rules.action_text(action))
    rules.apply(state, action)
print(digest(rules.encode_state(state)))
"""


def course(game: str, hash_seed: str) -> str:
    """Play a game at random in a Python of its own; return its actions and last digest."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-c", PLAY, game]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("game", INSTALLED)
def test_course_of_a_game_does_not_depend_on_the_hash_seed(game):
    assert course(game, "1") == course(game, "2")
