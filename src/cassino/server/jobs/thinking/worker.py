"""`cassino worker`: takes jobs from a server and does them in processes of this machine."""

import random
import signal
import threading
from collections.abc import Callable
from contextlib import suppress
from contextvars import copy_context
from queue import Empty, SimpleQueue
from urllib.parse import urlsplit, urlunsplit

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus, InvalidURI
from websockets.sync.client import ClientConnection, connect

from cassino import __version__
from cassino.errors import CassinoError
from cassino.server.jobs.thinking.jobs import encoded, read_job
from cassino.server.jobs.thinking.process import ProcessDied, Thinker
from cassino.server.jobs.thinking.remote import PATH, VERSION_HEADER, WRONG_VERSION
from cassino.server.jobs.thinking.slots import LEASE_SECONDS
from cassino.texts import tell

SOONEST, LATEST = 1.0, 30.0
"""Seconds before a lost server is tried again."""
LOOK_SECONDS = 0.5
"""How soon a signal is noticed that came just before the main thread began to wait, or in another thread."""
LONGEST_JOB = 1024 * 1024
HTTP = {"http": "ws", "https": "wss"}


class CannotWork(CassinoError):
    """The server refuses this worker, and trying again would not help."""


def address_of(server: str) -> str:
    """The address for jobs on a server. Raises CannotWork."""
    parts = urlsplit(server)
    if parts.scheme not in HTTP or not parts.netloc:
        raise CannotWork("operators-worker-address", server=server)
    return urlunsplit((HTTP[parts.scheme], parts.netloc, parts.path.rstrip("/") + PATH, "", ""))


class Worker:
    """Several connections, each with its own process."""

    def __init__(self, server: str, key: str, processes: int, say: Callable[[str], None]) -> None:
        self._address = address_of(server)
        self._headers = {"Authorization": f"Bearer {key}", VERSION_HEADER: __version__}
        self._count = processes
        self._say = say
        self._endings: SimpleQueue[None] = SimpleQueue()
        """Gets an item when the worker should end. Unlike an event, it cannot deadlock when a signal handler
        uses it.
        """
        self._has_ended = threading.Event()
        self._problem: CannotWork | None = None
        self._connections: set[ClientConnection] = set()

    def run(self) -> None:
        """Work until `stop` is called, or SIGINT or SIGTERM arrives. Raises CannotWork."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: self._endings.put(None))
        threads = [self._thread() for _ in range(self._count)]
        for thread in threads:
            thread.start()
        while not self._has_ended.is_set():
            with suppress(Empty):
                self._endings.get(timeout=LOOK_SECONDS)
                self._has_ended.set()
        for connection in list(self._connections):
            connection.close()
        for thread in threads:
            thread.join(2.0)
        if self._problem is not None:
            raise self._problem

    def _thread(self) -> threading.Thread:
        """A thread that speaks the language of this one."""
        return threading.Thread(target=copy_context().run, args=(self._serve,), daemon=True)

    def stop(self) -> None:
        """Take no more jobs."""
        self._has_ended.set()
        self._endings.put(None)

    def _serve(self) -> None:
        thinker, wait, chance = Thinker(), SOONEST, random.Random()
        while not self._has_ended.is_set():
            try:
                wait = self._connected(thinker, wait)
            except CannotWork as problem:
                self._problem = problem
                self.stop()
            self._has_ended.wait(wait * (0.5 + chance.random()))
        thinker.stop()

    def _connected(self, thinker: Thinker, wait: float) -> float:
        """Serve one connection to its end; returns how long to wait before the next one. Raises CannotWork."""
        try:
            with connect(self._address, additional_headers=self._headers, max_size=LONGEST_JOB) as connection:
                self._connections.add(connection)
                self._say(tell("operators-worker-connected", address=self._address))
                try:
                    self._jobs(connection, thinker)
                finally:
                    self._connections.discard(connection)
            return SOONEST
        except InvalidStatus as error:
            if error.response.status_code in (401, 403, 404):
                raise CannotWork("operators-worker-refused", status=error.response.status_code) from None
            problem: Exception = error
        except InvalidURI as error:
            raise CannotWork("operators-worker-address-because", problem=str(error)) from None
        except (OSError, InvalidHandshake, TimeoutError, ConnectionClosed) as error:
            problem = error
        self._say(tell("operators-worker-no-connection", problem=str(problem)))
        return min(LATEST, 2 * wait)

    def _jobs(self, connection: ClientConnection, thinker: Thinker) -> None:
        if self._has_ended.is_set():  # nobody closes the connection any more
            return
        try:
            for text in connection:
                connection.send(encoded(thinker.think(read_job(text), LEASE_SECONDS)).decode())
        except ProcessDied as error:
            thinker.stop()
            self._say(tell("operators-worker-process", problem=str(error)))
        except ConnectionClosed as closed:
            self._closed(closed)
        else:
            self._say(tell("operators-worker-closed"))

    def _closed(self, closed: ConnectionClosed) -> None:
        code = closed.rcvd.code if closed.rcvd else None
        reason = closed.rcvd.reason if closed.rcvd else "lost"
        if code == WRONG_VERSION:
            raise CannotWork("operators-worker-version", server=reason, own=__version__)
        self._say(tell("operators-worker-ended", problem=str(reason or code)))
