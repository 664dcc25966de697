"""Actions and states in the words that files keep for ever."""

import pytest

from desktop.core.errors import DecodeError
from desktop.games.sleeping_queens import RULES
from desktop.games.sleeping_queens.rules import actions
from desktop.games.sleeping_queens.rules.components import DRAGON
from desktop.games.sleeping_queens.rules.hands import pack
from tests.games.sleeping_queens.builders import dealt, encoded

EVERY_ACTION = [
    *actions.KING_ON,
    *actions.KNIGHT_ON,
    *(action for row in actions.POTION_ON for action in row),
    actions.JESTER_ACTION,
    *actions.EXCHANGE_OF.values(),
    *actions.DEFEND_WITH.values(),
    actions.ALLOW_ACTION,
    *actions.WAKE_AT,
    actions.DECLINE_ACTION,
]


def test_every_action_has_one_text_and_is_read_back():
    texts = [RULES.action_text(action) for action in EVERY_ACTION]
    assert len(set(texts)) == len(texts) == 16 + 16 + 256 + 1 + (16 + 10 + 83) + 2 + 1 + 16 + 1
    assert [RULES.parse_action(text) for text in texts] == EVERY_ACTION


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("king 1", (0, 0)),
        ("knight heart", (1, 0)),
        ("potion strawberry 16", (2, 15, 15)),
        ("jester", (3,)),
        ("exchange 5 3 2", (4, pack((2, 3, 5)))),
        ("exchange dragon", (4, pack((DRAGON,)))),
        ("dragon", (5, 16)),
        ("wand", (5, 15)),
        ("allow", (6,)),
        ("wake 12", (7, 11)),
        ("decline", (8,)),
    ],
)
def test_texts_keep_their_meaning(text: str, action: tuple[int, ...]):
    assert RULES.parse_action(text) == action


@pytest.mark.parametrize(
    "text",
    [
        *("king", "king 0", "king 17", "king 04", "king +4", "king 4 4", "king moon", "King 4"),
        *(
            "knight",
            "knight moon 4",
            "knight king",
            "potion moon",
            "potion moon 0",
            "potion 4 moon",
        ),
        *(
            "jester 1",
            "dragon 1",
            "allow it",
            "wake",
            "wake 1 2",
            "decline 1",
            " king 4",
            "king  4",
        ),
        *("exchange", "exchange 2 3", "exchange king king", "exchange 11", "exchange 2 3 5 king"),
        *("exchange 1 1 1 1 1 1 1 1", "exchange 3 6 4 5", "exchange 2 3 5 2 3 5", "exchange 4 4 4"),
    ],
)
def test_text_of_no_action_is_refused(text: str):
    with pytest.raises(DecodeError):
        RULES.parse_action(text)


def test_state_is_written_in_names():
    record = encoded(dealt(2, 1))
    assert set(record) == {
        *("players", "options", "dealer", "active", "chooser", "phase", "turn", "attack", "hands"),
        *(
            "known",
            "held",
            "could_attack",
            "deck",
            "discard",
            "beds",
            "seen",
            "awake",
            "random",
            "reason",
        ),
    }
    assert {card for hand in record["hands"] for card in hand} <= {
        *map(str, range(1, 11)),
        *("king", "jester", "knight", "potion", "wand", "dragon"),
    }
    assert record["phase"] == "turn"


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("players", 3),
        ("deck", []),
        ("seen", [True]),
        ("seen", [1] * 12),
        ("random", "7"),
        ("random", "f" * 17),
        ("phase", "lunch"),
        ("phase", "defence"),
        ("reason", "queens"),
        ("chooser", 7),
        ("active", -1),
        ("awake", [["moon"], []]),
        ("attack", {"card": "knight", "queen": "moon", "bed": -1}),
        ("weather", "fine"),
    ],
)
def test_impossible_state_is_not_read(field: str, value: object):
    record = encoded(dealt(2, 1)) | {field: value}
    with pytest.raises(DecodeError):
        RULES.decode_state(record)
