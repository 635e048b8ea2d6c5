"""What the next players may be able to take."""

from typing import Annotated, NamedTuple

from cassino.bots.holding import Holding
from cassino.bots.reach import Reach
from cassino.bots.spoils import orange_points, sweep_points
from cassino.bots.table import Table
from cassino.cards import rank_mask
from cassino.engine.state import State
from cassino.kernel import CardSet, Rank, Value, kernel, popcount, typed
from cassino.rules.options import Orange

EQUAL: CardSet = 0xF
HIGHEST_RANK = 13
MOST = 64
"""Captures that are compared at most: one for each rank, and one for each value of several cards."""

TWIN_CHANCE = 0.4
"""How likely a second card of a rank is beside one, times the chance of one."""


class Reply(NamedTuple):
    """A capture that is some player's best, with the chance of that. A rank of 0 stands for several cards."""

    rank: int
    taken: int
    worth: float
    chance: float
    sweeps: bool


class Rival(NamedTuple):
    """A seat that may capture: what it can hold, what cards are worth to it, and what it can rob another of."""

    seat: int
    holding: Holding
    reach: Reach
    has_sweeps: bool
    robbed: float
    """How much more a top counts that it takes from the side of the player who judges."""
    robbable: int
    """The tops of that side."""


@kernel
class _Captures:
    """Room for captures and what is known of each: rank, cards taken, worth, chance, and the order by worth."""

    ranks: Annotated[list[int], 64]
    order: Annotated[list[int], 64]
    taken: Annotated[list[CardSet], 64]
    worths: Annotated[list[float], 64]
    chances: Annotated[list[float], 64]
    count: int

    def __init__(self) -> None:
        self.count = 0
        self.ranks, self.order, self.taken = [0] * MOST, [0] * MOST, [0] * MOST
        self.worths, self.chances = [0.0] * MOST, [0.0] * MOST

    @typed
    def add(self, rank: Rank, taken: CardSet, worth: float, chance: float) -> None:
        """One more; those of equal worth stay in the order in which they came."""
        place: int
        at: int
        at = place = self.count
        self.ranks[place], self.taken[place] = rank, taken
        self.worths[place], self.chances[place] = worth, chance
        while at > 0 and self.worths[self.order[at - 1]] < worth:
            self.order[at] = self.order[at - 1]
            at -= 1
        self.order[at] = place
        self.count += 1


@typed
def best_replies(state: State, rival: Rival, table: Table, played: float) -> list[Reply]:
    """The captures a player would make, the dearest first; chances are of holding this and nothing before it.

    played: how much of the card played counts.
    """
    holding: Holding = rival.holding
    found = _Captures()
    there: CardSet = table.cards
    _add_captures(found, state, rival, table, there, played)
    if state.tables.from_hand:
        _add_joint_captures(found, state, rival, table, there, played)
    replies: list[Reply] = []
    seen: CardSet = 0
    none_so_far, no_pair = 1.0, 1.0
    for i in range(found.count):
        place: int = found.order[i]
        rank: Rank = found.ranks[place]
        if rank:
            seen |= equal_cards(rank) & holding.possible
        else:
            no_pair *= 1.0 - found.chances[place]
        none: float = holding.chance_without(seen) * no_pair
        if none < none_so_far:
            taken: CardSet = found.taken[place]
            sweeps = there != 0 and taken & there == there
            replies.append(Reply(rank, taken, found.worths[place], none_so_far - none, sweeps))
        none_so_far = none
    return replies


@typed
def _add_captures(found: _Captures, state: State, rival: Rival, table: Table, there: CardSet, played: float) -> None:
    """The dearest capture with a card of each rank that the seat may hold."""
    rank: Rank
    possible: CardSet
    reach: Reach
    reach, possible = rival.reach, rival.holding.possible
    takes = reach.takes(table.within_reach(rival.seat), table.builds)
    for rank in range(1, HIGHEST_RANK + 1):
        cards: CardSet = equal_cards(rank) & possible
        if cards and takes[rank]:
            card: float = played * reach.total(cards) / popcount(cards)
            found.add(rank, takes[rank], _worth(state, rival, there, takes[rank], card), 0.0)


@typed
def equal_cards(rank: Rank) -> CardSet:
    """All cards of a rank: `rank_mask` without the interpreter."""
    return EQUAL << (rank - 1) * 4


@typed
def _add_joint_captures(
    found: _Captures, state: State, rival: Rival, table: Table, there: CardSet, played: float
) -> None:
    """Captures with two hand cards, with the chance that the seat holds some two that make the value."""
    value: Value
    if rival.holding.size < 2:
        return
    possible: CardSet = rival.holding.possible
    cards: float = 2 * played * rival.reach.total(possible) / popcount(possible)
    for value in range(2, rival.reach.highest + 1):
        taken: CardSet = rival.reach.take(value, table, rival.seat)
        chance: float = _chance_of_two(rival.holding, value, state.tables.numbers) if taken else 0.0
        if chance:
            found.add(0, taken, _worth(state, rival, there, taken, cards), chance)


def _chance_of_two(holding: Holding, value: int, numbers: int) -> float:
    """About the chance that a seat holds two cards that make a value together."""
    without = 1.0
    for rank in range(max(1, value - 13), value // 2 + 1):
        one, other = rank_mask(rank) & numbers, rank_mask(value - rank) & numbers
        if one == other:
            without *= 1.0 - TWIN_CHANCE * holding.chance_of(one) ** 2
        elif one and other:
            without *= 1.0 - holding.chance_of_both(one, other)
    return 1.0 - without


def _worth(state: State, rival: Rival, there: int, taken: int, card: float) -> float:
    """What a seat wins by a capture from a table of these cards, with a card of such a worth."""
    worth = rival.reach.total(taken) + card
    if rival.robbed:
        worth += rival.robbed * rival.reach.total(taken & rival.robbable)
    if state.rules.calling.orange is not Orange.NONE:
        worth += orange_points(state, taken & there)
    if rival.has_sweeps and there and taken & there == there:
        worth += sweep_points(state, there)
    return worth
