"""Seats as the letters of scenario files and terminals: A first, clockwise."""

from desktop.core.actions import Seat
from desktop.core.errors import DecodeError

SEATS = "ABCDEF"


def seat_letter(seat: Seat) -> str:
    """Return the letter of a seat."""
    return SEATS[seat]


def seat_of(letter: str) -> Seat:
    """Return the seat of a letter; raises DecodeError."""
    if len(letter) != 1 or letter not in SEATS:
        raise DecodeError("seat", f"not a seat: {letter!r}")
    return SEATS.index(letter)
