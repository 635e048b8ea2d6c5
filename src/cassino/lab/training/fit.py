"""Least squares: the weights with which positions predict their outcomes best."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt

from cassino.arena.linear import solve
from cassino.lab.training.lessons import INSIDE, Row
from cassino.search.estimator import FEATURE_NAMES

FEATURES = len(FEATURE_NAMES)
HALVES = 2
HOLD = 200.0
"""The strength of the prior, in positions: with few positions, the weights stay near the initial ones."""


class Moments:
    """Sums over positions, from which all fits are computed."""

    def __init__(self) -> None:
        self.count = 0
        self.products = [[0.0] * FEATURES for _ in range(FEATURES)]
        self.with_gap = [0.0] * FEATURES
        self.gaps = self.margins = self.margin_sum = 0.0

    def add(self, row: Row) -> None:
        """Count one position."""
        self.count += 1
        self.gaps += row.gap * row.gap
        self.margins += row.margin * row.margin
        self.margin_sum += row.margin
        for i, feature in enumerate(row.features):
            if feature:
                self.with_gap[i] += feature * row.gap
                line = self.products[i]
                for j, other in enumerate(row.features):
                    line[j] += feature * other

    def error(self, weights: Sequence[float]) -> float:
        """The sum of the squared errors of an estimate."""
        missed = self.gaps
        for i, weight in enumerate(weights):
            missed += weight * (sum(w * p for w, p in zip(weights, self.products[i], strict=True)))
            missed -= 2.0 * weight * self.with_gap[i]
        return max(0.0, missed)


@dataclass(frozen=True, slots=True)
class RoundFit:
    """How well estimates at the end of a round predict the margin; round 0 means all positions inside rounds.

    explained: the share of the variance, by weights that were fitted to other deals. before: by the initial weights.
    """

    round_no: int
    positions: int
    explained: float
    before: float
    spread: float
    """The standard deviation of the estimate's errors."""
    spread_before: float
    """The same with the initial weights."""


class Fit:
    """Positions by round, with the deals in two halves, so that each half can test weights fitted to the other."""

    def __init__(self) -> None:
        self.parts: dict[tuple[int, int], Moments] = {}

    def add(self, number: int, rows: Iterable[Row]) -> None:
        """Count the positions of the deal with this number."""
        for row in rows:
            self.parts.setdefault((row.round_no, number // 2 % HALVES), Moments()).add(row)

    @property
    def positions(self) -> int:
        """How many were counted."""
        return sum(part.count for part in self.parts.values())

    def weights(self, start: Sequence[float], half: int | None = None) -> tuple[float, ...]:
        """The best weights, held near the initial ones. half: use only one half of the deals."""
        parts = [part for (_, of), part in self.parts.items() if half is None or of == half]
        count = sum(part.count for part in parts)
        if not count:
            return tuple(start)
        matrix = [[sum(part.products[i][j] for part in parts) for j in range(FEATURES)] for i in range(FEATURES)]
        right = [sum(part.with_gap[i] for part in parts) for i in range(FEATURES)]
        for i in range(FEATURES):
            right[i] -= sum(weight * product for weight, product in zip(start, matrix[i], strict=True))
        for i in range(FEATURES):
            matrix[i][i] *= 1.0 + HOLD / count
        return tuple(first + change for first, change in zip(start, solve(matrix, right), strict=True))

    def by_round(self, start: Sequence[float]) -> list[RoundFit]:
        """How well the fit predicts, round by round."""
        fitted = [self.weights(start, 1 - half) for half in range(HALVES)]
        rounds = sorted({round_no for round_no, _ in self.parts}, key=lambda each: (each == INSIDE, each))
        return [self._round(round_no, start, fitted) for round_no in rounds]

    def _round(self, round_no: int, start: Sequence[float], fitted: Sequence[Sequence[float]]) -> RoundFit:
        parts = [(half, part) for (of, half), part in self.parts.items() if of == round_no]
        count = sum(part.count for _, part in parts)
        mean = sum(part.margin_sum for _, part in parts) / count
        all_in = max(1e-9, sum(part.margins for _, part in parts) - count * mean * mean)
        missed = sum(part.error(fitted[half]) for half, part in parts)
        before = sum(part.error(start) for _, part in parts)
        return RoundFit(
            round_no, count, 1 - missed / all_in, 1 - before / all_in, sqrt(missed / count), sqrt(before / count)
        )
