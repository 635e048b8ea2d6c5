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
HIGHEST_TOTAL = 26
"""Of several hand cards together no higher value is looked at: two kings."""


def values_of(tables: Tables, rank: int) -> tuple[int, ...]:
    """What a card of a rank counts when it is played to capture."""
    return (1, HIGH_ACE) if rank == 1 and tables.ace_high else (rank,)


class Reach:
    """The best capture for each rank or value on any table made from one pool of cards."""

    def __init__(self, tables: Tables, pool: int, worth: Sequence[float]) -> None:
        self.worth = worth
        self.top = highest_value(tables)
        self.highest = self.top
        if tables.from_hand:
            self.highest = min(tables.hand_total_at_most or HIGHEST_TOTAL, HIGHEST_TOTAL)
        self._values = tuple(values_of(tables, rank) for rank in range(14))
        self._one_of = 0 if not tables.one_equal_face else tables.deck & ~tables.numbers
        self._is_one_unit = tables.one_unit
        self._is_pair_first = tables.pair_first
        self._sets = _sets_by_value(tables, pool, worth, self.highest)
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

    def best(self, rank: int, table: Table, seat: int = -1) -> int:
        """The cards of the dearest capture with a card of this rank; 0 if it takes nothing. A seat may reach tops."""
        takes = [self.take(value, table, seat) for value in self._values[rank]]
        return takes[0] if len(takes) == 1 else max(takes, key=self.total)

    def take(self, value: int, table: Table, seat: int = -1) -> int:
        """The cards of the dearest capture by a value."""
        taken = self.pack(value, table.loose if seat < 0 else table.within_reach(seat))
        for build in table.builds:
            if build.value == value:
                taken = max(taken, build.cards, key=self.total) if self._is_one_unit else taken | build.cards
        return taken

    def pack(self, value: int, loose: int) -> int:
        """The loose cards of one value that can be taken together: sets that do not overlap, the dearest first."""
        key = (value, loose)
        packed = self._packed.get(key)
        if packed is None:
            packed = self._packed[key] = self._packing(value, loose)
        return packed

    def _packing(self, value: int, loose: int) -> int:
        packed = 0
        must_pair = self._is_pair_first and value <= self.top and loose & rank_mask(1 if value == HIGH_ACE else value)
        for cards in self._sets.get(value, ()):
            if cards & loose != cards or cards & packed or (must_pair and cards & (cards - 1)):
                continue
            packed |= cards
            if self._is_one_unit or cards & self._one_of:
                break
        return packed


def _sets_by_value(tables: Tables, pool: int, worth: Sequence[float], highest: int) -> dict[int, list[int]]:
    """Sets of loose cards that one played card, or several of one value, take, the dearest first."""
    numbers = pool & tables.numbers
    count = numbers.bit_count()
    sets = _sums(numbers, highest, FEW if count > SMALL_POOL or highest > HIGH_ACE else count)
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
