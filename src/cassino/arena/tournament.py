"""Every bot against every other bot, and the ratings from these games."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from statistics import fmean

from cassino.arena.contest import Contest
from cassino.arena.estimate import DIGITS
from cassino.arena.journal import Journal
from cassino.arena.pack import PackResult
from cassino.arena.ratings import Games, Rating, rate, spread
from cassino.arena.result import Result, deal_score

ANCHOR = "random"
"""The bot whose rating is 0, if it takes part."""


@dataclass(frozen=True, slots=True)
class Standing:
    """One row of the standings."""

    bot: str
    rating: Rating
    score: float
    """The share of deals won; a draw counts half."""
    mean: float
    """How many points per deal it was ahead, as the mean over its opponents."""
    deals: int

    def as_json(self) -> dict[str, object]:
        """Plain values."""
        return {
            "bot": self.bot,
            "elo": round(self.rating.elo, 1),
            "standard_error": round(self.rating.standard_error, 1),
            "ci95": [round(end, 1) for end in self.rating.ci95],
            "score": round(self.score, DIGITS),
            "mean": round(self.mean, DIGITS),
            "deals": self.deals,
        }


@dataclass(frozen=True, slots=True)
class Tournament:
    """The standings, the best bot first, and their contests."""

    standings: tuple[Standing, ...]
    results: tuple[Result, ...]
    spread: float
    """See `ratings.spread`."""

    def as_json(self) -> dict[str, object]:
        """Plain values with the names of the fields."""
        bots = [standing.bot for standing in self.standings]
        return {
            "anchor": ANCHOR if ANCHOR in bots else None,
            "spread": round(self.spread, DIGITS),
            "standings": [standing.as_json() for standing in self.standings],
            "contests": [result.as_json() for result in self.results],
        }


def round_robin(bots: Sequence[str], pattern: Contest) -> tuple[Contest, ...]:
    """A contest like the pattern for every two bots, each with its own packs."""
    pairs = combinations(bots, 2)
    return tuple(
        replace(pattern, first=first, second=second, seed=pattern.seed + place)
        for place, (first, second) in enumerate(pairs)
    )


def standings(journal: Journal, results: Sequence[Result]) -> Tournament:
    """The ratings of the bots whose contests were played."""
    bots = tuple(dict.fromkeys(name for contest in journal.contests for name in (contest.first, contest.second)))
    games = [
        Games(bots.index(contest.first), bots.index(contest.second), tuple(map(_score, packs)))
        for contest, packs in zip(journal.contests, journal.results, strict=True)
    ]
    ratings = rate(len(bots), games, bots.index(ANCHOR) if ANCHOR in bots else None)
    rows = [_standing(bot, rating, results) for bot, rating in zip(bots, ratings, strict=True)]
    return Tournament(tuple(sorted(rows, key=lambda row: -row.rating.elo)), tuple(results), spread(games))


def _score(pack: PackResult) -> tuple[int, float]:
    return len(pack.margins), sum(map(deal_score, pack.margins))


def _standing(bot: str, rating: Rating, results: Sequence[Result]) -> Standing:
    as_first = [result for result in results if result.contest.first == bot]
    as_second = [result for result in results if result.contest.second == bot]
    return Standing(
        bot,
        rating,
        score=fmean([result.score for result in as_first] + [1 - result.score for result in as_second]),
        mean=fmean([result.mean for result in as_first] + [-result.mean for result in as_second]),
        deals=sum(result.deals for result in as_first + as_second),
    )
