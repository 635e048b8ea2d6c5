"""Numbers from Python that the kernel uses as indices or sets: whatever is out of range is refused here."""

from typing import Any

from cassino.arguments import whole
from cassino.cards import FULL_DECK
from cassino.kernel import CardSet, Long, Word, typed

SMALL: Long = 2**31
MASK: Word = 2**64 - 1


@typed
def place(number: Any, count: int, key: str) -> int:
    """A number as an index below `count`. Raises ArgumentError, with the message `key` if it is out of range."""
    if isinstance(number, int) and 0 <= number < count:
        return number
    return whole(number, 0, count - 1, key)


@typed
def set_of_cards(cards: Any) -> CardSet:
    """A number as a set of cards. Raises ArgumentError."""
    if isinstance(cards, int) and 0 <= cards <= FULL_DECK:
        return cards
    return whole(cards, 0, FULL_DECK, "argument-no-card-set")


@typed
def small(number: Any) -> int:
    """A number that fits in an `int` of C. Raises ArgumentError."""
    if isinstance(number, int) and -SMALL <= number < SMALL:
        return number
    return whole(number, -SMALL, SMALL - 1)


@typed
def bits(number: Any) -> Word:
    """A number of 64 bits. Raises ArgumentError."""
    if isinstance(number, int) and 0 <= number <= MASK:
        return number
    return whole(number, 0, MASK)
