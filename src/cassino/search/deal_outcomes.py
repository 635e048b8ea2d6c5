"""The outcome of a deal between two sides, and whether it decides the match."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from cassino.engine.ending import needs_tiebreak
from cassino.engine.near_target import restriction, restrictions
from cassino.engine.scoring import item_name
from cassino.rules.options import Level, NearTarget, SeveralReach
from cassino.rules.rules import Rules

ITEMS = ("most_cards", "most_spades", "10D")
"""Items whose winner matters near the target, or if points are counted in order."""
NOBODY = -1


@dataclass(frozen=True, slots=True)
class Brought:
    """The points of the dealer's side and of the other side, how many deals had them, and the winner of each of ITEMS.

    takers: for each item 0 for the dealer's side, 1 for the other, or NOBODY; empty if unknown.
    """

    own: int
    other: int
    count: int = 1
    takers: tuple[int, ...] = ()

    @classmethod
    def of(cls, row: Sequence[int]) -> "Brought":
        """From a row of a file: own points, other points, count, takers."""
        return cls(row[0], row[1], row[2], tuple(row[3:]))

    def row(self) -> list[int]:
        """The inverse of `of`."""
        return [self.own, self.other, self.count, *self.takers]

    def within(self, rules: Rules, own: int, other: int) -> "Brought":
        """The same outcome with only the points that each side may score if the sides began with `own` and `other`
        points. B23
        """
        if not self.takers or rules.ending.near_target is NearTarget.FREE:
            return self
        limits = restrictions(rules, (own, other), needs_tiebreak(rules, (own, other)))
        points = (self.own, self.other)
        left = [
            _open_points(rules, self.takers, side, items) if items else points[side]
            for side, items in enumerate(limits)
        ]
        return replace(self, own=left[0], other=left[1])


def merged(deals: Iterable[Brought], unit: int = 1) -> list[Brought]:
    """Outcomes with equal points merged, without their takers, with points counted in units.

    Points between two multiples of the unit are divided between both; the nearer one gets more.
    """
    found: Counter[tuple[int, int]] = Counter()
    for deal in deals:
        for own, share in _split(deal.own, unit):
            for other, part in _split(deal.other, unit):
                found[own, other] += deal.count * share * part
    return [Brought(own, other, count) for (own, other), count in sorted(found.items()) if count]


def _split(points: int, unit: int) -> list[tuple[int, int]]:
    """The two multiples of a unit around a number of points, in units, with their shares (which add up to `unit`)."""
    low, rest = divmod(points, unit)
    return [(low, unit - rest), (low + 1, rest)]


def counts_takers(rules: Rules) -> bool:
    """Whether it matters under these rules which side won which item."""
    ending = rules.ending
    return ending.near_target is not NearTarget.FREE or ending.several is SeveralReach.PRIORITY_COUNT


def _open_points(rules: Rules, takers: Sequence[int], side: int, items: Sequence[str]) -> int:
    """The points of a side from the items that it may score."""
    worth = {item_name(item): item.points for item in rules.scoring.items}
    return sum(worth.get(name, 0) for name, taker in zip(ITEMS, takers, strict=True) if taker == side and name in items)


def decided(rules: Rules, before: tuple[int, int], deal: Brought, number: int) -> float | None:
    """The share of the match that the dealer's side has won after a deal; None if the match continues. B22-B26

    before: scores of the dealer's side and of the other. deal: only the points that the sides may score.
    """
    after = (before[0] + deal.own, before[1] + deal.other)
    ending = rules.ending
    if ending.deals:
        if number < ending.deals:
            return None
        return _by_total(after)
    limited = [restriction(rules, score) if max(before) < ending.target else () for score in before]
    met = [bool(items) and score >= ending.target for items, score in zip(limited, after, strict=True)]
    if any(met):
        return _shared(met)
    reached = [score >= ending.target for score in after]
    if not all(reached):
        return _shared(reached) if any(reached) else None
    if ending.several is SeveralReach.PRIORITY_COUNT and deal.takers:
        return _counted_in_order(rules, before, deal)
    if after[0] == after[1]:
        return 0.5 if ending.level is Level.SHARED else None
    return _by_total(after)


def _by_total(after: Sequence[int]) -> float:
    return 0.5 * (1 + (after[0] > after[1]) - (after[0] < after[1]))


def _shared(winners: Sequence[bool]) -> float:
    return 0.5 if all(winners) else float(winners[0])


def _counted_in_order(rules: Rules, before: Sequence[int], deal: Brought) -> float:
    """Who wins if points are counted in order: cards, spades and the ten first; then the side that needs the smaller
    share of its other points. 000:112-118
    """
    worth = {item_name(item): item.points for item in rules.scoring.items}
    totals, rest = list(before), [deal.own, deal.other]
    for name, taker in zip(ITEMS, deal.takers, strict=True):
        if taker != NOBODY:
            totals[taker] += worth.get(name, 0)
            rest[taker] -= worth.get(name, 0)
            if totals[taker] >= rules.ending.target:
                return float(taker == 0)
    lacks = [(rules.ending.target - total) / max(1, left) for total, left in zip(totals, rest, strict=True)]
    return 0.5 * (1 + (lacks[0] < lacks[1]) - (lacks[0] > lacks[1]))
