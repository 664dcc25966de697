"""Words for the end of a game."""

from typing import Protocol

from desktop.core.actions import Seat
from desktop.core.text import tr_noop
from desktop.games.sleeping_queens.rules.scoring import ALL_AWAKE
from desktop.games.sleeping_queens.ui.text_counts import SleepingQueensCounts
from desktop.games.sleeping_queens.ui.text_voice import Voice
from desktop.ui.i18n import tell

YOU_WIN = tr_noop("SleepingQueensResult", "You win!")
ONE_WINS = tr_noop("SleepingQueensResult", "{name} wins!")
SHARED = tr_noop("SleepingQueensResult", "Shared victory: {names}.")
BY_QUEENS = tr_noop("SleepingQueensResult", "Enough queens are awake: {points}.")
BY_POINTS = tr_noop("SleepingQueensResult", "Enough points: {score}.")
BY_BOTH = tr_noop("SleepingQueensResult", "Enough queens, and enough points too: {score}.")
BY_ALL = tr_noop("SleepingQueensResult", "All queens are awake; the best score is {score}.")


class Ending(Protocol):
    """What both the result and the last event say."""

    @property
    def reason(self) -> str:
        """A name of the game's own."""
        ...

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who won."""
        ...

    @property
    def scores(self) -> tuple[int, ...]:
        """Points per seat."""
        ...


def result_words(ending: Ending, voice: Voice, counts: SleepingQueensCounts) -> tuple[str, str]:
    """Return headline and detail."""
    best = max(ending.scores[seat] for seat in ending.winners)
    if ending.reason == "queens":
        return _headline(ending, voice), tell(BY_QUEENS, points=counts.points(best))
    reasons = {"points": BY_POINTS, "both": BY_BOTH, ALL_AWAKE: BY_ALL}
    return _headline(ending, voice), tell(reasons[ending.reason], score=best)


def _headline(ending: Ending, voice: Voice) -> str:
    if len(ending.winners) > 1:
        first, *others = ending.winners
        names = [voice.name(first), *map(voice.inside, others)]
        return tell(SHARED, names=", ".join(names))
    return voice.by(ending.winners[0], YOU_WIN, ONE_WINS)
