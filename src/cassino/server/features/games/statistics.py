"""Personal statistics: finished matches are counted one by one, in other processes, while the server runs."""

import asyncio
import logging
from contextlib import AbstractAsyncContextManager

from cassino.answers import statistics
from cassino.answers.statistics import CountedMatch, GameStatistics, Statistics
from cassino.hosted.wire.refusal import Refusal
from cassino.rules.rules import title_of
from cassino.server.jobs.compute import NOBODY, Compute
from cassino.server.jobs.thinking.calls import CallFailed
from cassino.server.storage.events import Store
from cassino.server.storage.loader import History, hosted_of, load_history
from cassino.server.storage.repeating import repeating
from cassino.server.storage.seat_counts import SeatCounts
from cassino.server.telemetry.logs import reason

log = logging.getLogger(__name__)

AT_ONCE = 50
"""How many matches are looked up at a time."""
EVERY_SECONDS = 10.0
REST_SECONDS = 0.05
"""The pause between two matches: a server with many old ones has other work to do."""


def counted(history: History) -> CountedMatch:
    """The statistics of a stored match; runs in another process. Raises Refusal."""
    return statistics.counted(hosted_of(history))


class Counting:
    """Counts the finished matches in a database."""

    def __init__(self, store: Store, compute: Compute) -> None:
        self._store, self._compute = store, compute
        self._counts = SeatCounts(store.engine)
        self._unreadable: set[str] = set()

    def counting(self) -> AbstractAsyncContextManager[None]:
        """Inside the context, finished matches are counted soon; those that another process has counted are skipped."""
        return repeating(EVERY_SECONDS, self.count_all, "statistics")

    async def count_all(self) -> int:
        """Count every finished match that is not counted yet, the oldest first; returns their number."""
        done = 0
        while found := await asyncio.to_thread(self._counts.waiting, self._unreadable, AT_ONCE):
            for match_id, ended in found:
                done += await self._count(match_id, ended)
                await asyncio.sleep(REST_SECONDS)
        return done

    async def _count(self, match_id: str, ended: str) -> bool:
        """Count a match; False if it is counted already, or cannot be read: then it is tried again another day."""
        try:
            history = await asyncio.to_thread(load_history, self._store, match_id)
            numbers = await self._compute.run(NOBODY, counted, history)
        except (Refusal, CallFailed) as problem:
            log.error("match %s is not counted: %s", match_id, reason(problem))
            self._unreadable.add(match_id)
            return False
        return await asyncio.to_thread(self._counts.keep, match_id, ended, numbers)

    async def of(self, user_id: str | None) -> Statistics:
        """The statistics of a person."""
        return await asyncio.to_thread(self._of, user_id) if user_id else Statistics([], 0)

    def _of(self, user_id: str) -> Statistics:
        rows = (dict(row) | {"title": title_of(row["variant"], row["title"])} for row in self._counts.of(user_id))
        return Statistics([GameStatistics(**row) for row in rows], self._counts.missing(user_id))
