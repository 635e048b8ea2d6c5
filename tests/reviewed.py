"""Matches and a small effort for the tests of reviews."""

from functools import cache

from cassino.analysis.review.match import ReviewEffort, review_match
from cassino.analysis.review.model import Review
from cassino.bots import Clock, make_bot
from cassino.engine.match import Match
from cassino.engine.rng import Rng
from cassino.rules import load_variant
from cassino.search.budget import Budget

SMALL = ReviewEffort(Budget(worlds=4), redeals=2, par_nodes=10_000)
NAMES = ("Ann", "Bob", "Cid", "Dora")


def played(variant: str, deals: int = 1, seed: int = 5, bots: tuple[str, ...] = ("greedy", "random")) -> Match:
    """A match of bots, so many deals long at most."""
    match = Match(load_variant(variant), seed=seed)
    seated = [make_bot(bots[seat % len(bots)], Rng(seed + seat)) for seat in range(match.players)]
    while True:
        while not match.deal_over:
            match.play(seated[match.state.turn].choose(match.view(match.state.turn), Clock()))
        if match.is_over or len(match.deals) >= deals:
            return match
        match.next_deal()


@cache
def small_review(variant: str, deals: int = 1) -> Review:
    """A review of such a match."""
    match = played(variant, deals)
    return review_match(match, NAMES[: match.players], SMALL)
