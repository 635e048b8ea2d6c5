"""What each card can take from a table, and what that is worth."""

from collections.abc import Sequence

from cassino.bots.table import Table
from cassino.bots.worth import total_worth
from cassino.cards import cards_in, rank_mask, rank_of
from cassino.engine.checking import highest_value
from cassino.engine.tables import Tables

HIGH_ACE = 14
SMALL_POOL = 13
"""Up to so many cards all sums are looked at; with more, only those of few cards."""
FEW = 3


def values_of(tables: Tables, rank: int) -> tuple[int, ...]:
    """What a card of a rank counts when it is played to capture."""
    return (1, HIGH_ACE) if rank == 1 and tables.ace_high else (rank,)


class Reach:
    """The best capture for each rank on any table made from one pool of cards."""

    def __init__(self, tables: Tables, pool: int, worth: Sequence[float]) -> None:
        self.worth = worth
        self.top = highest_value(tables)
        self._values = tuple(values_of(tables, rank) for rank in range(14))
        self._one_of = 0 if not tables.one_equal_face else tables.deck & ~tables.numbers
        self._sets = _sets_by_value(tables, pool, worth)
        self._packed: dict[tuple[int, int], int] = {}
        self._sums: dict[int, float] = {}

    def values(self, rank: int) -> tuple[int, ...]:
        """What a card of a rank counts when it is played to capture."""
        return self._values[rank]

    def total(self, cards: int) -> float:
        """What a set of cards is worth."""
        known = self._sums.get(cards)
        if known is None:
            known = self._sums[cards] = total_worth(self.worth, cards)
        return known

    def best(self, rank: int, table: Table) -> int:
        """The cards of the dearest capture with a card of this rank; 0 if it takes nothing."""
        takes = [self._take(value, table) for value in self._values[rank]]
        return takes[0] if len(takes) == 1 else max(takes, key=self.total)

    def _take(self, value: int, table: Table) -> int:
        taken = self._pack(value, table.loose)
        for build in table.builds:
            if build.value == value:
                taken |= build.cards
        return taken

    def _pack(self, value: int, loose: int) -> int:
        """Sets of one value that do not overlap, the dearest first."""
        key = (value, loose)
        packed = self._packed.get(key)
        if packed is None:
            packed = self._packed[key] = self._packing(value, loose)
        return packed

    def _packing(self, value: int, loose: int) -> int:
        packed = 0
        for cards in self._sets.get(value, ()):
            if cards & loose == cards and not cards & packed:
                packed |= cards
                if cards & self._one_of:
                    break
        return packed


def _sets_by_value(tables: Tables, pool: int, worth: Sequence[float]) -> dict[int, list[int]]:
    """Sets of loose cards that one played card of a value takes, the dearest first."""
    numbers = pool & tables.numbers
    sets = _sums(numbers, highest_value(tables), FEW if numbers.bit_count() > SMALL_POOL else numbers.bit_count())
    for card in cards_in(pool & ~tables.numbers):
        sets.setdefault(rank_of(card), []).append(1 << card)
    if tables.ace_high:
        sets.setdefault(HIGH_ACE, []).extend(1 << card for card in cards_in(pool & rank_mask(1)))
    for found in sets.values():
        found.sort(key=lambda cards: -total_worth(worth, cards))
    return sets


def _sums(numbers: int, top: int, most: int) -> dict[int, list[int]]:
    """All sets of up to `most` cards whose counts add up to at most `top`, by that sum."""
    partial = [(0, 0, 0)]
    for card in cards_in(numbers):
        count = rank_of(card)
        partial += [
            (cards | 1 << card, total + count, size + 1)
            for cards, total, size in partial
            if total + count <= top and size < most
        ]
    sets: dict[int, list[int]] = {}
    for cards, total, _ in partial[1:]:
        sets.setdefault(total, []).append(cards)
    return sets
