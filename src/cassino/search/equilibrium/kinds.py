"""Equal cards: sets of cards of a rank that are the same to the rules."""

from collections.abc import Sequence

try:
    import cython
except ImportError:
    from cassino import nocython as cython

if not cython.compiled:
    from cassino.engine.bits import popcount
    from cassino.engine.words import Words


class Kinds:
    """Sets of equal cards, as `shape.alike` finds them."""

    def __init__(self, sets: Sequence[int]) -> None:
        self.sets = Words()
        for cards in sets:
            self.sets.push(cards)
        # As a set of cards, so that it is shifted as one.
        self.one = 1

    def peers_of(self, card: int) -> int:
        """The cards that are as good as a card, itself included."""
        for i in range(self.sets.n):
            if self.sets.items[i] >> card & 1:
                return self.sets.items[i]
        return self.one << card

    def takes_lowest(self, loose: int, taken: int) -> bool:
        """Whether a play takes no loose card and leaves a lower one that is as good."""
        return self.lowered(loose, taken) == taken

    def lowered(self, loose: int, taken: int) -> int:
        """The same cards with the lowest of equal loose cards."""
        for i in range(self.sets.n):
            there = loose & self.sets.items[i]
            if there & taken and there & ~taken:
                taken = exchanged(there, taken)
        return taken


def highest(cards: int) -> int:
    """The highest card of a set of at most four of a rank, as a set."""
    while cards & (cards - 1):
        cards &= cards - 1
    return cards


def exchanged(there: int, taken: int) -> int:
    """`taken` with as many cards of `there` as it has, the lowest."""
    wanted = popcount(there & taken)
    taken &= ~there
    for _ in range(wanted):
        low = there & (0 - there)
        taken |= low
        there &= ~low
    return taken
