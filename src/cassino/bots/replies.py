"""What the next players may be able to take."""

from typing import NamedTuple

from cassino.bots.holding import Holding
from cassino.bots.reach import Reach
from cassino.bots.spoils import orange_points, sweep_points
from cassino.bots.table import Table
from cassino.cards import rank_mask
from cassino.engine.state import State

RANKS = range(1, 14)
TWIN_CHANCE = 0.4
"""How likely a second card of a rank is beside one, times the chance of one."""


class Reply(NamedTuple):
    """A capture that is some player's best, with the chance of that. A rank of 0 stands for several cards."""

    rank: int
    taken: int
    worth: float
    chance: float
    sweeps: bool


class Rival(NamedTuple):
    """A seat that may capture: what it can hold, what cards are worth to it, and what it can rob another of."""

    seat: int
    holding: Holding
    reach: Reach
    has_sweeps: bool
    robbed: float
    """How much more a top counts that it takes from the side of the player who judges."""
    robbable: int
    """The tops of that side."""


def best_replies(state: State, rival: Rival, table: Table, played: float) -> list[Reply]:
    """The captures a player would make, the dearest first; chances are of holding this and nothing before it.

    played: how much of the card played counts.
    """
    found = [reply for rank in RANKS if (reply := _capture(state, rank, rival, table, played)).taken]
    if state.tables.from_hand:
        found += _joint_captures(state, rival, table, played)
    found.sort(key=lambda reply: -reply.worth)
    replies, seen, none_so_far, no_pair = [], 0, 1.0, 1.0
    for reply in found:
        if reply.rank:
            seen |= rank_mask(reply.rank) & rival.holding.possible
        else:
            no_pair *= 1.0 - reply.chance
        none = rival.holding.chance_without(seen) * no_pair
        if none < none_so_far:
            replies.append(reply._replace(chance=none_so_far - none))
        none_so_far = none
    return replies


def _capture(state: State, rank: int, rival: Rival, table: Table, played: float) -> Reply:
    cards = rank_mask(rank) & rival.holding.possible
    taken = rival.reach.best(rank, table, rival.seat) if cards else 0
    if not taken:
        return Reply(rank, 0, 0.0, 0.0, False)
    card = played * rival.reach.total(cards) / cards.bit_count()
    return _reply(state, rank, rival, table, taken, card, 0.0)


def _joint_captures(state: State, rival: Rival, table: Table, played: float) -> list[Reply]:
    """Captures with two hand cards, with the chance that the seat holds some two that make the value."""
    if rival.holding.size < 2:
        return []
    replies = []
    possible = rival.holding.possible
    cards = 2 * played * rival.reach.total(possible) / possible.bit_count()
    for value in range(2, rival.reach.highest + 1):
        taken = rival.reach.take(value, table, rival.seat)
        chance = _chance_of_two(rival.holding, value, state.tables.numbers) if taken else 0.0
        if chance:
            replies.append(_reply(state, 0, rival, table, taken, cards, chance))
    return replies


def _chance_of_two(holding: Holding, value: int, numbers: int) -> float:
    """About the chance that a seat holds two cards that make a value together."""
    without = 1.0
    for rank in range(max(1, value - 13), value // 2 + 1):
        one, other = rank_mask(rank) & numbers, rank_mask(value - rank) & numbers
        if one == other:
            without *= 1.0 - TWIN_CHANCE * holding.chance_of(one) ** 2
        elif one and other:
            without *= 1.0 - holding.chance_of_both(one, other)
    return 1.0 - without


def _reply(state: State, rank: int, rival: Rival, table: Table, taken: int, card: float, chance: float) -> Reply:
    there = table.cards
    sweeps = taken & there == there and there != 0
    worth = rival.reach.total(taken) + card + rival.robbed * rival.reach.total(taken & rival.robbable)
    worth += orange_points(state, taken & there)
    if sweeps and rival.has_sweeps:
        worth += sweep_points(state, there)
    return Reply(rank, taken, worth, chance, sweeps)
