"""The bus of a process that is alone, and of several servers in one process."""

import asyncio

from cassino.server.cluster.bus.base import EVERYBODY, Listener


class Hub:
    """What several members in one event loop share."""

    def __init__(self) -> None:
        self.members: set[MemoryBus] = set()


class MemoryBus:
    """Carries messages within a process. Without a hub there is nobody to tell."""

    def __init__(self, hub: Hub | None = None) -> None:
        self._hub = hub
        self._listener: Listener | None = None
        self._topics = {EVERYBODY}

    @property
    def is_shared(self) -> bool:
        """Whether others may be on it."""
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
        """Say something to all who have subscribed to the topic."""
        for member in self._hub.members if self._hub else ():
            asyncio.get_running_loop().call_soon(member._hear, topic, message)

    def _hear(self, topic: str, message: bytes) -> None:
        if self._listener is not None and topic in self._topics:
            self._listener.heard(topic, message)

    async def subscribe(self, topic: str) -> None:
        """Hear a topic."""
        self._topics.add(topic)

    async def unsubscribe(self, topic: str) -> None:
        """Hear a topic no more."""
        self._topics.discard(topic)

    def take_missed(self) -> bool:
        """Nothing is lost."""
        return False
