"""What captured cards, sweeps and calls are worth in points, whatever has been captured so far.

A card is worth the points it scores by itself, its equal share of every race, and what it adds to the chance of the
highest primiera.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import pi, sqrt

from cassino.cards import DECK_SIZE, cards_in
from cassino.engine.move import Move
from cassino.engine.scorer import card_value, scorer_for
from cassino.engine.state import State
from cassino.rules.options import Each, Enough, Item, Most, Primiera, cards_of
from cassino.rules.rules import Rules
from cassino.search.points import call_worth

SUIT = 0x1111111111111
PRIMIERA_SPREAD = 6.0
"""How far apart two totals of the primiera usually are at the end."""


def sweep_points(state: State, cards: int, played: int = 1) -> int:
    """Points of a sweep of these table cards, made now with this many hand cards."""
    sweeping = state.rules.sweeping
    if sweeping.first_play_points and state.turn_no == 0:
        return sweeping.first_play_points
    size = cards.bit_count() + (played if sweeping.count_played else 0)
    return sweeping.large_points if sweeping.large_from and size >= sweeping.large_from else sweeping.points


def called_points(state: State, move: Move) -> int:
    """The player's points for the orange in a move, see `call_worth`."""
    return call_worth(scorer_for(state.tables), state, move.kind, move.taken, move.seat)


def fixed_worth(rules: Rules) -> tuple[float, ...]:
    """The points of each card by itself, plus its equal share of every race of the deal."""
    return _fixed(rules.scoring.items, rules.deck.cards)


@lru_cache(maxsize=64)
def _fixed(items: tuple[Item, ...], pack: int) -> tuple[float, ...]:
    worth = [0.0] * DECK_SIZE
    for item in items:
        if isinstance(item, Each):
            for card in cards_in(cards_of(item.of)):
                worth[card] += item.points
    for item in items:
        if isinstance(item, Most | Enough):
            kind = cards_of(item.of) & pack
            for card in cards_in(kind):
                worth[card] += 2 * item.points / kind.bit_count()
        elif isinstance(item, Primiera):
            for card in cards_in(pack):
                worth[card] += item.points * _share_of_primiera(card, pack)
    return tuple(worth)


def _share_of_primiera(card: int, pack: int) -> float:
    """What a card adds to the chance of the highest of two totals when nothing is captured: what its captor gains and
    the other side loses. 004:62
    """
    others = [card_value(other) for other in cards_in(pack & SUIT << (card & 3) & ~(1 << card))]
    gain = _expected_best(card_value(card), others) - _expected_best(0, others)
    return 2 * gain / (PRIMIERA_SPREAD * sqrt(2 * pi))


def _expected_best(best: int, others: Iterable[int]) -> float:
    """The best value at the end, if each of the others goes to either side with equal probability."""
    expected, chance = 0.0, 1.0
    for value in sorted(others, reverse=True):
        if value > best:
            expected += chance / 2 * value
            chance /= 2
    return expected + chance * best


def total_worth(worth: Sequence[float], cards: int) -> float:
    """The sum over a set of cards."""
    return sum([worth[card] for card in cards_in(cards)])
