"""From points lost to grades and accuracy."""

from collections.abc import Sequence
from enum import StrEnum
from math import exp, log

LOGISTIC = 1.702
"""A logistic curve this much steeper is close to a normal one."""
USUAL_TOTAL = 11.0
"""The points of a deal for which the limits below are made; for other rules they are scaled."""


class Grade(StrEnum):
    """How good a move was."""

    FORCED = "forced"
    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


LIMITS = ((Grade.BLUNDER, 2.0), (Grade.MISTAKE, 1.0), (Grade.INACCURACY, 0.35))
"""Each grade begins at this many points lost."""
LEAST_CHANCE = 0.005
"""A smaller change of the chance to win the match is neither a fault nor a turning point."""
FAULTS = tuple(grade for grade, _ in LIMITS)
SURE = 2.0
"""A loss is a fault if it is this many standard errors above 0."""


def grade_of(loss: float, error: float, total: float) -> Grade:
    """The grade of a move by the points it lost and their standard error. total: the points of a deal."""
    if loss <= 0.0:
        return Grade.BEST
    if loss < SURE * error:
        return Grade.GOOD
    return next((grade for grade, limit in LIMITS if loss >= limit * total / USUAL_TOTAL), Grade.GOOD)


def accuracy_of(loss: float, spread: float) -> float:
    """The accuracy of one move in percent: 100 for no loss, falling as the loss, converted to a chance of winning the
    deal, grows.

    spread: the standard deviation of margins over whole deals.
    """
    ratio = LOGISTIC * loss / (2 * spread)
    lost_chance = 200.0 * (1.0 / (1.0 + exp(-ratio)) - 0.5)
    return max(0.0, min(100.0, 103.1668 * exp(-0.04354 * lost_chance) - 3.1669))


def mean_accuracy(accuracies: Sequence[float]) -> float | None:
    """The accuracy of a player: between the arithmetic and the geometric mean; single blunders lower the latter."""
    if not accuracies:
        return None
    plain = sum(accuracies) / len(accuracies)
    geometric = exp(sum(log(max(each, 1.0)) for each in accuracies) / len(accuracies))
    return (plain + geometric) / 2
