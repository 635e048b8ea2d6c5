"""Positions with all hands open, as a spectator sees them: what the cards are worth, and luck in dealing.

The stock stays unknown: cards still to be dealt are neither skill nor luck yet.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from cassino.analysis.review.deal_search import DealSearch
from cassino.cards import cards_in
from cassino.engine.play import apply
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.rules.options import Replenish

SHUFFLES = 3
"""If cards are drawn one by one, this many orders of the stock are tried."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """The margin that each side can expect at the end of the deal, and whether the round was searched to its end."""

    margins: tuple[float, ...]
    is_searched: bool = True


@dataclass(frozen=True, slots=True)
class DealtLuck:
    """The effect of the cards just dealt, in points by side, compared with other cards that could have been dealt."""

    points: tuple[float, ...]
    redeals: int


def prospect(state: State, playouts: int, rng: Rng) -> Prospect:
    """What each side can expect, with all hands open. playouts: as in `DealSearch.margin`."""
    sides = range(state.side_count)
    kernel = DealSearch(state)
    if state.is_over:
        return Prospect(tuple(kernel.points.margin(state, side) for side in sides))
    count = SHUFFLES if state.rules.dealing.replenish is Replenish.DRAW and state.stock_size else 1
    rows = [_one_order(kernel, shuffled(state, rng), playouts) for _ in range(count)]
    margins = tuple(sum(row[side] for row in rows) / count for side in sides)
    return Prospect(margins, kernel.is_deep and len(sides) == 2)


def _one_order(kernel: DealSearch, state: State, playouts: int) -> tuple[float, ...]:
    """The margins with one order of the stock."""
    if state.side_count > 2:
        return _played_on(kernel, state)
    own = kernel.margin(state, playouts)
    return (own, -own) if state.side_of(state.turn) == 0 else (-own, own)


def _played_on(kernel: DealSearch, state: State) -> tuple[float, ...]:
    """The margins of three or more sides: everybody plays the round by the policy. (A search would set all others
    against the one to act.)
    """
    after = state.copy()
    while not after.is_over and after.round_no == state.round_no:
        apply(after, kernel.likely_move(after))
    found = [kernel.value.estimate(after, side) for side in range(after.side_count)]
    mean = sum(found) / len(found)
    return tuple(margin - mean for margin in found)


def shuffled(state: State, rng: Rng) -> State:
    """The state with the stock in another order; a last card that has been seen stays last."""
    return redealt(state, [0] * state.players, rng)


def redealt(state: State, dealt: Sequence[int], rng: Rng) -> State:
    """The state with other cards instead of those just dealt to each seat, from the stock as it was."""
    stock = list(state.stock())
    last = [stock.pop()] if stock and stock[-1] == state.bottom else []
    pool = [*stock, *(card for cards in dealt for card in cards_in(cards))]
    rng.shuffle(pool)
    hands = []
    for seat, cards in enumerate(dealt):
        fresh = [pool.pop() for _ in range(cards.bit_count())]
        hands.append(state.hand(seat) & ~cards | sum(1 << card for card in fresh))
    return state.filled(hands, (*pool, *last))


def dealt_between(before: State | None, after: State) -> list[int]:
    """The cards dealt to each hand; at the beginning of a deal, all its cards."""
    return [after.hand(seat) & ~(before.hand(seat) if before else 0) for seat in range(after.players)]


def luck_of(
    before: State | None, after: State, found: Sequence[float], redeals: int, playouts: int, rng: Rng
) -> DealtLuck | None:
    """The luck of the cards dealt between two states; `found` are the margins afterwards. None if no cards
    were dealt.
    """
    dealt = dealt_between(before, after)
    if not any(dealt) or after.is_over or redeals < 1:
        return None
    others = [prospect(redealt(after, dealt, rng), playouts, rng).margins for _ in range(redeals)]
    usual = [sum(each[side] for each in others) / redeals for side in range(after.side_count)]
    return DealtLuck(tuple(own - mean for own, mean in zip(found, usual, strict=True)), redeals)
