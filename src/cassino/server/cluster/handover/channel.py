"""What a worker and the keeper of its windows say to each other: whole messages, with open sockets."""

import os
import socket
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import TypeVar

import msgspec

MOST_FILES = 200
"""Of one message; the system takes 253."""
MOST_BYTES = 128 * 1024
CROWD = 50
"""The windows of a match are together at one worker unless they are more than that."""
M = TypeVar("M")


class Window(msgspec.Struct, frozen=True, array_like=True):
    """What must be known of a window to go on with it. wanted: the seat as it was asked for. session: its hash."""

    match: str
    wanted: str | None
    user: str
    session: str
    host: str


class Late(msgspec.Struct, frozen=True, array_like=True):
    """A window that is to go on at a worker. ticket: names it until it does. version: what it was shown last."""

    ticket: int
    window: Window
    version: int


class Held(msgspec.Struct, frozen=True, tag=True):
    """A worker has a window: one that came to it by a ticket, or a new one (0), whose socket comes with this."""

    place: int
    number: int
    window: Window
    ticket: int


class Dropped(msgspec.Struct, frozen=True, tag=True):
    """A worker could not go on with a window."""

    ticket: int


class Closed(msgspec.Struct, frozen=True, tag=True):
    """A window is closed."""

    place: int


class Given(msgspec.Struct, frozen=True, tag=True):
    """A worker has let go of windows, by place; each with what it was shown last."""

    versions: dict[int, int]


class Take(msgspec.Struct, frozen=True, tag=True):
    """Windows to go on with, whose sockets come with this."""

    windows: list[Late]


class Give(msgspec.Struct, frozen=True, tag=True):
    """The worker is to let go of up to so many windows, and of all that it has of some matches.

    is_last: it is to end; the windows of a match need not stay together.
    """

    count: int
    matches: list[str] = []
    is_last: bool = False


class StandBy(msgspec.Struct, frozen=True, tag=True):
    """The worker is to have some matches ready whose windows are at another, which may die; some no longer (done)."""

    matches: list[str]
    done: list[str]


class CatchUp(msgspec.Struct, frozen=True, tag=True):
    """A worker has died: what it did last it may not have told."""


class Serve(msgspec.Struct, frozen=True, tag=True):
    """A spare worker is to serve whoever comes, at the socket that comes with this."""


class Ready(msgspec.Struct, frozen=True, tag=True):
    """The worker serves."""


FromWorker = Held | Dropped | Closed | Given | Ready
ToWorker = Take | Give | StandBy | CatchUp | Serve
FROM_WORKER: msgspec.msgpack.Decoder[FromWorker] = msgspec.msgpack.Decoder(FromWorker)
TO_WORKER: msgspec.msgpack.Decoder[ToWorker] = msgspec.msgpack.Decoder(ToWorker)


class Channel:
    """One end of the connection of a worker with its keeper. closes: closes open files once they are sent."""

    def __init__(self, end: socket.socket, closes: bool = False) -> None:
        end.setblocking(False)
        self._socket = end
        self._closes = closes
        self._waiting: deque[tuple[bytes, Sequence[int]]] = deque()

    def fileno(self) -> int:
        """For whoever waits until there is something to read, or room to write."""
        return self._socket.fileno()

    @property
    def is_full(self) -> bool:
        """Whether something waits to be sent."""
        return bool(self._waiting)

    def send(self, message: FromWorker | ToWorker, files: Sequence[int] = ()) -> None:
        """Send a message with open files; what finds no room is kept for `flush`."""
        self._waiting.append((msgspec.msgpack.encode(message), files))
        self.flush()

    def flush(self) -> None:
        """Send what waits, as far as there is room."""
        with suppress(OSError):  # there is no room, or too many files are on their way
            while self._waiting:
                self._send_first()

    def _send_first(self) -> None:
        """Send what waits longest; where the other end is gone it is dropped."""
        content, files = self._waiting[0]
        with suppress(ConnectionError):
            if files:
                socket.send_fds(self._socket, [content], files)
            else:
                self._socket.send(content)
        self._waiting.popleft()
        close_all(files if self._closes else ())

    def received(self, decoder: msgspec.msgpack.Decoder[M]) -> Iterator[tuple[M, list[int]]]:
        """All messages that have come, with their open files. Raises EOFError where the other end is closed."""
        with suppress(BlockingIOError):
            while True:
                content, files, _, _ = socket.recv_fds(self._socket, MOST_BYTES, MOST_FILES, socket.MSG_CMSG_CLOEXEC)
                if not content:
                    raise EOFError
                yield decoder.decode(content), files

    def close(self) -> None:
        """Drop what waits."""
        for _, files in self._waiting:
            close_all(files if self._closes else ())
        self._waiting.clear()
        self._socket.close()


def close_all(files: Sequence[int]) -> None:
    """Close files."""
    for file in files:
        with suppress(OSError):
            os.close(file)
