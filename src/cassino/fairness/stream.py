"""Random numbers from a key that anybody can make again: HMAC-SHA256 of a counter."""

import hmac
from collections.abc import Iterator, MutableSequence
from typing import Any

WORD_BYTES = 4
WORDS = 1 << 8 * WORD_BYTES


class Stream:
    """An endless row of words of 32 bits; block n is the HMAC of n, written in four bytes, the highest first."""

    def __init__(self, key: bytes) -> None:
        self._words = _words(key)

    def word(self) -> int:
        """The next 32 bits."""
        return next(self._words)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely as the others: words beyond the last multiple of n are left out."""
        fair = WORDS - WORDS % n
        while (word := self.word()) >= fair:
            pass
        return word % n

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Put the items into a random order, in place: the last changes places with any, then the one before it."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


def _words(key: bytes) -> Iterator[int]:
    count = 0
    while True:
        block = hmac.digest(key, count.to_bytes(WORD_BYTES, "big"), "sha256")
        for i in range(0, len(block), WORD_BYTES):
            yield int.from_bytes(block[i : i + WORD_BYTES], "big")
        count += 1
