"""A program reached over HTTP: a question is the body of a POST, the answer is the body of the response."""

import io
import socket
from contextlib import suppress
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection, RemoteDisconnected
from time import monotonic
from urllib.parse import SplitResult, urlsplit

from cassino.bots.bot import UnknownBot
from cassino.bots.external.program import LONGEST_ANSWER
from cassino.bots.external.protocol import ProgramFault, shown

LEAVE_SECONDS = 1.0
OK = 200
HEADERS = {"Content-Type": "application/json", "Accept": "application/json"}
GONE = (RemoteDisconnected, ConnectionResetError, BrokenPipeError)
"""How using a connection fails if the other side has closed it."""


class WebProgram:
    """A program at an address. Raises ValueError if the address is not valid."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        is_plain = address.isascii() and address.isprintable() and " " not in address
        if not is_plain or not parts.hostname or parts.username or parts.fragment or parts.port == 0:
            raise UnknownBot("arena-program-address", example="http://127.0.0.1:8800/")
        self._parts = parts
        self._connection: HTTPConnection | None = None
        self._timed: Timed | None = None

    def ask(self, question: bytes, seconds: float) -> bytes:
        """The answer to a question. Raises ProgramFault."""
        until = monotonic() + seconds
        try:
            return self._exchange(question, until)
        except TimeoutError:
            raise ProgramFault("arena-program-silent", seconds=f"{seconds:g}", said="none") from None
        except HTTPException as error:
            raise ProgramFault("arena-program-no-http", kind=type(error).__name__, problem=str(error)) from None
        except (OSError, UnicodeError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise ProgramFault("arena-program-no-connection", address=self._parts.netloc, problem=reason) from None

    def _exchange(self, question: bytes, until: float) -> bytes:
        is_kept = self._connection is not None
        try:
            return self._post(question, until)
        except GONE:
            self.stop()
            if not is_kept:
                raise
        return self._post(question, until)

    def _post(self, question: bytes, until: float) -> bytes:
        connection = self._connected(until)
        connection.request("POST", _path(self._parts), question, HEADERS)
        response = connection.getresponse()
        answer = response.read(LONGEST_ANSWER + 1)
        if response.will_close or not response.isclosed():
            self.stop()
        return _checked(response, answer)

    def _connected(self, until: float) -> HTTPConnection:
        """The kept connection, or a new one; nothing on it takes longer than until a time."""
        if self._connection is None or self._timed is None:
            kind = HTTPSConnection if self._parts.scheme == "https" else HTTPConnection
            assert self._parts.hostname
            self._connection = kind(self._parts.hostname, self._parts.port, timeout=_left(until))
            self._connection.connect()
            self._connection.sock = self._timed = Timed(self._connection.sock)
        self._timed.until = until
        return self._connection

    def cpu_seconds(self) -> None:
        """Nobody here knows the CPU time of another machine."""

    def leave(self, farewell: bytes) -> None:
        """Send the last message; the answer does not matter."""
        with suppress(ProgramFault):
            self.ask(farewell, LEAVE_SECONDS)
        self.stop()

    def stop(self) -> None:
        """Close the connection."""
        if self._timed is not None:
            self._timed.end()
        self._connection = self._timed = None


def _checked(response: HTTPResponse, answer: bytes) -> bytes:
    if response.status != OK:
        raise ProgramFault("arena-program-status", status=response.status, reason=shown(response.reason))
    if len(answer) > LONGEST_ANSWER:
        raise ProgramFault("arena-program-long-answer", most=LONGEST_ANSWER, answer=shown(answer))
    return answer


def _path(parts: SplitResult) -> str:
    return (parts.path or "/") + (f"?{parts.query}" if parts.query else "")


def _left(until: float) -> float:
    left = until - monotonic()
    if left <= 0:
        raise TimeoutError
    return left


class Timed:
    """A socket that may be used until one deadline; `settimeout` alone limits each call.

    It has the methods that http.client uses.
    """

    def __init__(self, sock: socket.socket) -> None:
        self.until = 0.0
        self._socket = sock

    def makefile(self, mode: str) -> io.BufferedReader:
        """What the response is read from."""
        return io.BufferedReader(_Reading(self))

    def sendall(self, content: bytes) -> None:
        """Send all content."""
        self._socket.settimeout(_left(self.until))
        self._socket.sendall(content)

    def receive(self, buffer: memoryview) -> int:
        """Read what is there, or wait for it."""
        self._socket.settimeout(_left(self.until))
        return self._socket.recv_into(buffer)

    def close(self) -> None:
        """Do nothing yet: http.client closes before it reads what a server sends without a length."""

    def end(self) -> None:
        """Close the socket."""
        self._socket.close()


class _Reading(io.RawIOBase):
    """The reading side of a timed socket."""

    def __init__(self, timed: Timed) -> None:
        super().__init__()
        self._timed = timed

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]
        return self._timed.receive(buffer)
