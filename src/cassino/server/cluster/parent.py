"""The process above the workers: it accepts connections, passes each one to a worker, and restarts workers that die.

It never reads what is sent: it looks only at the head of the first request, leaves it in the socket, and passes the
socket on to the worker of the match that is asked for (see `routing`). That is affinity, not ownership: any worker can
serve any match, because the store accepts each version only once.
"""

import asyncio
import logging
import os
import resource
import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.context import ForkServerContext

from cassino.server.cluster import signals
from cassino.server.cluster.incoming import ALIVE_SECONDS, Incoming
from cassino.server.cluster.process import Process
from cassino.server.cluster.routing import LONGEST_HEAD, chosen, match_in
from cassino.server.cluster.slots import Slot
from cassino.server.config import Config
from cassino.server.ops import metrics

log = logging.getLogger(__name__)

ACCEPTED_AT_ONCE = 64
RETRY_SECONDS = 1.0
"""If the machine cannot start a process or open a file, the parent tries again after this time."""
GRACE = 10.0
"""How long a worker may take to end after it has announced it."""
SILENT_SECONDS = 1
"""A connection that sends nothing for this long is passed to any worker."""
PRELOADED = "cassino.server.cluster.preloading"
Work = Callable[[Config, Incoming], None]


class Parent:
    """Keeps the workers running until SIGTERM or Ctrl-C ends them."""

    def __init__(self, config: Config, listener: socket.socket, work: Work) -> None:
        self._config = config
        self._listener = listener
        self._work = work
        self._slots = [Slot(number, self._hand_on) for number in range(config.workers)]
        self._context: ForkServerContext = get_context("forkserver")
        self._signals = 0
        self._is_signaled: asyncio.Event
        self._have_ended: asyncio.Event

    def run(self) -> None:
        """Start the workers, and run until a signal comes."""
        allow_many_files()
        with metrics.shared_folder():
            self._context.set_forkserver_preload([PRELOADED])
            asyncio.run(self._keep_running())

    async def _keep_running(self) -> None:
        self._is_signaled, self._have_ended = asyncio.Event(), asyncio.Event()
        loop = asyncio.get_running_loop()
        for number in signals.ENDING:
            if number != signal.SIGHUP or signal.getsignal(number) != signal.SIG_IGN:  # nohup
                loop.add_signal_handler(number, self._note_signal)
        for slot in self._slots:
            self._start(slot)
        self._listener.setblocking(False)
        if hasattr(socket, "TCP_DEFER_ACCEPT"):  # a connection is accepted once its request is there
            self._listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_DEFER_ACCEPT, SILENT_SECONDS)
        self._listen()
        self._watch()
        await self._is_signaled.wait()
        await self._end()

    def _note_signal(self) -> None:
        self._signals += 1
        self._is_signaled.set()
        if self._signals > 1:
            self._have_ended.set()

    # Workers

    def _start(self, slot: Slot) -> None:
        """Start a process for a slot; if that fails, try again later."""
        if self._signals:
            slot.hold()
            return
        try:
            self._start_process(slot)
        except (OSError, EOFError) as error:
            log.error("no worker can be started (%s); it is tried again", error)
            self._start_after(slot, RETRY_SECONDS)

    def _start_after(self, slot: Slot, seconds: float) -> None:
        if seconds > 0:
            slot.hold()
        asyncio.get_running_loop().call_later(seconds, self._start, slot)

    def _start_process(self, slot: Slot) -> None:
        """Raises OSError, EOFError."""
        here, there = socket.socketpair()
        started = self._context.Process(target=run_worker, args=(self._work, self._config, there))
        try:
            started.start()
        except BaseException:
            here.close()
            raise
        finally:
            there.close()
        process = Process(started)
        slot.settle(process, here)
        asyncio.get_running_loop().add_reader(process, self._bury, slot)

    def _bury(self, slot: Slot) -> None:
        """The process of a slot has ended: start another one, unless the server is shutting down."""
        process = slot.process
        assert process is not None
        asyncio.get_running_loop().remove_reader(process)
        code = process.close()
        metrics.forget(process.pid)
        slot.clear()
        if self._signals:
            slot.hold()
            if not self._living:
                self._have_ended.set()
            return
        log.error("worker %d has died (%s); another takes its place", process.pid, code)
        self._start_after(slot, slot.pause)

    def _watch(self) -> None:
        """Check the workers. Time is counted in calls, so that no worker is blamed if this process itself was
        stopped.
        """
        if not self._signals:
            asyncio.get_running_loop().call_later(ALIVE_SECONDS, self._watch)
            for slot in self._slots:
                slot.watch()
                if slot.is_paused:
                    slot.hold()

    async def _end(self) -> None:
        """Let the workers drain while they continue to serve. A second signal ends this early."""
        for slot in self._slots:
            slot.end()
        await self._wait_for_end(self._config.drain_seconds + GRACE)
        for process in self._living:
            log.warning("worker %d does not end by itself", process.pid)
            process.send(signal.SIGKILL)
        self._have_ended.clear()
        await self._wait_for_end(GRACE)
        self._close()

    @property
    def _living(self) -> list[Process]:
        return [slot.process for slot in self._slots if slot.process]

    async def _wait_for_end(self, seconds: float) -> None:
        """Wait until all workers have ended, another signal comes, or time is up."""
        if self._living:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._have_ended.wait(), seconds)

    # Connections

    def _listen(self) -> None:
        if self._listener.fileno() >= 0:
            asyncio.get_running_loop().add_reader(self._listener, self._accept)

    def _close(self) -> None:
        """Stop accepting connections."""
        if self._listener.fileno() >= 0:
            asyncio.get_running_loop().remove_reader(self._listener)
            self._listener.close()

    def _accept(self) -> None:
        for _ in range(ACCEPTED_AT_ONCE):
            try:
                connection, _ = self._listener.accept()
            except (BlockingIOError, ConnectionAbortedError):
                return
            except OSError as error:  # no more files can be opened
                log.error("nobody can be let in (%s); it is tried again", error)
                asyncio.get_running_loop().remove_reader(self._listener)
                asyncio.get_running_loop().call_later(RETRY_SECONDS, self._listen)
                return
            self._hand_on(connection)

    def _hand_on(self, connection: socket.socket) -> None:
        """Pass a connection to the worker of its match, or to another one if that worker is not available."""
        slots = [slot.number for slot in self._slots if not slot.is_paused]
        if self._signals and not slots:  # all workers have closed their ends
            connection.close()
            asyncio.get_running_loop().call_soon(self._close)
            return
        self._slots[chosen(key_of(connection), slots or range(len(self._slots)))].give(connection)


def key_of(connection: socket.socket) -> str:
    """The key by which a connection is routed: the match that it asks for first, otherwise the address of its other
    end.
    """
    connection.setblocking(False)
    head, peer = b"", ""
    with suppress(OSError):
        peer = str(connection.getpeername())
        head = connection.recv(LONGEST_HEAD, socket.MSG_PEEK)
    return match_in(head) or peer


def run_worker(work: Work, config: Config, end: socket.socket) -> None:
    """The main function of a worker process."""
    signals.restore()
    os.setsid()  # Ctrl-C in the terminal is for the parent, which then ends the workers in order
    with Incoming(end) as incoming:
        work(config, incoming)


def allow_many_files() -> None:
    """Raise the limit of open files to the most that the system allows this process and its workers."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
