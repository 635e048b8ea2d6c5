"""How a server ends without cutting off requests: it tells everybody at a table, and only then closes sockets."""

import asyncio
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

ENDING = (signal.SIGTERM, signal.SIGINT)
FLUSH_SECONDS = 0.2
COME_BACK = 1012
"""The close code for a restart."""


class Ending:
    """Comes between a signal and uvicorn, which would close all sockets at once.

    announce: tells everybody that the end is near. close: closes the windows. drain_seconds: the time between the two
    after SIGTERM; Ctrl-C and a second signal cut it short.
    """

    def __init__(self, announce: Callable[[], None], close: Callable[[], None], drain_seconds: float) -> None:
        self._announce = announce
        self._close = close
        self._drain_seconds = drain_seconds
        self._signals: list[int] = []
        self._second = asyncio.Event()
        self._usual: dict[int, Any] = {}
        self._task: asyncio.Task[None] | None = None

    @contextmanager
    def on_signals(self) -> Iterator[None]:
        """Inside the context, a signal begins the end. Only the main thread can receive signals."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        loop = asyncio.get_running_loop()
        for number in ENDING:
            self._usual[number] = signal.signal(number, lambda got, _: loop.call_soon_threadsafe(self._note, got))
        try:
            yield
        finally:
            for number in ENDING:
                signal.signal(number, self._usual[number])

    def _note(self, number: int) -> None:
        self._signals.append(number)
        if self._task is None:
            self._task = asyncio.create_task(self._end())
        else:
            self._second.set()

    async def _end(self) -> None:
        self._announce()
        seconds = self._drain_seconds if self._signals == [signal.SIGTERM] else FLUSH_SECONDS
        with suppress(TimeoutError):
            await asyncio.wait_for(self._second.wait(), max(seconds, FLUSH_SECONDS))
        self._close()
        for number in self._signals:
            if callable(usual := self._usual[number]):
                usual(number, None)
