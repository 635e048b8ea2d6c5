"""What several hand cards can be played as, and what they take. Rule B7, D-64, D-65

Sets of values are ints with a bit for each value. An ace counts 1 or 14 wherever it stands, if the rules say so.
"""

from collections.abc import Iterator

from cassino.cards import ACES, cards_in, rank_mask, rank_of
from cassino.engine.state import State
from cassino.rules.options import FromHand

HIGH_ACE = 14
Counts = tuple[int, ...]
"""How many cards of each rank; the place 0 stays empty."""


def hand_capture_value(state: State, cards: int, taken: int) -> int:
    """The lowest value by which the player to move can take these table cards with these hand cards; 0 if by none."""
    if not cards or not taken or taken & ~within_reach(state, cards):
        return 0
    if cards & ~state.tables.numbers:
        is_one = state.tables.one_equal_face or state.tables.one_unit
        return 0 if is_one and taken.bit_count() > 1 else rank_of(cards.bit_length() - 1)
    counts = _counts(taken)
    fitting = (value for value in _bits(hand_values(state, cards)) if _is_taken_by(state, counts, value))
    return next(fitting, 0)


def hand_takeable(state: State, cards: int) -> int:
    """All table cards and tops that some capture with exactly these hand cards can use."""
    reach = within_reach(state, cards)
    if cards & ~state.tables.numbers:
        return reach
    values, high = hand_values(state, cards), state.tables.ace_high
    usable = 0
    for card in cards_in(reach):
        beside = _totals(reach & ~(1 << card), high, is_whole=False)
        if _with_card(beside, card, high) & values:
            usable |= 1 << card
    return usable


def within_reach(state: State, cards: int) -> int:
    """The table cards and tops that could be taken with these hand cards at all: a picture takes only its equals."""
    if not cards & ~state.tables.numbers:
        return state.loose & state.tables.numbers | state.capturable_tops(state.turn)
    if cards & (cards - 1):
        return 0
    return state.loose & rank_mask(rank_of(cards.bit_length() - 1))


def hand_values(state: State, cards: int) -> int:
    """A bit for each value by which these hand cards can be played together."""
    if not cards or cards & ~state.tables.numbers:
        return 0
    high, most = state.tables.ace_high, state.tables.hand_total_at_most
    values = _totals(cards, high)
    if state.rules.capturing.from_hand is FromHand.SEVERAL_SETS:
        values = _shared(cards, high, {})
    if not most or cards & (cards - 1) == 0:
        return values
    alone = values
    for card in cards_in(cards):
        alone &= _totals(1 << card, high)
    return values & ((2 << most) - 1) | alone


def _totals(cards: int, high: bool, is_whole: bool = True) -> int:
    """A bit for each total of these cards, or else of any of them."""
    totals = 1
    for card in cards_in(cards):
        totals = _with_card(totals, card, high) | (0 if is_whole else totals)
    return totals


def _with_card(totals: int, card: int, high: bool) -> int:
    """A bit for each total that one card more makes of these."""
    return totals << rank_of(card) | (totals << HIGH_ACE if high and ACES >> card & 1 else 0)


def _shared(cards: int, high: bool, known: dict[int, int]) -> int:
    """A bit for each value of which these cards make one set or several."""
    if cards not in known:
        values = _totals(cards, high)
        others = part = cards & (cards - 1)
        while part:
            values |= _totals(cards & ~part, high) & _shared(part, high, known)
            part = (part - 1) & others
        known[cards] = values
    return known[cards]


def _bits(values: int) -> Iterator[int]:
    """The values, the lowest first."""
    while values:
        yield (values & -values).bit_length() - 1
        values &= values - 1


def _counts(cards: int) -> Counts:
    counts = [0] * 14
    for card in cards_in(cards):
        counts[rank_of(card)] += 1
    return tuple(counts)


def _is_taken_by(state: State, counts: Counts, value: int) -> bool:
    """Whether cards divide into sets of a value, or are one where only one may be taken."""
    total, extra = sum(rank * count for rank, count in enumerate(counts)), HIGH_ACE - 1
    totals = range(total, total + extra * counts[1] + 1, extra) if state.tables.ace_high else range(total, total + 1)
    if state.tables.one_unit:
        return value in totals
    if not any(each % value == 0 for each in totals):
        return False
    return _divides(counts, value, state.tables.ace_high, set())


def _divides(counts: Counts, value: int, high: bool, dead: set[Counts]) -> bool:
    """Whether cards divide into sets of a value; the highest is placed first. `dead` remembers what cannot be."""
    if not any(counts):
        return True
    if counts in dead:
        return False
    top = max(rank for rank in range(1, 14) if counts[rank])
    for left in _without_set(counts, top, value, high, is_first=True):
        if _divides(left, value, high, dead):
            return True
    dead.add(counts)
    return False


def _without_set(counts: Counts, top: int, value: int, high: bool, is_first: bool) -> Iterator[Counts]:
    """What is left beside each set of a value that has no card above `top`, and one of `top` if it is the first."""
    if top <= 1:
        yield from _without_aces(counts, value, high)
        return
    most = min(counts[top], value // top)
    for used in range(most, 0 if is_first else -1, -1):
        left = counts[:top] + (counts[top] - used,) + counts[top + 1 :]
        yield from _without_set(left, top - 1, value - used * top, high, is_first=False)


def _without_aces(counts: Counts, value: int, high: bool) -> Iterator[Counts]:
    """What is left beside aces that make the value, if they can."""
    for used in range(counts[1] + 1):
        beyond = value - used
        if beyond == 0 or (high and 0 < beyond <= (HIGH_ACE - 1) * used and beyond % (HIGH_ACE - 1) == 0):
            yield (0, counts[1] - used, *counts[2:])
