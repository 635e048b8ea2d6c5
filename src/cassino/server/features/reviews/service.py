"""Reviews of matches: made beside the event loop, one after the other, and kept for a while."""

import logging
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from cassino.analysis.review.match import review_match, usual_effort
from cassino.analysis.review.model import Review
from cassino.engine.match import Match
from cassino.engine.move import Move
from cassino.hosted.copies import copied
from cassino.hosted.match import HostedMatch
from cassino.hosted.refusal import BadRequest

log = logging.getLogger(__name__)

EFFORT = usual_effort(0.25)
MOST_WAITING = 12
MOST_KEPT = 40
Key = tuple[str, tuple[str, ...], tuple[tuple[Move, ...], ...]]
"""A match, what its people are called, and the moves of its deals that are over: the last may be taken back."""


class Abandoned(Exception):
    """The server stops before a review is done."""


@dataclass(slots=True)
class Job:
    """A review that is being made, or is made."""

    names: Sequence[str]
    done: int = 0
    total: int = 0
    review: Review | None = None
    has_failed: bool = False


class Reviews:
    """Makes each review once."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "review")
        self._jobs: dict[Key, Job] = {}
        self._is_closed = False

    def close(self) -> None:
        """Give up what is not done."""
        self._is_closed = True
        self._thread.shutdown(wait=False, cancel_futures=True)

    def ask(self, match_id: str, hosted: HostedMatch) -> Job:
        """The review of a match's deals that are counted, as far as it has come. Raises BadRequest."""
        match = _counted(hosted)
        over = tuple(tuple(deal.moves) for deal in match.deals)
        if not over:
            raise BadRequest(409, "not_over", "A match can be reviewed when its first deal is over.")
        key = (match_id, tuple(hosted.names), over)
        job = self._jobs.get(key)
        if job is None or job.has_failed:
            self._make_room()
            job = self._jobs[key] = Job(hosted.names)
            self._thread.submit(self._work, job, match)
        return job

    def _make_room(self) -> None:
        """Forget old reviews. Raises BadRequest where too many are waiting."""
        waiting = sum(not job.review and not job.has_failed for job in self._jobs.values())
        if waiting >= MOST_WAITING:
            raise BadRequest(503, "busy", "Too many matches are being reviewed now; try again later.")
        ready = [key for key, job in self._jobs.items() if job.review or job.has_failed]
        for key in ready[: max(0, len(self._jobs) - MOST_KEPT + 1)]:
            del self._jobs[key]

    def _work(self, job: Job, match: Match) -> None:
        def heard(done: int, total: int) -> None:
            if self._is_closed:
                raise Abandoned
            job.done, job.total = done, total

        try:
            job.review = review_match(match, job.names, EFFORT, heard)
        except Abandoned:
            job.has_failed = True
        except Exception:
            log.exception("a match could not be reviewed")
            job.has_failed = True


def _counted(hosted: HostedMatch) -> Match:
    """A match without the deal that is not counted yet: what it brings is not told before."""
    match = copied(hosted.match)
    if not hosted.is_counted:
        match.deals.pop()
    return match


def progress(job: Job) -> dict[str, Any]:
    """How far a review has come. Raises BadRequest."""
    if job.has_failed:
        raise BadRequest(500, "no_review", "This match could not be reviewed.")
    return {"state": "done" if job.review else "working", "done": job.done, "total": job.total}
