"""Reviews of the matches of one person: each is made when somebody asks, and the last one is remembered."""

import logging

import msgspec

from cassino.analysis.review.match import NothingToReview
from cassino.analysis.review.model import Review
from cassino.answers import reviews
from cassino.answers.reviews import Working
from cassino.hosted.commands.seating import first_seat
from cassino.hosted.match.match import HostedMatch
from cassino.hosted.wire.refusal import Refusal
from cassino.local.keeping import ME, Tell

log = logging.getLogger(__name__)
Key = tuple[str, int]
"""A match, and its version."""


class Reviews:
    """Makes reviews. tell: receives their progress."""

    def __init__(self, tell: Tell) -> None:
        self._tell = tell
        self._last: tuple[Key, Review] | None = None

    def answer(self, match_id: str, hosted: HostedMatch) -> Working:
        """The review of a match, made now if it is not the last one. Raises Refusal."""
        key = match_id, hosted.version
        found = self._known(key) or self._made(hosted)
        self._last = key, found
        moves = sum(len(deal.moves) for deal in found.deals)
        return reviews.in_full(found, Working("done", moves, moves), *_names(hosted))

    def page(self, match_id: str, hosted: HostedMatch) -> str:
        """The last review as a page to save. Raises Refusal if it is another one."""
        found = self._known((match_id, hosted.version))
        if found is None:
            raise Refusal("not_done", "error-review-not-done")
        return reviews.as_page(found, *_names(hosted))

    def _known(self, key: Key) -> Review | None:
        return self._last[1] if self._last and self._last[0] == key else None

    def _made(self, hosted: HostedMatch) -> Review:
        try:
            return reviews.review(hosted, hosted.names, reviews.EFFORT, self._progress)
        except NothingToReview:
            log.exception("a match could not be reviewed")
            raise Refusal("no_review", "error-no-review") from None

    def _progress(self, done: int, total: int) -> None:
        self._tell(msgspec.json.encode(Working("working", done, total)).decode())


def _names(hosted: HostedMatch) -> tuple[list[str], list[str]]:
    """The names of players and of sides, as the person sees them."""
    seat = first_seat(hosted, ME)
    return hosted.names_for(seat), hosted.side_names_for(seat)
