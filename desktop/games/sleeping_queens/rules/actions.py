"""The closed set of actions and their text form, which files and the terminal use."""

from desktop.core.actions import Action
from desktop.core.errors import DecodeError
from desktop.games.sleeping_queens.rules.components import (
    CARD_NAMES,
    CARD_OF_NAME,
    DELUXE_QUEENS,
    DRAGON,
    KINDS,
    QUEEN_NAMES,
    QUEEN_OF_NAME,
    WAND,
)
from desktop.games.sleeping_queens.rules.hands import (
    EQUATIONS,
    PAIRS,
    UNIT,
    pack,
    unpack,
)

# Kinds of actions: the first number of the tuple.
PLAY_KING = 0  # (PLAY_KING, bed)
PLAY_KNIGHT = 1  # (PLAY_KNIGHT, queen)
PLAY_POTION = 2  # (PLAY_POTION, queen, free bed)
PLAY_JESTER = 3  # (PLAY_JESTER,)
EXCHANGE = 4  # (EXCHANGE, packed cards)
DEFEND = 5  # (DEFEND, DRAGON or WAND)
ALLOW = 6  # (ALLOW,)
WAKE = 7  # (WAKE, bed)
DECLINE = 8  # (DECLINE,)

# Every action once, so that legal lists share the tuples.
KING_ON = tuple((PLAY_KING, bed) for bed in range(DELUXE_QUEENS))
KNIGHT_ON = tuple((PLAY_KNIGHT, queen) for queen in range(DELUXE_QUEENS))
POTION_ON = tuple(
    tuple((PLAY_POTION, queen, bed) for bed in range(DELUXE_QUEENS))
    for queen in range(DELUXE_QUEENS)
)
JESTER_ACTION: Action = (PLAY_JESTER,)
EXCHANGE_OF = {
    cards: (EXCHANGE, cards)
    for cards in (*(UNIT[kind] for kind in range(1, KINDS)), *PAIRS, *EQUATIONS)
}
DEFEND_WITH = {card: (DEFEND, card) for card in (DRAGON, WAND)}
ALLOW_ACTION: Action = (ALLOW,)
WAKE_AT = tuple((WAKE, bed) for bed in range(DELUXE_QUEENS))
DECLINE_ACTION: Action = (DECLINE,)

PLAIN_NAMES = {
    JESTER_ACTION: "jester",
    ALLOW_ACTION: "allow",
    DECLINE_ACTION: "decline",
}
PLAIN_ACTIONS = {name: action for action, name in PLAIN_NAMES.items()}


def action_text(action: Action) -> str:
    """Write an action.

    Examples: "king 4", "knight heart", "potion heart 7", "exchange 2 3 5", "dragon", "wake 3".
    Beds are numbered from 1, row by row.
    """
    kind = action[0]
    if kind == PLAY_KING:
        return f"king {action[1] + 1}"
    if kind == PLAY_KNIGHT:
        return f"knight {QUEEN_NAMES[action[1]]}"
    if kind == PLAY_POTION:
        return f"potion {QUEEN_NAMES[action[1]]} {action[2] + 1}"
    if kind == EXCHANGE:
        return "exchange " + " ".join(CARD_NAMES[card] for card in unpack(action[1]))
    if kind == DEFEND:
        return CARD_NAMES[action[1]]
    if kind == WAKE:
        return f"wake {action[1] + 1}"
    return PLAIN_NAMES[action]


def parse_action(text: str) -> Action:
    """Read the text form back; raises DecodeError when it names no possible action."""
    verb, *words = text.split()[:8] or [""]
    try:
        action = _parse(verb, words)
    except (KeyError, ValueError, IndexError) as error:
        raise DecodeError("action", f"not an action: {text!r}") from error
    if action_text(action) != text and verb != "exchange":
        raise DecodeError("action", f"not an action: {text!r}")
    return action


def _parse(verb: str, words: list[str]) -> Action:
    if verb == "king":
        return KING_ON[_bed(words[0])]
    if verb == "knight":
        return KNIGHT_ON[QUEEN_OF_NAME[words[0]]]
    if verb == "potion":
        return POTION_ON[QUEEN_OF_NAME[words[0]]][_bed(words[1])]
    if verb == "exchange":
        return EXCHANGE_OF[pack(CARD_OF_NAME[word] for word in words)]
    if verb in ("dragon", "wand"):
        return DEFEND_WITH[CARD_OF_NAME[verb]]
    if verb == "wake":
        return WAKE_AT[_bed(words[0])]
    return PLAIN_ACTIONS[verb]


def _bed(word: str) -> int:
    bed = int(word) - 1
    if bed < 0:
        raise ValueError(word)
    return bed
