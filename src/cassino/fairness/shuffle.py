"""From seeds and salts to the order of a pack, with random numbers that anybody can compute again."""

import hmac
from collections.abc import Iterator, MutableSequence, Sequence
from typing import Any

from cassino.cards import card_set, cards_in
from cassino.engine.dealing import is_refused
from cassino.rules import Rules

WORD_BYTES = 4
WORDS = 1 << 8 * WORD_BYTES
DEAL = "cassino deal 1"
OPENING = "cassino opening 1"
OPENING_SHIFT = 1
"""The seed of an opening has 63 bits, the most that the database stores."""


class Stream:
    """An endless stream of 32-bit words; block n is the HMAC of n as four bytes, the highest first."""

    def __init__(self, key: bytes) -> None:
        self._words = _words(key)

    def word(self) -> int:
        """The next 32 bits."""
        return next(self._words)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely: words beyond the last multiple of n are skipped."""
        fair = WORDS - WORDS % n
        while (word := self.word()) >= fair:
            pass
        return word % n

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Shuffle the items in place: the last one is swapped with any, then the one before it, and so on."""
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


def _keyed(link: str, *lines: str) -> bytes:
    text = "".join(f"{line}\n" for line in lines)
    return hmac.digest(bytes.fromhex(link), text.encode(), "sha256")


def deal_key(link: str, commitment: str, number: int, salts: Sequence[str]) -> bytes:
    """The key of a deal's random numbers. number: of the deal, from 1. salts: by seat; some may be empty."""
    return _keyed(link, DEAL, commitment, str(number), *salts)


def fair_order(rules: Rules, key: bytes) -> tuple[int, ...]:
    """The pack as it is dealt, the first card first; shuffled again until the rules accept the cut."""
    stream = Stream(key)
    order = list(cards_in(rules.deck.cards))
    stream.shuffle(order)
    while is_refused(rules, card_set(order[: rules.dealing.table])).is_refused:
        stream.shuffle(order)
    return tuple(order)


def opening_seed(link: str, commitment: str, salt: str) -> int:
    """The seed for the draws before the first deal: the dealer, and the partners if they are drawn."""
    return int.from_bytes(_keyed(link, OPENING, commitment, salt)[:8], "big") >> OPENING_SHIFT
