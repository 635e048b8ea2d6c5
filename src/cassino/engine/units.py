"""Sets of cards that make a total if every ace may have two values; unions of disjoint sets. B6, D-64, D-65"""

from cassino.cards import RANKS
from cassino.engine.holding import cards_of_rank
from cassino.engine.words import Words, WordSet
from cassino.kernel import BuildSet, CardSet, Rank, Size, Value, ValueSet, Word, kernel, lowest, popcount, rank_of

HIGHEST: ValueSet = (1 << 60) - 1
"""Totals are bits of a word. Four aces from the hand make 56, which is the highest total."""
MOST_IN_HAND = 12
"""At most this many hand cards are combined; a hand that was dealt has four or fewer."""


@kernel
class Units:
    """The cards within reach, sorted so that every set of a total is found without dead ends."""

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
    high: Value
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
        self.high = 0
        self.cut = False

    @kernel
    def survey(self, cards: CardSet, high: Value) -> None:
        """Prepare the cards within reach, all of which have numbers. `high`: the higher value of an ace, or 0."""
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
        """Add the sets of a value that contain exactly these aces: 1 each, and more for each that counts high."""
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
            left -= self.high - 1

    @kernel
    def extend(self, at: Size, left: int, chosen: BuildSet) -> None:
        """Extend `chosen` in every possible way with cards from index `at` on, so that they make `left`."""
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
        """List every union of disjoint sets of this value; `single`: only single sets."""
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
        """If unions are cut short, add a large one: the first set, with everything that fits beside it."""
        base = self.units.items[0]
        for i in range(self.units.n):
            if self.units.items[i] & base == 0:
                base |= self.units.items[i]
        self.unions.add(base)


@kernel
def with_ace(sums: ValueSet, high: Value) -> ValueSet:
    """A bit for each sum that these sums and one more ace make."""
    reached = sums | sums << 1
    if high:
        reached |= sums << high
    return reached & HIGHEST


@kernel
def total_of(cards: CardSet) -> int:
    """The total of cards; aces count 1."""
    made = 0
    rest = cards
    while rest:
        made += rank_of(lowest(rest))
        rest &= rest - 1
    return made


@kernel
def is_one_set(cards: CardSet, value: Value, high: Value) -> bool:
    """Whether all these cards together make a value. `high`: the higher value of an ace, or 0."""
    more = value - total_of(cards)
    gain = high - 1
    return cards != 0 and (
        more == 0 or (high > 0 and more > 0 and more % gain == 0 and more <= gain * popcount(cards & 15))
    )


@kernel
def divides(cards: CardSet, value: Value, high: Value, seen: WordSet) -> bool:
    """Whether cards divide into sets of a value; `seen` is working memory.

    Cards of one rank are alike, so the cards left are stored as a word with three bits for the count of each rank.
    """
    rest = cards
    if value <= RANKS:
        rest &= ~cards_of_rank(value)
    if rest == 0 or is_one_set(rest, value, high):
        return True
    if high == 0 and total_of(rest) % value:
        return False
    counts: Word = 0
    one: Word = 1
    while rest:
        counts += one << 3 * (rank_of(lowest(rest)) - 1)
        rest &= rest - 1
    seen.clear()
    return counts_divide(counts, value, high, seen)


@kernel
def counts_divide(counts: Word, value: Value, high: Value, seen: WordSet) -> bool:
    """Whether these counts of ranks divide. Counts that were seen before do not."""
    if counts == 0:
        return True
    if not seen.add(counts):
        return False
    top = RANKS
    while counts >> 3 * (top - 1) & 7 == 0:
        top -= 1
    return completes(counts, top, True, value, value, high, seen)


@kernel
def completes(counts: Word, top: Rank, is_first: bool, left: int, value: Value, high: Value, seen: WordSet) -> bool:
    """Whether cards up to a rank (at least one of that rank if `is_first`) complete a set that lacks `left`, so that
    the rest divides, too.
    """
    if left == 0:
        return counts_divide(counts, value, high, seen)
    one: Word = 1
    rank = top
    while rank:
        is_there: bool = rank <= left and counts >> 3 * (rank - 1) & 7 != 0
        if is_there and completes(counts - (one << 3 * (rank - 1)), rank, False, left - rank, value, high, seen):
            return True
        rank = 0 if is_first else rank - 1
    if high and left >= high and counts & 7 and (top == 1 or not is_first):
        return completes(counts - one, 1, False, left - high, value, high, seen)
    return False
