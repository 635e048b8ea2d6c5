"""Windows that were at another worker: they wait at their sockets, and go on first where something happens."""

import asyncio
import socket
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress

from cassino.server.handover.channel import Late, Take
from cassino.server.refusal import Refusal

Open = Callable[[str], Awaitable[object]]


class Returning:
    """Windows by match. open: has the match ready. attach: goes on with a window at its socket."""

    def __init__(self, open: Open, attach: Callable[[Late, socket.socket], Awaitable[None]]) -> None:
        self._open = open
        self._attach = attach
        self._waiting: dict[str, list[tuple[Late, socket.socket]]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_calling = False

    def take(self, message: Take, files: Sequence[int]) -> None:
        """Windows have come. They go on one after another; at once where they have something to say."""
        loop = asyncio.get_running_loop()
        for late, file in zip(message.windows, files, strict=False):
            end = socket.socket(fileno=file)
            self._waiting.setdefault(late.window.match, []).append((late, end))
            loop.add_reader(end, self.hurry, late.window.match)
        if not self._is_calling:
            self._is_calling = True
            self._start(self._call_all())

    def hurry(self, match: str) -> None:
        """Something happens at a match: its windows go on at once."""
        if match in self._waiting:
            self._start(self._come(match, self._taken(match)))

    async def _call_all(self) -> None:
        while self._waiting:
            match = next(iter(self._waiting))
            await self._come(match, self._taken(match))
            await asyncio.sleep(0)
        self._is_calling = False

    async def _come(self, match: str, windows: Sequence[tuple[Late, socket.socket]]) -> None:
        with suppress(Refusal):  # each hears of it by itself
            await self._open(match)
        for late, end in windows:
            await self._attach(late, end)

    def _taken(self, match: str) -> list[tuple[Late, socket.socket]]:
        loop, windows = asyncio.get_running_loop(), self._waiting.pop(match)
        for _, end in windows:
            loop.remove_reader(end)
        return windows

    def _start(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
