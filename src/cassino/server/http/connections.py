"""Connections before anything of them reaches the application: how many an address may have, and how long a request
may take to arrive.
"""

import asyncio
import ipaddress
import logging
from collections import Counter
from collections.abc import Sequence
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

from cassino.server.http.limits import Limits

log = logging.getLogger(__name__)

STATE = "connections"
"""The name under which the protocols of a server find its `Connections`: in the state of its lifespan."""
UNFINISHED = ("IDLE", "SEND_BODY")
"""The states of a peer, as uvicorn's parser calls them, in which something has still to arrive."""
ARRIVES_SECONDS = 20.0
"""A handshake, or a request with its body, that has not arrived after this time ends its connection."""


class Connections:
    """The open connections of each address."""

    def __init__(self, limits: Limits, proxies: Sequence[str]) -> None:
        """proxies: their connections are those of everybody, and have no limit here."""
        self._limits = limits
        self._proxies = [ipaddress.ip_network(each) for each in proxies]
        self._open: Counter[str] = Counter()

    def admit(self, host: str) -> str | None:
        """Count a connection, under the key that is returned; None if the address has too many already."""
        key = self._limits.key_of(host)
        if key is None or self._is_proxy(host):
            return ""
        if self._open[key] >= self._limits.most_connections(key):
            return None
        self._open[key] += 1
        return key

    def leave(self, key: str) -> None:
        """A connection that was counted has ended."""
        self._open[key] -= 1
        if self._open[key] <= 0:
            del self._open[key]

    def _is_proxy(self, host: str) -> bool:
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(address in each for each in self._proxies)


class Guard:
    """Watches over one connection: counts it, and ends it if what should arrive does not."""

    def __init__(self, loop: asyncio.AbstractEventLoop, state: dict[str, Any]) -> None:
        self._loop = loop
        self._connections: Connections | None = state.get(STATE)
        self._key: str | None = ""
        self._timer: asyncio.TimerHandle | None = None

    def begin(self, transport: asyncio.Transport, client: tuple[str, int] | None) -> None:
        """A connection begins; it ends at once if its address has too many."""
        if self._connections is not None and client is not None:
            self._key = self._connections.admit(client[0])
        if self._key is None:
            log.debug("an address has too many connections")
            transport.abort()
        else:
            self.expect(transport, True)

    def expect(self, transport: asyncio.Transport, is_due: bool) -> None:
        """Whether something has to arrive now. The time begins when that becomes so."""
        if is_due and self._timer is None:
            self._timer = self._loop.call_later(ARRIVES_SECONDS, transport.abort)
        elif not is_due and self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def end(self, transport: asyncio.Transport) -> None:
        """The connection has ended, or belongs to another protocol."""
        self.expect(transport, False)
        if self._connections is not None and self._key:
            self._connections.leave(self._key)
        self._key = ""


class GuardedHttp(H11Protocol):
    """A connection over HTTP until it ends or becomes a WebSocket."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A connection begins."""
        super().connection_made(transport)
        self._guard = Guard(self.loop, self.app_state)
        self._guard.begin(transport, self.client)

    def data_received(self, data: bytes) -> None:
        """Something has arrived; maybe not all of a request."""
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self.transport.get_protocol() is self:
            self._guard.expect(self.transport, repr(self.conn.their_state) in UNFINISHED)

    def handle_websocket_upgrade(self, event: Any) -> None:
        """The connection becomes a WebSocket, which has a guard of its own."""
        self._guard.end(self.transport)
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        self._guard.end(self.transport)
        super().connection_lost(exc)
