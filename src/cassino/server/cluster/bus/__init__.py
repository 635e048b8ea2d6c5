"""What the processes of one server tell each other: short-lived news. The truth is in the database."""

from contextlib import AbstractAsyncContextManager, nullcontext

from cassino.extras import MissingExtra
from cassino.server.cluster.bus.base import EVERYBODY, Bus, Listener
from cassino.server.cluster.bus.memory import Hub, MemoryBus
from cassino.server.cluster.bus.messages import (
    AnyNews,
    Asked,
    Gathered,
    Happened,
    Here,
    Patient,
    Present,
    Rewritten,
    Said,
    SignedOut,
    format_news,
    parse_news,
)
from cassino.server.http.limits import Limits

__all__ = [
    "ALONE",
    "EVERYBODY",
    "AnyNews",
    "Asked",
    "Bus",
    "Gathered",
    "Happened",
    "Here",
    "Hub",
    "Listener",
    "MemoryBus",
    "Patient",
    "Present",
    "Rewritten",
    "Said",
    "SignedOut",
    "format_news",
    "is_address",
    "make_bus",
    "parse_news",
    "sharing_limits",
]

ALONE = "memory"
"""The address of the bus for a single process."""
KINDS = ("redis://", "rediss://", "unix://")


def is_address(text: str) -> bool:
    """Whether a text can be the address of a bus."""
    return text == ALONE or any(text.startswith(kind) and text != kind for kind in KINDS)


def make_bus(address: str, realm: str = "") -> Bus:
    """The bus at an address. Raises MissingExtra.

    realm: common to all processes that talk to each other; others may use the same address.
    """
    if address == ALONE:
        return MemoryBus()
    try:
        from cassino.server.cluster.bus.redis import RedisBus
    except ModuleNotFoundError:
        raise MissingExtra("redis") from None
    return RedisBus(address, realm)


def sharing_limits(address: str, realm: str, limits: Limits) -> AbstractAsyncContextManager[None]:
    """Share limits with the other processes on a bus, inside the context; does nothing for a single process."""
    if address == ALONE:
        return nullcontext()
    from cassino.server.cluster.bus.ledger import RedisLedger

    return RedisLedger(address, realm).shared_by(limits)
