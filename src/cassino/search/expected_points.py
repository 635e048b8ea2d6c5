"""The points of a deal: the total of all sides, how far the sides are apart, and what each side can still expect."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import sqrt

from cassino.engine.near_target import restrictions
from cassino.engine.scoring import item_name
from cassino.engine.state import State
from cassino.rules.options import Each, Enough, Item, Most, Primiera, cards_of
from cassino.rules.rules import Rules
from cassino.search.points import Points
from cassino.search.weights import points_for

ROUGHNESS = 1.3
"""Margins vary this much more than if items were won independently: a strong hand wins several."""


@lru_cache(maxsize=256)
def total_of_deals(rules: Rules, players: int) -> float:
    """The mean total of all sides in a deal, from self-play, or else the worth of all items."""
    deals = points_for(rules, players).get("deals")
    if deals:
        return float(sum((own + other) * count for own, other, count, *_ in deals) / sum(row[2] for row in deals))
    return max(1.0, total_of_items(rules))


@lru_cache(maxsize=256)
def spread_of_deals(rules: Rules, players: int, sides: int = 2) -> float:
    """The standard deviation of a side's margin over whole deals, from self-play, or else guessed."""
    deals = points_for(rules, players).get("deals")
    if not deals:
        return guessed_spread(rules, sides)
    count = sum(row[2] for row in deals)
    mean = sum((row[0] - row[1]) * row[2] for row in deals) / count
    return sqrt(sum((row[0] - row[1] - mean) ** 2 * row[2] for row in deals) / count)


def guessed_spread(rules: Rules, sides: int) -> float:
    """The same, guessed from the scoring items, as if each went to a side at random."""
    pack = rules.deck.cards
    squares = sum(item.points**2 * _times(item, pack) for item in rules.scoring.items)
    return max(1.0, ROUGHNESS * sqrt((squares + 2 * rules.sweeping.points**2) / (sides - 1)))


@lru_cache(maxsize=256)
def total_of_items(rules: Rules) -> float:
    """The worth of all scoring items together."""
    pack = rules.deck.cards
    return float(sum(item.points * _times(item, pack) for item in rules.scoring.items))


def _times(item: Item, cards: int) -> int:
    """How many times a side scores an item if it has these cards."""
    return (cards_of(item.of) & cards).bit_count() if isinstance(item, Each) else 1


def points_by_margin(total: float, margins: Sequence[float]) -> tuple[float, ...]:
    """The points of each side, from the total of all sides and their margins."""
    sides = len(margins)
    return tuple(total / sides + margin * (sides - 1) / sides for margin in margins)


def expected_total(state: State, points: Points) -> float:
    """The points that all sides together can expect: certain points, open items, and the usual number of sweeps."""
    sides = range(state.side_count)
    certain = sum(points.final(state, side) for side in sides)
    if state.is_over:
        return float(certain)
    scores = [state.score(side) for side in sides]
    limits = restrictions(state.rules, scores, state.tiebreak)
    total = float(certain)
    for item, worth in _open_items(state):
        name = item_name(item)
        total += worth * sum(not limit or name in limit for limit in limits) / len(limits)
    if any(limits):
        return total
    sweeps = total_of_deals(state.rules, state.players) - total_of_items(state.rules)
    return total + max(0.0, sweeps) * cards_left(state) / state.tables.deck.bit_count()


def cards_left(state: State) -> int:
    """How many cards are still to be played."""
    return state.stock_size + sum(state.hand_size(seat) for seat in range(state.players))


def _open_items(state: State) -> Iterator[tuple[Item, int]]:
    """The scoring items that are not settled, and what is left of their points."""
    piles = [state.pile(side) for side in range(state.side_count)]
    out = state.rules.deck.cards
    for pile in piles:
        out &= ~pile
    for item in state.rules.scoring.items:
        if isinstance(item, Each):
            yield item, item.points * _times(item, out)
        elif _is_open(item, piles, out):
            yield item, item.points


def _is_open(item: Item, piles: Sequence[int], out: int) -> bool:
    """Whether it is not yet known who scores an item of which some cards are out."""
    if isinstance(item, Primiera):
        return bool(out)
    kind = cards_of(item.of)
    left = (out & kind).bit_count()
    counts = sorted((pile & kind).bit_count() for pile in piles)
    if isinstance(item, Enough):
        return counts[-1] < item.at_least <= counts[-1] + left
    assert isinstance(item, Most)
    return left > 0 and counts[-1] - counts[-2] <= left and counts[-1] + left >= item.at_least
