"""A quick lower bound for the number of captures, to recognize tables on which a list of moves would be too long.

Cards of one rank are interchangeable. So unions of disjoint sets that make a value are counted by how many cards of
each rank they contain: one such vector n represents the product of C(on table, n) over the ranks, and the unions grow
set by set from the empty one. Counting stops at the number that is asked about, or after too many vectors.
"""

from collections.abc import Iterator
from math import comb, prod

from cassino.cards import cards_in
from cassino.engine.state import State
from cassino.rules.card_values import card_values
from cassino.rules.options import Combinations, Compulsion, FromHand

Counts = tuple[int, ...]
"""How many cards of each rank, from the ace."""
MOST_VECTORS = 3000


def has_more_captures(state: State, number: int) -> bool:
    """Whether the player to move certainly has more captures than `number`; also False if finding out would
    take long.
    """
    loose = state.loose & state.tables.numbers
    if not _takes_what_it_likes(state):
        return False
    table = _by_rank(loose)
    hand = state.hand(state.turn) & state.tables.numbers
    left = number
    counts = [card_values(state.rules)[card].in_hand for card in cards_in(hand)]
    for value in sorted({(values & -values).bit_length() - 1 for values in counts}, reverse=True):
        left -= _captures(table, value, left)
        if left < 0:
            return True
    return False


def _takes_what_it_likes(state: State) -> bool:
    """Whether a card may take any union of sets: there are no builds to hold cards for, no forced captures, and no
    questions.
    """
    capturing = state.rules.capturing
    is_free = capturing.from_hand is FromHand.ONE_CARD and capturing.compulsion is not Compulsion.EQUAL_LOOSE
    is_quiet = not (state.is_over or state.window or state.played or state.builds())
    return is_quiet and is_free and capturing.combinations is not Combinations.ONE


def _by_rank(cards: int) -> Counts:
    return tuple((cards >> 4 * rank & 15).bit_count() for rank in range(13))


def _captures(table: Counts, value: int, enough: int) -> int:
    """A lower bound for the number of captures with a card of this value; counting stops soon after `enough`."""
    sets = list(_sets(table, value, 0))
    seen, waiting, found = {(0,) * len(table)}, [(0,) * len(table)], 0
    while waiting and found <= enough and len(seen) < MOST_VECTORS:
        taken = waiting.pop()
        for each in sets:
            union = tuple(map(int.__add__, taken, each))
            if union not in seen and all(map(int.__le__, union, table)):
                seen.add(union)
                waiting.append(union)
                found += prod(map(comb, table, union))
    return found


def _sets(table: Counts, value: int, rank: int) -> Iterator[Counts]:
    """The vectors that make a value with ranks from `rank` on."""
    if rank == len(table):
        if value == 0:
            yield ()
        return
    for number in range(min(table[rank], value // (rank + 1)) + 1):
        yield from ((number, *rest) for rest in _sets(table, value - number * (rank + 1), rank + 1))
