"""Windows that were at another worker: they wait at their sockets, and go on first where something happens."""

import asyncio
import logging
import os
import select
import socket
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress

from cassino.hosted.refusal import Refusal
from cassino.server.cluster.handover.channel import Late, Take

log = logging.getLogger(__name__)

NO_FILE = -1
PAUSE_SECONDS = 0.02
"""Between matches at which nothing happens: those where something does are not to wait for them."""
Open = Callable[[str], Awaitable[object]]
Attach = Callable[[Late, socket.socket], Awaitable[None]]


class Returning:
    """Windows by match. open: has the match ready. attach: goes on with a window at its socket. drop: gives it up."""

    def __init__(self, open: Open, attach: Attach, drop: Callable[[Late], None]) -> None:
        self._open = open
        self._attach = attach
        self._drop = drop
        self._waiting: dict[str, list[tuple[Late, int]]] = {}
        self._ears: select.epoll | None = None
        """Hears of all sockets that wait, at less cost than the event loop of each."""
        self._matches: dict[int, str] = {}
        """By the sockets that wait."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_calling = False

    def take(self, message: Take, files: Sequence[int]) -> None:
        """Windows have come. They go on one match after another; at once where one has something to say."""
        if self._ears is None:
            self._ears = select.epoll()
            asyncio.get_running_loop().add_reader(self._ears, self._hear)
        lacking = [NO_FILE] * (len(message.windows) - len(files))  # there can be no more open files
        for late, file in zip(message.windows, [*files, *lacking], strict=True):
            try:
                self._ears.register(file, select.EPOLLIN)
            except (OSError, ValueError):  # there is none, or it is closed already
                self._drop(late)
                continue
            self._matches[file] = late.window.match
            self._waiting.setdefault(late.window.match, []).append((late, file))
        if not self._is_calling:
            self._is_calling = True
            self._start(self._call_all())

    def _hear(self) -> None:
        assert self._ears is not None
        for file, _ in self._ears.poll(0):
            if file in self._matches:
                self.hurry(self._matches[file])

    def hurry(self, match: str) -> None:
        """Something happens at a match: its windows go on at once."""
        if match in self._waiting:
            self._start(self._come(match, self._taken(match)))

    async def _call_all(self) -> None:
        try:
            while self._waiting:
                match = next(iter(self._waiting))
                await self._come(match, self._taken(match))
                await asyncio.sleep(PAUSE_SECONDS)
        finally:
            self._is_calling = False

    async def _come(self, match: str, windows: Sequence[tuple[Late, int]]) -> None:
        try:
            with suppress(Refusal):  # each hears of it by itself
                await self._open(match)
        except Exception:
            log.exception("match %s: its windows come late", match)
        await asyncio.gather(*(self._go_on(late, file) for late, file in windows))

    async def _go_on(self, late: Late, file: int) -> None:
        try:
            end = socket.socket(fileno=file)
        except OSError:  # it is no socket
            os.close(file)
            self._drop(late)
            return
        try:
            await self._attach(late, end)
        except OSError:  # it has been closed meanwhile
            end.close()
            self._drop(late)
        except Exception:
            log.exception("match %s: a window cannot go on", late.window.match)
            end.close()
            self._drop(late)

    def _taken(self, match: str) -> list[tuple[Late, int]]:
        assert self._ears is not None
        windows = self._waiting.pop(match)
        for _, file in windows:
            self._ears.unregister(file)
            del self._matches[file]
        return windows

    def _start(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
