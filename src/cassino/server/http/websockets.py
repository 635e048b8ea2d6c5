"""A WebSocket that also limits what never reaches the application, without filling the log.

uvicorn answers pings and collects the parts of a message by itself, even for a peer that never reads, and for a message
that never ends.
"""

import asyncio
import logging
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.protocol import State

from cassino.server.http.connections import Guard

log = logging.getLogger(__name__)

MOST_PARTS = 64
"""The most parts of one message. Browsers send each message in one part."""
LINGER_SECONDS = 10.0
"""How long sent data may stay unread when a socket is closed."""
UNREADABLE = b"This is no WebSocket handshake: at most 128 headers of 8,192 bytes each, and no content.\n"
REFUSED = b"HTTP/1.1 400 Bad Request\r\nContent-Type: text/plain\r\nContent-Length: %d\r\nConnection: close\r\n\r\n%s"
EXTENSION = "cassino.socket"
"""The name in the scope under which the application finds the socket."""


class GuardedSocket(WebSocketsSansIOProtocol):
    """One connection of a browser or a program."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A connection begins."""
        super().connection_made(transport)
        self._guard = Guard(self.loop, self.app_state)
        self._guard.begin(self.transport, self.client)

    def data_received(self, data: bytes) -> None:
        """Something has arrived. A handshake that cannot be read is answered, and closed."""
        if self.transport.is_closing():
            return
        super().data_received(data)
        if not self.handshake_initiated and self.conn.handshake_exc is not None:
            self._refuse_handshake()
        self._guard.expect(self.transport, not self.handshake_initiated)

    def _refuse_handshake(self) -> None:
        self.transport.write(REFUSED % (len(UNREADABLE), UNREADABLE))
        self.transport.close()
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        self._guard.end(self.transport)
        super().connection_lost(exc)

    async def run_asgi(self) -> None:
        """Serve the connection. If the peer does not read the end, it is cut off, because it would hold memory and a
        socket forever.
        """
        extensions: Any = self.scope["extensions"]
        extensions[EXTENSION] = self
        await super().run_asgi()
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    def send_at_once(self, text: str) -> bool:
        """Send a text as the application's `send` does, if that is possible without waiting; returns whether it was
        sent.
        """
        if not self.writable.is_set() or self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        self.conn.send_text(text.encode())
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    async def receive(self) -> Any:
        """The next message. Nothing more is read from a peer that does not read."""
        message = await super().receive()
        if not self.writable.is_set():
            self.transport.pause_reading()
        return message

    def pause_writing(self) -> None:
        """The peer does not read, so stop reading from it; otherwise the answers to its pings would fill the memory."""
        super().pause_writing()
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        """The peer reads again."""
        super().resume_writing()
        if not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def handle_cont(self, event: Frame) -> None:
        """Another part of a message; parts may be empty, so counting characters is not enough."""
        if len(self.frames) >= MOST_PARTS:
            self.fail(CloseCode.MESSAGE_TOO_BIG, "a message in too many parts")
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Pass a message on. A text that is not UTF-8 ends the connection without a line in the log."""
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.frames = []
            self.fail(CloseCode.INVALID_DATA, "a text that is not UTF-8")
        else:
            super().send_receive_event_to_app()

    def fail(self, code: CloseCode, why: str) -> None:
        """End the connection, once."""
        log.debug("a socket is closed: %s", why)
        if self.conn.state is State.OPEN:
            self.conn.send_close(code)
            self.handle_parser_exception()


def _is_text(content: bytes) -> bool:
    try:
        content.decode()
    except UnicodeDecodeError:
        return False
    return True
