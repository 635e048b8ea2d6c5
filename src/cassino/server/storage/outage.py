"""Whether the database can be reached: noticed by the first request that fails, and tested until it is back."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError, TimeoutError as PoolTimeout

from cassino.hosted.wire.refusal import Refusal
from cassino.server.telemetry.logs import reason

log = logging.getLogger(__name__)

AWAY = (DBAPIError, PoolTimeout, TimeoutError)
"""The exceptions if the database cannot be reached, or takes too long."""
REFUSED = (IntegrityError, DataError, ProgrammingError)
"""The exceptions if it answers but refuses the data: a nonsensical request must not look like an outage."""
FIRST_PAUSE, LONGEST_PAUSE = 0.2, 2.0


def unavailable(why: str = "") -> Refusal:
    """The refusal for a request that needs the database while it cannot be reached."""
    return Refusal("storage", "error-storage-because", problem=why) if why else Refusal("storage", "error-storage")


def is_away(error: BaseException) -> bool:
    """Whether an error means that the database cannot be reached, rather than that it refuses something."""
    return isinstance(error, AWAY) and not isinstance(error, REFUSED)


class Outage:
    """Notes when the database goes away and when it is back, and calls `on_change` each time."""

    def __init__(self, ping: Callable[[], Awaitable[object]]) -> None:
        self._ping = ping
        self.is_on = False
        self.on_change: Callable[[bool], None] = _nothing
        self._probing: asyncio.Task[None] | None = None

    def check(self) -> None:
        """Refuse what needs the database at once while it is away. Raises Refusal."""
        if self.is_on:
            raise unavailable()

    def report(self, error: BaseException) -> None:
        """Note that the database did not answer."""
        if self.is_on:
            return
        log.error("the database is away: %s", reason(error))
        self.is_on = True
        self.on_change(True)
        self._probing = asyncio.create_task(self._probe())

    async def _probe(self) -> None:
        pause = FIRST_PAUSE
        while self.is_on:
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
            try:
                await self._ping()
            except AWAY:
                continue
            self.is_on = False
        log.warning("the database is back")
        self.on_change(False)

    def close(self) -> None:
        """Stop testing."""
        if self._probing is not None:
            self._probing.cancel()


def _nothing(_is_away: bool) -> None:
    """Do nothing."""
