"""The bus over Redis or Valkey: publish and subscribe; nothing is stored there."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

from redis.asyncio import BlockingConnectionPool, Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from cassino.server.cluster.bus.base import EVERYBODY, Listener

log = logging.getLogger(__name__)

PREFIX = "cassino:"
AWAY = (RedisError, OSError, TimeoutError)
CONNECTIONS = 4
CONNECT_SECONDS = 2.0
ANSWER_SECONDS = 4.0
QUIET_SECONDS = 3.0
"""After this much silence, Redis is pinged."""
CONFIRM_SECONDS = 4.0
MOST_CONFIRM_WAITS = 5
"""How many times to wait that long for a confirmation, as long as other messages arrive."""
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 2.0
HEARING_SECONDS = 0.003
"""How long received messages are processed before other work gets its turn; one message at a time would be too slow."""
MOST_WAITING = 10_000
"""If Redis is slow, at most this many messages are queued; the oldest are dropped, and the other processes learn that
they missed some.
"""


def redis_at(address: str) -> Redis:
    """A client with a few connections, opened when they are needed."""
    # Without retries of the library: every break must be reported, because messages are lost with it.
    pool = BlockingConnectionPool.from_url(
        address,
        max_connections=CONNECTIONS,
        timeout=ANSWER_SECONDS,
        socket_connect_timeout=CONNECT_SECONDS,
        socket_timeout=ANSWER_SECONDS,
        retry=Retry(NoBackoff(), 0),
        protocol=2,
    )
    client: Redis = Redis.from_pool(pool)
    return client


def prefix(realm: str) -> str:
    """The prefix of the names in one realm, so that others may use the same Redis."""
    return f"{PREFIX}{realm}:" if realm else PREFIX


class RedisBus:
    """Publishes through a pool of connections, and listens on a separate one."""

    def __init__(self, address: str, realm: str = "") -> None:
        """realm: common to all processes that talk to each other; others may use the same Redis."""
        self._redis = redis_at(address)
        self._listener: Listener | None = None
        self._prefix = prefix(realm)
        self._topics = {EVERYBODY}
        self._asked_for: list[str] = []
        """Topics to subscribe to, all in one command."""
        self._confirmed: dict[str, asyncio.Future[None]] = {}
        self._ears: PubSub | None = None
        self._waiting: list[tuple[str, bytes]] = []
        self._filled = asyncio.Event()
        self._heard = 0
        """How many messages have been received."""
        self._has_missed = False
        self._is_broken = False
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def is_shared(self) -> bool:
        """Whether others may be using it."""
        return True

    @property
    def is_up(self) -> bool:
        """Whether this process receives messages."""
        return self._ears is not None

    async def start(self, listener: Listener) -> None:
        """Begin to listen; if Redis is away, keep trying."""
        self._listener = listener
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._send())]

    async def close(self) -> None:
        """Send what is waiting, then stop."""
        if self._ears is not None:
            await self._sent()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._listener = None
        await quietly(self._redis.aclose)

    def publish(self, topic: str, message: bytes) -> None:
        """Send a message to all subscribers of the topic."""
        if len(self._waiting) >= MOST_WAITING:
            self._has_missed = True
            del self._waiting[: MOST_WAITING // 2]
        self._waiting.append((topic, message))
        self._filled.set()

    async def subscribe(self, topic: str) -> None:
        """Subscribe to a topic; if Redis is away, from when it is back."""
        self._topics.add(topic)
        if self._ears is None:
            return
        confirmed = self._confirmed.setdefault(topic, asyncio.get_running_loop().create_future())
        self._asked_for.append(topic)
        if len(self._asked_for) == 1:
            await asyncio.sleep(0)  # tables opened at the same moment are included in the command
            asked_for, self._asked_for = self._asked_for, []
            if self._ears is not None:  # otherwise the connection has just been lost
                await self._tell(self._ears.subscribe, *asked_for)
        try:
            await self._until_confirmed(confirmed)
        finally:
            self._confirmed.pop(topic, None)

    async def _until_confirmed(self, confirmed: asyncio.Future[None]) -> None:
        """Wait for the confirmation; as long as other messages arrive it may just be late, but not forever."""
        before = -1
        for _ in range(MOST_CONFIRM_WAITS):
            if confirmed.done() or before == self._heard:
                break
            before = self._heard
            await asyncio.wait([confirmed], timeout=CONFIRM_SECONDS)
        if confirmed.done():
            return
        log.warning("bus: a subscription was not confirmed")
        await self._break()

    async def unsubscribe(self, topic: str) -> None:
        """Unsubscribe from a topic."""
        self._topics.discard(topic)
        if self._ears is not None:
            await self._tell(self._ears.unsubscribe, topic)

    async def _tell(self, command: Callable[..., Awaitable[Any]], *topics: str) -> None:
        try:
            await command(*(self._prefix + topic for topic in topics))
        except AWAY as error:
            log.warning("bus: %s", error)
            await self._break()

    async def _break(self) -> None:
        """Make the listener start again, because this connection cannot be trusted."""
        self._is_broken = True
        connection: Any = self._ears.connection if self._ears else None
        if connection is not None:
            await quietly(connection.disconnect)

    async def _listen(self) -> None:
        """Listen; after each break try again, with longer and longer pauses."""
        pause = FIRST_PAUSE
        while True:
            ears = self._redis.pubsub()
            try:
                await self._begin(ears)
                pause = FIRST_PAUSE
                while True:
                    await self._hear_some(ears)
                    await asyncio.sleep(0)  # other work gets its turn between very many messages
            except AWAY as error:
                self._went(error)
            finally:
                await quietly(ears.aclose)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _begin(self, ears: PubSub) -> None:
        """Subscribe to everything, including topics requested in the meantime."""
        known: set[str] = set()
        while missing := self._topics - known:
            known |= missing
            await ears.subscribe(*(self._prefix + topic for topic in missing))
        self._ears, self._is_broken = ears, False
        if self._listener is not None:
            self._listener.bus_came()

    def _went(self, error: Exception) -> None:
        """Report an outage once, when the bus goes away and not at each attempt."""
        if self._ears is None:
            return
        log.warning("bus: %s", error)
        self._ears = None
        for confirmed in self._confirmed.values():  # requested topics are received from when it is back
            if not confirmed.done():
                confirmed.set_result(None)
        if self._listener is not None:
            self._listener.bus_went()

    async def _hear_some(self, ears: PubSub) -> None:
        until = time.monotonic() + HEARING_SECONDS
        while time.monotonic() < until:
            await self._hear(ears)

    async def _hear(self, ears: PubSub) -> None:
        """Process the next message. Raises RedisError if none can come any more."""
        message = await ears.get_message(timeout=QUIET_SECONDS)
        if message is None:
            await ears.ping()
            message = await ears.get_message(timeout=ANSWER_SECONDS)
            if message is None:
                raise TimeoutError("Redis does not answer")
        if self._is_broken:
            raise ConnectionError("the connection was given up")
        self._take(message)

    def _take(self, message: dict[str, Any]) -> None:
        self._heard += 1
        kind = message["type"]
        if kind not in ("message", "subscribe"):
            return
        topic = message["channel"].decode().removeprefix(self._prefix)
        confirmed = self._confirmed.get(topic)
        if kind == "message" and self._listener is not None:
            self._listener.heard(topic, message["data"])
        elif kind == "subscribe" and confirmed is not None and not confirmed.done():
            confirmed.set_result(None)

    async def _send(self) -> None:
        """Send what is waiting, all in one round trip."""
        while True:
            await self._filled.wait()
            self._filled.clear()
            await self._sent()

    async def _sent(self) -> None:
        waiting, self._waiting = self._waiting, []
        if not waiting:
            return
        try:
            async with self._redis.pipeline(transaction=False) as pipeline:
                for topic, message in waiting:
                    pipeline.publish(self._prefix + topic, message)
                await pipeline.execute()
        except AWAY as error:
            if not self._has_missed:
                log.warning("bus: what was said is lost (%s)", error)
            self._has_missed = True

    def take_missed(self) -> bool:
        """Whether a message sent here was lost since the last call."""
        missed, self._has_missed = self._has_missed, False
        return missed


async def quietly(close: Callable[[], Awaitable[Any]]) -> None:
    """Close something that may be broken already."""
    try:
        await close()
    except AWAY:
        log.debug("bus: closing a broken connection failed")
