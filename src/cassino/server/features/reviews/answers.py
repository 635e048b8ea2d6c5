"""The progress of a review as the browser gets it; the review itself is `cassino.analysis.review.model`, encoded."""

from typing import Literal

import msgspec

from cassino.analysis.review.model import Review
from cassino.hosted.wire.shape import Shape


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
