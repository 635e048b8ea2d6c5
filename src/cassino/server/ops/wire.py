"""A WebSocket as it comes over the wire: what never reaches the application is bounded, too, and makes no noise.

uvicorn answers pings and gathers the parts of a message by itself, of a peer that never reads and never ends one, too.
"""

import logging

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.protocol import State

log = logging.getLogger(__name__)

MOST_PARTS = 64
"""Of one message. Browsers send each in one."""
LINGER_SECONDS = 10.0
"""How long what has been sent may lie unread when a socket is closed."""


class Wire(WebSocketsSansIOProtocol):
    """One connection."""

    def pause_writing(self) -> None:
        """Who does not read is not listened to: else all his pings would be answered into memory."""
        super().pause_writing()
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        """He reads again."""
        super().resume_writing()
        if not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    async def receive(self) -> ASGIReceiveEvent:
        """The next message. What comes after it waits, as above, where he does not read."""
        message = await super().receive()
        if not self.writable.is_set():
            self.transport.pause_reading()
        return message

    async def run_asgi(self) -> None:
        """Serve it. Who does not take the last of it in time is cut off: he would hold memory and a socket for ever."""
        await super().run_asgi()
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    def handle_cont(self, event: Frame) -> None:
        """Another part; they may be empty, so that counting letters is not enough."""
        if len(self.frames) >= MOST_PARTS:
            self._fail(CloseCode.MESSAGE_TOO_BIG, "a message in too many parts")
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Hand a message on. A text that is none ends the connection, as the protocol has it."""
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.frames = []
            self._fail(CloseCode.INVALID_DATA, "a text that is not UTF-8")
        else:
            super().send_receive_event_to_app()

    def _fail(self, code: CloseCode, why: str) -> None:
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
