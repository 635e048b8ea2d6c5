"""How likely two hands are together, if both are dealt from the same cards."""

from array import array
from collections.abc import Sequence

from cassino.engine.words import Words
from cassino.kernel import BuildSet, CardSet, Doubles, Size, kernel, popcount, typed


def ways_of_pairs(firsts: Sequence[int], seconds: Sequence[int], kinds: Sequence[int], unseen: int) -> "array[float]":
    """The number of ways to deal each pair of hands, row by row; a hand represents all hands with equal cards.

    kinds: sets of equal cards. unseen: the cards that can be dealt.
    """
    ways = array("d", bytes(8 * len(firsts) * len(seconds)))
    fill(ways, words_of(firsts), words_of(seconds), words_of(kinds), unseen)
    return ways


@typed
def words_of(sets: Sequence[int]) -> Words:
    """Sets of cards in a list for compiled code."""
    words = Words()
    for cards in sets:
        words.push(cards)
    return words


@typed
def fill(ways: Doubles, firsts: Words, seconds: Words, kinds: Words, unseen: CardSet) -> None:
    """The work of `ways_of_pairs`."""
    k: Size
    j: Size
    i: Size
    second: CardSet
    first: CardSet
    several: CardSet = 0
    for k in range(kinds.n):
        several |= kinds.items[k]
    place: Size = 0
    for i in range(firsts.n):
        for j in range(seconds.n):
            first, second = firsts.items[i], seconds.items[j]
            if not first & second & ~several:
                ways[place] = ways_of(first, second, kinds, unseen)
            place += 1


@kernel
def ways_of(first: CardSet, second: CardSet, kinds: Words, unseen: CardSet) -> float:
    """The number of ways to deal two hands that share only equal cards."""
    k: Size
    others: CardSet
    own: BuildSet
    ways: float = 1.0
    for k in range(kinds.n):
        own, others = first & kinds.items[k], second & kinds.items[k]
        if own or others:
            count: int = popcount(unseen & kinds.items[k])
            ways *= choices(count, popcount(own)) * choices(count - popcount(own), popcount(others))
    return ways


@kernel
def choices(of: int, count: int) -> float:
    """The number of ways to choose this many cards."""
    i: int
    ways: float = 1.0
    for i in range(count):
        ways = ways * (of - i) / (i + 1)
    return ways if of >= count else 0.0
