"""What this game tells the general search: candidates, playouts and their end."""

from desktop.core.actions import Action, Seat
from desktop.core.rng import Rng
from desktop.games.sleeping_queens.bots.belief import believe
from desktop.games.sleeping_queens.bots.evaluation import Evaluation
from desktop.games.sleeping_queens.bots.policy import best_exchange, greedy_action
from desktop.games.sleeping_queens.rules.actions import (
    EXCHANGE,
    EXCHANGE_OF,
    PLAY_KING,
    PLAY_POTION,
    WAKE,
)
from desktop.games.sleeping_queens.rules.apply import apply
from desktop.games.sleeping_queens.rules.components import OVER, TURN, UNKNOWN
from desktop.games.sleeping_queens.rules.hands import pack
from desktop.games.sleeping_queens.rules.observation import Observation, determinize
from desktop.games.sleeping_queens.rules.state import State


class QueensKnowledge:
    """Prunes look-alikes and plays on by the simple player for some turns."""

    def __init__(self, evaluation: Evaluation, turns: int) -> None:
        self._evaluation = evaluation
        self._turns = turns

    def candidates(self, observation: Observation) -> list[Action]:
        """Keep one unseen bed for all, one bed for a Potion, and the best-looking exchange."""
        exchange = EXCHANGE_OF[best_exchange(pack(observation.hand))] if observation.hand else ()
        unseen_taken = False
        found: list[Action] = []
        for action in observation.legal:
            kind = action[0]
            if kind in (PLAY_KING, WAKE) and observation.beds[action[1]] == UNKNOWN:
                if unseen_taken:
                    continue
                unseen_taken = True
            elif (kind == PLAY_POTION and action[2] != observation.beds.index(-1)) or (
                kind == EXCHANGE and action != exchange
            ):
                continue
            found.append(action)
        advice = self._advice(observation)
        found.remove(advice)
        return [advice, *found]

    def _advice(self, observation: Observation) -> Action:
        """Return what the simple player does here; it reads nothing that is hidden."""
        return greedy_action(determinize(observation, Rng(0)))

    def deal(self, observation: Observation, rng: Rng) -> State:
        """Deal what is unknown as the others' exchanges make it likely (belief.py)."""
        return believe(determinize(observation, rng), observation, rng)

    def playout(self, state: State, rng: Rng) -> None:
        """Play until a turn begins, some turns later."""
        last = state.turn + self._turns
        while state.phase != OVER and (state.phase != TURN or state.turn < last):
            apply(state, greedy_action(state))

    def evaluate(self, state: State, seat: Seat) -> float:
        """Judge by the fitted evaluation."""
        return self._evaluation(state, seat)
