"""Means, their intervals, and means with less luck."""

from collections.abc import Sequence
from math import inf, isfinite
from statistics import NormalDist, fmean, stdev
from typing import NamedTuple

from cassino.arena.linear import solve

CERTAINTY = 0.95
REACH = NormalDist().inv_cdf((1 + CERTAINTY) / 2)
"""How many standard errors the interval extends to each side."""
FOLDS = 10
FEWEST = 50
"""Luck is reduced only with at least this many observations."""
DIGITS = 4


class Estimate(NamedTuple):
    """A mean, and how precise it is."""

    mean: float
    standard_error: float

    @property
    def ci95(self) -> tuple[float, float]:
        """The 95 % interval."""
        reach = REACH * self.standard_error
        return self.mean - reach, self.mean + reach

    def as_json(self) -> dict[str, object]:
        """Plain values."""
        return {
            "mean": round(self.mean, DIGITS),
            "standard_error": plain(self.standard_error),
            "ci95": [plain(end) for end in self.ci95],
        }


def plain(number: float) -> float | None:
    """A number for JSON; None if it cannot be computed from a single observation."""
    return round(number, DIGITS) if isfinite(number) else None


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of independent observations."""
    return Estimate(fmean(values), stdev(values) / len(values) ** 0.5 if len(values) > 1 else inf)


def with_less_luck(values: Sequence[float], terms: Sequence[Sequence[float]]) -> Estimate | None:
    """The mean after subtracting from each value a regression on its luck terms; None if that makes the interval no
    shorter.

    The expectation of the terms is zero. The coefficients for a tenth of the observations are fitted to the others, so
    what is subtracted also has expectation zero.
    """
    if len(values) < FEWEST or not terms[0]:
        return None
    folds = [_Moments(values[fold::FOLDS], terms[fold::FOLDS]) for fold in range(FOLDS)]
    slopes = [_slopes([other for place, other in enumerate(folds) if place != fold]) for fold in range(FOLDS)]
    reduced = estimate([
        value - sum(slope * term for slope, term in zip(slopes[place % FOLDS], row, strict=True))
        for place, (value, row) in enumerate(zip(values, terms, strict=True))
    ])  # fmt: skip
    return reduced if reduced.standard_error < estimate(values).standard_error else None


class _Moments:
    """Sums over some observations: their number, terms and value, and all products with a term."""

    def __init__(self, values: Sequence[float], terms: Sequence[Sequence[float]]) -> None:
        self.count = len(values)
        rows = [[*row, value] for row, value in zip(terms, values, strict=True)]
        size = len(rows[0])
        self.sums = [sum(row[i] for row in rows) for i in range(size)]
        self.products = [[sum(row[i] * row[j] for row in rows) for j in range(size)] for i in range(size - 1)]


def _slopes(parts: Sequence[_Moments]) -> list[float]:
    """The coefficients of the terms in a regression with a constant."""
    count = sum(part.count for part in parts)
    size = len(parts[0].sums)
    sums = [sum(part.sums[i] for part in parts) for i in range(size)]
    covariances = [
        [sum(part.products[i][j] for part in parts) - sums[i] * sums[j] / count for j in range(size)]
        for i in range(size - 1)
    ]
    return solve([row[:-1] for row in covariances], [row[-1] for row in covariances])
