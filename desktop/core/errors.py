"""Named errors of the pure layers; each carries the data that a message needs."""

from desktop.core.actions import Action, Refusal


class NastolkaError(Exception):
    """Base of every error that this program raises on purpose."""


class IllegalActionError(NastolkaError):
    """An action was submitted that is not legal for that seat now; the state is unchanged."""

    def __init__(self, seat: int, action: Action, refusal: Refusal) -> None:
        super().__init__(f"seat {seat} may not play {action}: {refusal.code}")
        self.seat = seat
        self.action = action
        self.refusal = refusal


class DecodeError(NastolkaError):
    """A JSON value does not describe what it should; `path` says where."""

    def __init__(self, path: str, problem: str) -> None:
        super().__init__(f"{path or 'value'}: {problem}")
        self.path = path
        self.problem = problem


class SetupError(NastolkaError):
    """A game cannot be set up with these players or options."""


class PositionError(NastolkaError):
    """A hand-written position contradicts itself or the box."""


class BrokenInvariantError(NastolkaError):
    """A state is impossible: a fault in the rules code, never in the player's input."""
