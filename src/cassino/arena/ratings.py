"""Ratings from results: how strong the bots of a tournament are, and how precisely that is known.

The model is that of Bradley and Terry on the Elo scale: the probability of winning a deal depends on the difference of
two ratings, and a draw counts half. The prior of every rating is normal around the common mean, with the width
`PRIOR_ELO`. The posterior is approximated by a normal distribution at its maximum. Deals of one pack are not
independent; how much the scores of whole packs vary, compared with the model, widens or narrows the intervals.
"""

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import NamedTuple

from cassino.arena.estimate import REACH
from cassino.arena.linear import inverse, solve

ELO = 400 / log(10)
PRIOR_ELO = 1000.0
STEPS = 100
LONGEST_STEP = 2.0
CLOSE = 1e-10
LEAST_SPREAD, MOST_SPREAD = 0.05, 20.0


class Games(NamedTuple):
    """The games between two players: for each pack the number of deals, and the first player's score."""

    first: int
    second: int
    packs: tuple[tuple[int, float], ...]

    @property
    def deals(self) -> int:
        """The number of deals."""
        return sum(deals for deals, _ in self.packs)

    @property
    def score(self) -> float:
        """The first player's score in all deals."""
        return sum(score for _, score in self.packs)


class Rating(NamedTuple):
    """A rating on the Elo scale."""

    elo: float
    standard_error: float

    @property
    def ci95(self) -> tuple[float, float]:
        """The 95 % interval."""
        return self.elo - REACH * self.standard_error, self.elo + REACH * self.standard_error


def rate(players: int, games: Sequence[Games], anchor: int | None = None) -> list[Rating]:
    """The ratings of all players. The anchor's rating is 0; without an anchor, the mean is."""
    weight = 1 / spread(games)
    strengths = _likeliest(players, games, weight)
    covariance = inverse(_curvature(strengths, games, weight))
    return [_rating(strengths, covariance, _contrast(players, player, anchor)) for player in range(players)]


def spread(games: Sequence[Games]) -> float:
    """The variance of the scores of packs, relative to that of the same number of independent deals without draws."""
    seen = expected = 0.0
    for played in games:
        count, mean = len(played.packs), played.score / max(played.deals, 1)
        if count > 1:
            seen += sum((score - deals * mean) ** 2 for deals, score in played.packs) * count / (count - 1)
            expected += played.deals * mean * (1 - mean)
    return min(max(seen / expected, LEAST_SPREAD), MOST_SPREAD) if expected else 1.0


def _likeliest(players: int, games: Sequence[Games], weight: float) -> list[float]:
    """The strengths, as natural logarithms of odds, that maximize the posterior: Newton's method."""
    strengths = [0.0] * players
    for _ in range(STEPS):
        steps = solve(_curvature(strengths, games, weight), _slope(strengths, games, weight))
        strengths = [
            old + min(max(step, -LONGEST_STEP), LONGEST_STEP) for old, step in zip(strengths, steps, strict=True)
        ]
        if max(map(abs, steps)) < CLOSE:
            break
    return strengths


def _chance(strengths: Sequence[float], played: Games) -> float:
    return 1 / (1 + exp(strengths[played.second] - strengths[played.first]))


def _slope(strengths: Sequence[float], games: Sequence[Games], weight: float) -> list[float]:
    slope = [-strength * (ELO / PRIOR_ELO) ** 2 for strength in strengths]
    for played in games:
        more = weight * (played.score - played.deals * _chance(strengths, played))
        slope[played.first] += more
        slope[played.second] -= more
    return slope


def _curvature(strengths: Sequence[float], games: Sequence[Games], weight: float) -> list[list[float]]:
    size = len(strengths)
    matrix = [[(ELO / PRIOR_ELO) ** 2 if row == column else 0.0 for column in range(size)] for row in range(size)]
    for played in games:
        chance = _chance(strengths, played)
        known = weight * played.deals * chance * (1 - chance)
        for row, column in ((played.first, played.second), (played.second, played.first)):
            matrix[row][row] += known
            matrix[row][column] -= known
    return matrix


def _contrast(players: int, player: int, anchor: int | None) -> list[float]:
    """What is reported, as a weighted sum of strengths: a player's minus the anchor's, or minus the mean."""
    zero = [1 / players if anchor is None else float(other == anchor) for other in range(players)]
    return [(other == player) - part for other, part in enumerate(zero)]


def _rating(strengths: Sequence[float], covariance: Sequence[Sequence[float]], contrast: Sequence[float]) -> Rating:
    value = sum(part * strength for part, strength in zip(contrast, strengths, strict=True))
    size = range(len(contrast))
    variance = sum(contrast[i] * covariance[i][j] * contrast[j] for i in size for j in size)
    return Rating(ELO * value, ELO * sqrt(max(variance, 0.0)))
