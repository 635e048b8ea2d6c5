"""What all tables of a process share: the store and its writer thread, the bus, the bots, the signs of life."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from typing import ParamSpec, TypeVar

from sqlalchemy.exc import DBAPIError

from cassino.answers.summary import new_id
from cassino.hosted.match.downtimes import NONE_KNOWN, Downtimes
from cassino.hosted.match.match import HostedMatch
from cassino.hosted.wire.refusal import Refusal
from cassino.server.cluster.bus import AnyNews, Bus, MemoryBus, format_news
from cassino.server.jobs.bots import BotPool
from cassino.server.notifying.turns import Table
from cassino.server.storage.batching import Batching
from cassino.server.storage.events import Append, Store
from cassino.server.storage.moderation import Moderation
from cassino.server.storage.outage import AWAY, Outage, is_away, unavailable
from cassino.server.storage.pulse import SILENT, Pulse
from cassino.server.storage.writer import Writer
from cassino.server.telemetry.logs import reason

log = logging.getLogger(__name__)

WRITE_SECONDS = 10.0
"""A write that takes longer is not waited for; whether it succeeded is found out when the database answers again."""

GOODBYE_SECONDS = 2.0
"""How long the last sign of life may take."""

P = ParamSpec("P")
T = TypeVar("T")
Key = TypeVar("Key")
Found = TypeVar("Found")


class RoomServices:
    """What all rooms of a process share."""

    def __init__(
        self,
        store: Store,
        bot_pool: BotPool | None = None,
        bus: Bus | None = None,
        moderation: Moderation | None = None,
    ) -> None:
        self.store = store
        self.moderation = moderation or Moderation(store.engine)
        self.writer = Writer(store)
        self.bot_pool = bot_pool or BotPool()
        self.bus: Bus = bus or MemoryBus()
        self.outage = Outage(self._beat)
        self.downtimes: Downtimes = NONE_KNOWN
        """When nobody could play, as far as this process knows."""
        self.on_downtime: Callable[[], None] = _nobody_needs_time
        """Called when another downtime has begun or ended."""
        self._pulse = Pulse(store.engine, is_alone=not self.bus.is_shared)
        self._beating, self._asking = asyncio.Lock(), asyncio.Lock()
        self._beaten: datetime | None = None
        """When this process last gave a sign of life."""
        self.on_commit: Callable[[Table, HostedMatch], None] = _nobody_is_told
        """Called when this process has committed something: with the table, and the match before the event."""
        self.seatings = 0
        """Counts people who come to or leave tables of the lobby; as long as it does not change, neither does
        the list.
        """
        self.worker = new_id()
        """The name of this process among those that share the bus."""

    def close(self) -> None:
        """Write what is waiting, which may take a moment; no bot begins to think any more."""
        self.stop()
        self.writer.close()

    def stop(self) -> None:
        """Begin nothing new."""
        self.outage.close()
        self.bot_pool.close()

    async def write(self, append: Append) -> None:
        """Write an append; it is durable when this returns. Raises Stale; Refusal if it is unknown whether it was
        written.
        """
        self.moderation.check_writable()
        self.outage.check()
        try:
            async with asyncio.timeout(WRITE_SECONDS):
                await self.writer.write(append)
            self.seatings += append.changes_the_lobby
        except (DBAPIError, *AWAY) as error:
            raise self._refused(error) from None

    async def read(self, read: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Call a function of the store in a thread. Raises Refusal if the database is away."""
        self.outage.check()
        try:
            return await asyncio.to_thread(read, *arguments, **named)
        except AWAY as error:
            raise self._refused(error) from None

    async def beat(self) -> None:
        """Give a sign of life, and learn when nobody could play. Raises Refusal if the database is away."""
        self.outage.check()
        try:
            async with asyncio.timeout(WRITE_SECONDS):
                await self._beat()
        except AWAY as error:
            raise self._refused(error) from None

    async def end(self) -> None:
        """Give the last sign of life, so that it is known exactly from when nobody could play."""
        with suppress(*AWAY):
            async with asyncio.timeout(GOODBYE_SECONDS):
                await asyncio.to_thread(self._pulse.end)

    async def _beat(self) -> None:
        async with self._beating:  # the last to read is the last to tell
            began, before = datetime.now(UTC), self.downtimes
            self.downtimes = await asyncio.to_thread(self._pulse.beat)
            self._beaten = began
        if self.downtimes != before:
            self.on_downtime()

    async def be_sure(self) -> None:
        """Before a decision, learn about downtimes that may have passed unnoticed. Raises Refusal."""
        if self._is_sure():
            return
        async with self._asking:
            if not self._is_sure():  # perhaps somebody has asked meanwhile
                await self.beat()

    def _is_sure(self) -> bool:
        """Whether this process has not stood still, and knows as much of a stop by the operator as `moderation`."""
        if self._beaten is None or self.outage.is_on:
            return True
        is_awake = datetime.now(UTC) - self._beaten < SILENT
        return is_awake and (self.downtimes.since is None) == (self.moderation.read_only is None)

    async def asked(self, batching: Batching[Key, Found | Refusal], key: Key) -> Found:
        """Read from the store together with other requests. Raises Refusal: the one that was found, or if the database
        is away.
        """
        self.outage.check()
        try:
            found = await batching.ask(key)
        except AWAY as error:
            raise self._refused(error) from None
        if found is None or isinstance(found, Refusal):
            raise found or unavailable()
        return found

    def _refused(self, error: Exception) -> Refusal:
        if is_away(error):
            self._pulse.pause()
            self.outage.report(error)
        else:
            log.error("the database refused: %s", reason(error))
        return unavailable(reason(error))

    def tell(self, topic: str, news: AnyNews) -> None:
        """Send news to the other processes."""
        if self.bus.is_shared:
            self.bus.publish(topic, format_news(news))


def _nobody_needs_time() -> None:
    """Do nothing."""


def _nobody_is_told(_table: Table, _before: HostedMatch) -> None:
    """Do nothing."""
