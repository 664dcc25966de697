"""Words for every legal action: what it is and what follows from it."""

from desktop.core.actions import Action
from desktop.core.text import tr_noop
from desktop.games.sleeping_queens.rules.actions import (
    ALLOW,
    DEFEND,
    EXCHANGE,
    PLAY_JESTER,
    PLAY_KING,
    PLAY_KNIGHT,
    PLAY_POTION,
    WAKE,
)
from desktop.games.sleeping_queens.rules.components import (
    DOG,
    DRAGON,
    ENEMY,
    KNIGHT,
    NOBODY,
    POINTS,
    POINTS_TO_WIN,
    QUEENS_TO_WIN,
    ROSE,
    UNKNOWN,
)
from desktop.games.sleeping_queens.rules.hands import unpack
from desktop.games.sleeping_queens.rules.observation import Attack, Observation
from desktop.games.sleeping_queens.ui.text_counts import SleepingQueensCounts
from desktop.games.sleeping_queens.ui.text_names import cards_object, queen_object, queen_subject
from desktop.games.sleeping_queens.ui.text_voice import Voice, signed
from desktop.ui.i18n import tell
from desktop.ui.table.game_ui import ActionLine

KING_UNSEEN = tr_noop("SleepingQueensAction", "King: wake the queen in bed {bed}")
KING_SEEN = tr_noop("SleepingQueensAction", "King: wake {queen} in bed {bed}")
KNIGHT_TAKES = tr_noop("SleepingQueensAction", "Knight: take {queen}")
POTION_PUTS = tr_noop("SleepingQueensAction", "Potion: put {queen} to sleep in bed {bed}")
JESTER_OPENS = tr_noop("SleepingQueensAction", "Jester: turn up the top card")
JESTER_HINT = tr_noop("SleepingQueensAction", "a power gives a turn, a number counts players")
EXCHANGES = tr_noop("SleepingQueensAction", "Exchange {cards}")
EXCHANGE_HINT = tr_noop("SleepingQueensAction", "take {cards}")
DRAGON_BLOCKS = tr_noop("SleepingQueensAction", "Dragon: drive the Knight away")
WAND_BLOCKS = tr_noop("SleepingQueensAction", "Wand: undo the Potion")
SHE_STAYS = tr_noop("SleepingQueensAction", "{queen} stays with you")
GIVE_AWAY = tr_noop("SleepingQueensAction", "Give {queen} away")
LET_SLEEP = tr_noop("SleepingQueensAction", "Let the Potion put {queen} to sleep")
WAKE_UNSEEN = tr_noop("SleepingQueensAction", "Wake the queen in bed {bed}")
WAKE_SEEN = tr_noop("SleepingQueensAction", "Wake {queen} in bed {bed}")
WAKE_NONE = tr_noop("SleepingQueensAction", "Wake nobody")
WAKE_NONE_HINT = tr_noop("SleepingQueensAction", "the turn passes on")

POINTS_CERTAIN = tr_noop("SleepingQueensAction", "{points} points")
POINTS_BETWEEN = tr_noop("SleepingQueensAction", "{least} to {most} points")
POINTS_ROSE = tr_noop("SleepingQueensAction", "{points} points and one more queen")
POINTS_WIN = tr_noop("SleepingQueensAction", "{points} points: victory")
CLASH_DOG = tr_noop("SleepingQueensAction", "falls asleep again: you have the Dog Queen")
CLASH_CAT = tr_noop("SleepingQueensAction", "falls asleep again: you have the Cat Queen")
BOTH_SWINGS = tr_noop("SleepingQueensAction", "{loser} · {winner}")

BUTTON_DRAGON = tr_noop("SleepingQueensAction", "Dragon!")
BUTTON_WAND = tr_noop("SleepingQueensAction", "Wand!")
BUTTON_GIVE = tr_noop("SleepingQueensAction", "Give away")
BUTTON_SLEEP = tr_noop("SleepingQueensAction", "Let her sleep")
BUTTON_NOBODY = tr_noop("SleepingQueensAction", "Wake nobody")


def action_lines(o: Observation, voice: Voice, counts: SleepingQueensCounts) -> list[ActionLine]:
    """Return one line per legal action, in their order."""
    return [_line(action, o, voice, counts) for action in o.legal]


def _line(action: Action, o: Observation, voice: Voice, counts: SleepingQueensCounts) -> ActionLine:
    kind = action[0]
    if kind in (PLAY_KING, WAKE):
        return _wake_line(action, o)
    if kind == PLAY_KNIGHT:
        text = tell(KNIGHT_TAKES, queen=queen_object(action[1]))
        return ActionLine(action, text, attack_swing(knight_attack(o, action[1]), o, voice))
    if kind == PLAY_POTION:
        text = tell(POTION_PUTS, queen=queen_object(action[1]), bed=action[2] + 1)
        return ActionLine(action, text, voice.swing(o.owners[action[1]], -POINTS[action[1]]))
    if kind == PLAY_JESTER:
        return ActionLine(action, tell(JESTER_OPENS), tell(JESTER_HINT))
    if kind == EXCHANGE:
        cards = unpack(action[1])
        hint = tell(EXCHANGE_HINT, cards=counts.cards(len(cards)))
        return ActionLine(action, tell(EXCHANGES, cards=cards_object(cards)), hint)
    if kind in (DEFEND, ALLOW):
        return _answer_line(action, o, voice)
    return ActionLine(action, tell(WAKE_NONE), tell(WAKE_NONE_HINT), button=tell(BUTTON_NOBODY))


def _wake_line(action: Action, o: Observation) -> ActionLine:
    bed = action[1]
    queen = o.beds[bed]
    unseen, seen = (KING_UNSEEN, KING_SEEN) if action[0] == PLAY_KING else (WAKE_UNSEEN, WAKE_SEEN)
    if queen == UNKNOWN:
        return ActionLine(action, tell(unseen, bed=bed + 1), _unseen_hint(o))
    text = tell(seen, queen=queen_object(queen), bed=bed + 1)
    return ActionLine(action, text, _seen_hint(queen, o))


def _unseen_hint(o: Observation) -> str:
    points = [
        POINTS[queen]
        for queen, owner in enumerate(o.owners)
        if owner == NOBODY and queen not in o.beds
    ]
    least, most = min(points, default=0), max(points, default=0)
    if least == most:
        return tell(POINTS_CERTAIN, points=signed(least))
    return tell(POINTS_BETWEEN, least=signed(least), most=most)


def _seen_hint(queen: int, o: Observation) -> str:
    if queen in ENEMY and o.owners[ENEMY[queen]] == o.viewer:
        return tell(CLASH_DOG if ENEMY[queen] == DOG else CLASH_CAT)
    if _wins(queen, o):
        return tell(POINTS_WIN, points=signed(POINTS[queen]))
    worth = POINTS_ROSE if queen == ROSE else POINTS_CERTAIN
    return tell(worth, points=signed(POINTS[queen]))


def _wins(queen: int, o: Observation) -> bool:
    if o.viewer is None:
        return False
    return (
        len(o.queens_of(o.viewer)) + 1 >= QUEENS_TO_WIN[o.players]
        or o.points_of(o.viewer) + POINTS[queen] >= POINTS_TO_WIN[o.players]
    )


def knight_attack(o: Observation, queen: int) -> Attack:
    """Return the attack that the active seat's Knight on the queen would be."""
    return Attack(card=KNIGHT, attacker=o.active, owner=o.owners[queen], queen=queen, bed=NOBODY)


def attack_swing(attack: Attack, o: Observation, voice: Voice) -> str:
    """Return who loses and who wins how many points when nobody answers."""
    points = POINTS[attack.queen]
    loser = voice.swing(attack.owner, -points)
    enemy = ENEMY.get(attack.queen, NOBODY)
    clashes = enemy != NOBODY and o.owners[enemy] == attack.attacker
    if attack.card != KNIGHT or clashes:
        return loser
    return tell(BOTH_SWINGS, loser=loser, winner=voice.swing(attack.attacker, points))


def _answer_line(action: Action, o: Observation, voice: Voice) -> ActionLine:
    assert o.attack is not None
    queen, knight = o.attack.queen, o.attack.card == KNIGHT
    if action[0] == DEFEND:
        dragon = action[1] == DRAGON
        return ActionLine(
            action,
            tell(DRAGON_BLOCKS if dragon else WAND_BLOCKS),
            tell(SHE_STAYS, queen=queen_subject(queen)),
            primary=True,
            button=tell(BUTTON_DRAGON if dragon else BUTTON_WAND),
        )
    return ActionLine(
        action,
        tell(GIVE_AWAY if knight else LET_SLEEP, queen=queen_object(queen)),
        attack_swing(o.attack, o, voice),
        primary=len(o.legal) == 1,
        button=tell(BUTTON_GIVE if knight else BUTTON_SLEEP),
    )
