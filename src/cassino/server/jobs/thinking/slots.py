"""The processes of this machine that take jobs from the queue: started when there is work, ended when there is none."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Generic

from cassino.server.jobs.thinking.desk import DeskOf, GivenUp, Result, Work
from cassino.server.jobs.thinking.edition import edition
from cassino.server.jobs.thinking.process import CannotStart, ProcessDied, Thinker

log = logging.getLogger(__name__)

IDLE_SECONDS = 120.0
"""A process without work ends after this time, to release its memory."""
LEASE_SECONDS = 30.0
"""A process that has not answered after this time has failed."""

PAUSE_SECONDS = 1.0
"""If the machine cannot start a process, it is tried again after this time."""


class Slots(Generic[Work, Result]):
    """At most `limit` processes, each with a task of the event loop that feeds it.

    do: does a job with a process, in a thread. Raises ProcessDied, after which the job is tried again; after any other
    error it is given up.
    """

    def __init__(
        self,
        desk: DeskOf[Work, Result],
        count: int,
        do: Callable[[Thinker, Work], Result],
        idle_seconds: float = IDLE_SECONDS,
    ) -> None:
        edition()  # that of this process, before others are installed
        self.count = count
        self._desk = desk
        self._do = do
        self._idle_seconds = idle_seconds
        self._threads = ThreadPoolExecutor(max(1, count), "process")
        self._tasks: dict[asyncio.Task[None], Thinker] = {}
        self._is_closed = False

    @property
    def pids(self) -> list[int]:
        """The processes that run now."""
        return [thinker.pid for thinker in self._tasks.values() if thinker.pid is not None]

    def wake(self) -> None:
        """There is work: use one more process, up to the limit."""
        if len(self._tasks) < self.count and not self._is_closed:
            thinker = Thinker()
            task = asyncio.get_running_loop().create_task(self._work(thinker))
            self._tasks[task] = thinker
            task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        """A task has ended. A job may have arrived after its last look at the queue, while it still counted
        as active.
        """
        del self._tasks[task]
        if len(self._desk):
            self.wake()

    async def _work(self, thinker: Thinker) -> None:
        try:
            while True:
                await self._one_job(thinker)
        except TimeoutError:
            return
        finally:
            thinker.stop()

    async def _one_job(self, thinker: Thinker) -> None:
        """Wait for a job and do it. Raises TimeoutError if none comes for a while."""
        task = await asyncio.wait_for(self._desk.take(), self._idle_seconds)
        loop = asyncio.get_running_loop()
        try:
            answer = await loop.run_in_executor(self._threads, self._do, thinker, task.job)
        except ProcessDied as error:
            log.warning("a process that thinks is replaced: %s", error)
            thinker.stop()
            self._desk.put_back(task, str(error))
            if isinstance(error, CannotStart):
                await asyncio.sleep(PAUSE_SECONDS)
            return
        except Exception as error:
            log.exception("a job failed")
            thinker.stop()
            if not task.answer.done():
                task.answer.set_exception(GivenUp(type(error).__name__))
            return
        if not task.answer.done():
            task.answer.set_result(answer)

    def close(self) -> None:
        """Kill all processes at once."""
        self._is_closed = True
        for task, thinker in list(self._tasks.items()):
            task.cancel()
            thinker.stop()
        self._threads.shutdown(wait=False, cancel_futures=True)
