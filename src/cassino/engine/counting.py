"""What cards add up to: sets of loose cards by sum, and unions of disjoint sets. Rule B6."""

from collections.abc import Iterator
from typing import Annotated

from cassino.arguments import whole
from cassino.cards import RANKS
from cassino.engine.places import set_of_cards
from cassino.engine.tables import VALUES, Tables
from cassino.engine.words import Words, WordSet
from cassino.kernel import Card, CardSet, Size, Value, ValueSet, highest, kernel, lowest, popcount, rank_of

ROOM: Size = 24768
"""No sum up to 16 has more sets of cards: 24,722 sets make 16. Not a multiple of the page size, so that lists do not
collide in the cache.
"""


@kernel
class Sums:
    """All sets of some cards by their sum, and the unions of disjoint ones."""

    sets: Words
    found: WordSet
    have: ValueSet
    limit: Size
    cut: bool
    counts: Annotated[list[int], VALUES]

    def __init__(self) -> None:
        self.sets = Words()
        self.sets.grow(VALUES * ROOM)
        self.found = WordSet()
        self.have = 0
        self.limit = 0
        self.cut = False
        self.counts = [0] * VALUES

    @kernel
    def collect(self, loose: CardSet, top: int, tables: Tables) -> None:
        """Find every set of these cards whose sum is at most `top`; a single card also counts by its higher value."""
        for total in range(VALUES):
            self.counts[total] = 0
        self.have = 1
        rest = loose
        while rest:
            card = lowest(rest)
            rest &= rest - 1
            if rank_of(card) > top:
                break
            self.extend(card, top)
        high = tables.high_ace
        if high and top >= high:
            rest = loose & tables.lying[high]
            while rest:
                self.put(high, rest & (0 - rest))
                rest &= rest - 1

    @kernel
    def put(self, total: int, cards: CardSet) -> None:
        """Record a set with this sum."""
        self.sets.items[total * ROOM + self.counts[total]] = cards
        self.counts[total] += 1
        self.have |= 1 << total

    @kernel
    def extend(self, card: Card, top: int) -> None:
        """Add one card to every set it fits into, the highest sums first so that it enters no set twice."""
        rank = rank_of(card)
        bit = 1 << card
        fitting = self.have & ~1 & (1 << (top - rank + 1)) - 1
        self.have |= fitting << rank
        while fitting:
            total = highest(fitting)
            fitting ^= 1 << total
            self.put_with(total + rank, bit, total)
        self.put(rank, bit)

    @kernel
    def put_with(self, total: int, bit: CardSet, smaller: int) -> None:
        """Record every set of a smaller sum once more, with one more card."""
        start = smaller * ROOM
        end = total * ROOM + self.counts[total]
        for i in range(self.counts[smaller]):
            self.sets.items[end + i] = self.sets.items[start + i] | bit
        self.counts[total] += self.counts[smaller]

    @kernel
    def seed(self, total: int) -> None:
        """Begin the unions with every set of this sum; 0 is the empty set. No later union equals one of them."""
        if total == 0:
            self.found.words.push(0)
        else:
            start = total * ROOM
            for i in range(start, start + self.counts[total]):
                self.found.words.push(self.sets.items[i])

    @kernel
    def close(self, total: int) -> None:
        """Add the unions of everything found with any number of disjoint sets of this sum."""
        start = total * ROOM
        end = start + self.counts[total]
        if start == end:
            return
        if end == start + 1:
            self.close_with_one(start)
            return
        at = singles = 0
        if self.found.words.n and self.found.words.items[0] == 0:
            # A union of several sets has a different sum, so a single set is found only once.
            self.seed(total)
            at = 1
            singles = end - start
        while at < self.found.words.n:
            if self.found.words.n > self.limit:
                self.cut = True
                self.pack(start, end)
                break
            base = self.found.words.items[at]
            # A single set has been united with those before it.
            first = start + at if at <= singles else start
            for i in range(first, end):
                if self.sets.items[i] & base == 0:
                    self.found.add(self.sets.items[i] | base)
            at += 1

    @kernel
    def close_with_one(self, place: Size) -> None:
        """As `close`, if there is only one such set: no union is found twice."""
        if self.found.words.n > self.limit:
            self.cut = True
            self.pack(place, place + 1)
            return
        cards = self.sets.items[place]
        for at in range(self.found.words.n):
            if self.found.words.items[at] & cards == 0:
                self.found.words.push(self.found.words.items[at] | cards)

    @kernel
    def pack(self, start: Size, end: Size) -> None:
        """If unions are cut short, add a large one: the first set found, with everything that fits beside it."""
        base = self.found.words.items[0]
        for i in range(start, end):
            if self.sets.items[i] & base == 0:
                base |= self.sets.items[i]
        for at in range(self.found.words.n):
            if self.found.words.items[at] == base:
                return
        self.found.words.push(base)

    @kernel
    def union_of(self, total: int) -> CardSet:
        """Every card that is in some set of this sum."""
        union: CardSet = 0
        for i in range(total * ROOM, total * ROOM + self.counts[total]):
            union |= self.sets.items[i]
        return union

    @kernel
    def union_beside(self, first: int, total: int) -> CardSet:
        """Every card of the sets of sum `total` that have a disjoint set of sum `first`."""
        union: CardSet = 0
        for i in range(total * ROOM, total * ROOM + self.counts[total]):
            for j in range(first * ROOM, first * ROOM + self.counts[first]):
                if self.sets.items[i] & self.sets.items[j] == 0:
                    union |= self.sets.items[i]
                    break
        return union


@kernel
def sets_in(cards: CardSet, value: Value) -> int:
    """How many sets of this value the cards of a build divide into; all divisions give the same number. B9, D-9"""
    aces = popcount(cards & 15)
    total = 0
    rest = cards & ~15
    while rest:
        total += rank_of(lowest(rest))
        rest &= rest - 1
    if value <= RANKS:
        return (total + aces) // value
    low_aces = (value - total % value) % value
    return aces - low_aces + (total + low_aces) // value


def set_count(cards: int, value: int) -> int:
    """The number of sets in a build: 1 is a simple build, more is a multiple one. B9, D-9"""
    return sets_in(set_of_cards(cards), whole(value, 1, VALUES - 1))


def partition(cards: int, value: int) -> list[int] | None:
    """Divide cards into sets that each make `value`, equal cards alone; None if that is impossible.

    Aces count 1; for a value above the king's, a single ace is also a set.
    """
    ranks: list[list[int]] = [[] for _ in range(RANKS + 1)]
    for card in range(52):
        if cards >> card & 1:
            ranks[rank_of(card)].append(card)
    groups = _split(tuple(len(of_rank) for of_rank in ranks), value, set())
    if groups is None:
        return None
    return [sum(1 << ranks[rank].pop(0) for rank in group) for group in groups]


def _split(counts: tuple[int, ...], value: int, dead: set[tuple[int, ...]]) -> list[list[int]] | None:
    """The ranks of each set. The highest card left is placed first. `dead` remembers counts that cannot be divided."""
    high = max((rank for rank in range(1, RANKS + 1) if counts[rank]), default=0)
    if high == 0:
        return []
    if counts in dead:
        return None
    for group in _groups(counts, high, value):
        left = list(counts)
        for rank in group:
            left[rank] -= 1
        rest = _split(tuple(left), value, dead)
        if rest is not None:
            return [group, *rest]
    dead.add(counts)
    return None


def _groups(counts: tuple[int, ...], high: int, value: int) -> Iterator[list[int]]:
    """The sets of ranks that contain the rank `high` and no higher one, and make `value`."""
    if high == 1 and value > RANKS:
        yield [1]
    left = list(counts)
    left[high] -= 1
    for rest in _sums(left, high, value - high):
        yield [high, *rest]


def _sums(counts: list[int], top: int, total: int) -> Iterator[list[int]]:
    """The multisets of available ranks up to `top` that make `total`, high cards first."""
    if total == 0:
        yield []
    for rank in range(min(top, total), 0, -1):
        if counts[rank]:
            left = counts.copy()
            left[rank] -= 1
            for rest in _sums(left, rank, total - rank):
                yield [rank, *rest]
