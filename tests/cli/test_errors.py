"""What goes wrong is said in one line on standard error, with exit code 2."""

import pytest

from desktop.cli import run

PLAY = ("play", "--seats", "random,random")
ARENA = ("arena", "--deals", "1", "--game", "sleeping_queens")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ((*PLAY, "--game", "chess"), "no game 'chess'"),
        ((*PLAY, "--game", "sleeping_queens", "--option", "deluxe"), "NAME=VALUE"),
        ((*PLAY, "--game", "sleeping_queens", "--option", "deluxe=7"), "options of"),
        ((*PLAY, "--game", "sleeping_queens", "--option", "jokers=2"), "options of"),
        ((*ARENA, "--seats", "random,deep_blue"), "no player 'deep_blue'"),
        ((*ARENA, "--seats", "random,human"), "no player 'human'"),
        ((*ARENA, "--seats", "random,"), "not a seat"),
        ((*ARENA, "--seats", "random"), "2 to 5 players"),
        ((*ARENA, "--seats", "random,random", "--log", "no/such/folder/log"), "No such file"),
        (("scenario", "no_such_file.json"), "No such file"),
        (("replay", "no_such_file.nastolka"), "No such file"),
        (("replay", __file__), "test_errors.py"),
        (("record-golden", "--game", "sleeping_queens"), "--players"),
        (("record-golden", "--check", "no_such_file.json"), "No such file"),
        (("perft", "--game", "sleeping_queens", "--players", "9", "--depth", "1"), "2 to 5"),
    ],
)
def test_error_is_one_line_with_exit_code_two(capsys, arguments, told):
    assert run(arguments) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("nastolka: ")
    assert printed.err.count("\n") == 1
    assert told in printed.err


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("chess",), "invalid choice"),
        (("arena",), "required"),
        ((*ARENA, "--seats", "random,random", "--jobs", "0"), "not above zero"),
        ((*ARENA, "--seats", "random,random", "--seconds", "-1"), "not above zero"),
        ((*ARENA, "--seats", "random,random", "--games", "5"), "not allowed with"),
        (("shot", "--game", "g", "-o", "x.png", "--size", "big"), "--size"),
    ],
)
def test_wrong_usage_is_one_line_with_exit_code_two(capsys, arguments, told):
    with pytest.raises(SystemExit) as end:
        run(arguments)
    told_lines = capsys.readouterr().err
    assert end.value.code == 2
    assert told_lines.count("\n") == 1
    assert told in told_lines
    assert "--help" in told_lines


@pytest.mark.parametrize("verb", ["games", "arena", "play", "perft", "scenario", "bench", "shot"])
def test_every_verb_explains_itself(capsys, verb):
    with pytest.raises(SystemExit) as end:
        run([verb, "--help"])
    assert end.value.code == 0
    assert "usage: nastolka " + verb in capsys.readouterr().out
