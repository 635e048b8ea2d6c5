"""Reviews of matches: made in another process, one after the other, and kept for a while."""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace

from cassino.answers.reviews import EFFORT, Working, counted
from cassino.engine.move import Move
from cassino.hosted.match.match import HostedMatch
from cassino.hosted.wire.refusal import Refusal
from cassino.server.features.reviews.making import Progress, made
from cassino.server.http.refusals import BadRequest
from cassino.server.jobs.compute import Compute, Payer
from cassino.server.jobs.thinking.calls import CallFailed
from cassino.server.storage.events import Store
from cassino.server.storage.loader import load_history
from cassino.server.telemetry.logs import reason

log = logging.getLogger(__name__)

MOST_WAITING = 12
MOST_OF_ONE = 2
"""At most this many reviews are in progress for one person."""
MOST_KEPT = 40
Key = tuple[str, tuple[str, ...], int, tuple[Move, ...]]
"""A match, the names of its players, how many deals are over, and the moves of the last one (they can be
taken back).
"""


@dataclass(slots=True)
class Job:
    """A review that is finished or in progress. by: the person who asked for it."""

    names: Sequence[str]
    by: str = ""
    done: int = 0
    total: int = 0
    kept: bytes = b""
    has_failed: bool = False
    refusal: BadRequest | None = None
    """Why it could not be made, until somebody has received the reason; then it can be tried again."""

    @property
    def is_waiting(self) -> bool:
        """Whether it is still in progress."""
        return not self.kept and not self.has_failed

    def hear(self, progress: Progress) -> None:
        """Store its progress."""
        self.done, self.total = progress


class Reviews:
    """Makes each review once."""

    def __init__(self, store: Store, compute: Compute) -> None:
        self._store, self._compute = store, compute
        self._jobs: dict[Key, Job] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def close(self) -> None:
        """Cancel unfinished reviews."""
        for task in self._tasks:
            task.cancel()

    def ask(self, match_id: str, hosted: HostedMatch, payer: Payer | None) -> Job:
        """The review of a match's counted deals, perhaps still in progress. payer: None may not start a review.

        Raises Refusal.
        """
        key = _key(match_id, hosted)
        job = self._jobs.get(key)
        if job is not None and (not job.has_failed or job.refusal is not None):
            return job
        if payer is None:
            raise BadRequest(401, "no_session", "error-review-stranger")
        self._make_room(payer.name)
        job = self._jobs[key] = Job(list(hosted.names), payer.name)
        task = asyncio.get_running_loop().create_task(self._make(job, match_id, hosted.version, payer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return job

    def _make_room(self, name: str) -> None:
        """Delete old reviews. Raises BadRequest if too many are waiting."""
        waiting = [job for job in self._jobs.values() if job.is_waiting]
        if name and sum(job.by == name for job in waiting) >= MOST_OF_ONE:
            raise BadRequest(503, "busy", "error-reviews-yours", count=MOST_OF_ONE)
        if len(waiting) >= MOST_WAITING:
            raise BadRequest(503, "busy", "error-reviews-busy")
        ready = [key for key, job in self._jobs.items() if not job.is_waiting]
        for key in ready[: max(0, len(self._jobs) - MOST_KEPT + 1)]:
            del self._jobs[key]

    async def _make(self, job: Job, match_id: str, version: int, payer: Payer) -> None:
        try:
            history = await asyncio.to_thread(load_history, self._store, match_id)
            known = replace(history, rows=history.rows[:version])
            job.kept = await self._compute.run_slowly(payer, job.hear, made, known, job.names, EFFORT)
        except BadRequest as error:
            job.refusal = error
        except (Refusal, CallFailed) as error:
            log.warning("match %s could not be reviewed: %s", match_id, reason(error))
        except Exception:
            log.exception("match %s could not be reviewed", match_id)
        finally:
            job.has_failed = not job.kept
            if job.has_failed and job.refusal is None:
                job.refusal = BadRequest(500, "no_review", "error-no-review")


def _key(match_id: str, hosted: HostedMatch) -> Key:
    """The key of a review. Raises Refusal if no deal is counted yet."""
    deals = counted(hosted).deals
    return match_id, tuple(hosted.names), len(deals), tuple(deals[-1].moves)


def progress(job: Job) -> Working:
    """The progress of a review. Raises BadRequest, once, if it failed."""
    if job.refusal is not None:
        refusal, job.refusal = job.refusal, None
        raise refusal
    return Working("done" if job.kept else "working", job.done, job.total)
