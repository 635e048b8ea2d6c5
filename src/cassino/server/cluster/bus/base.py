"""What every bus does."""

from typing import Protocol

EVERYBODY = "*"
"""The topic that every process hears."""


class Listener(Protocol):
    """Who is told what the bus brings."""

    def heard(self, topic: str, message: bytes) -> None:
        """Somebody, perhaps oneself, has said something."""

    def bus_went(self) -> None:
        """The bus is away: nothing is heard and what is said is lost."""

    def bus_came(self) -> None:
        """The bus is there (again): anything may have been missed."""


class Bus(Protocol):
    """Carries messages between processes. What is said while it is away is lost; listeners are told of gaps."""

    @property
    def is_shared(self) -> bool:
        """Whether other processes may be on it."""

    @property
    def is_up(self) -> bool:
        """Whether messages get through, as far as is known."""

    async def start(self, listener: Listener) -> None:
        """Begin to listen."""

    async def close(self) -> None:
        """Stop."""

    def publish(self, topic: str, message: bytes) -> None:
        """Say something to all who have subscribed to the topic. Returns at once."""

    async def subscribe(self, topic: str) -> None:
        """Hear a topic from now on: once this returns nothing is missed without a gap being told."""

    async def unsubscribe(self, topic: str) -> None:
        """Hear a topic no more."""

    def take_missed(self) -> bool:
        """Whether something that was said here was lost since this was last asked."""
