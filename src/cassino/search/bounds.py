"""How much a score can still change: the part that is certain, and how much a side can gain at most.

A score here is a whole number, so that no rounding hides a tie: (n - 1) * points of a side - points of the n - 1 other
sides, which is n - 1 times the margin.
"""

from cassino.engine.scorer import EACH, ENOUGH, PRIMIERA, is_played_out, sweeps_worth
from cassino.engine.state import State
from cassino.engine.tables import AT_ONCE, BUILD_SOURCE, HAND_AND_TABLE, LENIENT, NEAR_TARGET, PILES_UP
from cassino.kernel import Long, Side, kernel, popcount
from cassino.search.points import Points


@kernel
class Bounds:
    """The bounds of positions of one deal. `measure` sets `base`, and if `is_bounded`, `rise` and `fall`.

    base: the certain part of the score: points of captured cards, sweeps and calls, but no races. rise, fall: how far
    the final score can be above and below `base`, at most. is_bounded: whether the rules have such bounds: there are
    two sides, and points only come from items and sweeps, at most one sweep per turn, and are never lost again.
    """

    points: Points
    is_bounded: bool
    others: int
    sweep: int
    base: Long
    rise: Long
    fall: Long

    def __init__(self, points: Points) -> None:
        self.points = points
        self.others = points.sides - 1
        self.is_bounded = self.is_plain()
        self.sweep = 0
        """The most points that one sweep can score."""
        self.base = self.rise = self.fall = 0
        for kind in range(3):
            if self.points.sweep_points[kind] > self.sweep:
                self.sweep = self.points.sweep_points[kind]

    def is_plain(self) -> bool:
        """Whether points only come from items and sweeps, at most one sweep per turn, and are never lost again."""
        tables = self.points.tables
        if (
            self.points.sides != 2
            or self.points.cancelling
            or self.points.orange_points
            or self.points.false_orange_points
        ):
            return False
        if (
            tables.chosen[AT_ONCE]
            or tables.chosen[NEAR_TARGET]
            or tables.chosen[LENIENT]
            or tables.chosen[BUILD_SOURCE] == HAND_AND_TABLE
            or tables.chosen[PILES_UP]
        ):
            return False
        for item in range(self.points.item_count):
            if self.points.worth[item] < 0 or self.points.kinds[item] == PRIMIERA:
                return False
        return True

    @kernel
    def measure(self, state: State, side: Side) -> None:
        """Find the bounds of a position for a side."""
        worth: int
        left: int
        theirs: int
        mine: int
        if not self.is_bounded:
            self.base = self.settled(state, side)
            return
        own, other = self.points.pile(state, side), self.points.pile(state, 1 - side)
        out = self.points.deck & ~own & ~other
        self.base = self.fixed_lead(state, side)
        self.rise = self.sweep * self.turns_left(state, side)
        self.fall = self.sweep * self.turns_left(state, 1 - side)
        for item in range(self.points.item_count):
            mask, worth = self.points.masks[item], self.points.worth[item]
            mine, theirs, left = popcount(own & mask), popcount(other & mask), popcount(out & mask)
            if self.points.kinds[item] == EACH:
                self.base += worth * (mine - theirs)
                self.rise += worth * left
                self.fall += worth * left
            else:
                self.rise += self.race(item, mine + left, theirs)
                self.fall += self.race(item, theirs + left, mine)

    @kernel
    def final(self, state: State, side: Side) -> Long:
        """The score of a finished deal."""
        if self.is_bounded and is_played_out(state):
            return self.final_lead(state, side)
        score = self.points.total(state, side) * self.others
        for other in range(self.points.sides):
            if other != side:
                score -= self.points.total(state, other)
        return score

    @kernel
    def final_lead(self, state: State, side: Side) -> Long:
        """As `final`, if scores are bounded and no card is left."""
        theirs: int
        mine: int
        own, other = self.points.pile(state, side), self.points.pile(state, 1 - side)
        lead: Long = self.fixed_lead(state, side)
        for item in range(self.points.item_count):
            mask = self.points.masks[item]
            mine, theirs = popcount(own & mask), popcount(other & mask)
            if self.points.kinds[item] == EACH:
                lead += self.points.worth[item] * (mine - theirs)
            else:
                lead += self.race(item, mine, theirs)
        return lead

    @kernel
    def fixed_lead(self, state: State, side: Side) -> int:
        """The lead of one of two sides in sweeps and penalties, if scores are bounded."""
        lead: int = state.penalty_counts[side] - state.penalty_counts[1 - side]
        if state.sweep_turns[side]:
            lead += sweeps_worth(self.points, state.sweep_turns[side], state.large_turns[side], 0)
        if state.sweep_turns[1 - side]:
            lead -= sweeps_worth(self.points, state.sweep_turns[1 - side], state.large_turns[1 - side], 0)
        return lead

    @kernel
    def settled(self, state: State, side: Side) -> Long:
        """The certain part of a score: points of captured cards, sweeps and calls, without races."""
        score = self.banked(state, side) * self.others
        for other in range(self.points.sides):
            if other != side:
                score -= self.banked(state, other)
        return score

    @kernel
    def banked(self, state: State, side: Side) -> int:
        """A side's points for single cards, sweeps and calls; sweeps as if the deal were over."""
        points = self.points.fixed(state, side, True)
        for item in range(self.points.item_count):
            if self.points.kinds[item] == EACH:
                points += self.points.item_points(state, item, side, 0)
        return points

    @kernel
    def race(self, item: int, own: int, other: int) -> int:
        """The lead from a race if one side gets `own` of its cards and the other side `other`."""
        worth = self.points.worth[item]
        if self.points.kinds[item] == ENOUGH:
            return (worth if own >= self.points.needs[item] else 0) - (worth if other >= self.points.needs[item] else 0)
        if own > other:
            return worth if own >= self.points.needs[item] else 0
        return 0 if own == other else (-worth if other >= self.points.needs[item] else 0)

    @kernel
    def turns_left(self, state: State, side: Side) -> int:
        """How many turns a side has left, at most."""
        stock = state.stock_end - state.stock_next
        held = 0
        for seat in range(state.players):
            if seat % self.points.sides == side:
                held += state.hand_sizes[seat]
        return held + (stock + 1) // 2
