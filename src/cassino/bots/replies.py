"""What another player may be able to take, and the probability that it is that player's best capture."""

from typing import Annotated, NamedTuple

from cassino.bots.holding import Holding
from cassino.bots.reach import Reach, TableCards
from cassino.bots.worth import orange_worth, sweep_worth
from cassino.engine.scorer import Scorer
from cassino.engine.state import State
from cassino.engine.tables import FROM_HAND
from cassino.kernel import CardSet, kernel, lowest, popcount, rank_of

EQUAL: CardSet = 0xF
HIGHEST_RANK = 13
MOST = 64
"""The longest list of captures: one for each rank, and one for each value of several cards."""
TWIN_CHANCE = 0.4
"""The probability of a second card of a rank if there is one, as a share of the probability of one."""


class Reply(NamedTuple):
    """A capture that is some player's best, with its probability. Rank 0: it uses several hand cards."""

    rank: int
    taken: int
    worth: float
    chance: float
    sweeps: bool


@kernel
class Rival:
    """A seat that may capture, and the captures that it may make from the last table that was given.

    share: how a point of its side counts. robbed: how much more a top counts if it is taken from the side of the bot.
    played: how much of the worth of the card it captures with counts.
    """

    seat: int
    holding: Holding
    reach: Reach
    share: float
    robbed: float
    played: float
    has_sweeps: bool
    count: int
    found: int
    ranks: Annotated[list[int], 64]
    holders: Annotated[list[CardSet], 64]
    order: Annotated[list[int], 64]
    taken: Annotated[list[CardSet], 64]
    worths: Annotated[list[float], 64]
    chances: Annotated[list[float], 64]

    def __init__(
        self, seat: int, holding: Holding, reach: Reach, share: float, has_sweeps: bool, robbed: float,
        played: float,
    ) -> None:  # fmt: skip
        self.seat, self.holding, self.reach = seat, holding, reach
        self.share, self.has_sweeps, self.robbed, self.played = share, has_sweeps, robbed, played
        self.count = self.found = 0
        self.ranks, self.holders, self.order, self.taken = ([0] * MOST for _ in range(4))
        self.worths, self.chances = [0.0] * MOST, [0.0] * MOST

    @kernel
    def look(self, scorer: Scorer, state: State, table: TableCards, robbable: CardSet) -> None:
        """Find the captures it could make from a table, the most valuable first. robbable: the tops of the bot's side.

        Afterwards `chances` are those of holding the cards for a capture and for none before it.
        """
        self.count = self.found = 0
        there = table.cards()
        self.add_captures(scorer, state, table, there, robbable)
        if state.tables.chosen[FROM_HAND]:
            self.add_joint_captures(scorer, state, table, there, robbable)
        self.settle_chances()

    @kernel
    def settle_chances(self) -> None:
        """Keep the captures that may be its best, and the chance of each."""
        seen: CardSet = 0
        none_so_far, no_pair = 1.0, 1.0
        for i in range(self.count):
            place = self.order[i]
            if self.ranks[place]:
                seen |= self.holders[place]
            else:
                no_pair *= 1.0 - self.chances[place]
            none = self.holding.chance_without(seen) * no_pair
            if none < none_so_far:
                self.chances[place] = none_so_far - none
                self.order[self.found] = place
                self.found += 1
            none_so_far = none

    @kernel
    def add(self, rank: int, holders: CardSet, taken: CardSet, worth: float, chance: float) -> None:
        """Add a capture with any of the holders; captures of equal worth stay in the order in which they came."""
        at = place = self.count
        self.ranks[place], self.holders[place], self.taken[place] = rank, holders, taken
        self.worths[place], self.chances[place] = worth, chance
        while at > 0 and self.worths[self.order[at - 1]] < worth:
            self.order[at] = self.order[at - 1]
            at -= 1
        self.order[at] = place
        self.count += 1

    @kernel
    def add_captures(self, scorer: Scorer, state: State, table: TableCards, there: CardSet, robbable: CardSet) -> None:
        """Add the most valuable capture with a card of each rank that the seat may hold."""
        loose = table.within_reach(self.seat)
        rest = self.holding.possible
        while rest:
            card = lowest(rest)
            cards = rest & state.tables.playing_alike[card]
            rest &= ~cards
            taken = self.reach.best_with(card, table, loose, self.seat)
            if taken:
                worth = self.played * self.reach.total(cards) / popcount(cards)
                self.add(rank_of(card), cards, taken, self.worth(scorer, state, there, taken, worth, robbable), 0.0)

    @kernel
    def add_joint_captures(
        self, scorer: Scorer, state: State, table: TableCards, there: CardSet, robbable: CardSet
    ) -> None:
        """Add captures with two hand cards, with the probability that the seat holds two that make the value."""
        possible = self.holding.possible
        if self.holding.size < 2:
            return
        cards = 2 * self.played * self.reach.total(possible) / popcount(possible)
        loose = table.within_reach(self.seat)
        for value in range(2, self.reach.highest + 1):
            taken = self.reach.take(value, table, loose, self.seat)
            chance = chance_of_two(self.holding, value, state.tables.numbers) if taken else 0.0
            if chance:
                self.add(0, 0, taken, self.worth(scorer, state, there, taken, cards, robbable), chance)

    @kernel
    def worth(
        self, scorer: Scorer, state: State, there: CardSet, taken: CardSet, card: float, robbable: CardSet
    ) -> float:
        """What it wins by a capture from a table of these cards, with a card of this worth."""
        worth = self.reach.total(taken) + card
        if self.robbed:
            worth += self.robbed * self.reach.total(taken & robbable)
        worth += orange_worth(scorer, taken & there)
        if self.has_sweeps and there and taken & there == there:
            worth += sweep_worth(scorer, state, popcount(there), 1)
        return worth

    @kernel
    def expected(self) -> float:
        """Its expected gain."""
        total = 0.0
        for i in range(self.found):
            total += self.chances[self.order[i]] * self.worths[self.order[i]]
        return total

    @kernel
    def chance_to_take(self, cards: CardSet) -> float:
        """The chance that it takes any of these cards."""
        chance = 0.0
        for i in range(self.found):
            if self.taken[self.order[i]] & cards:
                chance += self.chances[self.order[i]]
        return chance

    def replies(self, there: int) -> tuple[Reply, ...]:
        """The captures that were found, from a table of these cards."""
        return tuple([self.reply(self.order[i], there) for i in range(self.found)])

    def reply(self, place: int, there: int) -> Reply:
        """One of them."""
        taken = self.taken[place]
        sweeps = there != 0 and taken & there == there
        return Reply(self.ranks[place], taken, self.worths[place], self.chances[place], sweeps)


@kernel
def equal_cards(rank: int) -> CardSet:
    """All cards of a rank: `rank_mask` for the kernel; none above the king."""
    return EQUAL << (rank - 1) * 4 if rank <= HIGHEST_RANK else 0


@kernel
def chance_of_two(holding: Holding, value: int, numbers: CardSet) -> float:
    """About the chance that a seat holds two cards that make a value together."""
    without = 1.0
    for rank in range(max(1, value - HIGHEST_RANK), value // 2 + 1):
        one, other = equal_cards(rank) & numbers, equal_cards(value - rank) & numbers
        if one == other:
            chance = holding.chance_of(one)
            without *= 1.0 - TWIN_CHANCE * (chance * chance)
        elif one and other:
            without *= 1.0 - holding.chance_of_both(one, other)
    return 1.0 - without
