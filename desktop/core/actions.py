"""Actions, attempts at them and the refusals that explain why one is not legal."""

from dataclasses import dataclass, field

Seat = int
"""Index of a player at the table, 0 .. players - 1, clockwise."""

Action = tuple[int, ...]
"""A choice of one player: a small hashable tuple, kind first; every game owns its kinds."""


@dataclass(frozen=True)
class Attempt:
    """What somebody tries to do: an action, or a gesture of things picked up and a place.

    `source` holds names of things (cards, pawns), `target` the name of a place or thing, both in
    the words of the game's scenario files. A gesture need not correspond to any action.
    """

    action: Action | None = None
    source: tuple[str, ...] = ()
    target: str = ""


@dataclass(frozen=True)
class Refusal:
    """Why an attempt is illegal: a code, its rule clause, public data for the words."""

    code: str
    clause: str
    data: dict[str, str | int] = field(default_factory=dict)
