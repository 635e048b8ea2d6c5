"""Work that is repeated while a server runs. If it fails, perhaps because the database is away, the log says so."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from cassino.hosted.wire.refusal import Refusal
from cassino.server.storage.outage import AWAY
from cassino.server.telemetry.logs import reason

log = logging.getLogger(__name__)
Work = Callable[[], Awaitable[object]]


@asynccontextmanager
async def repeating(seconds: float, work: Work, name: str) -> AsyncIterator[None]:
    """Inside the context, do some work again and again. seconds: the pause; name: of the work, in the log."""
    task = asyncio.create_task(repeat(seconds, work, name))
    try:
        yield
    finally:
        task.cancel()


async def repeat(seconds: float, work: Work, name: str) -> None:
    """Do some work again and again, also after a failure, until this task is canceled."""
    is_waiting = False
    while True:
        try:
            await work()
            is_waiting = False
        except (*AWAY, Refusal) as error:  # the database is away, or other processes are too busy
            if not is_waiting:
                log.warning("%s: waits (%s)", name, reason(error))
            is_waiting = True
        except Exception:
            log.exception("%s: failed", name)
        await asyncio.sleep(seconds)
