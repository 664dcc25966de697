"""The generator keeps its published numbers, and its choices are even."""

from collections import Counter

import pytest

from desktop.core.rng import Rng, mix


def test_numbers_are_those_of_splitmix64():
    rng = Rng(1234567)
    assert [rng.next64() for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


def test_state_alone_continues_the_stream():
    rng = Rng(5)
    rng.next64()
    twin = Rng(rng.state)
    assert [rng.next64() for _ in range(4)] == [twin.next64() for _ in range(4)]


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 12])
def test_below_gives_every_number_equally_often(bound):
    rng = Rng(bound)
    found = Counter(rng.below(bound) for _ in range(1000 * bound))
    assert sorted(found) == list(range(bound))
    assert all(abs(count - 1000) < 150 for count in found.values())


def test_below_rejects_what_would_favour_small_numbers():
    bound = (1 << 63) + 1  # every second 64-bit number has to be drawn again
    rng = Rng(9)
    assert sum(rng.below(bound) < bound // 2 for _ in range(2000)) == pytest.approx(1000, abs=120)


@pytest.mark.parametrize("bound", [0, -1])
def test_bound_must_be_positive(bound):
    with pytest.raises(ValueError, match="positive"):
        Rng(1).below(bound)


def test_shuffle_keeps_the_items_and_reaches_every_order():
    rng = Rng(3)
    orders = set()
    for _ in range(200):
        items = [1, 2, 3]
        rng.shuffle(items)
        orders.add(tuple(items))
    assert len(orders) == 6


def test_fork_is_a_stream_of_its_own_and_moves_nothing():
    rng = Rng(8)
    first, again, other = rng.fork("deal"), rng.fork("deal"), rng.fork("events")
    assert rng.state == 8
    assert first.next64() == again.next64() != other.next64()


def test_seed_and_label_both_count():
    labels = ("deal", "events", "deal 1", "redeal 1", "bot 1 0", "bot 0 1")
    assert len({mix(seed, label) for seed in range(20) for label in labels}) == 20 * len(labels)
