"""The best capture of each value from loose cards, kept by the set of these cards: a search often sees the same tables.

The best capture of a value is found greedily: of all its sets (cards that add up to it, or one equal card), the most
valuable first, then those that share no card with it.
"""

from collections.abc import Sequence
from typing import Annotated

from cassino.cards import DECK_SIZE, RANKS
from cassino.engine.holding import cards_of_rank
from cassino.engine.state import State
from cassino.engine.tables import (
    EQUAL_FACES,
    FROM_HAND,
    HAND_TOTAL_AT_MOST,
    ONE_FACE,
    ONE_OR_THREE_FACES,
    ONE_UNIT,
    PAIR_FIRST,
    Tables,
)
from cassino.engine.words import Words
from cassino.kernel import (
    Card,
    CardSet,
    PerCard,
    Size,
    Value,
    ValueSet,
    Word,
    kernel,
    lowest,
    popcount,
    rank_of,
    shared,
)
from cassino.search.points import is_orange

HIGHEST_TOTAL = 26
"""For several hand cards together, no higher value is considered: two kings."""
ROW = 27
"""Room for the captures of all values from one table."""
TABLES = 1024
"""How many tables are kept."""
PLACES = 27648
"""ROW * TABLES"""
FULL_DECK: CardSet = (1 << 52) - 1
MASK: Word = 0xFFFFFFFFFFFFFFFF
SCATTER: Word = 0x9E3779B97F4A7C15
SMALL = 9
"""With at most this many numbers on the table all sums are looked at; with more only those of FEW cards."""
FEW = 3


@kernel
class Captures:
    """The best captures under one rule set, where each card is worth a fixed number of points.

    orange: the points of an orange.
    """

    tables: Tables
    sums: Words
    highest: int
    most_sum: int
    orange: int
    one_of: CardSet
    worth: PerCard[float]
    keys: Annotated[list[CardSet], TABLES]
    is_kept: Annotated[list[bool], TABLES]
    best: Annotated[list[CardSet], PLACES]

    def __init__(self, tables: Tables, orange: int = 0) -> None:
        self.tables, self.orange = tables, orange
        self.sums = Words()
        self.worth = [0.0] * 52
        self.keys, self.is_kept = [0] * TABLES, [False] * TABLES
        self.best = [0] * PLACES
        self.highest = max(tables.highest, RANKS)
        self.most_sum = tables.highest
        if tables.chosen[FROM_HAND]:
            self.highest = self.most_sum = min(tables.chosen[HAND_TOTAL_AT_MOST] or HIGHEST_TOTAL, HIGHEST_TOTAL)
        self.one_of = tables.deck & ~tables.numbers if tables.chosen[EQUAL_FACES] == ONE_FACE else 0

    def set_worths(self, worths: Sequence[float]) -> None:
        """Say what each card is worth. If that changes anything, forget all captures."""
        changes = 0
        for card in range(DECK_SIZE):
            changes += self.worth[card] != worths[card]
            self.worth[card] = worths[card]
        if changes:
            for place in range(TABLES):
                self.is_kept[place] = False

    @shared
    def total(self, cards: CardSet) -> float:
        """What a set of cards is worth."""
        found, rest = 0.0, cards
        while rest:
            found += self.worth[lowest(rest)]
            rest &= rest - 1
        return found

    @kernel
    def with_orange(self, taken: CardSet) -> float:
        """What a capture is worth."""
        return self.total(taken) + (self.orange if self.orange and is_orange(taken) else 0)

    @shared
    def values_of(self, card: Card) -> ValueSet:
        """The values that a card captures, a bit for each; for a picture without a number, its rank."""
        return self.tables.in_hand[card] if self.tables.in_hand[card] else 1 << rank_of(card)

    @shared
    def best_capture(self, state: State, card: Card) -> CardSet:
        """The best capture by a card from the table of a state."""
        return self.best_in_row(state, self.values_of(card), self.row(state.loose))

    @kernel
    def best_in_row(self, state: State, values: ValueSet, row: Size) -> CardSet:
        """The best capture by a card that has any of these values, from the loose cards of a row and the builds of a
        state.
        """
        best: CardSet = 0
        most = 0.0
        while values:
            value = lowest(values)
            values &= values - 1
            if value > self.highest:
                break
            taken = self.with_builds(state, value, self.best[row + value])
            worth = self.with_orange(taken)
            if taken and (best == 0 or worth > most):
                best, most = taken, worth
        return best

    @kernel
    def with_builds(self, state: State, value: Value, taken: CardSet) -> CardSet:
        """What a card captures that captures these loose cards, with the builds of its value."""
        for number in range(state.build_count):
            if state.build_value[number] != value:
                continue
            if not state.tables.chosen[ONE_UNIT]:
                taken |= state.build_cards[number]
            elif self.total(state.build_cards[number]) >= self.total(taken):
                taken = state.build_cards[number]
        return taken

    @kernel
    def row(self, loose: CardSet) -> Size:
        """Where the captures from these loose cards begin in `best`, by value."""
        mixed: Word = (loose ^ loose >> 31) * SCATTER & MASK
        place: Size = mixed >> 54
        if not self.is_kept[place] or self.keys[place] != loose:
            self.is_kept[place] = True
            self.keys[place] = loose
            self.find(loose, place * ROW)
        return place * ROW

    @kernel
    def find(self, loose: CardSet, row: Size) -> None:
        """Find the best capture of every value."""
        self.list_sums(loose & self.tables.numbers)
        for value in range(1, self.highest + 1):
            self.best[row + value] = self.pack(value, loose)

    @kernel
    def pack(self, value: Value, loose: CardSet) -> CardSet:
        """The cards of one value that are taken together."""
        packed: CardSet = 0
        single: CardSet = 0
        if self.tables.chosen[PAIR_FIRST] and value <= self.tables.highest:
            single = loose & self.tables.lying[value]
        while True:
            found = self.best_set(value, loose & ~packed, single != 0)
            if found == 0:
                return packed
            packed |= found
            if self.tables.chosen[ONE_UNIT] or found & self.one_of or self.is_one_of_two(found, loose):
                return packed

    @kernel
    def best_set(self, value: Value, loose: CardSet, only_single: bool) -> CardSet:
        """The most valuable set of one value; 0 if there is none."""
        best: CardSet = 0
        most = -1.0
        rest: CardSet = 0
        if self.tables.high_ace and value == self.tables.high_ace:
            rest = loose & self.tables.lying[value]
        elif value <= RANKS:
            rest = loose & ~self.tables.numbers & cards_of_rank(value)
        while rest:
            if self.worth[lowest(rest)] > most:
                most = self.worth[lowest(rest)]
                best = rest & (0 - rest)
            rest &= rest - 1
        for place in range(1, self.sums.n):
            word = self.sums.items[place]
            cards = word & FULL_DECK
            if word >> 52 & 63 != value or cards & loose != cards or (only_single and cards & (cards - 1)):
                continue
            total = self.total(cards)
            if total > most:
                most, best = total, cards
        return best

    @kernel
    def is_one_of_two(self, cards: CardSet, loose: CardSet) -> bool:
        """Whether these cards are a picture that must be left its only equal, because none takes two."""
        if self.tables.chosen[EQUAL_FACES] != ONE_OR_THREE_FACES or cards & self.tables.numbers:
            return False
        return popcount(loose & cards_of_rank(rank_of(lowest(cards)))) == 2

    @kernel
    def list_sums(self, numbers: CardSet) -> None:
        """List all sets of these cards with a sum up to the highest value of a number; the first is the empty set.

        Above the cards, a word has the sum, in 6 bits, and the size.
        """
        self.sums.n = 0
        self.sums.push(0)
        most: Word = 52 if popcount(numbers) <= SMALL else FEW
        rest = numbers
        while rest:
            card = lowest(rest)
            rest &= rest - 1
            for place in range(self.sums.n):
                word = self.sums.items[place]
                total: Word = (word >> 52 & 63) + rank_of(card)
                size: Word = word >> 58
                if total <= self.most_sum and size < most:
                    self.sums.push(word & FULL_DECK | 1 << card | total << 52 | (size + 1) << 58)
