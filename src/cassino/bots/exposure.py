"""The danger that the top of a pile is stolen for a build."""

from cassino.bots.holding import Holding
from cassino.bots.reach import Reach
from cassino.bots.table import Table
from cassino.bots.weights import Weights
from cassino.cards import cards_in, rank_mask, rank_of
from cassino.engine.state import State


class Exposure:
    """Expects how much of its own tops a side will lose."""

    def __init__(self, reach: Reach, weights: Weights) -> None:
        self._reach = reach
        self._weights = weights

    def expected(self, after: State, table: Table, seat: int, holding: Holding, tops: int) -> float:
        """What a seat may be expected to take from these tops, in points lost."""
        lost = 0.0
        for card in cards_in(tops):
            worth = self._reach.total(1 << card)
            if worth:
                lost += worth * (1 + self._weights.robbed) * self._chance(after, table, seat, holding, card)
        return lost

    def _chance(self, after: State, table: Table, seat: int, holding: Holding, card: int) -> float:
        safe = 1.0
        rank, side = rank_of(card), after.side_of(seat)
        composite = after.tables.composite
        for build in table.builds:
            if build.owner >= 0 and after.side_of(build.owner) == side and self._fits(build.value - rank, table.loose):
                safe *= 1.0 - (self._weights.steal_from_table if composite else self._weights.steal_with_card)
        if composite:
            for value in range(rank, self._reach.top + 1):
                if table.loose & rank_mask(value) and self._fits(value - rank, table.loose & ~rank_mask(value)):
                    safe *= 1.0 - self._weights.steal_newly * holding.chance_of(rank_mask(value))
        return 1.0 - safe

    def _fits(self, rest: int, loose: int) -> bool:
        """Whether the top makes a value alone or with loose cards."""
        return rest == 0 or (rest > 0 and self._reach.pack(rest, loose) != 0)
