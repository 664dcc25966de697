"""Seats as letters and back."""

import pytest

from desktop.core.errors import DecodeError
from desktop.core.letters import SEATS, seat_letter, seat_of


def test_letter_leads_back_to_its_seat():
    assert [seat_of(seat_letter(seat)) for seat in range(len(SEATS))] == list(range(len(SEATS)))


@pytest.mark.parametrize("letter", ["", "AB", "a", "G"])
def test_other_texts_are_no_seats(letter):
    with pytest.raises(DecodeError):
        seat_of(letter)
