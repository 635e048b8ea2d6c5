"""The equity of a match score: the chance of a side to win the match, by backward induction over deals of self-play.

For two sides (`Pair`), everything counts that the rules say about the end of a match: the target, several sides that
reach it, restrictions near it, a fixed number of deals, the next dealer. Three or more sides are assumed to collect
points independently of each other (`many_sides.Races`). Long matches are computed in units of several points
(`Coarse`).
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import product
from math import exp
from typing import NamedTuple, Protocol

from cassino.engine.dealing import who_deals_next
from cassino.engine.near_target import restrictions
from cassino.engine.tables import tables_for
from cassino.rules.options import Each, Level, NearTarget, SeveralReach
from cassino.rules.rules import Rules
from cassino.search.deal_outcomes import Brought, decided, merged
from cassino.search.many_sides import Races
from cassino.search.weights import points_for

CLOSE = 1e-4
MOST_SWEEPS = 12
MOST_MARGIN = 40
"""The largest margin of a deal."""

FINE = 40
"""Up to this target, the unit is one point."""
ABOUT = 30
"""About how many units a longer match has."""


class Equity(Protocol):
    """The chance to win a match."""

    def win(self, scores: Sequence[int], dealer: int, side: int = 0, number: int = 0) -> float:
        """The chance of a side before a deal, at these scores of the sides, if the seat `dealer` deals.

        number: how many deals have been played. Scores that decide the match give 1, 0 or a share.
        """
        ...

    def after(self, before: Sequence[int], points: Sequence[int], dealer: int, side: int = 0, number: int = 1) -> float:
        """The same after deal `number`, dealt by the seat `dealer`, with these points of the sides."""
        ...


class _Following(NamedTuple):
    """The outcomes of a deal between two sides.

    sure: the share of the match that the dealer's side wins by outcomes that decide it. left: for the other outcomes,
    the scores after them (the dealer's side first), whether the other side deals next, and the probability.
    """

    number: int
    sure: float
    left: tuple[tuple[int, int, bool, float], ...]


class Pair:
    """The equity of two sides, exact for the given distribution of outcomes."""

    def __init__(self, rules: Rules, players: int, deals: Sequence[Brought]) -> None:
        self._rules, self._players = rules, players
        self._target = rules.ending.target
        self._deals = deals
        self._total = sum(deal.count for deal in deals)
        self._most = max(max(deal.own, deal.other) for deal in deals)
        self._rows = [(each.own, each.other, each.count / self._total, self._passes(each)) for each in merged(deals)]
        self._tie = 0.5
        self._table: list[list[float]] = []
        self._leads: list[list[float]] = []
        if rules.ending.deals:
            self._tell_by_number()
        else:
            self._tell_by_score()

    def win(self, scores: Sequence[int], dealer: int, side: int = 0, number: int = 0) -> float:
        """As in `Equity`."""
        of_dealer = dealer % 2
        chance = self._standing(scores[of_dealer], scores[1 - of_dealer], number)
        return chance if side == of_dealer else 1.0 - chance

    def after(self, before: Sequence[int], points: Sequence[int], dealer: int, side: int = 0, number: int = 1) -> float:
        """As in `Equity`."""
        of_dealer = dealer % 2
        own, other = points[of_dealer], points[1 - of_dealer]
        chance = self._next(before[of_dealer], before[1 - of_dealer], Brought(own, other), number)
        return chance if side == of_dealer else 1.0 - chance

    def _standing(self, own: int, other: int, number: int) -> float:
        """The chance of the dealer's side before a deal."""
        if self._rules.ending.deals:
            left = max(0, self._rules.ending.deals - number)
            lead = max(-self._reach, min(self._reach, own - other))
            return self._leads[left][lead + self._reach]
        if max(own, other) < self._target:
            return self._table[max(own, 0)][max(other, 0)]
        return self._tie if own == other else float(own > other)

    def _next(self, own: int, other: int, deal: Brought, number: int) -> float:
        """The chance of the dealer's side after the outcome of a deal."""
        found = decided(self._rules, (own, other), deal, number)
        if found is not None:
            return found
        own, other = own + deal.own, other + deal.other
        if self._passes(deal):
            return 1.0 - self._standing(other, own, number)
        return self._standing(own, other, number)

    def _passes(self, deal: Brought) -> bool:
        """Whether the other side deals next."""
        nobody = [0] * self._players
        return who_deals_next(self._rules, self._players, 0, nobody, (deal.own, deal.other))[0] % 2 != 0

    def _tell_by_score(self) -> None:
        """Fill the table, high scores first, until nothing changes: deals without points leave the scores as
        they are.
        """
        target = self._target
        self._table = [[0.5 + (own - other) / (2.0 * target) for other in range(target)] for own in range(target)]
        places = sorted(((own, other) for own in range(target) for other in range(target)), key=lambda at: -sum(at))
        # Outcomes are computed once, their worth in every sweep.
        special = {place: self._following(*place, 0) for place in places if self._is_special(*place)}
        level = self._following(target, target, 0)
        for _ in range(MOST_SWEEPS):
            tie = self._worth(level)
            change, self._tie = abs(tie - self._tie), tie
            for own, other in places:
                follows = special.get((own, other))
                found = self._worth(follows) if follows else self._usual(own, other)
                change = max(change, abs(found - self._table[own][other]))
                self._table[own][other] = found
            if change < CLOSE:
                return

    def _is_special(self, own: int, other: int) -> bool:
        """Whether an outcome from these scores needs more than a comparison of totals."""
        if any(restrictions(self._rules, (own, other))):
            return True
        gap = self._target - self._most
        return self._rules.ending.several is SeveralReach.PRIORITY_COUNT and min(own, other) >= gap

    def _usual(self, own: int, other: int) -> float:
        """The chance of the dealer's side at scores that are not special."""
        total, table, target = 0.0, self._table, self._target
        for more, less, share, passes in self._rows:
            ahead, behind = own + more, other + less
            if ahead < target > behind:
                ahead, behind = max(ahead, 0), max(behind, 0)
                total += share * (1.0 - table[behind][ahead] if passes else table[ahead][behind])
            elif ahead > behind:
                total += share
            elif ahead == behind:
                total += share * self._level(passes)
        return total

    def _level(self, passes: bool) -> float:
        """The chance of the dealer's side if both sides are level at the target."""
        if self._rules.ending.level is Level.SHARED:
            return 0.5
        return 1.0 - self._tie if passes else self._tie

    def _following(self, own: int, other: int, number: int) -> "_Following":
        """The outcomes of the next deal from these scores, by all rules."""
        sure, left = 0.0, dict[tuple[int, int, bool], float]()
        for each in self._deals:
            deal, share = each.within(self._rules, own, other), each.count / self._total
            found = decided(self._rules, (own, other), deal, number)
            if found is None:
                after = own + deal.own, other + deal.other, self._passes(deal)
                left[after] = left.get(after, 0.0) + share
            else:
                sure += share * found
        return _Following(number, sure, tuple((*scores, share) for scores, share in left.items()))

    def _worth(self, follows: "_Following") -> float:
        """The chance of the dealer's side before such a deal."""
        total = follows.sure
        for own, other, passes, share in follows.left:
            if passes:
                total += share * (1.0 - self._standing(other, own, follows.number))
            else:
                total += share * self._standing(own, other, follows.number)
        return total

    def _tell_by_number(self) -> None:
        """Fill the table of leads, for 0 deals left, then 1, and so on."""
        deals = self._rules.ending.deals
        self._reach = MOST_MARGIN * deals
        ended = [0.5 * (1 + (lead > 0) - (lead < 0)) for lead in range(-self._reach, self._reach + 1)]
        self._leads = [ended]
        for left in range(1, deals + 1):
            self._leads.append([
                self._worth(self._following(lead, 0, deals - left + 1)) for lead in range(-self._reach, self._reach + 1)
            ])  # fmt: skip


def unit_for(rules: Rules) -> int:
    """How many points make a unit."""
    ending = rules.ending
    if ending.deals or ending.near_target is not NearTarget.FREE or ending.target <= FINE:
        return 1
    return -(-ending.target // ABOUT)


class Coarse:
    """The equity of a long match, interpolated between scores that are multiples of a unit."""

    def __init__(self, equity: Equity, rules: Rules, players: int, unit: int) -> None:
        self._equity, self._rules, self._players, self._unit = equity, rules, players, unit

    def win(self, scores: Sequence[int], dealer: int, side: int = 0, number: int = 0) -> float:
        """As in `Equity`."""
        if max(scores) >= self._rules.ending.target:
            leaders = [each for each, score in enumerate(scores) if score == max(scores)]
            return 1.0 / len(leaders) if side in leaders else 0.0
        # Counted down from the target, which is a whole number of units away.
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


@lru_cache(maxsize=256)
def equity_for(rules: Rules, players: int) -> Equity:
    """The equity of a rule set, from self-play under it or a related rule set, or else from a guess.

    Points that are carried to a deal are not considered.
    """
    if rules.carried:
        return equity_for(rules.with_carried(()), players)
    found = points_for(rules, players)
    sides = tables_for(rules, players).side_count
    unit = unit_for(rules)
    whole = rules
    if unit > 1:
        rules = replace(rules, ending=replace(rules.ending, target=-(-rules.ending.target // unit)))
    if sides == 2:
        deals = [Brought.of(row) for row in found["deals"]] if "deals" in found else _guessed(rules)
        equity: Equity = Pair(rules, players, merged(deals, unit) if unit > 1 else deals)
    else:
        counts = found.get("counts") or _guessed_counts(rules, sides)
        equity = Races(rules, sides, counts, found.get("items", {}), unit)
    return Coarse(equity, whole, players, unit) if unit > 1 else equity


def _usual_total(rules: Rules) -> int:
    """About how many points a deal gives to all sides together."""
    items = rules.scoring.items
    return max(1, sum(item.points * (4 if isinstance(item, Each) and item.of == "aces" else 1) for item in items))


def _guessed(rules: Rules) -> list[Brought]:
    """A guess of the outcomes: all points are divided between the sides; equal shares are the likeliest."""
    total = _usual_total(rules)
    width = total / 4 + 0.5
    return [Brought(own, total - own, round(1000 * exp(-(((own - total / 2) / width) ** 2) / 2)) or 1)
            for own in range(total + 1)]  # fmt: skip


def _guessed_counts(rules: Rules, sides: int) -> list[int]:
    total = _usual_total(rules)
    width = total / 4 + 0.5
    return [round(1000 * exp(-(((own - total / sides) / width) ** 2) / 2)) for own in range(total + 1)]
