"""What faults at a table without a referee cost, where people say that they happened. Rule B29, 004:35-36"""

from enum import StrEnum


class Fault(StrEnum):
    """Something that went wrong in a deal."""

    TOO_FEW = "too_few"
    """The dealer dealt too few cards."""
    TOO_MANY = "too_many"
    """The dealer dealt too many cards."""
    UNWON_BUILD = "unwon_build"
    """A build that its maker could not win in the next turn."""


DEALERS_COST = -1
OPPONENTS_GAIN = 1


def fault_points(fault: Fault, side: int, dealer: int, sides: int) -> tuple[int, ...]:
    """The points of each side for a fault of `side`; the dealer's side pays for cards dealt wrongly. D-32"""
    if fault is Fault.UNWON_BUILD:
        return tuple(0 if other == side else OPPONENTS_GAIN for other in range(sides))
    return tuple(DEALERS_COST if other == dealer else 0 for other in range(sides))
