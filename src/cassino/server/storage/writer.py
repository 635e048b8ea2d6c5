"""Group commit: everything that waits to be written goes to the disk together, in one commit for many moves."""

import asyncio
import logging
import queue
import threading
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from cassino.hosted.match.events import event_kind
from cassino.server.storage.events import Append, Store
from cassino.server.telemetry import metrics

log = logging.getLogger(__name__)

MOST_TOGETHER = 256
GOODBYE_SECONDS = 5.0


@dataclass(frozen=True, slots=True)
class Waiting:
    """An append, and the future for its result."""

    append: Append
    loop: asyncio.AbstractEventLoop
    written: asyncio.Future[None]


class Writer:
    """A thread that writes the appends of all tables, everything that is waiting in one transaction."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self._waiting.put(None)
        self._thread.join(GOODBYE_SECONDS)

    async def write(self, append: Append) -> None:
        """Write an append; it is durable when this returns. Raises Stale, DBAPIError."""
        loop = asyncio.get_running_loop()
        waiting = Waiting(append, loop, loop.create_future())
        self._waiting.put(waiting)
        await waiting.written

    def _work(self) -> None:
        for group in self._groups():
            appends = [waiting.append for waiting in group]
            began = time.perf_counter()
            try:
                failures = self._store.write(appends)
            except Exception as error:
                log.exception("the writer failed")
                failures = [error] * len(group)
            metrics.COMMIT_SECONDS.observe(time.perf_counter() - began)
            _count(appends, failures)
            _tell(group, failures)

    def _groups(self) -> Iterator[list[Waiting]]:
        """Groups of waiting appends, until nothing more will come."""
        while (first := self._waiting.get()) is not None:
            group = [first]
            while len(group) < MOST_TOGETHER and not self._waiting.empty():
                if (more := self._waiting.get()) is None:
                    self._waiting.put(None)
                    break
                group.append(more)
            yield group


def _count(appends: list[Append], failures: list[Exception | None]) -> None:
    written = (append for append, failure in zip(appends, failures, strict=True) if failure is None)
    for kind, number in Counter(event_kind(event) for append in written for event in append.events).items():
        metrics.EVENTS.labels(kind).inc(number)


def _tell(group: list[Waiting], failures: list[Exception | None]) -> None:
    """Report the result of each append, all in one call, because waking the loop is expensive."""
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[None], Exception | None]]] = {}
    for waiting, failure in zip(group, failures, strict=True):
        by_loop.setdefault(waiting.loop, []).append((waiting.written, failure))
    for loop, results in by_loop.items():
        try:
            loop.call_soon_threadsafe(_settle, results)
        except RuntimeError:
            log.warning("the server stopped before %d writes were told", len(results))


def _settle(results: list[tuple[asyncio.Future[None], Exception | None]]) -> None:
    for written, failure in results:
        if written.cancelled():
            continue
        if failure is None:
            written.set_result(None)
        else:
            written.set_exception(failure)
