"""How this process is: whether it ends, what it holds, whether what it needs answers."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager

from sqlalchemy import Engine

from cassino.server.cluster.bus import Bus
from cassino.server.ops import metrics
from cassino.texts import tell

log = logging.getLogger(__name__)

PATIENCE = 3.0
LOOK_SECONDS = 1.0
WRITING_SECONDS = 1.0
"""So long a write that succeeded says that the next one would."""
Check = Callable[[], Awaitable[None]]
Count = Callable[[], int]


class Vitals:
    """What the checks of health and the measures look at."""

    def __init__(self, engine: Engine) -> None:
        self.is_draining = False
        self.sockets = 0
        self.checks: dict[str, Check] = {"database": self._look_at_database}
        self._engine = engine
        self._written = -WRITING_SECONDS
        """When a write succeeded."""
        self._thread = ThreadPoolExecutor(1, "health")
        self._asked: dict[str, asyncio.Task[None]] = {}

    @contextmanager
    def open_socket(self) -> Iterator[None]:
        """A socket is open as long as the block runs."""
        self.sockets += 1
        metrics.SOCKETS.inc()
        try:
            yield
        finally:
            self.sockets -= 1
            metrics.SOCKETS.dec()

    def depend_on(self, bus: Bus) -> None:
        """Look at a bus, too, where others are on it."""

        async def look() -> None:
            if not bus.is_up:
                raise ConnectionError("the bus is away")

        if bus.is_shared:
            self.checks["bus"] = look

    async def problems(self) -> dict[str, str]:
        """What is wrong, by what it is wrong with."""
        names = list(self.checks)
        found = await asyncio.gather(*(self._problem(name) for name in names))
        wrong = {name: said for name, said in zip(names, found, strict=True) if said}
        return wrong | ({"worker": tell("operators-health-ending")} if self.is_draining else {})

    async def _problem(self, name: str) -> str:
        """A check that hangs is not asked a second time before it has answered."""
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
        """Read, and change nothing in a way that has to reach the disk: a full one takes no move either.

        Who asks often writes no more often.
        """
        with self._engine.begin() as connection:
            connection.exec_driver_sql("SELECT version_num FROM alembic_version").all()
            if time.monotonic() - self._written > WRITING_SECONDS:
                connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")
                self._written = time.monotonic()

    @asynccontextmanager
    async def watching(self, tables: Count, bots: Count) -> AsyncIterator[None]:
        """Measure, as long as the block runs, how late the event loop is and how much is held."""
        task = asyncio.create_task(self._watch(tables, bots))
        try:
            yield
        finally:
            task.cancel()
            self._thread.shutdown(wait=False)

    async def _watch(self, tables: Count, bots: Count) -> None:
        while True:
            due = time.perf_counter() + LOOK_SECONDS
            await asyncio.sleep(LOOK_SECONDS)
            metrics.LOOP_LAG.observe(max(0.0, time.perf_counter() - due))
            metrics.TABLES.set(tables())
            metrics.BOTS_WAITING.set(bots())
