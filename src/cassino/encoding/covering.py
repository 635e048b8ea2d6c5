"""Whether some of the cards on a table, all that must be taken among them, divide into sets of a value. Rule B6

`must` are the cards that each set of cards has to be found for, `may` those that can be used beside them. Cards of a
rank are alike, so a card of `must` is always used before one of `may`: if a division uses one of `may` and has another
place for the card of `must`, they can change places. The highest card of `must` is placed first, in a set with any
others; a rest that failed once is not tried again.
"""

from cassino.cards import RANKS
from cassino.engine.holding import cards_of_rank
from cassino.engine.state import State
from cassino.engine.units import total_of
from cassino.engine.words import WordSet
from cassino.kernel import BuildSet, CardSet, Rank, Value, ValueSet, Word, highest, kernel, lowest, popcount, rank_of

ACES: CardSet = 15
SUMS: ValueSet = (1 << 60) - 1
"""Totals are bits of a word; no value is higher."""
SOME_OF = 5
"""With m cards of `must` and n of `may`, a rank has the number FIRST_OF[m] + n, which is below 15."""


@kernel
class Cover:
    """Working memory for the search."""

    value: Value
    high: Value
    failed: WordSet

    def __init__(self) -> None:
        self.value = self.high = 0
        self.failed = WordSet()

    @kernel
    def exists(self, state: State, builds: BuildSet, must: CardSet, may: CardSet, value: Value) -> bool:
        """Whether `must`, with builds that count as one card each, and some of `may` divide into sets of a value; no
        set at all is enough for nothing.
        """
        self.value, self.high = value, state.tables.high_within(value)
        self.failed.clear()
        return self.rest_divides(state, builds, must, may)

    @kernel
    def rest_divides(self, state: State, builds: BuildSet, must: CardSet, may: CardSet) -> bool:
        """The same for what other sets have left."""
        if builds:
            others = builds & (builds - 1)
            left = self.value - state.build_value[lowest(builds)]
            return self.completes_with_builds(state, others, others, must, may, left)
        if must == 0:
            return True
        if not self.can_total(must, may) or not self.failed.add(counts_of(must, may)):
            return False
        card = highest(must)
        rank = rank_of(card)
        rest = must & ~(1 << card)
        if rank <= self.value and self.completes(state, 0, rest, may, self.value - rank, RANKS):
            return True
        is_high: bool = rank == 1 and self.high != 0 and self.value >= self.high
        return is_high and self.completes(state, 0, rest, may, self.value - self.high, RANKS)

    @kernel
    def can_total(self, must: CardSet, may: CardSet) -> bool:
        """Whether `must` and some of `may` can have a total that the value divides: by the remainders they can have."""
        rests: Word = 1
        rests <<= total_of(must) % self.value
        aces = must & ACES if self.high else 0
        while aces and rests & 1 == 0:
            rests |= self.turned(rests, self.high - 1)
            aces &= aces - 1
        others = may
        while others and rests & 1 == 0:
            rank = rank_of(lowest(others))
            more = self.turned(rests, rank)
            if rank == 1 and self.high:
                more |= self.turned(rests, self.high)
            rests |= more
            others &= others - 1
        return rests & 1 != 0

    @kernel
    def turned(self, rests: Word, more: int) -> Word:
        """Remainders, a bit for each, after more is added."""
        one: Word = 1
        by = more % self.value
        return (rests << by | rests >> (self.value - by)) & ((one << self.value) - 1)

    @kernel
    def completes_with_builds(
        self, state: State, builds: BuildSet, usable: BuildSet, must: CardSet, may: CardSet, left: int
    ) -> bool:
        """Whether usable builds, and then cards, complete a set that lacks `left`, so that the rest divides, too."""
        if left < 0:
            return False
        if self.completes(state, builds, must, may, left, RANKS):
            return True
        rest = usable
        while rest:
            index = lowest(rest)
            rest &= rest - 1
            more = left - state.build_value[index]
            if self.completes_with_builds(state, builds & ~(1 << index), rest, must, may, more):
                return True
        return False

    @kernel
    def completes(self, state: State, builds: BuildSet, must: CardSet, may: CardSet, left: Value, top: Rank) -> bool:
        """Whether cards up to a rank complete a set that lacks `left`, so that the rest divides, too."""
        if left == 0:
            return self.rest_divides(state, builds, must, may)
        rank = left if left < top else top
        while rank:
            if self.completes_with(state, builds, must, may, left - rank, rank):
                return True
            rank -= 1
        is_high: bool = self.high != 0 and left >= self.high
        return is_high and self.completes_with(state, builds, must, may, left - self.high, 1)

    @kernel
    def completes_with(
        self, state: State, builds: BuildSet, must: CardSet, may: CardSet, left: Value, rank: Rank
    ) -> bool:
        """The same with a card of this rank, after which the set lacks `left`."""
        cards = must & cards_of_rank(rank)
        if cards:
            return self.completes(state, builds, must & ~(cards & -cards), may, left, rank)
        cards = may & cards_of_rank(rank)
        return cards != 0 and self.completes(state, builds, must, may & ~(cards & -cards), left, rank)


@kernel
def counts_of(must: CardSet, may: CardSet) -> Word:
    """How many cards of each rank must and may be taken: four bits for a rank."""
    counts: Word = 0
    for rank in range(RANKS):
        musts = popcount(must >> 4 * rank & 15)
        number = musts * (2 * SOME_OF + 1 - musts) // 2 + popcount(may >> 4 * rank & 15)
        counts = counts << 4 | number
    return counts


@kernel
def is_set_within(must: CardSet, may: CardSet, value: Value, high: Value) -> bool:
    """Whether `must` and some of `may` make one set of a value; an empty set makes none."""
    sums: ValueSet = 1
    rest = must
    while rest:
        rank = rank_of(lowest(rest))
        more = sums << rank
        if rank == 1 and high:
            more |= sums << high
        sums = more & SUMS
        rest &= rest - 1
    rest = may
    while rest:
        rank = rank_of(lowest(rest))
        more = sums << rank
        if rank == 1 and high:
            more |= sums << high
        sums = (sums | more) & SUMS
        rest &= rest - 1
    return value > 0 and sums >> value & 1 != 0
