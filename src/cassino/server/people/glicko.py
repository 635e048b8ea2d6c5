"""Ratings by Glicko-2: each match is a rating period of its own, with each other side as one opponent."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean

from glicko2.math import mu_to_rating, phi_to_rd, rating_to_mu, rd_to_phi, update_rating

WON, DRAWN, LOST = 1.0, 0.5, 0.0


@dataclass(frozen=True, slots=True)
class Rating:
    """The estimated strength of a player, and how certain it is. Without games, nothing is known."""

    rating: float = 1500.0
    deviation: float = 350.0
    volatility: float = 0.06
    games: int = 0

    @property
    def is_provisional(self) -> bool:
        """Whether little is known yet."""
        return self.deviation > SURE


SURE = 110.0
"""Below this deviation, a rating is meaningful."""


def results(winners: Sequence[int], scores: Sequence[int]) -> list[list[float]]:
    """The result of each side against each other side: winners beat the rest, and the rest are compared by their
    scores.
    """
    sides = range(len(scores))
    ranks = [(side in winners, 0 if side in winners else scores[side]) for side in sides]
    return [[_result(ranks[side], ranks[other]) for other in sides] for side in sides]


def _result(own: tuple[bool, int], other: tuple[bool, int]) -> float:
    if own == other:
        return DRAWN
    return WON if own > other else LOST


def rated(sides: Sequence[Sequence[Rating]], results: Sequence[Sequence[float]]) -> list[list[Rating]]:
    """The ratings after a match, by side and player. results: of each side against each other, from 0 to 1."""
    opponents = [_opponent(side) for side in sides]
    after = []
    for number, side in enumerate(sides):
        others = [(*each, results[number][other]) for other, each in enumerate(opponents) if other != number]
        after.append([_after(player, others) for player in side])
    return after


def _opponent(side: Sequence[Rating]) -> tuple[float, float]:
    """Partners as one opponent: with their mean rating and mean deviation."""
    mean = fmean(rating_to_mu(player.rating) for player in side)
    return mean, sqrt(fmean(rd_to_phi(player.deviation) ** 2 for player in side))


def _after(player: Rating, others: list[tuple[float, float, float]]) -> Rating:
    mu, phi, sigma = update_rating(rating_to_mu(player.rating), rd_to_phi(player.deviation), player.volatility, others)
    return Rating(mu_to_rating(mu), min(phi_to_rd(phi), Rating().deviation), sigma, player.games + 1)
