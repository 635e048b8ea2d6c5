"""The frames of a match as lines of JSON over HTTP, for programs without a WebSocket."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from starlette.responses import Response
from starlette.types import Message, Receive, Scope, Send

from cassino.server.room.connection import Connection

ALIVE_SECONDS = 15.0
ALIVE = '{"type":"alive"}'
"""Sent when nothing happens, so that both sides know that the other is still there."""
GOODBYE_SECONDS = 2.0
HEADERS = {
    "Cache-Control": "no-store",
    "Content-Encoding": "identity",  # otherwise each line would wait until there is enough to compress
    "X-Accel-Buffering": "no",
}


class Lines(Response):
    """The frames for a window, one per line, until either side ends."""

    media_type = "application/x-ndjson"

    def __init__(self, connection: Connection, close: Callable[[], None]) -> None:
        """close: what to do at the end, whatever happens."""
        super().__init__(headers=HEADERS)
        del self.headers["content-length"]
        self._connection = connection
        self._close = close

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._connection.on_end = lambda: None if ended.done() else ended.set_result(None)
        if self._connection.code is not None:  # ended as soon as it was there: nothing is shown
            self._connection.outbox.close()
            self._connection.on_end()
        tasks = [asyncio.ensure_future(self._write(send)), asyncio.ensure_future(_left(receive))]
        try:
            await asyncio.wait([*tasks, ended], return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._close()
            self._connection.outbox.close()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        if ended.done():
            await _finish(send)

    async def _write(self, send: Send) -> None:
        with suppress(OSError):
            await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
            while True:
                line = await self._next()
                await send({"type": "http.response.body", "body": f"{line}\n".encode(), "more_body": True})

    async def _next(self) -> str:
        try:
            async with asyncio.timeout(ALIVE_SECONDS):  # wait_for could lose the information that the writer should end
                return await self._connection.outbox.get()
        except TimeoutError:
            return ALIVE


async def _left(receive: Receive) -> None:
    """Wait until the other side has disconnected."""
    message: Message = {}
    while message.get("type") != "http.disconnect":
        message = await receive()


async def _finish(send: Send) -> None:
    """End the response, if the other side is still listening."""
    with suppress(TimeoutError, OSError, RuntimeError):
        async with asyncio.timeout(GOODBYE_SECONDS):
            await send({"type": "http.response.body", "body": b"", "more_body": False})
