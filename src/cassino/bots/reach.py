"""What each card can take from a table, and what that is worth."""

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeVar

from cassino.bots.table import Table
from cassino.bots.worth import total_worth
from cassino.cards import DECK_SIZE, cards_in, rank_mask
from cassino.engine.checking import highest_value
from cassino.engine.state import Build
from cassino.engine.tables import Tables
from cassino.kernel import CardSet, PerCard, kernel, lowest, rank_of, typed

HIGH_ACE = 14
SMALL_POOL = 13
"""Up to so many cards all sums are looked at; with more, only those of few cards."""
FEW = 3
HIGHEST_TOTAL = 26
"""Of several hand cards together no higher value is looked at: two kings."""
RANKS = range(1, 14)
KEPT = 1 << 11
"""So many tables are kept in mind for each worth of the cards, of which there are 64 at most."""


def values_of(tables: Tables, rank: int) -> tuple[int, ...]:
    """What a card of a rank counts when it is played to capture."""
    return (1, HIGH_ACE) if rank == 1 and tables.ace_high else (rank,)


Key = TypeVar("Key")
Found = TypeVar("Found")


@kernel
class Reach:
    """The best capture for each rank or value on any table made from one pool of cards."""

    worths: PerCard[float]
    top: int
    highest: int
    _worth: Sequence[float]
    _values: tuple[tuple[int, ...], ...]
    _tables: Tables
    _pool: CardSet
    _sets: dict[int, list[int]] | None
    _memory: "_Memory"
    _one_of: CardSet
    _is_one_unit: bool
    _is_pair_first: bool
    _most: int

    def __init__(self, tables: Tables, pool: int, worth: Sequence[float]) -> None:
        self.worths = [0.0] * DECK_SIZE
        for card in range(DECK_SIZE):
            self.worths[card] = worth[card]
        self._worth = worth
        self.top = highest_value(tables)
        self.highest = self.top
        if tables.from_hand:
            self.highest = min(tables.hand_total_at_most or HIGHEST_TOTAL, HIGHEST_TOTAL)
        self._values = tuple(values_of(tables, rank) for rank in range(14))
        self._one_of = 0 if not tables.one_equal_face else tables.deck & ~tables.numbers
        self._is_one_unit = tables.one_unit
        self._is_pair_first = tables.pair_first
        numbers = (pool & tables.numbers).bit_count()
        self._most = FEW if numbers > SMALL_POOL or self.highest > HIGH_ACE else 0
        self._tables, self._pool = tables, pool
        self._sets = None
        self._memory = _memory_of(tables, tuple(worth), self._most)

    def values(self, rank: int) -> tuple[int, ...]:
        """What a card of a rank counts when it is played to capture."""
        return self._values[rank]

    @typed
    def total(self, cards: CardSet) -> float:
        """What a set of cards is worth."""
        found: float
        rest: CardSet
        found, rest = 0.0, cards
        while rest:
            found += self.worths[lowest(rest)]
            rest &= rest - 1
        return found

    @typed
    def takes(self, loose: CardSet, builds: tuple[Build, ...]) -> tuple[int, ...]:
        """By rank, from 0 on, the cards of the dearest capture from loose cards and builds; 0 if there is none."""
        found, key = self._memory.takes, (loose, builds)
        known = None if loose & ~self._pool else found.get(key)
        if known is None:
            known = (0, *[self._best(rank, loose, builds) for rank in RANKS])
            self._keep(found, key, loose, known)
        return known

    def best(self, rank: int, table: Table, seat: int = -1) -> int:
        """The cards of the dearest capture with a card of this rank; 0 if it takes nothing. A seat may reach tops."""
        return self.takes(self._in_reach(table, seat), table.builds)[rank]

    def _best(self, rank: int, loose: int, builds: Sequence[Build]) -> int:
        values = self._values[rank]
        if len(values) == 1:
            return self._take(values[0], loose, builds)
        return max((self._take(value, loose, builds) for value in values), key=self.total)

    def take(self, value: int, table: Table, seat: int = -1) -> int:
        """The cards of the dearest capture by a value."""
        return self._take(value, self._in_reach(table, seat), table.builds)

    def _in_reach(self, table: Table, seat: int) -> int:
        return table.loose if seat < 0 else table.within_reach(seat)

    def _take(self, value: int, loose: int, builds: Sequence[Build]) -> int:
        taken = self.pack(value, loose)
        for build in builds:
            if build.value == value:
                taken = max(taken, build.cards, key=self.total) if self._is_one_unit else taken | build.cards
        return taken

    def pack(self, value: int, loose: int) -> int:
        """The loose cards of one value that can be taken together: sets that do not overlap, the dearest first."""
        packed, key = self._memory.packed, (value, loose)
        known = None if loose & ~self._pool else packed.get(key)
        if known is None:
            known = self._packing(value, loose)
            self._keep(packed, key, loose, known)
        return known

    def _keep(self, memory: dict[Key, Found], key: Key, loose: int, found: Found) -> None:
        """Keep in mind what was found, if it holds for other pools, too: if these cards are all in this one."""
        if loose & ~self._pool:
            return
        if len(memory) >= KEPT:
            memory.clear()
        memory[key] = found

    def _packing(self, value: int, loose: int) -> int:
        if self._sets is None:
            self._sets = _sets_by_value(self._tables, self._pool, self._worth, self.highest, self._most)
        packed = 0
        must_pair = self._is_pair_first and value <= self.top and loose & rank_mask(1 if value == HIGH_ACE else value)
        for cards in self._sets.get(value, ()):
            if cards & loose != cards or cards & packed or (must_pair and cards & (cards - 1)):
                continue
            packed |= cards
            if self._is_one_unit or cards & self._one_of:
                break
        return packed


class _Memory:
    """What was found for one worth of the cards: it holds for every pool that has the cards asked for."""

    def __init__(self) -> None:
        self.packed: dict[tuple[int, int], int] = {}
        self.takes: dict[tuple[int, tuple[Build, ...]], tuple[int, ...]] = {}


@lru_cache(maxsize=64)
def _memory_of(tables: Tables, worth: tuple[float, ...], most: int) -> _Memory:
    return _Memory()


def _sets_by_value(tables: Tables, pool: int, worth: Sequence[float], highest: int, most: int) -> dict[int, list[int]]:
    """Sets of so many loose cards at most, any number for 0, that cards of one value take, the dearest first."""
    numbers = pool & tables.numbers
    sets = _sums(numbers, highest, most or numbers.bit_count())
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
