"""The processes of this machine that take jobs from the desk: started when there is work, ended when there is none."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Generic

from cassino.server.jobs.thinking.desk import DeskOf, Result, Work
from cassino.server.jobs.thinking.process import CannotStart, ProcessDied, Thinker

log = logging.getLogger(__name__)

IDLE_SECONDS = 120.0
"""A process without work ends after so long and gives its memory back."""
LEASE_SECONDS = 30.0
"""Who has not answered after so long is taken to have failed."""

PAUSE_SECONDS = 1.0
"""Where the machine starts no process, it is asked again after so long."""


class Slots(Generic[Work, Result]):
    """At most so many processes, each with a task of the event loop that feeds it.

    do: does a job with a process, in a thread. Raises ProcessDied.
    """

    def __init__(
        self,
        desk: DeskOf[Work, Result],
        count: int,
        do: Callable[[Thinker, Work], Result],
        idle_seconds: float = IDLE_SECONDS,
    ) -> None:
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
        """There is work: one more process takes part, up to the limit."""
        if len(self._tasks) < self.count and not self._is_closed:
            thinker = Thinker()
            task = asyncio.get_running_loop().create_task(self._work(thinker))
            self._tasks[task] = thinker
            task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        """A job may have come after the last look at the desk, when this one still counted as one who looks."""
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
        """Wait for a job and do it. Raises TimeoutError after a while without one."""
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
        if not task.answer.done():
            task.answer.set_result(answer)

    def close(self) -> None:
        """End all processes at once."""
        self._is_closed = True
        for task, thinker in list(self._tasks.items()):
            task.cancel()
            thinker.stop()
        self._threads.shutdown(wait=False, cancel_futures=True)
