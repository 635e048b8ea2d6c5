"""What a seat may hold: exact chances from the cards that are not in sight."""

from itertools import combinations
from math import comb

MOST_NEEDS = 3
"""Of more proven values than this only the first are used; a hand of four rarely owns two builds."""


class Holding:
    """The hand of one seat: cards it certainly has, and so many more from a set of possible ones.

    needs: sets of cards; the seat is proven to hold a card of each.
    """

    def __init__(self, possible: int, certain: int, size: int, needs: tuple[int, ...] = ()) -> None:
        self.possible = possible
        self.certain = certain
        self.size = size
        self._free = possible & ~certain
        self._drawn = max(0, min(size - certain.bit_count(), self._free.bit_count()))
        self._needs = tuple(need & self._free for need in needs if not need & certain)[:MOST_NEEDS]
        self._ways = [comb(count, self._drawn) for count in range(self._free.bit_count() + 1)]
        self._all = self._fitting(0)
        self._without: dict[int, float] = {}

    def _fitting(self, absent: int) -> int:
        """Hands without a card of `absent` that meet every need."""
        count = 0
        for size in range(len(self._needs) + 1):
            for chosen in combinations(self._needs, size):
                gone = absent & self._free
                for need in chosen:
                    gone |= need
                count += (-1) ** size * self._ways[len(self._ways) - 1 - gone.bit_count()]
        return count

    def chance_without(self, cards: int) -> float:
        """The chance that the seat holds none of these cards."""
        if cards & self.certain:
            return 0.0
        if self._all <= 0:
            return 1.0
        cards &= self._free
        known = self._without.get(cards)
        if known is None:
            known = self._without[cards] = self._fitting(cards) / self._all
        return known

    def chance_of(self, cards: int) -> float:
        """The chance that the seat holds at least one of these cards."""
        return 1.0 - self.chance_without(cards)

    def chance_of_both(self, cards: int, others: int) -> float:
        """The chance that the seat holds a card of each of two sets that share none."""
        return max(0.0, self.chance_of(cards) + self.chance_of(others) - self.chance_of(cards | others))
