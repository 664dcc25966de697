"""The program's own random generator: SplitMix64, equal on every system and Python version.

Python promises stability for `random()` only, so everything that belongs to a seed uses this one.
Algorithm: Steele, Lea, Flood, "Fast splittable pseudorandom number generators" (2014).
"""

from collections.abc import MutableSequence, Sequence
from typing import TypeVar

T = TypeVar("T")

MASK = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15


class Rng:
    """A generator whose whole state is one 64-bit integer, `state`, so that games can carry it."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state & MASK

    def next64(self) -> int:
        """Return the next 64 random bits as a number."""
        self.state = z = (self.state + GOLDEN) & MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def below(self, bound: int) -> int:
        """Return an unbiased number in 0 .. bound - 1 (Lemire's multiply-shift with rejection)."""
        if bound <= 0:
            raise ValueError(f"bound must be positive, not {bound}")
        product = self.next64() * bound
        if (product & MASK) < bound:
            threshold = (1 << 64) % bound
            while (product & MASK) < threshold:
                product = self.next64() * bound
        return product >> 64

    def random(self) -> float:
        """Return a number in [0, 1) with 53 random bits."""
        return (self.next64() >> 11) / (1 << 53)

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle in place (Fisher-Yates, from the end)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def choice(self, items: Sequence[T]) -> T:
        """Return one item, each equally likely."""
        return items[self.below(len(items))]

    def fork(self, label: str) -> "Rng":
        """Return an independent stream named by the label; this generator does not move."""
        return Rng(mix(self.state, label))


def mix(seed: int, label: str) -> int:
    """Derive a 64-bit seed from a seed and a label (FNV-1a over it, then SplitMix's mixer)."""
    value = (seed ^ 0xCBF29CE484222325) & MASK
    for byte in label.encode():
        value = ((value ^ byte) * 0x100000001B3) & MASK
    return Rng(value).next64()
