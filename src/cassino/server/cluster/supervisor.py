"""Several workers at one listening socket: uvicorn starts them, and replaces those that die or hang."""

import asyncio
import faulthandler
import logging
import multiprocessing
import os
import signal
import socket
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, contextmanager, suppress
from typing import Any, NoReturn

import uvicorn
from starlette.applications import Starlette
from uvicorn.supervisors import Multiprocess
from uvicorn.supervisors.multiprocess import Process

from cassino.server.cluster.ending import ENDING
from cassino.server.ops.garbage import seldom_collected
from cassino.server.telemetry import metrics

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

log = logging.getLogger(__name__)

STUCK_SECONDS = 20.0
"""A worker whose event loop has stood still for this long ends itself."""
BEAT_SECONDS = 1.0
SILENT_SECONDS = 20
"""A worker that is stopped altogether, so that it cannot even do that, is killed after this time. Until then the
supervisor waits for it: a signal, or the death of another worker, has to wait, too."""
GRACE_SECONDS = 10.0
"""A worker that has not ended this long after it should have begun to, is killed."""
GLANCE_SECONDS = 0.1
FAILED = 1
"""The exit status of a worker that could not start; it is tried again. (uvicorn's own would end all workers.)"""
PAUSE_SECONDS = 5.0
"""How long it waits before."""
State = Mapping[str, Any]
Lifespan = Callable[[Starlette], AbstractAsyncContextManager[State | None]]


class Supervisor(Multiprocess):
    """Also continues when no worker can be started, kills those that do not end, and writes deaths to the log."""

    def __init__(self, config: uvicorn.Config, listener: socket.socket, drain_seconds: float) -> None:
        super().__init__(config, [listener])
        self._drain_seconds = drain_seconds
        self._is_in_terminal = os.isatty(0)

    def handle_signals(self) -> None:
        with self._measuring_the_living(), _logging_failed_starts():
            super().handle_signals()

    def handle_hup(self) -> None:
        """Replace the workers; but end if it was begun in a terminal, which has probably been closed."""
        if self._is_in_terminal:
            self.should_exit.set()
        else:
            super().handle_hup()

    def keep_subprocess_alive(self) -> None:
        before = list(self.processes)
        with self._measuring_the_living(), _logging_failed_starts():
            super().keep_subprocess_alive()
        for process in before:
            if process not in self.processes:
                log.error("worker %d has died (%s); another takes its place", process.pid, process.exitcode)

    @contextmanager
    def _measuring_the_living(self) -> Iterator[None]:
        before = list(self.processes)
        yield
        for process in before:
            if process.exitcode is not None:
                metrics.forget(process.pid)

    def join_all(self) -> None:
        """Wait until all workers have ended, for a limited time, which a second signal shortens; they get it, too."""
        until = time.monotonic() + self._drain_seconds + GRACE_SECONDS
        while running := [process for process in self.processes if process.exitcode is None]:
            if any(number in ENDING for number in self.signal_queue):
                self.signal_queue.clear()
                self.terminate_all()
                until = min(until, time.monotonic() + GRACE_SECONDS)
            if time.monotonic() > until:
                _kill(running)
            time.sleep(GLANCE_SECONDS)


def _kill(processes: list[Process]) -> None:
    for process in processes:
        log.error("worker %d does not end by itself and is killed", process.pid)
        process.kill()
        process.join()


@contextmanager
def _logging_failed_starts() -> Iterator[None]:
    """The system may have no more processes, files or memory; half a second later there may be some."""
    try:
        yield
    except OSError as error:
        log.error("no worker can be started (%s)", error)


def supervise(config: uvicorn.Config, listener: socket.socket, drain_seconds: float) -> None:
    """Run the workers until SIGTERM or Ctrl-C.

    drain_seconds: how long they may wait after SIGTERM before they begin to end.
    """
    with metrics.shared_folder():
        Supervisor(config, listener, drain_seconds).run()


def allow_many_files() -> None:
    """Raise the limit of open files to the most that the system allows this process and its workers."""
    if resource is not None:
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


@asynccontextmanager
async def supervised(lifespan: Lifespan, at_end: Callable[[], None], app: Starlette) -> AsyncIterator[State]:
    """The lifespan of a worker: it ends where it hangs, and where the supervisor is gone.

    at_end: what to do last. Afterwards uvicorn repeats the signal, which ends the process at once.
    """
    async with AsyncExitStack() as stack:
        stack.callback(at_end)
        try:
            state = await stack.enter_async_context(lifespan(app))
        except Exception:
            log.exception("a worker cannot start")
            give_up()
        stack.enter_context(seldom_collected())
        if parent := multiprocessing.parent_process():
            asyncio.get_running_loop().add_reader(parent.sentinel, _end, parent.sentinel)
        beating = asyncio.create_task(_beat())
        try:
            yield state or {}
        finally:
            beating.cancel()


def give_up() -> NoReturn:
    """End a worker that cannot start, but later, because its supervisor replaces it at once. A signal ends it now."""
    for number in ENDING:
        signal.signal(number, signal.SIG_DFL)
    time.sleep(PAUSE_SECONDS)
    os._exit(FAILED)


def _end(sentinel: int) -> None:
    """The supervisor is gone."""
    asyncio.get_running_loop().remove_reader(sentinel)
    signal.raise_signal(signal.SIGTERM)


async def _beat() -> None:
    """Put off the end of this process, again and again while the event loop runs."""
    while True:
        faulthandler.dump_traceback_later(STUCK_SECONDS, exit=True)
        await asyncio.sleep(BEAT_SECONDS)
