"""Sets of table cards that make a total, where every ace may count 1 or 14; and unions of disjoint ones. D-64, D-65"""

from cassino.engine.words import Words, WordSet
from cassino.kernel import BuildSet, CardSet, Size, Value, ValueSet, kernel, lowest, popcount, rank_of

HIGHEST: ValueSet = (1 << 60) - 1
"""Totals are bits of a word: four aces from the hand make 56, nothing more is asked for."""
MOST_IN_HAND = 12
"""So many hand cards are surveyed at most; a hand that was dealt has four or fewer."""


@kernel
class Units:
    """The cards within reach, sorted for finding every set of a total without trying those that lead nowhere."""

    cards: Words
    sums_from: Words
    totals: Words
    divided: Words
    playable: Words
    units: Words
    unions: WordSet
    listed: WordSet
    aces: CardSet
    sums: ValueSet
    limit: Size
    high: bool
    cut: bool

    def __init__(self) -> None:
        self.cards = Words()
        self.cards.grow(52)
        self.sums_from = Words()
        self.sums_from.grow(53)
        self.totals = Words()
        self.totals.grow(1 << MOST_IN_HAND)
        self.divided = Words()
        self.divided.grow(1 << MOST_IN_HAND)
        self.playable = Words()
        self.playable.grow(1 << MOST_IN_HAND)
        self.units = Words()
        self.unions = WordSet()
        self.listed = WordSet()
        self.aces = 0
        self.sums = 0
        self.limit = 0
        self.high = False
        self.cut = False

    @kernel
    def survey(self, cards: CardSet, high: bool) -> None:
        """Look at the cards within reach, all of which have numbers; `high`: whether an ace may count 14."""
        self.high = high
        self.aces = cards & 15
        self.cards.n = 0
        rest = cards & ~self.aces
        while rest:
            self.cards.push(rest & (0 - rest))
            rest &= rest - 1
        sums = HIGHEST & 1
        at = self.cards.n
        self.sums_from.items[at] = sums
        while at:
            at -= 1
            sums |= sums << rank_of(lowest(self.cards.items[at]))
            sums &= HIGHEST
            self.sums_from.items[at] = sums
        for _ in range(popcount(self.aces)):
            sums = with_ace(sums, high)
        self.sums = sums & ~(HIGHEST & 1)

    @kernel
    def find(self, value: Value) -> None:
        """List every set within reach that makes this value."""
        self.units.n = 0
        aces = self.aces
        while True:
            self.find_with(aces, value)
            if aces == 0:
                break
            aces = (aces - 1) & self.aces

    @kernel
    def find_with(self, aces: CardSet, value: Value) -> None:
        """Add the sets of a value whose aces are these: 1 each, and 13 more for each that counts 14."""
        count = popcount(aces)
        left = value - count
        for _ in range(count + 1):
            if left < 0:
                return
            if left == 0 and aces:
                self.units.push(aces)
            elif left:
                self.extend(0, left, aces)
            if not self.high:
                return
            left -= 13

    @kernel
    def extend(self, at: Size, left: int, chosen: BuildSet) -> None:
        """Add to `chosen` in every possible way cards from a place on that make what is left of the value."""
        for i in range(at, self.cards.n):
            if self.units.n > self.limit:
                self.cut = True
                return
            if self.sums_from.items[i] >> left & 1 == 0:
                return
            card = self.cards.items[i]
            rest = left - rank_of(lowest(card))
            if rest == 0:
                self.units.push(chosen | card)
            elif rest > 0 and self.sums_from.items[i + 1] >> rest & 1:
                self.extend(i + 1, rest, chosen | card)

    @kernel
    def unite(self, value: Value, single: bool) -> None:
        """List every union of disjoint sets of this value; `single`: only the sets themselves."""
        self.find(value)
        self.unions.clear()
        for i in range(self.units.n):
            self.unions.add(self.units.items[i])
        if single or self.units.n < 2:
            return
        at = 0
        while at < self.unions.words.n:
            if self.unions.words.n > self.limit:
                self.cut = True
                self.pack()
                return
            base = self.unions.words.items[at]
            for i in range(self.units.n):
                if self.units.items[i] & base == 0:
                    self.unions.add(self.units.items[i] | base)
            at += 1

    @kernel
    def pack(self) -> None:
        """Where unions are cut short, add a large one: the first set with all that fits beside it."""
        base = self.units.items[0]
        for i in range(self.units.n):
            if self.units.items[i] & base == 0:
                base |= self.units.items[i]
        self.unions.add(base)


@kernel
def with_ace(sums: ValueSet, high: bool) -> ValueSet:
    """A bit for each sum that one ace more makes of these, or leaves as it is."""
    reached = sums | sums << 1
    if high:
        reached |= sums << 14
    return reached & HIGHEST
