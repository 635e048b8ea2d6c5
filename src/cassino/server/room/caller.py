"""Who asks for something, and under what name, so that it is done once however often it is sent."""

import hashlib

from cassino.hosted.frames.messages import DoneFrame
from cassino.hosted.refusal import Refusal
from cassino.server.room.connection import Connection

KEY_DIGITS = 40


class Caller:
    """A window that asks for something. id: what it calls its request, if it does."""

    __slots__ = ("connection", "id")

    def __init__(self, connection: Connection, id: str | None = None) -> None:
        self.connection = connection
        self.id = id

    @property
    def key(self) -> str | None:
        """The name of the request in the database: of this person only, whatever others call theirs."""
        if self.id is None:
            return None
        return hashlib.sha256(f"{self.connection.user} {self.id}".encode()).hexdigest()[:KEY_DIGITS]

    def done(self, version: int) -> None:
        """Acknowledge the request: it led to this version, and lasts."""
        if self.id is not None:
            self.connection.send(DoneFrame(self.id, version))

    def refuse(self, refusal: Refusal) -> None:
        """Say that it is not done, and why."""
        self.connection.refuse(refusal, self.id)
