"""Who has won (SQ 10)."""

from desktop.core.actions import Seat
from desktop.core.results import Result
from desktop.games.sleeping_queens.rules.components import POINTS_TO_WIN, QUEENS_TO_WIN
from desktop.games.sleeping_queens.rules.state import State

ALL_AWAKE = "all_awake"


def threshold_reason(state: State, seat: Seat) -> str:
    """Return which goal the seat has reached: "queens", "points", "both" or "" (SQ 10.1)."""
    by_queens = state.queens[seat] >= QUEENS_TO_WIN[state.players]
    by_points = state.points[seat] >= POINTS_TO_WIN[state.players]
    if by_queens and by_points:
        return "both"
    return "queens" if by_queens else "points" if by_points else ""


def result(state: State) -> Result | None:
    """Return the result of a finished game, else None."""
    if not state.reason:
        return None
    if state.reason == ALL_AWAKE:
        best = max(state.points)  # SQ 10.4; equal points share the victory (H8)
        winners = tuple(seat for seat in range(state.players) if state.points[seat] == best)
    else:
        winners = tuple(seat for seat in range(state.players) if threshold_reason(state, seat))
    return Result(state.reason, winners, tuple(state.points))
