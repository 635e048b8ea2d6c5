"""Several workers on one machine: each is started again when it dies, all end together.

Every worker has a listening socket of its own, which stays open here when the worker dies: whoever comes meanwhile
waits in its queue instead of being turned away. It does not wait long: workers are forked off, with all modules there.
The sockets of open windows are kept here, too (see `handover`): others go on with them. One worker more than
serve is there for that: it has their matches ready and takes the place of the first that dies.
"""

import importlib
import logging
import resource
import signal
import socket
import time
from collections.abc import Callable, Sequence
from contextlib import nullcontext, suppress
from dataclasses import dataclass
from functools import partial

from cassino.server.cluster.ears import Ears
from cassino.server.cluster.forking import Child, Told, fork
from cassino.server.cluster.handover.holding import Holding
from cassino.server.cluster.handover.keeper import Keeper, Ward
from cassino.server.config import Config
from cassino.server.ops import metrics

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
    "cassino.server.cluster.bus.redis",
    "uvicorn.lifespan.on",
    "uvicorn.loops.asyncio",
    "uvicorn.protocols.http.auto",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
)
"""What every worker would import besides, each for itself."""
EMPTYING_SECONDS = 5.0
"""How long a worker that is to end may take to hand its windows on."""
CALM_SECONDS = 5.0
"""So long after a worker was replaced the next spare one is started: until then there is enough to do."""
LOOK_SECONDS = 0.05
Work = Callable[[Config, socket.socket | None, Told, Holding], None]


@dataclass(slots=True)
class Worker:
    """A place for a worker: its socket, unless it is the spare one's, and the process that serves it now."""

    listener: socket.socket | None
    process: Child | None = None
    ward: Ward | None = None
    began: float = 0.0
    deaths: int = 0
    not_before: float = 0.0

    @property
    def is_running(self) -> bool:
        """Whether its process lives."""
        return self.process is not None and self.process.poll() is None

    def let_go(self) -> None:
        """In the process of another worker: this one is nothing to it."""
        if self.listener is not None:
            self.listener.close()
        if self.process is not None:
            self.process.close()

    def take_over(self, other: "Worker") -> None:
        """The process of another place serves this one from now on."""
        self.process, self.ward, self.began = other.process, other.ward, time.monotonic()
        other.process = other.ward = None


class Crew:
    """Keeps the workers running. SIGHUP renews them one after another, SIGTERM and Ctrl-C end them."""

    def __init__(self, config: Config, listeners: Sequence[socket.socket], work: Work) -> None:
        self._config = config
        self._work = work
        self._spare = Worker(None)
        self._workers = [*(Worker(listener) for listener in listeners), self._spare]
        self._ears = Ears(HEARD)
        self._keeper = Keeper(config.most_sockets, self._ears.listen, self._ears.ignore)
        self._is_asked_to_end = False

    def run(self) -> None:
        """Start them, and stay until told to end."""
        for name in LATE_MODULES:
            with suppress(ModuleNotFoundError):  # who needs it says so
                importlib.import_module(name)
        allow_many_files()
        with metrics.shared_folder():
            try:
                self._keep_running()
            finally:
                self._end()
                self._keeper.close_all()
                self._ears.close()

    def _keep_running(self) -> None:
        for worker in self._workers:
            self._start(worker)
        while not self._is_asked_to_end and (received := self._next_signal()) not in ENDING:
            if received == signal.SIGHUP:
                self._renew()
            for worker in self._dead() if not self._is_asked_to_end else ():
                self._revive(worker)

    def _next_signal(self) -> int | None:
        now = time.monotonic()
        pauses = [max(0.0, worker.not_before - now) for worker in self._workers if not worker.is_running]
        return self._listen(min(pauses, default=None))

    def _listen(self, seconds: float | None) -> int | None:
        """The next signal; None where none comes within some time, or sooner. Windows are handed on meanwhile."""
        pauses = [pause for pause in (seconds, self._keeper.balance()) if pause is not None]
        return self._ears.next_signal(min(pauses, default=None))

    def _listen_beside(self, worker: Worker, seconds: float) -> int | None:
        """The same while one worker is about to end or to begin; the windows of others that die go on elsewhere."""
        received = self._listen(min(seconds, LOOK_SECONDS))
        self._is_asked_to_end |= received in ENDING
        for dead in self._dead():
            if dead is not worker and dead.process is not None:
                self._bury(dead)
        return received

    def _dead(self) -> list[Worker]:
        """Those whose processes have ended. Nothing is handed on to them."""
        dead = [worker for worker in self._workers if not worker.is_running]
        for worker in dead:
            if worker.ward is not None:
                worker.ward.is_leaving = True
        return dead

    def _start(self, worker: Worker) -> bool:
        """Start its process; where that cannot be, it is tried again, and the others go on."""
        worker.began = time.monotonic()
        try:
            self._fork(worker)
        except OSError as error:
            log.error("no worker can be started (%s); it is tried again", error)
            worker.not_before = worker.began + RETRY_SECONDS
            return False
        return True

    def _fork(self, worker: Worker) -> None:
        """Raises OSError."""
        others = [other.let_go for other in self._workers if other is not worker]
        ward, end = self._keeper.open(is_spare=worker is self._spare)
        try:
            with end:
                others.append(partial(self._keeper.close_all, besides=ward))
                forget = [*others, self._ears.close, metrics.share]
                worker.process = fork(partial(self._serve, worker.listener, ward, end), forget, HEARD)
        except OSError:
            self._keeper.close(ward)
            raise
        worker.ward = ward
        self._keeper.settle(ward)

    def _serve(self, listener: socket.socket | None, ward: Ward, end: socket.socket, on_started: Told) -> None:
        """What a worker does, in its own process."""
        ward.channel.close()
        with listener or nullcontext(), end:
            self._work(self._config, listener, on_started, Holding(end, ward.slots))

    def _revive(self, worker: Worker) -> None:
        """Start a worker again that has died; one that dies again and again after a pause."""
        if worker.process is not None:
            self._bury(worker)
        if worker.process is None and time.monotonic() >= worker.not_before:
            self._start(worker)

    def _bury(self, worker: Worker) -> None:
        assert worker.process is not None
        log.error("worker %d has died (%s); another takes its place", worker.process.pid, worker.process.returncode)
        is_replaced = self._replace(worker)
        lived = time.monotonic() - worker.began
        worker.deaths = worker.deaths + 1 if lived < QUICK_DEATH else 0
        pause = min(LONGEST_PAUSE, 0.25 * 2**worker.deaths) if worker.deaths else 0.0
        worker.not_before = time.monotonic() + pause
        self._forget(worker)
        if is_replaced:
            worker.take_over(self._spare)
            self._spare.not_before = time.monotonic() + CALM_SECONDS

    def _replace(self, worker: Worker) -> bool:
        """Let the spare worker serve in the place of one that has died; whether it can."""
        ward = self._spare.ward
        if worker.listener is None or ward is None or not self._spare.is_running:
            return False
        if ward.is_leaving or not ward.is_ready:
            return False
        self._keeper.promote(ward, worker.listener.fileno())
        return True

    def _forget(self, worker: Worker) -> None:
        """Its process has ended; others go on with its windows."""
        assert worker.process is not None and worker.ward is not None
        self._keeper.close(worker.ward)
        metrics.forget(worker.process.pid)
        worker.process.close()
        worker.process = worker.ward = None

    def _renew(self) -> None:
        """New processes, one after another: the others go on meanwhile."""
        for worker in self._workers:
            if worker.process is not None and worker.ward is not None:
                self._empty(worker)
                worker.ward.is_leaving = True
                worker.process.terminate()
                self._wait(worker, is_last=False)
                self._forget(worker)
            while not self._is_asked_to_end and not (time.monotonic() >= worker.not_before and self._start(worker)):
                self._listen_beside(worker, RETRY_SECONDS)
            if worker.process is None:
                return
            self._wait_until_ready(worker, worker.process)

    def _wait_until_ready(self, worker: Worker, process: Child) -> None:
        """Until its process says that it is ready, or ends."""
        heard: list[bool] = []
        self._ears.listen(process, lambda: heard.append(process.wait_until_ready()))
        while not heard and process.returncode is None and not self._is_asked_to_end:
            self._listen_beside(worker, LOOK_SECONDS)
        self._ears.ignore(process)

    def _empty(self, worker: Worker) -> None:
        """Its windows go on at the others."""
        assert worker.ward is not None
        until = time.monotonic() + EMPTYING_SECONDS
        while not self._is_asked_to_end and worker.is_running and time.monotonic() < until:
            if self._keeper.empty(worker.ward):
                return
            self._listen_beside(worker, LOOK_SECONDS)

    def _end(self) -> None:
        for worker in self._workers:
            if worker.ward is not None:
                worker.ward.is_leaving = True
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
            received = self._listen_beside(worker, left) if not is_last else self._listen(left)
            self._is_asked_to_end |= received in ENDING
            if is_last and received in ENDING:
                break
        if worker.is_running:
            log.warning("worker %d does not end by itself", worker.process.pid)
            worker.process.kill()
        worker.process.wait()


def allow_many_files() -> None:
    """As many open files as the system lets this process have: the sockets of all windows are kept here."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
