"""Several workers on one machine: each is started again when it dies, all end together.

Every worker has a listening socket of its own, which stays open here when the worker dies: whoever comes meanwhile
waits in its queue instead of being turned away. It does not wait long: workers are forked off, with all modules there.
"""

import importlib
import logging
import queue
import signal
import socket
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

from cassino.server.config import Config
from cassino.server.ops import measures
from cassino.server.ops.forking import Child, Told, fork

log = logging.getLogger(__name__)

ENDING = (signal.SIGTERM, signal.SIGINT)
HEARD = (*ENDING, signal.SIGHUP, signal.SIGCHLD)
QUICK_DEATH = 5.0
LONGEST_PAUSE = 30.0
RETRY_SECONDS = 1.0
"""Where the machine starts no process, it is asked again after so long."""
GRACE = 10.0
"""How long a worker may take to end, after it has said that it ends."""
LATE_MODULES = (
    "cassino.server.bus.redis",
    "uvicorn.lifespan.on",
    "uvicorn.loops.auto",
    "uvicorn.protocols.http.auto",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
)
"""What every worker would import besides, each for itself."""
Work = Callable[[Config, socket.socket, Told], None]


@dataclass(slots=True)
class Worker:
    """A place for a worker: its socket, and the process that serves it now."""

    listener: socket.socket
    process: Child | None = None
    began: float = 0.0
    deaths: int = 0
    not_before: float = 0.0

    @property
    def is_running(self) -> bool:
        """Whether its process lives."""
        return self.process is not None and self.process.poll() is None

    def let_go(self) -> None:
        """In the process of another worker: this one is nothing to it."""
        self.listener.close()
        if self.process is not None:
            self.process.close()


class Crew:
    """Keeps the workers running. SIGHUP renews them one after another, SIGTERM and Ctrl-C end them."""

    def __init__(self, config: Config, listeners: Sequence[socket.socket], work: Work) -> None:
        self._config = config
        self._work = work
        self._workers = [Worker(listener) for listener in listeners]
        self._signals: queue.SimpleQueue[int] = queue.SimpleQueue()
        self._is_asked_to_end = False

    def run(self) -> None:
        """Start them, and stay until told to end."""
        for name in LATE_MODULES:
            with suppress(ModuleNotFoundError):  # who needs it says so
                importlib.import_module(name)
        for number in HEARD:
            signal.signal(number, lambda received, _frame: self._signals.put(received))
        with measures.shared_folder():
            try:
                self._keep_running()
            finally:
                self._end()

    def _keep_running(self) -> None:
        for worker in self._workers:
            self._start(worker)
        while not self._is_asked_to_end and (received := self._next_signal()) not in ENDING:
            if received == signal.SIGHUP:
                self._renew()
            for worker in self._workers if not self._is_asked_to_end else ():
                self._revive(worker)

    def _next_signal(self) -> int | None:
        pauses = [worker.not_before for worker in self._workers if not worker.is_running]
        return self._next_signal_within(max(0.0, min(pauses) - time.monotonic()) if pauses else None)

    def _next_signal_within(self, seconds: float | None) -> int | None:
        try:
            return self._signals.get(timeout=seconds)
        except queue.Empty:
            return None

    def _start(self, worker: Worker) -> bool:
        """Start its process; where that cannot be, it is tried again, and the others go on."""
        others = [other.let_go for other in self._workers if other is not worker]
        worker.began = time.monotonic()
        try:
            worker.process = fork(partial(self._serve, worker.listener), [*others, measures.share], HEARD)
        except OSError as error:
            log.error("no worker can be started (%s); it is tried again", error)
            worker.not_before = worker.began + RETRY_SECONDS
            return False
        return True

    def _serve(self, listener: socket.socket, on_started: Told) -> None:
        """What a worker does, in its own process."""
        with listener:
            self._work(self._config, listener, on_started)

    def _revive(self, worker: Worker) -> None:
        """Start a worker again that has died; one that dies again and again after a pause."""
        if worker.is_running:
            return
        if worker.process is not None:
            self._bury(worker)
        if time.monotonic() >= worker.not_before:
            self._start(worker)

    def _bury(self, worker: Worker) -> None:
        assert worker.process is not None
        log.error("worker %d has died (%s); another takes its place", worker.process.pid, worker.process.returncode)
        lived = time.monotonic() - worker.began
        worker.deaths = worker.deaths + 1 if lived < QUICK_DEATH else 0
        pause = min(LONGEST_PAUSE, 0.25 * 2**worker.deaths) if worker.deaths else 0.0
        worker.not_before = time.monotonic() + pause
        self._forget(worker)

    def _forget(self, worker: Worker) -> None:
        assert worker.process is not None
        measures.forget(worker.process.pid)
        worker.process.close()
        worker.process = None

    def _renew(self) -> None:
        """New processes, one after another: the others go on meanwhile."""
        for worker in self._workers:
            if worker.process is not None:
                worker.process.terminate()
                self._wait(worker, is_last=False)
                self._forget(worker)
            while not self._is_asked_to_end and not self._start(worker):
                self._is_asked_to_end |= self._next_signal_within(RETRY_SECONDS) in ENDING
            if worker.process is None:
                return
            worker.process.wait_until_ready()

    def _end(self) -> None:
        for worker in self._workers:
            if worker.process is not None and worker.is_running:
                worker.process.terminate()
        for worker in self._workers:
            if worker.process is not None:
                self._wait(worker, is_last=True)
                self._forget(worker)

    def _wait(self, worker: Worker, is_last: bool) -> None:
        """Until a worker has ended; it is made to when it takes too long or, at the last, when somebody asks again."""
        assert worker.process is not None
        until = time.monotonic() + self._config.drain_seconds + GRACE
        while worker.is_running and (left := until - time.monotonic()) > 0:
            received = self._next_signal_within(left)
            self._is_asked_to_end |= received in ENDING
            if is_last and received in ENDING:
                break
        if worker.is_running:
            log.warning("worker %d does not end by itself", worker.process.pid)
            worker.process.kill()
        worker.process.wait()
