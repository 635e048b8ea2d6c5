"""A small random generator with the same numbers compiled and plain (SplitMix64)."""

from collections.abc import MutableSequence
from typing import Any

from cassino.arguments import ArgumentError, shown, whole
from cassino.kernel import Long, Word, kernel

MASK: Word = 0xFFFFFFFFFFFFFFFF
MOST = 2**32
"""The largest number of choices."""
STEP: Word = 0x9E3779B97F4A7C15
MIX_A: Word = 0xBF58476D1CE4E5B9
MIX_B: Word = 0x94D049BB133111EB


@kernel
class Rng:
    """Random numbers from a seed. Every random choice takes one of these as an argument."""

    state: Word

    def __init__(self, seed: int = 0) -> None:
        self.state = seed & 0xFFFFFFFFFFFFFFFF if isinstance(seed, int) else whole(seed) & 0xFFFFFFFFFFFFFFFF

    @kernel
    def word(self) -> Word:
        """64 random bits."""
        self.state = (self.state + STEP) & MASK
        z = self.state
        z = ((z ^ (z >> 30)) * MIX_A) & MASK
        z = ((z ^ (z >> 27)) * MIX_B) & MASK
        return z ^ (z >> 31)

    @kernel
    def draw(self, n: Word) -> Long:
        """A number from 0 to n - 1, for the kernel."""
        return ((self.word() >> 32) * n) >> 32

    def below(self, n: int) -> int:
        """A number from 0 to n - 1; n is at most 2**32."""
        if isinstance(n, int) and 0 < n <= MOST:
            return self.draw(n)
        return self.draw(whole(n, 1, MOST))

    def random(self) -> float:
        """A number in [0, 1)."""
        return (self.word() >> 11) * 2.0**-53

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Put the items into a random order, in place."""
        try:
            for i in range(len(items) - 1, 0, -1):
                j = self.draw(i + 1)
                items[i], items[j] = items[j], items[i]
        except (LookupError, TypeError):
            raise ArgumentError("argument-no-list", found=shown(items)) from None

    def split(self, key: int) -> "Rng":
        """Another generator, determined by this one's state and a key; this one does not change."""
        child = Rng(self.state ^ (whole(key) * 0xD1342543DE82EF95 & 0xFFFFFFFFFFFFFFFF))
        child.word()
        return Rng(child.word())

    def sealed(self, key: int) -> "Rng":
        """As `split`, but nothing about this generator can be computed from the new one, so that it can be given to a
        bot.
        """
        child = Rng(self.state ^ (whole(key) * 0xD1342543DE82EF95 & 0xFFFFFFFFFFFFFFFF))
        child.word()
        return Rng(child.word() ^ child.word())
