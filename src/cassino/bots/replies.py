"""What the next player may be able to take."""

from typing import NamedTuple

from cassino.bots.holding import Holding
from cassino.bots.reach import Reach
from cassino.bots.table import Table
from cassino.cards import rank_mask

RANKS = range(1, 14)


class Reply(NamedTuple):
    """A capture that is some player's best, with the chance of that."""

    rank: int
    taken: int
    worth: float
    chance: float
    sweeps: bool


def best_replies(holding: Holding, table: Table, reach: Reach, sweep: float, played: float) -> list[Reply]:
    """The captures a player would make, the dearest first; chances are of holding this rank and none before it.

    sweep: points of a sweep. played: how much of the card played counts.
    """
    found = [reply for rank in RANKS if (reply := _capture(rank, holding, table, reach, sweep, played)).taken]
    found.sort(key=lambda reply: -reply.worth)
    replies, seen, none_so_far = [], 0, 1.0
    for reply in found:
        seen |= rank_mask(reply.rank) & holding.possible
        none = holding.chance_without(seen)
        if none < none_so_far:
            replies.append(reply._replace(chance=none_so_far - none))
        none_so_far = none
    return replies


def _capture(rank: int, holding: Holding, table: Table, reach: Reach, sweep: float, played: float) -> Reply:
    cards = rank_mask(rank) & holding.possible
    taken = reach.best(rank, table) if cards else 0
    if not taken:
        return Reply(rank, 0, 0.0, 0.0, False)
    sweeps = taken == table.cards
    card = played * reach.total(cards) / cards.bit_count()
    return Reply(rank, taken, reach.total(taken) + card + (sweep if sweeps else 0.0), 0.0, sweeps)
