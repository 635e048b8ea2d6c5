"""Make the review of a stored match; runs in another process."""

import pickle
from collections.abc import Callable, Sequence

import msgspec

from cassino.analysis.review.match import ReviewEffort
from cassino.answers import reviews
from cassino.answers.reviews import Working
from cassino.server.storage.loader import History, hosted_of

Progress = tuple[int, int]


def made(history: History, names: Sequence[str], effort: ReviewEffort, tell: Callable[[Progress], None]) -> bytes:
    """A review, encoded so that only `review_json` and `review_page` can read it. tell: receives the progress."""
    return pickle.dumps(reviews.review(hosted_of(history), names, effort, lambda done, total: tell((done, total))))


def review_json(kept: bytes, progress: Working, names: Sequence[str], sides: Sequence[str]) -> bytes:
    """A finished review as JSON, with these names of players and sides."""
    return msgspec.json.encode(reviews.in_full(pickle.loads(kept), progress, names, sides))


def review_page(kept: bytes, names: Sequence[str], sides: Sequence[str]) -> str:
    """A review as a page to save."""
    return reviews.as_page(pickle.loads(kept), names, sides)
