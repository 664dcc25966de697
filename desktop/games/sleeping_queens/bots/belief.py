"""What others are likely to hold: who exchanges seldom keeps a card that could be played."""

from desktop.core.rng import Rng
from desktop.games.sleeping_queens.rules.components import JESTER, KING, KNIGHT, POTION
from desktop.games.sleeping_queens.rules.hands import UNIT, minus, unpack
from desktop.games.sleeping_queens.rules.observation import Observation
from desktop.games.sleeping_queens.rules.state import State

ALWAYS_PLAYABLE = frozenset({KING, JESTER})
PLAYABLE = ALWAYS_PLAYABLE | {KNIGHT, POTION}
DOUBT = 8
"""Of a hundred deals so many ignore this: not everybody plays a power card at once."""
TRIES = 20


def believe(state: State, observation: Observation, rng: Rng) -> State:
    """Swap unlikely cards of the others' hands into the pile, in place; return the state.

    Only what the observation says is used: which cards are certain, how many a seat kept when it
    exchanged, and whether it could have attacked then.
    """
    for seat, held in enumerate(observation.held):
        if held and seat != observation.viewer and state.deck and rng.below(100) >= DOUBT:
            unlikely = PLAYABLE if observation.could_attack[seat] else ALWAYS_PLAYABLE
            _clear(state, (seat, held), unlikely, rng)
    return state


def _clear(state: State, kept: tuple[int, int], unlikely: frozenset[int], rng: Rng) -> None:
    seat, held = kept
    unknown = list(unpack(minus(state.hands[seat], state.known[seat])))
    rng.shuffle(unknown)
    for card in unknown[:held]:
        if card in unlikely:
            place = _likely_place(state.deck, unlikely, rng)
            if place >= 0:
                state.hands[seat] += UNIT[state.deck[place]] - UNIT[card]
                state.deck[place] = card


def _likely_place(deck: list[int], unlikely: frozenset[int], rng: Rng) -> int:
    for _ in range(TRIES):
        place = rng.below(len(deck))
        if deck[place] not in unlikely:
            return place
    return -1
