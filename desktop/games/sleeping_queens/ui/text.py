"""Everything Sleeping Queens says: the game's teller."""

from collections.abc import Sequence

from desktop.core.actions import Refusal, Seat
from desktop.core.events import Event
from desktop.core.text import tr_noop
from desktop.games.sleeping_queens.rules.components import POINTS_TO_WIN, QUEENS_TO_WIN
from desktop.games.sleeping_queens.rules.events import TurnStarted
from desktop.games.sleeping_queens.rules.observation import Observation
from desktop.games.sleeping_queens.ui.text_actions import action_lines
from desktop.games.sleeping_queens.ui.text_counts import SleepingQueensCounts
from desktop.games.sleeping_queens.ui.text_events import Chronicler
from desktop.games.sleeping_queens.ui.text_options import OPTION_ROWS
from desktop.games.sleeping_queens.ui.text_prompts import prompt
from desktop.games.sleeping_queens.ui.text_refusals import clause_words, refusal_words
from desktop.games.sleeping_queens.ui.text_results import result_words
from desktop.games.sleeping_queens.ui.text_voice import Voice
from desktop.ui.i18n import tell
from desktop.ui.table.game_ui import ActionLine, GameTeller, OptionRow, Prompt, ScoreLine
from desktop.ui.table.seat_view import SeatView

TITLE = tr_noop("SleepingQueens", "Sleeping Queens")
SUMMARY = tr_noop(
    "SleepingQueens",
    "Wake the queens with Kings, carry them off with Knights, and count cleverly."
    " Who gathers enough queens or points first wins.",
)
FACT_PLAYERS = tr_noop("SleepingQueens", "2 to 5 players")
FACT_TIME = tr_noop("SleepingQueens", "10 to 20 minutes")
FACT_KIND = tr_noop("SleepingQueens", "Cards, luck and memory")
GOAL = tr_noop("SleepingQueens", "to {queens} queens or {points} points")
QUEENS_OF = tr_noop("SleepingQueens", "{count} of {goal} queens")


class SleepingQueensTeller(GameTeller[Observation]):
    """Says everything about Sleeping Queens in today's language."""

    def __init__(self) -> None:
        super().__init__()
        self._counts = SleepingQueensCounts(self)

    def title(self) -> str:
        """Return the game's name."""
        return tell(TITLE)

    def summary(self) -> str:
        """Say what the game is about."""
        return tell(SUMMARY)

    def facts(self) -> tuple[str, ...]:
        """Return players, duration and kind of game."""
        return tell(FACT_PLAYERS), tell(FACT_TIME), tell(FACT_KIND)

    def goal(self, observation: Observation) -> str:
        """Return what one plays to: one of the two is enough (SQ 10.1)."""
        players = observation.players
        return tell(GOAL, queens=QUEENS_TO_WIN[players], points=POINTS_TO_WIN[players])

    def prompt(self, observation: Observation, seats: Sequence[SeatView]) -> Prompt:
        """Say whose turn it is and what is asked of the viewer."""
        return prompt(observation, Voice(seats, observation.viewer), self._counts)

    def action_lines(self, observation: Observation, seats: Sequence[SeatView]) -> list[ActionLine]:
        """Return one line per legal action, in the order of `observation.legal`."""
        return action_lines(observation, Voice(seats, observation.viewer), self._counts)

    def tell(self, event: Event, seats: Sequence[SeatView], viewer: Seat | None) -> str | None:
        """Return the chronicle's line for an event already redacted for the viewer."""
        return Chronicler(Voice(seats, viewer), self._counts).tell(event)

    def turn(self, event: Event) -> int | None:
        """Return the number of the turn that begins."""
        return event.turn if isinstance(event, TurnStarted) else None

    def refusal(self, refusal: Refusal, seats: Sequence[SeatView]) -> tuple[str, str]:
        """Return what is refused and why."""
        return refusal_words(refusal, Voice(seats, None))

    def clause(self, clause: str) -> str:
        """Name the clause of the rules page."""
        return clause_words(clause)

    def scores(self, observation: Observation) -> list[ScoreLine]:
        """Return points against the goal, and the queens in words."""
        return [self._score(observation, seat) for seat in range(observation.players)]

    def result(self, observation: Observation, seats: Sequence[SeatView]) -> tuple[str, str]:
        """Return headline and detail of a finished game."""
        assert observation.result is not None
        voice = Voice(seats, observation.viewer)
        return result_words(observation.result, voice, self._counts)

    def option_rows(self) -> list[OptionRow]:
        """Return the options of a new game."""
        return list(OPTION_ROWS)

    def _score(self, observation: Observation, seat: Seat) -> ScoreLine:
        players = observation.players
        queens = len(observation.queens_of(seat))
        detail = tell(QUEENS_OF, count=queens, goal=QUEENS_TO_WIN[players])
        return ScoreLine(seat, observation.points_of(seat), POINTS_TO_WIN[players], detail)
