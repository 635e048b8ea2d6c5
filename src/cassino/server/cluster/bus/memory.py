"""The bus of a single process, and of several servers in one process."""

import asyncio

from cassino.server.cluster.bus.base import EVERYBODY, Listener


class Hub:
    """What several members in one event loop share."""

    def __init__(self) -> None:
        self.members: set[MemoryBus] = set()


class MemoryBus:
    """Carries messages within a process. Without a hub, nobody else receives them."""

    def __init__(self, hub: Hub | None = None) -> None:
        self._hub = hub
        self._listener: Listener | None = None
        self._topics = {EVERYBODY}

    @property
    def is_shared(self) -> bool:
        """Whether others may be using it."""
        return self._hub is not None

    @property
    def is_up(self) -> bool:
        """Always."""
        return True

    async def start(self, listener: Listener) -> None:
        """Begin to listen."""
        self._listener = listener
        if self._hub is not None:
            self._hub.members.add(self)

    async def close(self) -> None:
        """Stop."""
        self._listener = None
        if self._hub is not None:
            self._hub.members.discard(self)

    def publish(self, topic: str, message: bytes) -> None:
        """Send a message to all subscribers of the topic."""
        for member in self._hub.members if self._hub else ():
            asyncio.get_running_loop().call_soon(member._hear, topic, message)

    def _hear(self, topic: str, message: bytes) -> None:
        if self._listener is not None and topic in self._topics:
            self._listener.heard(topic, message)

    async def subscribe(self, topic: str) -> None:
        """Subscribe to a topic."""
        self._topics.add(topic)

    async def unsubscribe(self, topic: str) -> None:
        """Unsubscribe from a topic."""
        self._topics.discard(topic)

    def take_missed(self) -> bool:
        """Nothing is lost."""
        return False
