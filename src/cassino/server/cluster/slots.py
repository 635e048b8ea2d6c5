"""A slot for a worker: its current process, and the connections on their way to it."""

import asyncio
import logging
import signal
import socket
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress

from cassino.server.cluster.incoming import CONNECTION
from cassino.server.cluster.process import Process

log = logging.getLogger(__name__)

MOST_WAITING = 4096
"""The most connections that wait for one worker; further ones are closed, and their browsers try again."""
FLUSH_SECONDS = 0.02
"""How soon a worker that had no room is offered its connections again."""
QUIET, STUCK = 5, 20
"""After QUIET silent periods of ALIVE_SECONDS a worker gets no more connections; after STUCK it is killed."""
SAID = 4096
QUICK_DEATH = 5.0
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0
"""Seconds before a worker is restarted that has quickly died twice or more: before it was ready, or within QUICK_DEATH
seconds.
"""


class Slot:
    """A slot for a worker. Connections wait here until its process is ready."""

    def __init__(self, number: int, pass_on: Callable[[socket.socket], object]) -> None:
        self.number = number
        self._pass_on = pass_on
        self.process: Process | None = None
        self.is_ready = False
        self.is_paused = False
        """Whether the slot has no process for a while: connections go elsewhere."""
        self.waiting: deque[socket.socket] = deque()
        self._end: socket.socket | None = None
        self._began = 0.0
        self._quick_deaths = 0
        self._has_been_ready = False
        self._quiet = 0

    def settle(self, process: Process, end: socket.socket) -> None:
        """Use a new process for this slot. end: the socket through which connections are sent to it."""
        end.setblocking(False)
        self.process, self._end, self._began = process, end, time.monotonic()
        self.is_paused, self._has_been_ready, self._quiet = False, False, 0
        asyncio.get_running_loop().add_reader(end, self._hear)

    def clear(self) -> None:
        """Note that the process has ended."""
        if self._end is not None:
            self._stop_hearing()
            self._end.close()
        self.process = self._end = None
        self.is_ready = self.is_paused = False
        is_quick = not self._has_been_ready or time.monotonic() - self._began < QUICK_DEATH
        self._quick_deaths = self._quick_deaths + 1 if is_quick else 0

    def end(self) -> None:
        """Tell the process, if there is one, to end; a process that does not handle signals yet notices when it is
        ready.
        """
        if self.process is not None and self._end is not None:
            self.process.send(signal.SIGTERM)
            if not self._has_been_ready:
                with suppress(OSError):
                    self._end.shutdown(socket.SHUT_WR)

    @property
    def pause(self) -> float:
        """After how many seconds another process may be started."""
        again = self._quick_deaths - 1
        return min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (again - 1)) if again > 0 else 0.0

    def hold(self) -> None:
        """Leave the slot empty for a while: connections go elsewhere, including those that wait."""
        self.is_ready, self.is_paused = False, True
        connections = list(self.waiting)
        self.waiting.clear()
        for connection in connections:
            self._pass_on(connection)

    def watch(self) -> None:
        """Called every ALIVE_SECONDS: check that the process still sends signs of life, once it has been ready."""
        if self.process is None or not self._has_been_ready:
            return
        self._quiet += 1
        if self._quiet == QUIET and self.is_ready:
            log.error("worker %d is silent; its connections go to others", self.process.pid)
            self.hold()
        if self._quiet >= STUCK:
            log.error("worker %d is stuck; it is killed", self.process.pid)
            self.process.send(signal.SIGKILL)

    def _hear(self) -> None:
        """The process is ready and alive; or it has closed its end, and is about to exit."""
        assert self._end is not None
        said = b""
        with suppress(ConnectionError):
            said = self._end.recv(SAID)
        if not said:
            self._stop_hearing()
            self.hold()
            return
        self._quiet = 0
        if not self.is_ready:
            log.info("worker %d is ready", self.number)
            self.is_ready, self.is_paused, self._has_been_ready = True, False, True
            self._flush()

    def _stop_hearing(self) -> None:
        assert self._end is not None
        asyncio.get_running_loop().remove_reader(self._end)

    def give(self, connection: socket.socket) -> None:
        """Send a connection to the process, or let it wait."""
        if not (self.is_ready and not self.waiting and self._send(connection)):
            self._keep(connection)

    def _keep(self, connection: socket.socket) -> None:
        if len(self.waiting) >= MOST_WAITING:
            connection.close()
            return
        self.waiting.append(connection)
        if self.is_ready and len(self.waiting) == 1:
            self._flush_soon()

    def _flush(self) -> None:
        while self.is_ready and self.waiting:
            if not self._send(self.waiting[0]):
                self._flush_soon()
                return
            self.waiting.popleft()

    def _flush_soon(self) -> None:
        asyncio.get_running_loop().call_later(FLUSH_SECONDS, self._flush)

    def _send(self, connection: socket.socket) -> bool:
        """Send a connection; returns False if the process has no room. Afterwards it belongs to the process."""
        assert self._end is not None
        try:
            socket.send_fds(self._end, [CONNECTION], [connection.fileno()])
        except OSError:  # there is no room, or no process; the caller reports it
            return False
        connection.close()
        return True
