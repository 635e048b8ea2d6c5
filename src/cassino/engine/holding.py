"""Holding the cards that capture one's builds. Rule B11."""

from cassino.engine.tables import Tables
from cassino.kernel import CardSet, Value, ValueSet, kernel, lowest, popcount


@kernel
def cards_of_rank(rank: Value) -> CardSet:
    """All cards of a rank."""
    cards: CardSet = 15
    return cards << 4 * (rank - 1)


def holds(tables: Tables, hand: int, values: int) -> bool:
    """`covers`, for callers that are not compiled. (The kernel is faster if only the kernel calls `covers`.)"""
    return covers(tables, hand, values)


def missing_value(tables: Tables, hand: int, values: int) -> int:
    """`uncovered`, for callers that are not compiled; see `holds`."""
    return uncovered(tables, hand, values)


@kernel
def covers(tables: Tables, hand: CardSet, values: ValueSet) -> bool:
    """Whether a hand has a different card for each of these values. D-13"""
    return uncovered(tables, hand, values) == 0


@kernel
def uncovered(tables: Tables, hand: CardSet, values: ValueSet) -> Value:
    """A value for which a hand has no separate card, or 0. Only an ace could serve for two values. D-13"""
    rest = values
    while rest:
        value = lowest(rest)
        rest &= rest - 1
        if hand & tables.held[value] == 0:
            return value
    if tables.twins and values & tables.twins == tables.twins and popcount(hand & tables.held[tables.high_ace]) < 2:
        return tables.high_ace
    return 0
