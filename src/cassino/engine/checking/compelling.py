"""Whether a card must capture. Rule B8"""

from cassino.cards import cards_in, rank_mask
from cassino.engine.checking.naming import ACE_HIGH, rank_of
from cassino.engine.checking.owning import missing_value, owed_value, own_builds, values_of
from cassino.engine.state import State
from cassino.rules.options import Compulsion


def equal_to_take(state: State, card: int) -> int:
    """The loose cards that a capture with this card may not leave: all equal ones, where the rules say so. 000:38"""
    if not state.tables.compulsion or state.rules.capturing.compulsion is not Compulsion.EQUAL_LOOSE:
        return 0
    return state.loose & rank_mask(rank_of(card))


def must_capture(state: State, card: int) -> bool:
    """Whether a card may not be trailed because of what it can take. 000:38, D-83"""
    if not state.tables.compulsion:
        return False
    if state.rules.capturing.compulsion is Compulsion.ANY_CAPTURE:
        return can_capture(state, card)
    return equal_to_take(state, card) != 0


def can_capture(state: State, card: int) -> bool:
    """Whether some capture with this card alone is open."""
    rank = rank_of(card)
    if card & ~state.tables.numbers:
        return state.loose & rank_mask(rank) != 0 and _may_take(state, card, 0)
    values = (rank, ACE_HIGH) if rank == 1 and state.tables.ace_high else (rank,)
    open_values = sums(state, state.loose & state.tables.numbers | state.capturable_tops(state.turn))
    for build in state.builds():
        open_values |= 1 << build.value
    return any(open_values >> value & 1 and _may_take(state, card, value) for value in values)


def _may_take(state: State, card: int, value: int) -> bool:
    """Whether the builds that stay could still be captured: own ones of this value may be taken."""
    owed, left = owed_value(state), state.hand(state.turn) & ~card
    owned = values_of(own_builds(state))
    return owed in (0, value) and (state.tables.lenient or missing_value(left, owned - {value}) == 0)


def sums(state: State, cards: int) -> int:
    """A bit for each value that some of these cards make; an ace alone also makes 14 where the rules say so."""
    reached = 1
    for card in cards_in(cards):
        reached |= reached << card // 4 + 1
    if state.tables.ace_high and cards & rank_mask(1):
        reached |= 1 << ACE_HIGH
    return reached
