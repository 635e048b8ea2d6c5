"""What captured cards are worth in points, before the deal is counted."""

from collections.abc import Sequence
from functools import lru_cache
from math import exp, pi, sqrt

from cassino.bots.weights import WEIGHTS, Weights
from cassino.cards import DECK_SIZE, cards_in
from cassino.engine.state import State
from cassino.rules.options import Each, Item, Most, cards_of, pack_cards
from cassino.rules.rules import Rules


def fixed_worth(rules: Rules) -> tuple[float, ...]:
    """Points of each card by itself, plus its equal part in every race of the deal."""
    return _fixed(rules.scoring.items, pack_cards(rules.deck.pack))


@lru_cache(maxsize=64)
def _fixed(items: tuple[Item, ...], pack: int) -> tuple[float, ...]:
    worth = list(_points(items))
    for item in items:
        if isinstance(item, Most):
            kind = cards_of(item.of) & pack
            for card in cards_in(kind):
                worth[card] += 2 * item.points / kind.bit_count()
    return tuple(worth)


@lru_cache(maxsize=64)
def _points(items: tuple[Item, ...]) -> tuple[float, ...]:
    """Points of each card by itself."""
    points = [0.0] * DECK_SIZE
    for item in items:
        if isinstance(item, Each):
            for card in cards_in(cards_of(item.of)):
                points[card] += item.points
    return tuple(points)


@lru_cache(maxsize=64)
def _races(items: tuple[Item, ...], pack: int) -> tuple[tuple[Most, int], ...]:
    """The scoring items for having most, with the cards they mean."""
    return tuple((item, cards_of(item.of) & pack) for item in items if isinstance(item, Most))


def current_worth(state: State, side: int, weights: Weights = WEIGHTS) -> list[float]:
    """Points of each card by itself, plus what it moves in the races as they stand now."""
    rules = state.rules
    pack = pack_cards(rules.deck.pack)
    worth = list(_points(rules.scoring.items))
    piles = [state.pile(other) for other in range(state.side_count)]
    for item, kind in _races(rules.scoring.items, pack):
        clump = weights.all_clump if kind == pack else weights.clump
        counts = [(pile & kind).bit_count() for pile in piles]
        slope = weights.race * race_slope(item, counts, kind.bit_count(), side, clump)
        if slope:
            for card in cards_in(kind):
                worth[card] += slope
    return worth


def race_slope(item: Most, counts: Sequence[int], total: int, side: int, clump: float) -> float:
    """Points that one more card brings in a race; 0 when it is decided.

    The cards that are still out fall to the sides at random, so many at a time; the lead at the end is then
    about normal around the lead now, and a card shifts it by one.
    """
    out = total - sum(counts)
    rival = max(count for other, count in enumerate(counts) if other != side)
    lead = counts[side] - rival
    if out == 0 or abs(lead) > out or max(counts[side], rival) + out < item.at_least:
        return 0.0
    spread = sqrt(clump * out)
    density = exp(-((lead / spread) ** 2) / 2) / (spread * sqrt(2 * pi))
    return 2 * item.points * density


def total_worth(worth: Sequence[float], cards: int) -> float:
    """The sum over a set of cards."""
    return sum(worth[card] for card in cards_in(cards))
