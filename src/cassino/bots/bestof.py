"""What a card does for the best card of its suit, where the sum of those over all suits is compared."""

from collections.abc import Sequence
from math import pi, sqrt

from cassino.cards import DECK_SIZE, cards_in, suit_mask, suit_of
from cassino.engine.scorer import card_value

SPREAD = 6.0
"""How far apart two sums usually are at the end."""


def primiera_worth(piles: Sequence[int], out: int, side: int) -> list[float]:
    """For each card that is still out, what it adds to the chance of the highest sum, in parts of the item."""
    worth = [0.0] * DECK_SIZE
    slope = 1 / (SPREAD * sqrt(2 * pi))
    rivals = [pile for other, pile in enumerate(piles) if other != side]
    for card in cards_in(out):
        suit = suit_mask(suit_of(card))
        others = out & suit & ~(1 << card)
        own = _improvement(card, piles[side] & suit, others, len(piles))
        lost = sum(_improvement(card, pile & suit, others, len(piles)) for pile in rivals) / len(rivals)
        worth[card] = slope * (own + lost)
    return worth


def _improvement(card: int, held: int, others: int, sides: int) -> float:
    """By how much a card raises the best card that a side may expect in its suit."""
    best = max((card_value(own) for own in cards_in(held)), default=0)
    raised = max(best, card_value(card))
    return _expected(raised, others, sides) - _expected(best, others, sides)


def _expected(best: int, others: int, sides: int) -> float:
    """The best card at the end, when each of the others falls to any side alike."""
    expected, chance = 0.0, 1.0
    for value in sorted((card_value(other) for other in cards_in(others)), reverse=True):
        if value <= best:
            break
        expected += chance / sides * value
        chance *= 1 - 1 / sides
    return expected + chance * best
