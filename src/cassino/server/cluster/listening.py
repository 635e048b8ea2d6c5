"""The event loop of a server: it accepts a few connections at a time, while many may wait."""

import asyncio
from collections.abc import Callable
from typing import Any

ACCEPTED_AT_ONCE = 8
"""At most this many new connections are accepted in each turn, so that moves are not delayed."""
MOST_WAITING = 4096
"""How many more connections the system may queue."""


class Loop(asyncio.SelectorEventLoop):
    """To asyncio one number is both: how many connections are accepted at once, and how many wait."""

    async def create_server(  # type: ignore[override]
        self, protocol_factory: Callable[[], asyncio.BaseProtocol], *, backlog: int, **options: Any
    ) -> asyncio.Server:
        server = await super().create_server(protocol_factory, backlog=ACCEPTED_AT_ONCE, **options)
        options["sock"].listen(backlog)
        return server
