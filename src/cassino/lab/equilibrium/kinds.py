"""Equal cards: sets of cards of one rank that the rules treat alike."""

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
        # Stored as a card set, so that it is shifted as one.

    @kernel
    def peers_of(self, card: Card) -> CardSet:
        """The cards that are equal to a card, including itself."""
        i: Size
        for i in range(self.sets.n):
            if self.sets.items[i] >> card & 1:
                return self.sets.items[i]
        return 1 << card

    @kernel
    def takes_lowest(self, loose: CardSet, taken: CardSet) -> bool:
        """Whether a play takes no loose card while leaving a lower equal one."""
        return self.lowered(loose, taken) == taken

    @kernel
    def lowered(self, loose: CardSet, taken: CardSet) -> CardSet:
        """The same cards, but of equal loose cards the lowest."""
        i: Size
        for i in range(self.sets.n):
            there: CardSet = loose & self.sets.items[i]
            if there & taken and there & ~taken:
                taken = exchanged(there, taken)
        return taken


@kernel
def highest(cards: CardSet) -> CardSet:
    """The highest card of a set of at most four cards of one rank, as a set."""
    while cards & (cards - 1):
        cards &= cards - 1
    return cards


@kernel
def exchanged(there: CardSet, taken: CardSet) -> CardSet:
    """`taken`, with the lowest cards of `there` in place of those it has."""
    wanted: int = popcount(there & taken)
    taken &= ~there
    for _ in range(wanted):
        low: CardSet = there & (0 - there)
        taken |= low
        there &= ~low
    return taken
