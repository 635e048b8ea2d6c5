"""The socket at which a worker listens: its connections come from the parent, which has accepted them."""

import asyncio
import os
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Any

CONNECTION, READY = b"c", b"r"
"""With each connection comes one byte. The worker sends one byte back when it is ready."""


class Incoming(socket.socket):
    """The worker's end of a pair of Unix sockets, which looks to asyncio like a listening socket."""

    def __init__(self, end: socket.socket) -> None:
        super().__init__(fileno=end.detach())
        self.setblocking(False)
        self.on_end: Callable[[], object] = _nothing
        """Called when the parent is gone."""

    def listen(self, _backlog: int = 0, /) -> None:
        """The parent listens."""

    def accept(self) -> tuple[socket.socket, Any]:
        """The next connection and its address. Raises BlockingIOError, ConnectionAbortedError."""
        byte, files, _, _ = socket.recv_fds(self, 1, 1)
        if not byte:
            asyncio.get_running_loop().remove_reader(self)
            self.on_end()
        if not files:  # or no more files can be opened: the connection is closed
            raise ConnectionAbortedError
        os.set_inheritable(files[0], False)
        connection = socket.socket(fileno=files[0])
        try:
            return connection, connection.getpeername()
        except OSError:
            connection.close()
            raise ConnectionAbortedError from None

    def say_ready(self) -> None:
        """Tell the parent that connections may come."""
        with suppress(OSError):
            self.send(READY)


def _nothing() -> None:
    """Nobody is to be told."""
