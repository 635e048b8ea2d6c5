"""Matches to many points, reckoned with several points at a time."""

from collections.abc import Sequence
from itertools import product
from typing import Protocol

from cassino.engine.rotation import who_deals_next
from cassino.rules.options import NearTarget
from cassino.rules.rules import Rules

FINE = 40
"""Up to this target points are reckoned one by one."""
ABOUT = 30
"""About so many units make a longer match."""


class _Fine(Protocol):
    def win(self, scores: Sequence[int], dealer: int, side: int = 0, number: int = 0) -> float: ...


def unit_for(rules: Rules) -> int:
    """How many points are reckoned with as one."""
    ending = rules.ending
    if ending.deals or ending.near_target is not NearTarget.FREE or ending.target <= FINE:
        return 1
    return -(-ending.target // ABOUT)


class Coarse:
    """As `equity.Equity`, between the chances at the multiples of a unit that lie around the scores."""

    def __init__(self, equity: _Fine, rules: Rules, players: int, unit: int) -> None:
        self._equity, self._rules, self._players, self._unit = equity, rules, players, unit

    def win(self, scores: Sequence[int], dealer: int, side: int = 0, number: int = 0) -> float:
        """As in `Equity`."""
        if max(scores) >= self._rules.ending.target:
            leaders = [each for each, score in enumerate(scores) if score == max(scores)]
            return 1.0 / len(leaders) if side in leaders else 0.0
        # Counted back from the target, which is a whole number of units away from its multiples.
        lacks = [divmod(self._rules.ending.target - max(score, 0), self._unit) for score in scores]
        goal = -(-self._rules.ending.target // self._unit)
        total = 0.0
        for more in product((0, 1), repeat=len(scores)):
            share = 1.0
            for up, (_, rest) in zip(more, lacks, strict=True):
                share *= rest / self._unit if up else 1 - rest / self._unit
            if share:
                at = [goal - max(1, low + up) for up, (low, _) in zip(more, lacks, strict=True)]
                total += share * self._equity.win(at, dealer, side)
        return total

    def after(self, before: Sequence[int], points: Sequence[int], dealer: int, side: int = 0, number: int = 1) -> float:
        """As in `Equity`."""
        scores = [old + new for old, new in zip(before, points, strict=True)]
        following = who_deals_next(self._rules, self._players, dealer, [0] * self._players, points)[0]
        return self.win(scores, following, side)
