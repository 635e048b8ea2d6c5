"""Holding the card that captures what one owns. Rule B11."""

from cassino.kernel import CardSet, ValueSet, kernel, lowest, popcount


def holds(hand: int, values: int) -> bool:
    """`covers`, for callers that are not compiled."""
    return covers(hand, values)


@kernel
def covers(hand: CardSet, values: ValueSet) -> bool:
    """Whether a hand has a card for each of these values, no card for two of them. D-13

    `values` has a bit for each value; only an ace could stand for two, 1 and 14.
    """
    if values & 0x4002 == 0x4002 and popcount(hand & 15) < 2:
        return False
    rest = values
    while rest:
        value = lowest(rest)
        rest &= rest - 1
        if value == 14:
            value = 1
        if hand >> 4 * (value - 1) & 15 == 0:
            return False
    return True
