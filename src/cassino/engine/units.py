"""Sets of table cards that make a total, where every ace may count 1 or 14; and unions of disjoint ones. D-64, D-65"""

try:
    import cython
except ImportError:
    from cassino import nocython as cython

if not cython.compiled:
    from cassino.engine.bits import lowest, popcount
    from cassino.engine.words import Words, WordSet

HIGHEST = (1 << 60) - 1
"""Totals are bits of a word: four aces from the hand make 56, nothing more is asked for."""
MOST_IN_HAND = 12
"""So many hand cards are surveyed at most; a hand that was dealt has four or fewer."""


class Units:
    """The cards within reach, sorted for finding every set of a total without trying those that lead nowhere."""

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
        self.high = 0
        self.cut = False

    def survey(self, cards: int, high: int) -> None:
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
            sums |= sums << ((lowest(self.cards.items[at]) >> 2) + 1)
            sums &= HIGHEST
            self.sums_from.items[at] = sums
        for _ in range(popcount(self.aces)):
            sums = with_ace(sums, high)
        self.sums = sums & ~(HIGHEST & 1)

    def find(self, value: int) -> None:
        """List every set within reach that makes this value."""
        self.units.n = 0
        aces = self.aces
        while True:
            self.find_with(aces, value)
            if aces == 0:
                break
            aces = (aces - 1) & self.aces

    def find_with(self, aces: int, value: int) -> None:
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

    def extend(self, at: int, left: int, chosen: int) -> None:
        """Add to `chosen` in every possible way cards from a place on that make what is left of the value."""
        for i in range(at, self.cards.n):
            if self.units.n > self.limit:
                self.cut = True
                return
            if self.sums_from.items[i] >> left & 1 == 0:
                return
            card = self.cards.items[i]
            rest = left - (lowest(card) >> 2) - 1
            if rest == 0:
                self.units.push(chosen | card)
            elif rest > 0 and self.sums_from.items[i + 1] >> rest & 1:
                self.extend(i + 1, rest, chosen | card)

    def unite(self, value: int, single: int) -> None:
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

    def pack(self) -> None:
        """Where unions are cut short, add a large one: the first set with all that fits beside it."""
        base = self.units.items[0]
        for i in range(self.units.n):
            if self.units.items[i] & base == 0:
                base |= self.units.items[i]
        self.unions.add(base)


def with_ace(sums: int, high: int) -> int:
    """A bit for each sum that one ace more makes of these, or leaves as it is."""
    reached = sums | sums << 1
    if high:
        reached |= sums << 14
    return reached & HIGHEST
