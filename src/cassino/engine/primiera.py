"""The primiera: the best card of each suit. 004:62"""

from collections.abc import Sequence

from cassino.cards import cards_in, rank_of, suit_mask

_VALUES = {7: 21, 6: 18, 1: 16, 5: 15, 4: 14, 3: 13, 2: 12}
PICTURE = 10


def card_value(card: int) -> int:
    """What a card counts for the primiera."""
    return _VALUES.get(rank_of(card), PICTURE)


def primiera_total(cards: int) -> int:
    """The sum of the best cards of the four suits; 0 for who lacks a suit and is out."""
    best = [max((card_value(card) for card in cards_in(cards & suit_mask(suit))), default=0) for suit in range(4)]
    return sum(best) if all(best) else 0


def wins_primiera(piles: Sequence[int], side: int, remaining: int) -> bool:
    """Whether a side is above every other, even one that got all the remaining cards. D-87, D-88

    Nothing worse can happen to it: its own total never falls, and another's is highest with all that is left.
    """
    own = primiera_total(piles[side])
    return own > max((primiera_total(pile | remaining) for other, pile in enumerate(piles) if other != side), default=0)
