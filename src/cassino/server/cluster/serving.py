"""A process that serves: how it starts, and how it ends without cutting off requests."""

import asyncio
import logging
import signal
import socket
from collections.abc import Callable
from types import FrameType
from typing import Any

import uvicorn
from starlette.applications import Starlette

log = logging.getLogger(__name__)

ACCEPTED_AT_ONCE = 8
"""At most this many new connections are accepted in each turn of the event loop, so that moves are not delayed."""
MOST_WAITING = 4096
"""How many more connections the system may queue."""
FLUSH_SECONDS = 0.2
TICK = 0.05
COME_BACK = 1012
"""The close code for a restart."""


class Server(uvicorn.Server):
    """A server that announces its end: with `/readyz`, and to everybody at a table."""

    def __init__(
        self, config: uvicorn.Config, drain_seconds: float, on_started: Callable[[], None] = lambda: None
    ) -> None:
        config.backlog = ACCEPTED_AT_ONCE
        super().__init__(config)
        self._drain_seconds = drain_seconds
        self._on_started = on_started
        self._signals: list[int] = []

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """As in uvicorn, but afterwards the process ends normally instead of by the signal, so that everything is
        closed.
        """
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True
        self._signals.append(sig)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listener in sockets or ():
            listener.listen(MOST_WAITING)  # the number that asyncio accepts at once is also the backlog of the socket
        if self.started:
            log.info("started")
            self._on_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._drain()
        self._state.matches.end_windows(COME_BACK)
        await super().shutdown(sockets)  # closes the remaining sockets with the same code
        log.info("ended")

    @property
    def application(self) -> Starlette:
        """The application that is served."""
        assert isinstance(self.config.app, Starlette)
        return self.config.app

    @property
    def _state(self) -> Any:
        """The state of the application."""
        return self.application.state

    async def _drain(self) -> None:
        """Finish the current requests. Ctrl-C, or a second signal, ends this early."""
        self._state.vitals.is_draining = True
        self._state.matches.announce("restart")
        waited, whole = 0.0, FLUSH_SECONDS
        if self._signals == [signal.SIGTERM]:
            whole = max(whole, self._drain_seconds)
        while waited < whole and len(self._signals) < 2:
            await asyncio.sleep(TICK)
            waited += TICK
