"""The interface of every bus."""

from typing import Protocol

EVERYBODY = "*"
"""The topic that every process receives."""


class Listener(Protocol):
    """Receives what comes over the bus."""

    def heard(self, topic: str, message: bytes) -> None:
        """A message from some process, perhaps this one."""

    def bus_went(self) -> None:
        """The bus is away: no messages arrive, and messages sent now are lost."""

    def bus_came(self) -> None:
        """The bus is there (again): any message may have been missed."""


class Bus(Protocol):
    """Carries messages between processes. Messages sent while it is away are lost; listeners learn about gaps."""

    @property
    def is_shared(self) -> bool:
        """Whether other processes may be using it."""

    @property
    def is_up(self) -> bool:
        """Whether messages get through, as far as is known."""

    async def start(self, listener: Listener) -> None:
        """Begin to listen."""

    async def close(self) -> None:
        """Stop."""

    def publish(self, topic: str, message: bytes) -> None:
        """Send a message to all subscribers of the topic. Returns at once."""

    async def subscribe(self, topic: str) -> None:
        """Subscribe to a topic: after this returns, no message is missed without a report of a gap."""

    async def unsubscribe(self, topic: str) -> None:
        """Unsubscribe from a topic."""

    def take_missed(self) -> bool:
        """Whether a message sent here was lost since the last call."""
