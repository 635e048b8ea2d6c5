"""From points to chances: how likely a side is to win the match.

A rough model, the same for all rules: what is still open in this deal and in the deals to come is random, in proportion
to the points that a deal gives. It is there to compare moves of one match, not to be bet on.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import exp, sqrt

from cassino.rules.options import Each, Item, cards_of, pack_cards
from cassino.rules.rules import Rules

LOGISTIC = 1.702
"""A logistic curve this much steeper is about a normal one."""
SPREAD = 1.3
"""Points are won together, by who plays better or is dealt more: results differ so much more than if not."""
FARTHEST = 40.0


@lru_cache(maxsize=256)
def deal_points(rules: Rules) -> float:
    """About how many points a deal gives to all sides together."""
    pack = pack_cards(rules.deck.pack)
    total = sum(abs(item.points) * _times(item, pack) for item in rules.scoring.items)
    return max(1.0, total + max(0, rules.sweeping.points))


@lru_cache(maxsize=256)
def deal_spread(rules: Rules, sides: int) -> float:
    """About how much the margins of a side differ from deal to deal: their standard deviation."""
    pack = pack_cards(rules.deck.pack)
    squares = sum(item.points**2 * _times(item, pack) for item in rules.scoring.items)
    return max(1.0, SPREAD * sqrt(squares + 2 * rules.sweeping.points**2)) * 2 / sides


def _times(item: Item, pack: int) -> int:
    """How often an item is scored in a deal."""
    return (cards_of(item.of) & pack).bit_count() if isinstance(item, Each) else 1


def winning_chance(
    points_ahead: float, scores: Sequence[int], rules: Rules, left: float = 1.0, number: int = 1
) -> float:
    """How likely a side is to win the match, from 0 to 1.

    points_ahead: its expected margin in this deal, own points less the mean of the others'. scores: of the match
    before the deal, the own one first. left: how much of the deal is still open, 0 to 1. number: of this deal, from 1.
    """
    sides = len(scores)
    share = deal_points(rules) / sides
    own = scores[0] + share + points_ahead * (sides - 1) / sides
    rival = max(scores[1:]) + share - points_ahead / sides
    open_deals = max(0.0, left) + _deals_to_come(rules, max(own, rival), share, number)
    return _curve(own - rival, deal_spread(rules, sides) * sqrt(open_deals), sides)


def _deals_to_come(rules: Rules, highest: float, share: float, number: int) -> float:
    """How many deals follow this one, on average."""
    if rules.ending.deals:
        return max(0.0, rules.ending.deals - number)
    return max(0.0, rules.ending.target - highest) / share


def _curve(lead: float, spread: float, sides: int) -> float:
    """The chance of being first with such a lead over the next, when so much is random."""
    if spread <= 0.0:
        return 1.0 / sides if lead == 0 else float(lead > 0)
    ratio = max(-FARTHEST, min(FARTHEST, LOGISTIC * lead / spread))
    return 1.0 / (1.0 + (sides - 1) * exp(-ratio))


def all_chances(
    margins: Sequence[float], scores: Sequence[int], rules: Rules, left: float = 1.0, number: int = 1
) -> tuple[float, ...]:
    """The chance of each side, by the expected margins of all; they add up to 1."""
    found = [
        winning_chance(margin, (scores[side], *scores[:side], *scores[side + 1 :]), rules, left, number)
        for side, margin in enumerate(margins)
    ]
    total = sum(found)
    return tuple(chance / total for chance in found)


def decided_chances(winners: Sequence[int], sides: int) -> tuple[float, ...]:
    """The chances when the match is over: all for who has won, in equal parts if several have."""
    return tuple(1.0 / len(winners) if side in winners else 0.0 for side in range(sides))
