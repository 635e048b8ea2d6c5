"""The parts of the result of a deal: seat, luck of the cards, skill, and hidden cards.

With all hands open, each position has an expected margin V for each side. Over a deal these telescope:

margin = V(first) + sum of V(next) - V(before)

V(first) is the value of the seat plus the luck of the first hands; each step is the luck of the cards dealt plus the
effect of a move. What a move lost, given what its player could know, is skill. The rest of its effect comes from cards
that the player could not see, or from errors of the estimates; it is the remainder of the margin.
"""

from collections.abc import Sequence

from cassino.analysis.review.model import Breakdown, ReviewedMove

DIGITS = 1


def breakdowns_of(
    seats: Sequence[float], luck: Sequence[float], moves: Sequence[ReviewedMove], points: Sequence[int]
) -> tuple[Breakdown, ...]:
    """The breakdown of each side. seats: its expected margin before the hands were dealt; points: its score."""
    lost = [sum(move.loss for move in moves if move.side == side) for side in range(len(points))]
    return tuple(
        _breakdown(seats[side], luck[side], -margin(lost, side), margin(points, side)) for side in range(len(points))
    )


def _breakdown(seat: float, luck: float, skill: float, result: float) -> Breakdown:
    """The parts, rounded so that they still add up."""
    seat, luck, skill, result = (round(part, DIGITS) + 0.0 for part in (seat, luck, skill, result))
    return Breakdown(seat, luck, skill, round(result - seat - luck - skill, DIGITS) + 0.0, result)


def margin(values: Sequence[float], side: int) -> float:
    """A side's value minus the mean of the other sides."""
    return values[side] - (sum(values) - values[side]) / (len(values) - 1)
