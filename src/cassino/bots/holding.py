"""What a seat may hold: exact probabilities from the cards that are not in sight."""

from typing import Annotated

from cassino.kernel import CardSet, Long, kernel, popcount, shared

# As in `cassino.cards`: when compiled, it is a C number.
DECK_SIZE = 52
MOST_NEEDS = 3
"""If more values are proven, only the first are used; a hand of four cards rarely owns two builds."""


@kernel
class Holding:
    """The hand of one seat: the cards it certainly has, and others from a set of possible ones.

    size: how many cards it has. needs: sets of cards; the seat is proven to hold a card of each.
    """

    possible: CardSet
    certain: CardSet
    size: int
    free: CardSet
    needs: Annotated[list[CardSet], 3]
    need_count: int
    drawn: int
    ways: Annotated[list[Long], 53]
    all: Long

    def __init__(self, possible: int, certain: int, size: int, needs: tuple[int, ...] = ()) -> None:
        self.possible, self.certain, self.size = possible, certain, size
        self.free = possible & ~certain
        self.need_count = 0
        self.needs, self.ways = [0] * MOST_NEEDS, [0] * (DECK_SIZE + 1)
        for need in needs:
            if not need & certain and self.need_count < MOST_NEEDS:
                self.needs[self.need_count] = need & self.free
                self.need_count += 1
        self.drawn = min(max(0, size - popcount(certain)), popcount(self.free))
        for count in range(self.drawn):
            self.ways[count] = 0
        self.ways[self.drawn] = 1
        for count in range(self.drawn, popcount(self.free)):
            self.ways[count + 1] = self.ways[count] * (count + 1) // (count + 1 - self.drawn)
        self.all = self.fitting(0)

    @kernel
    def fitting(self, absent: CardSet) -> Long:
        """The number of hands without a card of `absent` that meet every need."""
        found: Long = 0
        for chosen in range(1 << self.need_count):
            gone = absent & self.free
            for place in range(self.need_count):
                if chosen >> place & 1:
                    gone |= self.needs[place]
            hands = self.ways[popcount(self.free) - popcount(gone)]
            found += -hands if popcount(chosen) & 1 else hands
        return found

    @shared
    def chance_without(self, cards: CardSet) -> float:
        """The chance that the seat holds none of these cards."""
        if cards & self.certain:
            return 0.0
        if self.all <= 0:
            return 1.0
        return self.fitting(cards & self.free) * 1.0 / self.all

    @shared
    def chance_of(self, cards: CardSet) -> float:
        """The chance that the seat holds at least one of these cards."""
        return 1.0 - self.chance_without(cards)

    @shared
    def chance_of_both(self, cards: CardSet, others: CardSet) -> float:
        """The chance that the seat holds a card of each of two sets that share none."""
        return max(0.0, self.chance_of(cards) + self.chance_of(others) - self.chance_of(cards | others))
