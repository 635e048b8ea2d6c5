"""Equal cards: sets of cards of a rank that are the same to the rules."""

from collections.abc import Sequence

from cassino.engine.words import Words
from cassino.kernel import Card, CardSet, Size, kernel, popcount


@kernel
class Kinds:
    """Sets of equal cards, as `shape.alike` finds them."""

    sets: Words

    def __init__(self, sets: Sequence[int]) -> None:
        self.sets = Words()
        for cards in sets:
            self.sets.push(cards)
        # As a set of cards, so that it is shifted as one.

    @kernel
    def peers_of(self, card: Card) -> CardSet:
        """The cards that are as good as a card, itself included."""
        i: Size
        for i in range(self.sets.n):
            if self.sets.items[i] >> card & 1:
                return self.sets.items[i]
        return 1 << card

    @kernel
    def takes_lowest(self, loose: CardSet, taken: CardSet) -> bool:
        """Whether a play takes no loose card and leaves a lower one that is as good."""
        return self.lowered(loose, taken) == taken

    @kernel
    def lowered(self, loose: CardSet, taken: CardSet) -> CardSet:
        """The same cards with the lowest of equal loose cards."""
        i: Size
        for i in range(self.sets.n):
            there: CardSet = loose & self.sets.items[i]
            if there & taken and there & ~taken:
                taken = exchanged(there, taken)
        return taken


@kernel
def highest(cards: CardSet) -> CardSet:
    """The highest card of a set of at most four of a rank, as a set."""
    while cards & (cards - 1):
        cards &= cards - 1
    return cards


@kernel
def exchanged(there: CardSet, taken: CardSet) -> CardSet:
    """`taken` with as many cards of `there` as it has, the lowest."""
    wanted: int = popcount(there & taken)
    taken &= ~there
    for _ in range(wanted):
        low: CardSet = there & (0 - there)
        taken |= low
        there &= ~low
    return taken
