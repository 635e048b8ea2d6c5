"""What captured cards are worth in points, before the deal is counted."""

from collections.abc import Sequence
from functools import lru_cache
from math import comb, exp, pi, sqrt

from cassino.bots.bestof import primiera_worth
from cassino.bots.weights import WEIGHTS, Weights
from cassino.cards import DECK_SIZE, cards_in
from cassino.engine.near_target import restrictions
from cassino.engine.scoring import item_name
from cassino.engine.state import State
from cassino.rules.options import Each, Enough, Item, Most, Primiera, cards_of, pack_cards
from cassino.rules.rules import Rules


def fixed_worth(rules: Rules) -> tuple[float, ...]:
    """Points of each card by itself, plus its equal part in every race of the deal."""
    return _fixed(rules.scoring.items, pack_cards(rules.deck.pack))


@lru_cache(maxsize=64)
def _fixed(items: tuple[Item, ...], pack: int) -> tuple[float, ...]:
    worth = list(_points(items))
    for item in items:
        if isinstance(item, Most | Enough):
            kind = cards_of(item.of) & pack
            for card in cards_in(kind):
                worth[card] += 2 * item.points / kind.bit_count()
        elif isinstance(item, Primiera):
            for card, part in enumerate(primiera_worth([0, 0], pack, 0)):
                worth[card] += item.points * part
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


def restriction_of(state: State, side: int) -> tuple[str, ...]:
    """The names of the only items that a side near the target may score; none for all."""
    scores = [state.score(other) for other in range(state.side_count)]
    return restrictions(state.rules, scores, state.tiebreak)[side]


@lru_cache(maxsize=64)
def _open_items(items: tuple[Item, ...], names: tuple[str, ...]) -> tuple[Item, ...]:
    return tuple(item for item in items if item_name(item) in names)


def current_worth(state: State, side: int, weights: Weights = WEIGHTS) -> Sequence[float]:
    """Points of each card for a side by itself, plus what it moves in the races as they stand now."""
    piles = tuple(state.pile(other) for other in range(state.side_count))
    return _current(
        state.rules.scoring.items, pack_cards(state.rules.deck.pack), piles, side, restriction_of(state, side), weights
    )


@lru_cache(maxsize=256)
def _current(
    items: tuple[Item, ...], pack: int, piles: tuple[int, ...], side: int, limits: tuple[str, ...], weights: Weights
) -> tuple[float, ...]:
    stake = 1.0
    if limits:
        items, stake = _open_items(items, limits), weights.decisive
    worth = [stake * points for points in _points(items)]
    for item in items:
        if isinstance(item, Primiera):
            out = pack & ~sum(piles)
            for card, part in enumerate(primiera_worth(piles, out, side)):
                worth[card] += item.points * part
        elif not isinstance(item, Each):
            slope = stake * _slope(item, piles, pack, side, weights)
            for card in cards_in(cards_of(item.of) & pack) if slope else ():
                worth[card] += slope
    return tuple(worth)


def _slope(item: Most | Enough, piles: Sequence[int], pack: int, side: int, weights: Weights) -> float:
    """What one more card brings a side towards an item."""
    kind = cards_of(item.of) & pack
    counts = [(pile & kind).bit_count() for pile in piles]
    if isinstance(item, Enough):
        return need_slope(item, counts, kind.bit_count(), side)
    clump = weights.all_clump if kind == pack else weights.clump
    return weights.race * race_slope(item, counts, kind.bit_count(), side, clump)


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


def need_slope(item: Enough, counts: Sequence[int], total: int, side: int) -> float:
    """Points that one more card brings towards a number that suffices: the chance that just one would be missing."""
    out, need = total - sum(counts), item.at_least - counts[side]
    if need <= 0 or need > out:
        return 0.0
    part = 1 / len(counts)
    return item.points * comb(out - 1, need - 1) * part ** (need - 1) * (1 - part) ** (out - need)


def total_worth(worth: Sequence[float], cards: int) -> float:
    """The sum over a set of cards."""
    return sum(worth[card] for card in cards_in(cards))
