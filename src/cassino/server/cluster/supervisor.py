"""Several workers at one listening socket: uvicorn starts them, and replaces those that die or hang."""

import asyncio
import faulthandler
import logging
import multiprocessing
import os
import resource
import signal
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, contextmanager, suppress

import uvicorn
from starlette.applications import Starlette
from uvicorn.supervisors import Multiprocess

from cassino.server.ops.garbage import seldom_collected
from cassino.server.telemetry import metrics

log = logging.getLogger(__name__)

STUCK_SECONDS = 20.0
"""A worker whose event loop has stood still for this long ends itself."""
BEAT_SECONDS = 1.0
SILENT_SECONDS = 20
"""A worker that is stopped altogether, so that it cannot even do that, is killed after this time."""
FAILED = 1
"""The exit status of a worker that could not start; it is tried again. (uvicorn's own would end all workers.)"""
Lifespan = Callable[[Starlette], AbstractAsyncContextManager[object]]


class Supervisor(Multiprocess):
    """Also continues when no worker can be started, and writes deaths to the log, as errors."""

    def handle_signals(self) -> None:
        with _logging_failed_starts():
            super().handle_signals()

    def keep_subprocess_alive(self) -> None:
        before = list(self.processes)
        with _logging_failed_starts():
            super().keep_subprocess_alive()
        for process in before:
            if process not in self.processes:
                log.error("worker %d has died (%s); another takes its place", process.pid, process.exitcode)


@contextmanager
def _logging_failed_starts() -> Iterator[None]:
    """The system may have no more processes, files or memory; half a second later there may be some."""
    try:
        yield
    except OSError as error:
        log.error("no worker can be started (%s)", error)


def supervise(config: uvicorn.Config, listener: socket.socket) -> None:
    """Run the workers until SIGTERM or Ctrl-C."""
    allow_many_files()
    with metrics.shared_folder():
        Supervisor(config, [listener]).run()


def allow_many_files() -> None:
    """Raise the limit of open files to the most that the system allows this process and its workers."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


@asynccontextmanager
async def supervised(lifespan: Lifespan, app: Starlette) -> AsyncIterator[None]:
    """The lifespan of a worker: it ends where it hangs, and where the supervisor is gone."""
    async with AsyncExitStack() as stack:
        try:
            await stack.enter_async_context(lifespan(app))
        except Exception:
            log.exception("a worker cannot start")
            os._exit(FAILED)
        stack.enter_context(seldom_collected())
        if parent := multiprocessing.parent_process():
            asyncio.get_running_loop().add_reader(parent.sentinel, _end, parent.sentinel)
        beating = asyncio.create_task(_beat())
        try:
            yield
        finally:
            beating.cancel()


def _end(sentinel: int) -> None:
    """The supervisor is gone."""
    asyncio.get_running_loop().remove_reader(sentinel)
    signal.raise_signal(signal.SIGTERM)


async def _beat() -> None:
    """Put off the end of this process, again and again while the event loop runs."""
    while True:
        faulthandler.dump_traceback_later(STUCK_SECONDS, exit=True)
        await asyncio.sleep(BEAT_SECONDS)
