"""What a score can still be: the part that is certain, and how much a side can gain at most.

A score here is a whole number, so that no rounding hides a tie: (n - 1) * points of a side - points of the n - 1 other
sides, which is n - 1 times the margin.
"""

try:
    import cython
except ImportError:
    from cassino import nocython as cython

if not cython.compiled:
    from cassino.engine.bits import popcount
    from cassino.engine.scorer import EACH, ENOUGH, PRIMIERA
    from cassino.engine.state import State
    from cassino.search.points import Points


class Bounds:
    """Bounds of the scores of one deal. `is_bounded`: whether `room` holds under its rules."""

    def __init__(self, points: Points) -> None:
        self.points = points
        self.others = points.sides - 1
        self.is_bounded = self.is_plain()
        self.sweep = 0
        for kind in range(3):
            if self.points.sweep_points[kind] > self.sweep:
                self.sweep = self.points.sweep_points[kind]

    def is_plain(self) -> bool:
        """Whether points only come from items and sweeps, one sweep a turn, and none is lost again."""
        tables = self.points.tables
        if (
            self.points.sides != 2
            or self.points.cancelling
            or self.points.orange_points
            or self.points.false_orange_points
        ):
            return False
        if tables.at_once or tables.near_target or tables.lenient or tables.composite or tables.piles_up:
            return False
        for item in range(self.points.item_count):
            if self.points.worth[item] < 0 or self.points.kinds[item] == PRIMIERA:
                return False
        return True

    def final(self, state: State, side: int) -> int:
        """The score of a finished deal."""
        score = self.points.total(state, side) * self.others
        for other in range(self.points.sides):
            if other != side:
                score -= self.points.total(state, other)
        return score

    def settled(self, state: State, side: int) -> int:
        """The part of a score that is certain: points of captured cards, sweeps and calls. The races are not in it."""
        score = self.banked(state, side) * self.others
        for other in range(self.points.sides):
            if other != side:
                score -= self.banked(state, other)
        return score

    def banked(self, state: State, side: int) -> int:
        """A side's points of single cards, sweeps and calls; sweeps as if the deal were over."""
        points = self.points.fixed(state, side, 1)
        for item in range(self.points.item_count):
            if self.points.kinds[item] == EACH:
                points += self.points.item_points(state, item, side, 0)
        return points

    def room(self, state: State, side: int) -> int:
        """How much the score of one of two sides can rise above `settled` by the end, at most."""
        own = self.points.pile(state, side)
        other = self.points.pile(state, 1 - side)
        out = self.points.deck & ~own & ~other
        total = self.sweep * self.turns_left(state, side)
        for item in range(self.points.item_count):
            mask = self.points.masks[item]
            left = popcount(mask & out)
            if self.points.kinds[item] == EACH:
                total += self.points.worth[item] * left
            else:
                total += self.race(item, popcount(own & mask) + left, popcount(other & mask))
        return total

    def race(self, item: int, own: int, other: int) -> int:
        """The lead that a race brings if one side gets `own` of its cards and the other side `other`."""
        worth = self.points.worth[item]
        if self.points.kinds[item] == ENOUGH:
            return (worth if own >= self.points.needs[item] else 0) - (worth if other >= self.points.needs[item] else 0)
        if own > other:
            return worth if own >= self.points.needs[item] else 0
        return 0 if own == other else (-worth if other >= self.points.needs[item] else 0)

    def turns_left(self, state: State, side: int) -> int:
        """How many turns a side has left, at most."""
        stock = state.stock_end - state.stock_next
        held = 0
        for seat in range(state.players):
            if seat % self.points.sides == side:
                held += state.hand_sizes[seat]
        return held + (stock + 1) // 2
