"""Counts of sequences, checked by playing them one by one."""

import pytest

from desktop.core.rules import Setup
from desktop.engine.perft import count_sequences, perft_lines
from tests.support.guessing import GuessingOptions, guessing


def counted(depth, turns=30, players=2):
    """Count sequences of the guessing game."""
    return count_sequences(guessing(), Setup(players, GuessingOptions(turns)), 7, depth)


def test_sequences_multiply_while_no_guess_is_right():
    # Thirteen actions, one of which ends the game by guessing right.
    assert counted(3).nodes == (1, 13, 12 * 13, 12 * 12 * 13)


def test_game_that_is_over_goes_no_further():
    assert counted(4, turns=2).nodes == (1, 13, 12 * 13, 0, 0)


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_division_by_first_action_adds_up(depth):
    found = counted(depth)
    assert sum(found.divide.values()) == found.nodes[depth]
    assert len(found.divide) == 13


def test_first_action_that_ends_the_game_leads_nowhere():
    assert sorted(counted(2).divide.values()) == [0] + [13] * 12


def test_counts_stand_below_their_depth():
    assert perft_lines(counted(2))[-1].split() == ["depth", "2", "156"]
