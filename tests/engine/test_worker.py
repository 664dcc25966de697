"""What the worker makes of one message, tried in this process."""

import json
from dataclasses import fields

import pytest

from desktop.core.codec import encode
from desktop.engine.asking import WireQuestion
from desktop.engine.worker import Worker
from tests.support.troubled import find_troubled, question


def reply_to(player, seconds=None, iterations=None, asked=0.0, now=0.0):
    """Let a worker answer one question at a time of its clock."""
    asked_of = question(player)
    observation = find_troubled("guessing").rules.encode_observation(asked_of.observation)
    wire = WireQuestion(7, "guessing", player, observation, 1, iterations, seconds, asked)
    worker = Worker(find_troubled, lambda: now)
    return json.loads(worker.answer(json.dumps(encode(wire)).encode()))


def test_question_holds_the_observation_and_nothing_else_of_the_game():
    names = {field.name for field in fields(WireQuestion)}
    about_the_bot = {"generation", "game", "player", "seed", "iterations", "seconds", "asked"}
    assert names - about_the_bot == {"observation"}


def test_reply_names_the_action_and_the_question():
    reply = reply_to("reporter")
    assert (reply["generation"], reply["action"], reply["trouble"]) == (7, "pass", "")


def test_crash_of_a_bot_is_told_with_its_place():
    reply = reply_to("crasher")
    assert reply["action"] == ""
    assert "ZeroDivisionError: no idea" in reply["trouble"]
    assert "troubled.py" in reply["trouble"]


def test_action_that_was_not_offered_is_trouble():
    assert "IllegalChoiceError" in reply_to("inventor")["trouble"]


def test_unknown_player_is_trouble():
    assert "deep_blue" in reply_to("deep_blue")["trouble"]


def test_iterations_reach_the_bot():
    figures = reply_to("reporter", iterations=40)["figures"]
    assert (figures["iterations"], figures["seconds"]) == (40, -1)


@pytest.mark.parametrize(
    ("now", "left"), [(100.0, 2.0), (100.5, 1.5), (101.9, 0.2), (150.0, 0.2), (99.0, 2.0)]
)
def test_time_runs_from_the_question_on(now, left):
    figures = reply_to("reporter", seconds=2.0, asked=100.0, now=now)["figures"]
    assert figures["seconds"] == pytest.approx(left)
