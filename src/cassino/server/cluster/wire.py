"""A WebSocket as it comes over the wire: what never reaches the application is bounded, too, and makes no noise.

uvicorn answers pings and gathers the parts of a message by itself, of a peer that never reads and never ends one, too.
"""

import logging
import socket
from asyncio.transports import BaseTransport
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from starlette.types import ASGIApp
from uvicorn import Config
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame
from websockets.protocol import State
from websockets.server import ServerProtocol

from cassino.server.cluster.handover.slots import Slot

log = logging.getLogger(__name__)

MOST_PARTS = 64
"""Of one message. Browsers send each in one."""
MOST_QUEUED = 4
"""So many messages may wait for the application before nothing more is read."""
EXTENSION = "cassino.wire"
READING = Frame.parse.__func__.__code__  # type: ignore[attr-defined]
"""What the parser is in while a frame has come in part."""
LINGER_SECONDS = 10.0
"""How long what has been sent may lie unread when a socket is closed."""


class Wire(WebSocketsSansIOProtocol):
    """One connection. Once it is held, its place tells whether another process could go on with it."""

    _slot: Slot | None = None
    _let_go: Callable[[Slot], None]
    _is_answering = True
    """Whether the application has not asked for the next message yet."""
    is_handed_on = False
    """Whether it goes on at another process."""

    # At the application

    async def run_asgi(self) -> None:
        """Serve it. Who does not take the last of it in time is cut off: he would hold memory and a socket for ever."""
        self.scope["extensions"][EXTENSION] = {"wire": self}
        await super().run_asgi()
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    async def receive(self) -> ASGIReceiveEvent:
        """The next message. What comes after it waits, as below, where he does not read."""
        self._is_answering = False
        self._note()
        message = await super().receive()
        self._is_answering = True
        self._note()
        if not self.writable.is_set():
            self.transport.pause_reading()
        return message

    def send_at_once(self, text: str) -> bool:
        """Send a text as the application's `send` does, if that need not wait for anything; whether it is sent."""
        if not self.writable.is_set() or self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        self.conn.send_text(text.encode())
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    # Between processes

    @classmethod
    def going_on(
        cls, config: Config, server: ServerState, state: dict[str, Any], scope: dict[str, Any], go_on: ASGIApp
    ) -> "Wire":
        """A connection that another process has opened. go_on: the application that goes on with it."""
        wire = cls(config, server, state)
        wire.conn = ServerProtocol(state=State.OPEN, max_size=config.ws_max_size, logger=wire.logger)
        wire.handshake_initiated = wire.handshake_complete = True
        wire.scope = {"type": "websocket", "extensions": {}, **scope}  # type: ignore[typeddict-item]
        wire.app = go_on
        return wire

    def connection_made(self, transport: BaseTransport) -> None:
        """There it is; of one that has been opened already the rest follows at once."""
        super().connection_made(transport)
        if self.handshake_complete:
            self.read_paused = True  # what was read before it is held would be lost with this process
            self.transport.pause_reading()
            self.start_keepalive()
            task = self.loop.create_task(self.run_asgi())
            task.add_done_callback(self.on_task_complete)
            self.tasks.add(task)

    def file(self) -> int:
        """The number of its socket. Raises OSError where that is closed."""
        if self.transport.is_closing():
            raise OSError("closed")
        number: int = self.transport.get_extra_info("socket").fileno()
        return number

    def hold(self, slot: Slot | None, let_go: Callable[[Slot], None]) -> None:
        """From now on it is read, and its place, if it has one, told what is under way. let_go: hears when it ends."""
        if slot is not None:
            self._slot, self._let_go = slot, let_go
            self.transport.set_write_buffer_limits(0)
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        self._note()

    def show(self, version: int) -> None:
        """A view has been sent."""
        if self._slot is not None:
            self._slot.version = version

    def hand_on(self) -> None:
        """It goes on at another process, and here no longer."""
        self._slot, self.is_handed_on = None, True
        self.stop_keepalive()
        self.transport.abort()

    def _note(self) -> None:
        """Tell whether something is under way: what another process does not know, and nobody would send again."""
        if self._slot is not None:
            self._slot.is_busy = bool(
                self._is_answering
                or not self.queue.empty()
                or not self.writable.is_set()
                or self.frames
                or self.conn.reader.buffer
                or self._is_within_a_frame
                or self.close_sent
                or self.transport.is_closing()
            )

    @property
    def _is_within_a_frame(self) -> bool:
        """Whether a frame has been read in part."""
        step: Any = self.conn.parser
        while step is not None and step.gi_code is not READING:
            step = step.gi_yieldfrom
        return step is not None

    async def send(self, message: ASGISendEvent) -> None:
        """Send something; once that is a good-bye, nobody can go on with the connection."""
        await super().send(message)
        if self.close_sent:
            self._note()

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended, for the other side too, though another process has its socket open; or it is handed on."""
        super().connection_lost(exc)
        if self._slot is not None:
            slot, self._slot = self._slot, None
            with suppress(OSError):
                self.transport.get_extra_info("socket").shutdown(socket.SHUT_RDWR)
            self._let_go(slot)

    # Over the wire

    def data_received(self, data: bytes) -> None:
        """Something comes."""
        if self._slot is not None:
            self._slot.is_busy = True
        super().data_received(data)
        self._note()

    def pause_writing(self) -> None:
        """Who does not read is not listened to: else all his pings would be answered into memory."""
        super().pause_writing()
        self._note()
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        """He reads again."""
        super().resume_writing()
        self._note()
        if not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

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
            return
        was_paused, self.read_paused = self.read_paused, True  # uvicorn would stop reading after each message
        super().send_receive_event_to_app()
        self.read_paused = was_paused
        if not was_paused and not self.close_sent and self.queue.qsize() >= MOST_QUEUED:
            self.read_paused = True
            self.transport.pause_reading()

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
