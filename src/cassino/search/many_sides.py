"""The equity of three or more sides, which are assumed to collect points independently of each other.

For a side that is `l` points below the target, `ways[l][d]` has the probabilities of reaching the target with deal d,
by the number of points beyond it. The side that gets there first wins; if several do in the same deal, the one with the
most points.
"""

from collections.abc import Iterator, Mapping, Sequence
from math import prod

from cassino.engine.near_target import restriction
from cassino.engine.scoring import item_name
from cassino.rules.rules import Rules

MOST_DEALS = 60
"""A race is followed for at most this many deals."""
NEVER = 1e-5
"""Smaller probabilities are ignored."""
Spread = dict[int, float]
"""The probability of each number of points."""


class Races:
    """The `equity.Equity` of three or more sides; the dealer does not matter."""

    def __init__(
        self, rules: Rules, sides: int, counts: Sequence[int], items: Mapping[str, float], unit: int = 1
    ) -> None:
        """counts: how many times a side got 0, 1, 2 ... points in a deal. items: how often a side wins each item.

        unit: how many points of a deal are one point of the target.
        """
        self._rules, self._sides = rules, sides
        self._target = rules.ending.target
        self._free: Spread = {}
        for points, count in enumerate(counts):
            low, rest = divmod(points, unit)
            shares = {low: (unit - rest) / unit, low + 1: rest / unit}
            _add(self._free, {each: share for each, share in shares.items() if share}, count / sum(counts))
        self._items = items
        self._known: dict[tuple[int, ...], tuple[float, ...]] = {}
        self._ways: list[list[Spread]] = [[]]
        self._laid: dict[int, Way] = {}
        for lacking in range(1, 1 if rules.ending.deals else self._target + 1):
            self._ways.append(self._way(lacking))

    def win(self, scores: Sequence[int], dealer: int, side: int = 0, number: int = 0) -> float:
        """As in `Equity`."""
        if self._rules.ending.deals:
            left = max(0, self._rules.ending.deals - number)
            return self._by_number(tuple(scores), left)[side]
        key = tuple(min(self._target - score, self._target) for score in scores)
        if min(key) <= 0:
            return _best(scores)[side]
        if key not in self._known:
            self._known[key] = self._chances(key)
        return self._known[key][side]

    def after(self, before: Sequence[int], points: Sequence[int], dealer: int, side: int = 0, number: int = 1) -> float:
        """As in `Equity`."""
        scores = tuple(old + new for old, new in zip(before, points, strict=True))
        reached = [score >= self._target for score in scores]
        limited = [bool(restriction(self._rules, score)) for score in before]
        met = [has and limit for has, limit in zip(reached, limited, strict=True)]
        if any(met) and not self._rules.ending.deals and max(before) < self._target:
            return _best([int(each) for each in met])[side]
        return self.win(scores, dealer, side, number)

    def _way(self, lacking: int) -> list[Spread]:
        """By number of deals, the probabilities of reaching the target from `lacking` points below it, by points beyond
        it.
        """
        ways: list[Spread] = [{} for _ in range(MOST_DEALS + 1)]
        brings = self._brings(lacking)
        stays = brings.get(0, 0.0)
        for points, chance in brings.items():
            if points >= lacking:
                ways[1][points - lacking] = ways[1].get(points - lacking, 0.0) + chance
        for deals in range(2, MOST_DEALS + 1):
            _add(ways[deals], ways[deals - 1], stays)
            for points, chance in brings.items():
                if 0 < points < lacking:
                    _add(ways[deals], self._ways[lacking - points][deals - 1], chance)
        return ways

    def _brings(self, lacking: int) -> Spread:
        """The points of one deal for a side that is `lacking` points below the target. B23"""
        names = restriction(self._rules, self._target - lacking)
        if not names:
            return self._free
        worth = {item_name(item): item.points for item in self._rules.scoring.items}
        brings = {0: 1.0}
        for name in names:
            chance = self._items.get(name, 1.0 / self._sides)
            more: Spread = {}
            _add(more, brings, 1.0 - chance)
            _add(more, {points + worth.get(name, 0): share for points, share in brings.items()}, chance)
            brings = more
        return brings

    def _chances(self, lacking: Sequence[int]) -> tuple[float, ...]:
        """The chance of each side; they add up to 1."""
        ways = [self._lay(each) for each in lacking]
        raw = [sum(_firsts(ways, side)) for side in range(len(lacking))]
        total = sum(raw)
        return tuple(each / total for each in raw) if total else (1.0 / len(raw),) * len(raw)

    def _lay(self, lacking: int) -> "Way":
        """The way to the target of a side that is `lacking` points below it, in the form that `_firsts` needs."""
        if lacking not in self._laid:
            self._laid[lacking] = Way(self._ways[lacking], max(self._free) + 1)
        return self._laid[lacking]

    def _by_number(self, scores: tuple[int, ...], left: int) -> tuple[float, ...]:
        """The chances if `left` deals are left."""
        key = (left, *scores)
        if key not in self._known:
            self._known[key] = self._ends(scores, left)
        return self._known[key]

    def _ends(self, scores: Sequence[int], left: int) -> tuple[float, ...]:
        if not left:
            return _best(scores)
        sums: Spread = {0: 1.0}
        for _ in range(left):
            more: Spread = {}
            for points, chance in self._free.items():
                _add(more, {each + points: share for each, share in sums.items()}, chance)
            sums = more
        ends = [{score + points: share for points, share in sums.items()} for score in scores]
        raw = []
        for side, own in enumerate(ends):
            chance = 0.0
            for points, share in own.items():
                for other, each in enumerate(ends):
                    share *= _below(each, points) if other != side else 1.0
                chance += share
            raw.append(chance)
        return tuple(each / sum(raw) for each in raw)


class Way:
    """How one side reaches the target: `exact[d][p]` is the chance to do so with deal d and p points beyond."""

    def __init__(self, spreads: Sequence[Spread], most: int) -> None:
        self.exact = [[spread.get(points, 0.0) for points in range(most)] for spread in spreads]
        self.later: list[float] = []
        self.loses: list[list[float]] = []
        """`loses[d][p]`: the probability of losing to a side that arrives with deal d and p points beyond; ties: half.
        """
        rest = 1.0
        for row in self.exact:
            rest -= sum(row)
            self.later.append(rest)
            below, behind = rest, []
            for chance in row:
                behind.append(below + chance / 2)
                below += chance
            self.loses.append(behind)


def _firsts(ways: Sequence[Way], side: int) -> Iterator[float]:
    """By deal, the chance that a side wins the race with it."""
    others = [way for other, way in enumerate(ways) if other != side]
    for deals in range(1, MOST_DEALS + 1):
        if min(way.later[deals - 1] for way in ways) < NEVER:
            return
        loses = [way.loses[deals] for way in others]
        likely = ((points, chance) for points, chance in enumerate(ways[side].exact[deals]) if chance > NEVER)
        yield from (chance * prod(each[points] for each in loses) for points, chance in likely)


def _add(to: Spread, other: Spread, factor: float) -> None:
    for points, chance in other.items():
        to[points] = to.get(points, 0.0) + factor * chance


def _below(spread: Spread, points: int) -> float:
    """The probability of fewer points, plus half that of equal points."""
    return sum(chance * (1.0 if each < points else 0.5) for each, chance in spread.items() if each <= points)


def _best(scores: Sequence[int]) -> tuple[float, ...]:
    """1 for the side with the highest score, shared if several are level."""
    top = max(scores)
    share = 1.0 / sum(score == top for score in scores)
    return tuple(share if score == top else 0.0 for score in scores)
