"""Why an attempt is not legal: codes with public data, never with a hidden card (E72)."""

from desktop.core.actions import Action, Attempt, Refusal, Seat
from desktop.games.sleeping_queens.rules.actions import (
    ALLOW,
    DECLINE,
    DEFEND,
    EXCHANGE,
    EXCHANGE_OF,
    PLAY_KING,
    WAKE,
    action_text,
)
from desktop.games.sleeping_queens.rules.components import (
    BONUS,
    CARD_NAMES,
    CARD_OF_NAME,
    DEFENCE,
    DRAGON,
    ENEMY,
    KING,
    KNIGHT,
    NUMBERS,
    OVER,
    PICK,
    POTION,
    QUEEN_NAMES,
    QUEEN_OF_NAME,
    STRAWBERRY,
    TURN,
    WAND,
)
from desktop.games.sleeping_queens.rules.hands import PAIRS, contains, count, pack
from desktop.games.sleeping_queens.rules.legal import (
    ANSWER,
    knight_targets,
    legal_actions,
    potion_targets,
)
from desktop.games.sleeping_queens.rules.state import State

DISCARD = "discard"
PASS = "pass"
DEFENCE_CARDS = (DRAGON, WAND)
PICKING = {PICK: "SQ 7.4", BONUS: "SQ 9.1"}


def why_not(state: State, seat: Seat, attempt: Attempt) -> Refusal | None:
    """Say why the seat may not do it; None when a legal action does it.

    A gesture names cards ("king", "7") and a target: "bed 4", "queen heart", "queen heart bed 7",
    "discard", "pass" or "".
    """
    if attempt.action is not None:
        if attempt.action in legal_actions(state, seat):
            return None
        attempt = gesture_of(attempt.action)
    elif _is_legal_gesture(state, seat, attempt):
        return None
    cards = [CARD_OF_NAME[name] for name in attempt.source if name in CARD_OF_NAME]
    target = " ".join(attempt.target.split())
    if state.phase == OVER:
        return Refusal("game_over", "SQ 10.2")
    if seat != state.chooser:
        return _out_of_turn(state, cards)
    return _not_there(state, attempt.source, target) or _misplayed(state, cards, target)


def _misplayed(state: State, cards: list[int], target: str) -> Refusal:
    if state.phase == DEFENCE:
        return _bad_answer(state, cards)
    if state.phase == TURN:
        return _bad_turn(state, cards, target)
    return _bad_pick(state, cards, target)


def gesture_of(action: Action) -> Attempt:
    """Describe an action as the gesture that makes it."""
    words = action_text(action).split()
    kind = action[0]
    if kind == EXCHANGE:
        return Attempt(source=tuple(words[1:]), target=DISCARD)
    if kind == WAKE:
        return Attempt(target=f"bed {words[1]}")
    if kind in (ALLOW, DECLINE):
        return Attempt(target=PASS)
    if kind == DEFEND:
        return Attempt(source=(words[0],))
    if kind == PLAY_KING:
        return Attempt(source=("king",), target=f"bed {words[1]}")
    if len(words) == 1:
        return Attempt(source=(words[0],))
    bed = f" bed {words[2]}" if len(words) > 2 else ""
    return Attempt(source=(words[0],), target=f"queen {words[1]}{bed}")


def _is_legal_gesture(state: State, seat: Seat, attempt: Attempt) -> bool:
    wanted = (tuple(sorted(attempt.source)), attempt.target)
    for action in legal_actions(state, seat):
        gesture = gesture_of(action)
        if (tuple(sorted(gesture.source)), gesture.target) == wanted:
            return True
    return False


def _out_of_turn(state: State, cards: list[int]) -> Refusal:
    if state.phase == DEFENCE:
        if cards and cards[0] in DEFENCE_CARDS:
            return Refusal("only_owner_answers", "SQ 6.1", {"owner": state.chooser})
        return Refusal("waiting_for_answer", "SQ 6.1", {"owner": state.chooser})
    if cards and cards[0] in DEFENCE_CARDS:
        return Refusal("defence_too_late", "SQ 6.2")
    if state.phase != TURN:
        return Refusal("waiting_for_pick", PICKING[state.phase], {"player": state.chooser})
    return Refusal("not_your_turn", "SQ 2.2", {"player": state.active})


def _not_there(state: State, names: tuple[str, ...], target: str) -> Refusal | None:
    """Refuse cards that the asked player does not hold and places that this game does not have."""
    hand = state.hands[state.chooser]
    for name in names:
        if names.count(name) > count(hand, CARD_OF_NAME.get(name, 0)):
            return Refusal("no_such_card", "SQ 2.1", {"card": name})
    words = target.split()
    for noun, name in zip(words[::2], words[1::2], strict=False):
        if noun == "bed" and name not in map(str, range(1, len(state.beds) + 1)):
            return Refusal("no_such_bed", "SQ 1.2", {"bed": name})
        if noun == "queen" and name not in QUEEN_NAMES[: len(state.owner)]:
            return Refusal("no_such_queen", "SQ 1.1", {"queen": name})
    return None


def _bad_answer(state: State, cards: list[int]) -> Refusal:
    needed = ANSWER[state.attack_card]
    data: dict[str, str | int] = {
        "needed": CARD_NAMES[needed],
        "attack": CARD_NAMES[state.attack_card],
    }
    if len(cards) > 1:
        return Refusal("one_defence", "SQ 6.1", data)
    if cards == [needed]:
        return Refusal("defence_needs_no_target", "SQ 6.1", data)
    if cards and cards[0] in DEFENCE_CARDS:
        return Refusal("wrong_defence", "SQ 6.4", data)
    return Refusal("answer_first", "SQ 6.1", data)


def _bad_pick(state: State, cards: list[int], target: str) -> Refusal:
    if cards:
        return Refusal("pick_first", PICKING[state.phase])
    if target.startswith("bed "):
        return Refusal("bed_empty", "SQ 3.1", {"bed": _number(target)})
    return Refusal("pick_a_bed", PICKING[state.phase])


def _bad_turn(state: State, cards: list[int], target: str) -> Refusal:
    if not cards:
        return _bare_target(target)
    if len(cards) > 1:
        return _bad_exchange(cards, target)
    card = cards[0]
    if card in NUMBERS:
        return Refusal("numbers_have_no_power", "SQ 8.1", {"card": CARD_NAMES[card]})
    if card in DEFENCE_CARDS:
        return Refusal("defence_only_answers", "SQ 2.5", {"card": CARD_NAMES[card]})
    if card == KING:
        return _bad_king(state, target)
    if card in (KNIGHT, POTION):
        return _bad_attack(state, card, target)
    return Refusal("jester_needs_no_target", "SQ 7.1")


def _bare_target(target: str) -> Refusal:
    if target == PASS:
        return Refusal("no_passing", "SQ 2.4")
    if target.startswith("bed "):
        return Refusal("king_needed", "SQ 3.1")
    if target.startswith("queen "):
        return Refusal("knight_or_potion_needed", "SQ 4.1", {"queen": _queen_word(target)})
    return Refusal("choose_cards_first", "SQ 2.1")


def _bad_king(state: State, target: str) -> Refusal:
    if target.startswith("bed "):
        return Refusal("bed_empty", "SQ 3.1", {"bed": _number(target)})
    if target.startswith("queen ") and state.owner[QUEEN_OF_NAME[_queen_word(target)]] >= 0:
        return Refusal("queen_is_awake", "SQ 3.1", {"queen": _queen_word(target)})
    return Refusal("king_wakes_a_queen", "SQ 3.1")


def _bad_attack(state: State, card: int, target: str) -> Refusal:
    clause = "SQ 4.1" if card == KNIGHT else "SQ 5.1"
    data: dict[str, str | int] = {"card": CARD_NAMES[card]}
    if target.startswith("queen "):
        return _bad_victim(state, card, target, clause)
    if target.startswith("bed "):
        return Refusal("queen_sleeps", clause, data)
    targets = knight_targets(state) if card == KNIGHT else potion_targets(state)
    if not targets:
        return _no_victim(state, card, clause)
    return Refusal("choose_a_queen", clause, data)


def _no_victim(state: State, card: int, clause: str) -> Refusal:
    """Nobody has a queen that this card may touch; name the reason when there is one."""
    for queen, owner in enumerate(state.owner):
        if owner >= 0 and owner != state.active:
            return _bad_victim(state, card, f"queen {QUEEN_NAMES[queen]}", clause)
    return Refusal("no_queen_to_attack", clause, {"card": CARD_NAMES[card]})


def _bad_victim(state: State, card: int, target: str, clause: str) -> Refusal:
    name = _queen_word(target)
    queen = QUEEN_OF_NAME[name]
    data: dict[str, str | int] = {"card": CARD_NAMES[card], "queen": name}
    if state.owner[queen] < 0:
        return Refusal("queen_sleeps", clause, data)
    if state.owner[queen] == state.active:
        return Refusal("own_queen", clause, data)
    if queen == STRAWBERRY:
        return Refusal("strawberry_is_safe", "SQ 9.3", data)
    if card == KNIGHT and queen not in knight_targets(state):
        data["enemy"] = QUEEN_NAMES[ENEMY[queen]]
        return Refusal("cat_and_dog", "SQ 4.3", data)
    return _bad_bed(card, target, data)


def _bad_bed(card: int, target: str, data: dict[str, str | int]) -> Refusal:
    """Refuse the bed: the queen may be attacked."""
    words = target.split()
    if card == KNIGHT:
        return Refusal("knight_needs_no_bed", "SQ 4.1", data)
    if len(words) != 4:
        return Refusal("choose_a_bed", "SQ 5.3", data)
    return Refusal("bed_taken", "SQ 5.3", data | {"bed": int(words[3])})


def _bad_exchange(cards: list[int], target: str) -> Refusal:
    data: dict[str, str | int] = {"cards": " ".join(CARD_NAMES[card] for card in sorted(cards))}
    if not all(card in NUMBERS for card in cards):
        if len(cards) == 2 and cards[0] == cards[1]:
            return Refusal("pair_needs_numbers", "SQ 8.2", data)
        return Refusal("numbers_only", "SQ 8.4", data)
    if target not in (DISCARD, ""):
        return Refusal("numbers_have_no_power", "SQ 8.1", {"card": CARD_NAMES[cards[0]]})
    if pack(cards) in EXCHANGE_OF:
        return Refusal("put_on_discard", "SQ 8.4", data)
    return _bad_numbers(sorted(cards), data)


def _bad_numbers(cards: list[int], data: dict[str, str | int]) -> Refusal:
    if len(cards) == 2:
        return Refusal("pair_differs", "SQ 8.2", data)
    if len(set(cards)) == 1:
        return Refusal("only_two_alike", "SQ 8.2", data)
    data["sum"] = sum(cards[:-1])
    data["largest"] = cards[-1]
    if _pair_and_more(cards):
        return Refusal("one_form_per_turn", "SQ 8.5", data)
    if _balances(cards):
        return Refusal("one_result_card", "SQ 8.3", data)
    return Refusal("not_an_addition", "SQ 8.3", data)


def _pair_and_more(cards: list[int]) -> bool:
    """Say whether the cards are a pair and another whole exchange."""
    whole = pack(cards)
    return any(contains(whole, pair) and whole - pair in EXCHANGE_OF for pair in PAIRS)


def _balances(cards: list[int]) -> bool:
    """Say whether the cards make equal sums on two sides, as in 3 + 6 = 4 + 5 (refused by H12)."""
    half, odd = divmod(sum(cards), 2)
    sums = {0}
    for card in cards:
        sums |= {total + card for total in sums}
    return not odd and half in sums


def _number(target: str) -> int:
    return int(target.split()[1])


def _queen_word(target: str) -> str:
    return target.split()[1]
