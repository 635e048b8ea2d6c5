"""Reviews of matches: of the deals that are counted, and nothing else."""

from collections.abc import Sequence
from copy import copy
from typing import Literal

import msgspec

from cassino.analysis.review.match import Progress, ReviewEffort, review_match, usual_effort
from cassino.analysis.review.model import Review, for_json
from cassino.analysis.review.page import html_page
from cassino.analysis.review.summary import renamed
from cassino.engine.match import Match
from cassino.hosted.match.match import HostedMatch
from cassino.hosted.wire.refusal import Refusal
from cassino.hosted.wire.shape import Shape

EFFORT = usual_effort(most_seconds=180.0)
"""A deal takes 5 to 30 seconds. In a long match each move gets less time, then the last deals are left out."""


class Working(Shape, frozen=True):
    """The progress of a review, and the review itself once it is done."""

    state: Literal["working", "done"]
    """Whether it is done."""
    done: int
    """How many moves have been reviewed."""
    total: int
    """How many there are; 0 before it begins."""
    review: Review | msgspec.UnsetType = msgspec.UNSET
    """The review (docs/play/review.md)."""


def counted(hosted: HostedMatch) -> Match:
    """A match without the deal that is not counted yet, whose result must not be revealed. Raises Refusal if no deal
    is counted.
    """
    match = copy(hosted.match)
    if not hosted.is_counted:
        match.deals.pop()
    if not match.deals:
        raise Refusal("not_over", "error-review-not-over")
    return match


def review(hosted: HostedMatch, names: Sequence[str], effort: ReviewEffort, tell: Progress) -> Review:
    """The review of the counted deals. tell: receives the progress. Raises Refusal, NothingToReview."""
    return review_match(counted(hosted), names, effort, tell)


def in_full(found: Review, progress: Working, names: Sequence[str], sides: Sequence[str]) -> Working:
    """A review as an answer, with these names of players and sides."""
    return msgspec.structs.replace(progress, review=for_json(renamed(found, names, sides)))


def as_page(found: Review, names: Sequence[str], sides: Sequence[str]) -> str:
    """A review as a page to save, with these names of players and sides."""
    return html_page(renamed(found, names, sides))
