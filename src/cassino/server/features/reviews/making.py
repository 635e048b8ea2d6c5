"""Make the review of a stored match; runs in another process."""

import pickle
from collections.abc import Callable, Sequence
from copy import copy

import msgspec

from cassino.analysis.review.match import ReviewEffort, review_match
from cassino.analysis.review.model import Review, for_json
from cassino.analysis.review.page import html_page
from cassino.analysis.review.summary import renamed
from cassino.engine.match import Match
from cassino.hosted.match.match import HostedMatch
from cassino.server.features.reviews.answers import Working
from cassino.server.storage.loader import History, hosted_of

Progress = tuple[int, int]


def counted(hosted: HostedMatch) -> Match:
    """A match without the deal that is not counted yet, whose result must not be revealed."""
    match = copy(hosted.match)
    if not hosted.is_counted:
        match.deals.pop()
    return match


def made(history: History, names: Sequence[str], effort: ReviewEffort, tell: Callable[[Progress], None]) -> bytes:
    """A review, encoded so that only `review_json` and `review_page` can read it. tell: receives the progress."""
    match = counted(hosted_of(history))
    return pickle.dumps(review_match(match, names, effort, lambda done, total: tell((done, total))))


def review_json(kept: bytes, progress: Working, names: Sequence[str], sides: Sequence[str]) -> bytes:
    """A finished review as JSON, with these names of players and sides."""
    review = for_json(_renamed(kept, names, sides))
    return msgspec.json.encode(msgspec.structs.replace(progress, review=review))


def review_page(kept: bytes, names: Sequence[str], sides: Sequence[str]) -> str:
    """A review as a page to save."""
    return html_page(_renamed(kept, names, sides))


def _renamed(kept: bytes, names: Sequence[str], sides: Sequence[str]) -> Review:
    review: Review = pickle.loads(kept)
    return renamed(review, names, sides)
