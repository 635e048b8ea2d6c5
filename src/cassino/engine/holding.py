"""What a card counts, and holding the card that captures what one owns. Rules B6 and B11."""

from cassino.kernel import Card, CardSet, Value, ValueSet, kernel, lowest, popcount, rank_of

HIGH_ACE: Value = 14
ACE_VALUES: ValueSet = 1 << HIGH_ACE | 2


@kernel
def card_values(card: Card, ace_high: bool) -> ValueSet:
    """A bit for each value that a card may have: its rank, and 14 for an ace if `ace_high`."""
    values: ValueSet = 1 << rank_of(card)
    if ace_high and values == 2:
        return ACE_VALUES
    return values


@kernel
def cards_of_value(value: Value) -> CardSet:
    """All cards that are a set of a value by themselves."""
    cards: CardSet = 15
    if value == HIGH_ACE:
        return cards
    return cards << 4 * (value - 1)


def holds(hand: int, values: int) -> bool:
    """`covers`, for callers that are not compiled."""
    return covers(hand, values)


def missing_value(hand: int, values: int) -> int:
    """`uncovered`, for callers that are not compiled."""
    return uncovered(hand, values)


@kernel
def covers(hand: CardSet, values: ValueSet) -> bool:
    """Whether a hand has a card for each of these values, no card for two of them. D-13"""
    return uncovered(hand, values) == 0


@kernel
def uncovered(hand: CardSet, values: ValueSet) -> Value:
    """A value for which a hand has no card of its own, or 0. Only an ace could stand for two, 1 and 14. D-13"""
    rest = values
    while rest:
        value = lowest(rest)
        rest &= rest - 1
        if hand & cards_of_value(value) == 0:
            return value
    if values & ACE_VALUES == ACE_VALUES and popcount(hand & 15) < 2:
        return HIGH_ACE
    return 0
