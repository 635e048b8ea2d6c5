"""What a side just below the target may still score, and which side did so first. Rule B23."""

from collections.abc import Sequence
from typing import NamedTuple

from cassino.rules.options import NearTarget
from cassino.rules.rules import Rules

MOST_CARDS, MOST_SPADES, TEN = "most_cards", "most_spades", "10D"
EVENT_OF = {MOST_CARDS: "majority_of_cards", MOST_SPADES: "majority_of_spades", TEN: "ten_of_diamonds"}
"""The event that an item becomes safe. D-24"""

LARGEST_GAP = 5
"""A side that is further than this from the target may score everything."""

NOBODY_YET = -1
SEVERAL = -2
"""Several sides in one event, none of them the capturing side. D-24"""

_LAST_THREE: dict[int, tuple[str, ...]] = {3: (MOST_CARDS,), 2: (TEN,), 1: (MOST_SPADES,)}
_LAST_FIVE: dict[int, tuple[str, ...]] = {5: (MOST_CARDS, TEN), 4: (MOST_CARDS, MOST_SPADES), **_LAST_THREE}
_ITEMS: dict[NearTarget, dict[int, tuple[str, ...]]] = {
    NearTarget.FREE: {},
    NearTarget.LAST_THREE: _LAST_THREE,
    NearTarget.LAST_FIVE: _LAST_FIVE,
}


class Event(NamedTuple):
    """An item became safe for a side. `at` increases with time; `name` is one of `EVENT_OF`. D-24"""

    at: int
    side: int
    name: str


def restriction(rules: Rules, score: int) -> tuple[str, ...]:
    """The items that a side may score if it begins a deal with this score; an empty result means all. 000:72-80,
    000:92-100

    A side that scores all of them wins, whatever other sides score.
    """
    return () if rules.ending.deals else items_at(rules, rules.ending.target - score)


def items_at(rules: Rules, gap: int) -> tuple[str, ...]:
    """The items that a side may score if it is this many points below the target."""
    return _ITEMS[rules.ending.near_target].get(gap, ())


def restrictions(rules: Rules, scores: Sequence[int], tiebreak: bool = False) -> tuple[tuple[str, ...], ...]:
    """The restriction of each side; a tiebreak deal has none. 000:84, D-26"""
    return tuple(() if tiebreak else restriction(rules, score) for score in scores)


def first_in_time(rules: Rules, scores: Sequence[int], events: Sequence[Event]) -> int:
    """The first side in a list of events; SEVERAL if several were first together, or NOBODY_YET. 000:82, D-27"""
    moments = {
        side: moment
        for side, score in enumerate(scores)
        if (moment := _moment(restriction(rules, score), side, events)) is not None
    }
    if not moments:
        return NOBODY_YET
    first = [side for side, moment in moments.items() if moment == min(moments.values())]
    return first[0] if len(first) == 1 else SEVERAL


def _moment(items: Sequence[str], side: int, events: Sequence[Event]) -> int | None:
    """When a side got the last item that it needs."""
    times = {event.name: event.at for event in reversed(events) if event.side == side}
    needed = [times.get(EVENT_OF[item]) for item in items]
    known = [time for time in needed if time is not None]
    return max(known) if known and len(known) == len(needed) else None


def first_by_total(totals: Sequence[int], met: Sequence[bool], first_met: int) -> int:
    """Which of the sides that have what they need wins: the first, otherwise the highest total; nobody if that is
    shared. D-24
    """
    if first_met >= 0:
        return first_met
    leaders = [side for side, is_met in enumerate(met) if is_met]
    best = max((totals[side] for side in leaders), default=0)
    leaders = [side for side in leaders if totals[side] == best]
    return leaders[0] if len(leaders) == 1 else NOBODY_YET
