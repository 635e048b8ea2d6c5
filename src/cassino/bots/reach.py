"""The table after a move, what each card can take from it, and what that is worth."""

from collections.abc import Sequence
from typing import Annotated

from cassino.bots.worth import Worths
from cassino.cards import RANKS
from cassino.engine.counting import sets_in
from cassino.engine.holding import cards_of_rank
from cassino.engine.state import NOBODY, Build, State
from cassino.engine.tables import (
    BUILDS_IN_SUMS,
    EQUAL_FACES,
    FROM_HAND,
    HAND_TOTAL_AT_MOST,
    ONE_FACE,
    ONE_OR_THREE_FACES,
    ONE_UNIT,
    PAIR_FIRST,
    TOPS,
    VALUES,
    Tables,
)
from cassino.engine.words import Words
from cassino.kernel import (
    Card,
    CardSet,
    PerBuild,
    PerSeat,
    Seat,
    Size,
    Word,
    kernel,
    lowest,
    pooled,
    popcount,
    rank_of,
    shared,
)

SEATS = 6
MOST_BUILDS = 26
FULL_DECK: CardSet = (1 << 52) - 1
SMALL_POOL = 13
"""From a pool of at most this many cards all sums are looked at; from a larger one only those of FEW cards."""
FEW = 3
ALL = 52
HIGHEST_TOTAL = 26
"""For several hand cards together, no higher value is considered: two kings."""
ROOM = 1024
"""Sets of a value that are sorted at the same time: their worth is kept for this many."""


@kernel
@pooled(8)
class TableCards:
    """The table, and by seat the tops of piles that the seat may capture. An owner of -1 means nobody."""

    loose: CardSet
    count: int
    build_cards: PerBuild[CardSet]
    build_value: PerBuild[int]
    build_owner: PerBuild[int]
    tops: PerSeat[CardSet]

    def __init__(self, loose: int, builds: Sequence[Build] = (), tops: Sequence[int] = ()) -> None:
        self.loose, self.count = loose, len(builds)
        self.build_cards, self.build_value, self.build_owner = ([0] * MOST_BUILDS for _ in range(3))
        self.tops = [0] * SEATS
        for place, build in enumerate(builds):
            self.build_cards[place], self.build_value[place] = build.cards, build.value
            self.build_owner[place] = build.owner
        for seat, cards in enumerate(tops):
            self.tops[seat] = cards

    @kernel
    def read(self, state: State) -> None:
        """Copy the table of a state."""
        self.loose, self.count = state.loose, state.build_count
        for place in range(self.count):
            self.build_cards[place], self.build_value[place] = state.build_cards[place], state.build_value[place]
            owner = state.build_owner[place]
            self.build_owner[place] = -1 if owner == NOBODY else owner
        for seat in range(state.players):
            self.tops[seat] = state.tops_for(seat, state.tables.chosen[TOPS])

    @shared
    def cards(self) -> CardSet:
        """All its cards, without tops."""
        cards = self.loose
        for place in range(self.count):
            cards |= self.build_cards[place]
        return cards

    @shared
    def within_reach(self, seat: Seat) -> CardSet:
        """The loose cards and tops that a seat may capture; -1 for a seat that can reach no tops."""
        return self.loose if seat < 0 else self.loose | self.tops[seat]


def table_of(state: State) -> TableCards:
    """The table of a state."""
    table = TableCards(0)
    table.read(state)
    return table


@kernel
class Reach:
    """The best capture for each rank or value on any table made from one pool of cards.

    worth: of each card. Outside the pool, only builds are considered.
    """

    worths: Worths
    tables: Tables
    sets: Words
    work: Words
    pool: CardSet
    one_of: CardSet
    top: int
    highest: int
    is_few: bool
    is_ready: bool
    starts: Annotated[list[int], 28]
    totals: Annotated[list[float], 1024]

    def __init__(self, tables: Tables, pool: int, worth: Sequence[float] | Worths) -> None:
        self.worths = Worths()
        self.starts, self.totals = [0] * (HIGHEST_TOTAL + 2), [0.0] * ROOM
        if isinstance(worth, Worths):
            self.worths = worth
        else:
            self.worths.fill(worth)
        self.tables = tables
        self.top = self.highest = tables.highest
        if tables.chosen[FROM_HAND]:
            self.highest = min(tables.chosen[HAND_TOTAL_AT_MOST] or HIGHEST_TOTAL, HIGHEST_TOTAL)
        self.one_of = tables.deck & ~tables.numbers if tables.chosen[EQUAL_FACES] == ONE_FACE else 0
        self.sets, self.work = Words(), Words()
        self.restart(pool)

    @kernel
    def restart(self, pool: CardSet) -> None:
        """From now on, tables are made from another pool of cards."""
        self.pool = pool
        self.is_few = popcount(pool & self.tables.numbers) > SMALL_POOL or self.highest >= VALUES
        self.sets.n = self.work.n = 0
        self.is_ready = False

    @shared
    def total(self, cards: CardSet) -> float:
        """What a set of cards is worth."""
        return self.worths.total(cards)

    def best(self, rank: int, table: TableCards, seat: int = -1) -> int:
        """The cards of the most valuable capture with a card of this rank; 0 if it takes nothing. seat: whose tops
        within reach count.
        """
        return self.best_with(4 * (rank - 1), table, table.within_reach(seat), seat)

    @kernel
    def best_with(self, card: Card, table: TableCards, loose: CardSet, seat: Seat) -> CardSet:
        """The cards of the most valuable capture by a seat with one card from these loose cards and tops, and the
        builds of a table.
        """
        values = self.tables.in_hand[card]
        if values == 0:
            return self.take(rank_of(card), table, loose, seat)
        best = self.take(lowest(values), table, loose, seat)
        values &= values - 1
        while values:
            taken = self.take(lowest(values), table, loose, seat)
            values &= values - 1
            if self.worths.total(taken) > self.worths.total(best):
                best = taken
        return best

    @kernel
    def take(self, value: int, table: TableCards, loose: CardSet, seat: Seat) -> CardSet:
        """The cards of the most valuable capture by a seat and a value from these loose cards and tops, and the builds
        of a table.
        """
        taken = self.pack(value, loose)
        for place in range(table.count):
            if table.build_value[place] == value:
                if not self.tables.chosen[ONE_UNIT]:
                    taken |= table.build_cards[place]
                elif self.worths.total(table.build_cards[place]) > self.worths.total(taken):
                    taken = table.build_cards[place]
        if self.tables.chosen[BUILDS_IN_SUMS]:
            taken = self.with_sums(value, table, loose, seat, taken)
        return taken

    @kernel
    def with_sums(self, value: int, table: TableCards, loose: CardSet, seat: Seat, taken: CardSet) -> CardSet:
        """A capture, with each build that counts as a card of a sum that other loose cards complete."""
        best = taken
        for place in range(table.count):
            rest = value - table.build_value[place]
            if rest > 0 and self.counts_as_card(table, place, seat):
                beside = self.one_set(rest, loose if self.tables.chosen[ONE_UNIT] else loose & ~best)
                if beside and not self.tables.chosen[ONE_UNIT]:
                    best |= beside | table.build_cards[place]
                elif beside and self.worths.total(beside | table.build_cards[place]) > self.worths.total(best):
                    best = beside | table.build_cards[place]
        return best

    @kernel
    def counts_as_card(self, table: TableCards, place: int, seat: Seat) -> bool:
        """Whether a build counts as a card in a sum of a seat: a simple build of its opponents."""
        owner = table.build_owner[place]
        if owner < 0 or seat < 0 or owner % self.tables.side_count == seat % self.tables.side_count:
            return False
        return sets_in(table.build_cards[place], table.build_value[place]) == 1

    @kernel
    def one_set(self, value: int, loose: CardSet) -> CardSet:
        """The most valuable set of number cards of a value; 0 if there is none."""
        if not self.is_ready:
            self.collect()
        for place in range(self.starts[value], self.starts[value + 1]):
            cards = self.sets.items[place]
            if cards & loose & self.tables.numbers == cards:
                return cards
        return 0

    @kernel
    def pack(self, value: int, loose: CardSet) -> CardSet:
        """The loose cards of one value that can be taken together: sets that do not overlap, the most
        valuable first.
        """
        if not self.is_ready:
            self.collect()
        if value > HIGHEST_TOTAL:
            return 0
        packed: CardSet = 0
        single: CardSet = 0
        if self.tables.chosen[PAIR_FIRST] and value <= self.top:
            single = loose & self.tables.lying[value]
        for place in range(self.starts[value], self.starts[value + 1]):
            cards = self.sets.items[place]
            if cards & loose != cards or cards & packed or (single and cards & (cards - 1)):
                continue
            packed |= cards
            if self.tables.chosen[ONE_UNIT] or cards & self.one_of or self.is_one_of_two(cards, loose):
                break
        return packed

    @kernel
    def is_one_of_two(self, cards: CardSet, loose: CardSet) -> bool:
        """Whether these cards are a picture that must be left its only equal, because none takes two."""
        if self.tables.chosen[EQUAL_FACES] != ONE_OR_THREE_FACES or cards & self.tables.numbers:
            return False
        return popcount(loose & cards_of_rank(rank_of(lowest(cards)))) == 2

    @kernel
    def collect(self) -> None:
        """Find the sets of loose cards that cards of one value take, by value, the most valuable first."""
        self.is_ready = True
        self.list_sums()
        for value in range(HIGHEST_TOTAL + 1):
            self.starts[value] = self.sets.n
            self.collect_value(value)
        self.starts[HIGHEST_TOTAL + 1] = self.sets.n

    @kernel
    def collect_value(self, value: int) -> None:
        """The sets of one value."""
        start = self.sets.n
        for place in range(1, self.work.n):
            word = self.work.items[place]
            if word >> 52 & 63 == value:
                self.insert(start, word & self.tables.deck)
        high = self.tables.high_ace
        if high and value == high:
            self.insert_each(start, self.pool & self.tables.lying[high])
        elif 1 <= value <= RANKS:
            self.insert_each(start, self.pool & ~self.tables.numbers & cards_of_rank(value))

    @kernel
    def insert_each(self, start: Size, cards: CardSet) -> None:
        """Insert single cards."""
        rest = cards
        while rest:
            self.insert(start, rest & -rest)
            rest &= rest - 1

    @kernel
    def insert(self, start: Size, cards: CardSet) -> None:
        """Insert a set after all sets of its value that are worth at least as much."""
        total = self.worths.total(cards)
        self.sets.push(cards)
        at = self.sets.n - 1
        while at > start and self.total_at(at - 1 - start, at - 1) < total:
            self.sets.items[at] = self.sets.items[at - 1]
            if at - start < ROOM:
                self.totals[at - start] = self.total_at(at - 1 - start, at - 1)
            at -= 1
        self.sets.items[at] = cards
        if at - start < ROOM:
            self.totals[at - start] = total

    @kernel
    def total_at(self, place: Size, at: Size) -> float:
        """The worth of a set, by its place among those of its value and among all."""
        return self.totals[place] if place < ROOM else self.worths.total(self.sets.items[at])

    @kernel
    def list_sums(self) -> None:
        """List all sets of numbers of the pool with a sum up to the highest value; the first is the empty set.

        Above the cards, a word has the sum, in 6 bits, and the size.
        """
        self.work.push(0)
        most = FEW if self.is_few else ALL
        rest = self.pool & self.tables.numbers
        while rest:
            card = lowest(rest)
            rest &= rest - 1
            for place in range(self.work.n):
                word = self.work.items[place]
                total: Word = (word >> 52 & 63) + rank_of(card)
                size: Word = word >> 58
                if total <= self.highest and size < most:
                    cards = word & FULL_DECK | 1 << card
                    self.work.push(cards | total << 52 | (size + 1) << 58)
