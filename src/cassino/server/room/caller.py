"""The sender of a request, and its idempotency key, so that it is carried out only once."""

import hashlib

from cassino.hosted.wire.messages import DoneFrame
from cassino.hosted.wire.refusal import Refusal
from cassino.server.room.connection import Connection

KEY_DIGITS = 40


class Caller:
    """A window that sends a request. id: the id of the request, if it has one."""

    __slots__ = ("connection", "id")

    def __init__(self, connection: Connection, id: str | None = None) -> None:
        self.connection = connection
        self.id = id

    @property
    def key(self) -> str | None:
        """The key of the request in the database; it includes the person, so that people cannot use each
        other's keys.
        """
        if self.id is None:
            return None
        return hashlib.sha256(f"{self.connection.user} {self.id}".encode()).hexdigest()[:KEY_DIGITS]

    def done(self, version: int) -> None:
        """Acknowledge the request: it led to this version, and is stored."""
        if self.id is not None:
            self.connection.send(DoneFrame(self.id, version))

    def refuse(self, refusal: Refusal) -> None:
        """Send the refusal of the request."""
        self.connection.refuse(refusal, self.id)
