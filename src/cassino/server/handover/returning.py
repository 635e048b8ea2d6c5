"""Windows that were at another worker: they wait at their sockets, and go on first where something happens."""

import asyncio
import logging
import socket
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress

from cassino.server.handover.channel import Late, Take
from cassino.server.refusal import Refusal

log = logging.getLogger(__name__)

NO_FILE = -1
Open = Callable[[str], Awaitable[object]]
Attach = Callable[[Late, socket.socket], Awaitable[None]]


class Returning:
    """Windows by match. open: has the match ready. attach: goes on with a window at its socket. drop: gives it up."""

    def __init__(self, open: Open, attach: Attach, drop: Callable[[Late], None]) -> None:
        self._open = open
        self._attach = attach
        self._drop = drop
        self._waiting: dict[str, list[tuple[Late, socket.socket]]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_calling = False

    def take(self, message: Take, files: Sequence[int]) -> None:
        """Windows have come. They go on one after another; at once where they have something to say."""
        loop = asyncio.get_running_loop()
        lacking = [NO_FILE] * (len(message.windows) - len(files))  # there can be no more open files
        for late, file in zip(message.windows, [*files, *lacking], strict=True):
            try:
                end = socket.socket(fileno=file)
            except (OSError, ValueError):  # there is none, or it is closed already
                self._drop(late)
                continue
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
        try:
            while self._waiting:
                match = next(iter(self._waiting))
                await self._come(match, self._taken(match))
                await asyncio.sleep(0)
        finally:
            self._is_calling = False

    async def _come(self, match: str, windows: Sequence[tuple[Late, socket.socket]]) -> None:
        try:
            with suppress(Refusal):  # each hears of it by itself
                await self._open(match)
        except Exception:
            log.exception("match %s: its windows come late", match)
        for late, end in windows:
            await self._go_on(late, end)

    async def _go_on(self, late: Late, end: socket.socket) -> None:
        try:
            await self._attach(late, end)
        except OSError:  # it has been closed meanwhile
            end.close()
            self._drop(late)
        except Exception:
            log.exception("match %s: a window cannot go on", late.window.match)
            end.close()
            self._drop(late)

    def _taken(self, match: str) -> list[tuple[Late, socket.socket]]:
        loop, windows = asyncio.get_running_loop(), self._waiting.pop(match)
        for _, end in windows:
            loop.remove_reader(end)
        return windows

    def _start(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
