"""What each card counts on the table and in the hand: the table from which the engine works. B6

A set of values is an int with a bit for each value, as everywhere in the engine.
"""

from functools import lru_cache
from typing import NamedTuple

from cassino import cards
from cassino.rules.options import Ace, Faces, cards_of
from cassino.rules.options.setup import LARGEST_VALUE as LARGEST_VALUE
from cassino.rules.rules import Rules

HIGH_ACE = 14
"""What an ace counts beside 1 where `counting.ace` says so."""


class CardValues(NamedTuple):
    """What one card counts; nothing if it takes and is taken by its rank alone."""

    on_table: int
    """As a set by itself on the table. In a sum with others it counts its lowest value."""
    in_hand: int
    """When it is played to capture, and as the card that answers for a build."""


@lru_cache(maxsize=256)
def card_values(rules: Rules) -> tuple[CardValues, ...]:
    """What every card of 52 counts, whether it is in the pack or not."""
    return tuple(_values(rules, card) for card in range(cards.DECK_SIZE))


def _values(rules: Rules, card: int) -> CardValues:
    rank = cards.rank_of(card)
    if cards.PICTURES >> card & 1 and rules.counting.faces is Faces.RANK_ONLY:
        return CardValues(0, 0)
    values = 1 << rank
    if rank == 1 and rules.counting.ace is Ace.ONE_OR_FOURTEEN:
        values |= 1 << HIGH_ACE
    special = [item.value for item in rules.counting.in_hand if cards_of(item.of) >> card & 1]
    return CardValues(values, 1 << special[0] if special else values)
