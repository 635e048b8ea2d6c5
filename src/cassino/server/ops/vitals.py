"""The state of this process: whether it is shutting down, what it holds, and whether its services answer."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager

from sqlalchemy import Engine

from cassino.server.cluster.bus import Bus
from cassino.server.telemetry import metrics
from cassino.texts import tell

log = logging.getLogger(__name__)

PATIENCE = 3.0
LOOK_SECONDS = 1.0
WRITING_SECONDS = 1.0
"""After a successful write, another one is assumed to work for this long."""
Check = Callable[[], Awaitable[None]]
Count = Callable[[], int]


class Vitals:
    """What health checks and metrics read."""

    def __init__(self, engine: Engine) -> None:
        self.is_draining = False
        self.sockets = 0
        self.checks: dict[str, Check] = {"database": self._look_at_database}
        self._engine = engine
        self._written = -WRITING_SECONDS
        """When a write last succeeded."""
        self._thread = ThreadPoolExecutor(1, "health")
        self._asked: dict[str, asyncio.Task[None]] = {}

    @contextmanager
    def open_socket(self) -> Iterator[None]:
        """Count a socket as open inside the context."""
        self.sockets += 1
        metrics.SOCKETS.inc()
        try:
            yield
        finally:
            self.sockets -= 1
            metrics.SOCKETS.dec()

    def depend_on(self, bus: Bus) -> None:
        """Check a bus as well, if other processes use it."""

        async def look() -> None:
            if not bus.is_up:
                raise ConnectionError("the bus is away")

        if bus.is_shared:
            self.checks["bus"] = look

    async def problems(self) -> dict[str, str]:
        """Every problem, by the name of the failing service."""
        names = list(self.checks)
        found = await asyncio.gather(*(self._problem(name) for name in names))
        wrong = {name: said for name, said in zip(names, found, strict=True) if said}
        return wrong | ({"worker": tell("operators-health-ending")} if self.is_draining else {})

    async def _problem(self, name: str) -> str:
        """The problem of a service. A check that hangs is not started again before it has answered."""
        if name not in self._asked or self._asked[name].done():
            self._asked[name] = asyncio.ensure_future(self.checks[name]())
        try:
            await asyncio.wait_for(asyncio.shield(self._asked[name]), PATIENCE)
        except TimeoutError:
            return tell("operators-health-late", seconds=PATIENCE)
        except Exception as error:
            log.warning("%s: %s", name, type(error).__name__)
            return tell("operators-health-silent", kind=type(error).__name__)
        return ""

    async def _look_at_database(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._read_and_write)

    def _read_and_write(self) -> None:
        """Read, and write something that changes nothing but reaches the disk, because a full disk cannot store moves
        either.

        However often this is called, it does not write more often than WRITING_SECONDS.
        """
        with self._engine.begin() as connection:
            connection.exec_driver_sql("SELECT version_num FROM alembic_version").all()
            if time.monotonic() - self._written > WRITING_SECONDS:
                connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")
                self._written = time.monotonic()

    @asynccontextmanager
    async def watching(self, tables: Count, bots: Count, calls: Count) -> AsyncIterator[None]:
        """Inside the context, measure how late the event loop is and how much is in memory."""
        task = asyncio.create_task(self._watch(tables, bots, calls))
        try:
            yield
        finally:
            task.cancel()
            self._thread.shutdown(wait=False)

    async def _watch(self, tables: Count, bots: Count, calls: Count) -> None:
        while True:
            due = time.perf_counter() + LOOK_SECONDS
            await asyncio.sleep(LOOK_SECONDS)
            metrics.LOOP_LAG.observe(max(0.0, time.perf_counter() - due))
            metrics.TABLES.set(tables())
            metrics.BOTS_WAITING.set(bots())
            metrics.CALLS_WAITING.set(calls())
