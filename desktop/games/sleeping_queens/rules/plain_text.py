"""The table and its events in the names that files use, for play in a terminal."""

import re
from dataclasses import fields
from typing import Any

from desktop.core.actions import Seat
from desktop.core.events import Event
from desktop.core.letters import seat_letter
from desktop.games.sleeping_queens.rules.components import (
    CARD_NAMES,
    EMPTY,
    PHASE_NAMES,
    POINTS,
    QUEEN_NAMES,
    UNKNOWN,
)
from desktop.games.sleeping_queens.rules.observation import Observation

SEATS = {"seat", "owner", "attacker", "counted"}
WORD_START = re.compile(r"(?<!^)(?=[A-Z])")


def table_lines(o: Observation) -> list[str]:
    """Draw what the viewer sees: piles, beds, every seat, the viewer's own cards."""
    top = CARD_NAMES[o.discard[-1]] if o.discard else "nothing"
    beds = " ".join(f"{number}:{_sleeper(bed)}" for number, bed in enumerate(o.beds, start=1))
    lines = [f"pile {o.pile}, discard {len(o.discard)} with {top} on top", f"beds  {beds}"]
    lines += [_seat_line(o, seat) for seat in range(o.players)]
    if o.attack is not None:
        card, queen = CARD_NAMES[o.attack.card], QUEEN_NAMES[o.attack.queen]
        lines.append(f"{seat_letter(o.attack.attacker)} plays {card} on {queen}")
    if o.viewer is not None:
        lines.append(f"you hold  {_cards(o.hand)}")
    return lines


def _sleeper(queen: int) -> str:
    return {EMPTY: "-", UNKNOWN: "?"}.get(queen) or QUEEN_NAMES[queen]


def _seat_line(o: Observation, seat: Seat) -> str:
    queens = " ".join(f"{QUEEN_NAMES[queen]}({POINTS[queen]})" for queen in o.queens_of(seat))
    asked = f"  <- {PHASE_NAMES[o.phase]}" if seat in o.to_act else ""
    known = f", known {_cards(o.known[seat])}" if o.known[seat] else ""
    cards = f"{o.hand_sizes[seat]} cards{known}"
    return f"{seat_letter(seat)}  {o.points_of(seat)} points, {cards}  {queens}{asked}".rstrip()


def _cards(kinds: tuple[int, ...]) -> str:
    return " ".join(CARD_NAMES[kind] for kind in kinds)


def event_line(event: Event) -> str:
    """Write an event: its name in words, then what it tells."""
    name = WORD_START.sub(" ", type(event).__name__).lower()
    told = [_told(field.name, getattr(event, field.name)) for field in fields(event)]
    return f"{name}: {', '.join(part for part in told if part)}"


def _told(name: str, value: Any) -> str:
    """Write one field of an event by what its name says it holds."""
    if value is None or (name == "bed" and value < 0):
        return ""
    if name in SEATS:
        return f"{name} {seat_letter(value)}"
    if name == "winners":
        return f"{name} {' '.join(map(seat_letter, value)) or 'nobody'}"
    if name == "card":
        return f"{name} {CARD_NAMES[value]}"
    if name == "cards":
        return f"{name} {_cards(value)}"
    if name == "queen":
        return f"{name} {QUEEN_NAMES[value]}"
    if name == "bed":
        return f"{name} {value + 1}"
    return f"{name} {value}"
