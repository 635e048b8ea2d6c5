"""The socket at which a worker listens: it receives connections that the parent has accepted."""

import array
import asyncio
import os
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Any

CONNECTION, READY = b"c", b"r"
"""Each connection comes with one byte. The worker sends a byte back when it is ready, and then every ALIVE_SECONDS."""
ALIVE_SECONDS = 1.0
CLOSED_ON_EXEC = getattr(socket, "MSG_CMSG_CLOEXEC", 0)
"""Child programs never get the file, not even for a moment."""


class Incoming(socket.socket):
    """The worker's end of a pair of Unix sockets; to asyncio it looks like a listening socket."""

    def __init__(self, end: socket.socket) -> None:
        super().__init__(fileno=end.detach())
        self.setblocking(False)
        self.on_end: Callable[[], object] = _nothing
        """Called when the parent is gone."""

    def listen(self, _backlog: int = 0, /) -> None:
        """Do nothing: the parent listens."""

    def accept(self) -> tuple[socket.socket, Any]:
        """The next connection and its address. Raises BlockingIOError, ConnectionAbortedError."""
        byte, file = self._received()
        if not byte:
            self._end()
            raise BlockingIOError
        if file is None:  # no more files can be opened: close the connection
            raise ConnectionAbortedError
        connection = socket.socket(fileno=file)
        try:
            return connection, connection.getpeername()
        except OSError:
            connection.close()
            raise ConnectionAbortedError from None

    def _received(self) -> tuple[bytes, int | None]:
        """A byte, and the file that came with it. Raises BlockingIOError. (`socket.recv_fds` ignores its flags.)"""
        file = array.array("i")
        byte, ancillary, _, _ = self.recvmsg(1, socket.CMSG_LEN(file.itemsize), CLOSED_ON_EXEC)
        for level, kind, sent in ancillary:
            if (level, kind) == (socket.SOL_SOCKET, socket.SCM_RIGHTS) and len(sent) == file.itemsize:
                file.frombytes(sent)
                os.set_inheritable(file[0], False)  # on systems without the flag
        return byte, file[0] if file else None

    def _end(self) -> None:
        asyncio.get_running_loop().remove_reader(self)
        on_end, self.on_end = self.on_end, _nothing
        on_end()

    def say_ready(self) -> None:
        """Tell the parent that connections may come; called again and again while the event loop runs."""
        if self.fileno() >= 0:
            with suppress(OSError):
                self.send(READY)
            asyncio.get_running_loop().call_later(ALIVE_SECONDS, self.say_ready)


def _nothing() -> None:
    """Do nothing."""
