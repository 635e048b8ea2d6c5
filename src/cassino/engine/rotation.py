"""The next dealer. Rule B4."""

from collections.abc import Sequence

from cassino.engine.dealing import next_dealer
from cassino.rules.options import DealPasses
from cassino.rules.rules import Rules


def who_deals_next(
    rules: Rules, players: int, dealer: int, owed: Sequence[int], points: Sequence[int]
) -> tuple[int, tuple[int, ...]]:
    """The next dealer, and how many turns to deal each seat still forfeits. `points`: of each side in this deal."""
    before = dealer
    if rules.seating.deal_passes is DealPasses.LOSER_LEADS:
        before = (next_leader(players, (dealer + 1) % players, points) - 2) % players
    return next_dealer(players, before, owed)


def next_leader(players: int, leader: int, points: Sequence[int]) -> int:
    """The previous loser: the lowest score; if several have it, the first of them after the previous leader. 002:155,
    D-62
    """
    in_turn = [(leader + step) % players for step in range(1, players + 1)]
    return min(in_turn, key=lambda seat: points[seat % len(points)])
