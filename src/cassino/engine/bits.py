"""Bits of a card set. Compiled modules take the same names from `cbits.pxd`."""


def popcount(cards: int) -> int:
    """How many cards are in the set."""
    return cards.bit_count()


def lowest(cards: int) -> int:
    """The number of the first card of a set that is not empty."""
    return (cards & -cards).bit_length() - 1
