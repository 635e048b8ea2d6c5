"""One process that serves: how it is started, and how it ends without cutting anybody off."""

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
"""Of those who come at the same time so many are let in between two breaths of the event loop: moves go on."""
MOST_WAITING = 4096
"""So many more wait at the door without being turned away, as far as the system allows."""
FLUSH_SECONDS = 0.2
TICK = 0.05
COME_BACK = 1012
"""The close code of a server that is started anew."""


class Server(uvicorn.Server):
    """Asked to end, it first says so: to whoever sends it requests (`/readyz`), and to everybody at a table."""

    def __init__(
        self, config: uvicorn.Config, drain_seconds: float, on_started: Callable[[], None] = lambda: None
    ) -> None:
        config.backlog = ACCEPTED_AT_ONCE
        super().__init__(config)
        self._drain_seconds = drain_seconds
        self._on_started = on_started
        self._signals: list[int] = []

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """As uvicorn does it, but the process then ends by itself, not by the signal: what is open is closed."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True
        self._signals.append(sig)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listener in sockets or ():
            listener.listen(MOST_WAITING)  # what asyncio takes at once, it also tells the system to let wait
        if self.started:
            log.info("started")
            self._on_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._drain()
        self._state.matches.end_windows(COME_BACK)
        await super().shutdown(sockets)  # closes what is left with the same code
        log.info("ended")

    @property
    def application(self) -> Starlette:
        """What is served."""
        assert isinstance(self.config.app, Starlette)
        return self.config.app

    @property
    def _state(self) -> Any:
        """What the application has."""
        return self.application.state

    async def _drain(self) -> None:
        """Requests that are being answered are finished meanwhile. Ctrl-C, or a second signal, cuts it short."""
        self._state.vitals.is_draining = True
        self._state.matches.announce("restart")
        waited, whole = 0.0, FLUSH_SECONDS
        if self._signals == [signal.SIGTERM]:
            whole = max(whole, self._drain_seconds)
        while waited < whole and len(self._signals) < 2:
            await asyncio.sleep(TICK)
            waited += TICK
