"""The sender of a request, and its idempotency key, so that it is carried out only once."""

import hashlib
from typing import NamedTuple

import msgspec

from cassino.hosted.wire import requests
from cassino.hosted.wire.messages import DoneFrame
from cassino.hosted.wire.refusal import Refusal
from cassino.server.room.connection import Connection

KEY_DIGITS, CONTENT_DIGITS = 40, 16


class Key(NamedTuple):
    """How the database knows a request: by its sender's id for it, and by what it asks for."""

    request: str
    content: str


class Caller:
    """A window that sends a request; None for a frame that cannot be read."""

    __slots__ = ("connection", "id", "request")

    def __init__(self, connection: Connection, request: requests.AnyRequest | None = None) -> None:
        self.connection = connection
        self.request = request
        self.id = request.id if request else None

    @property
    def key(self) -> Key | None:
        """The key of the request in the database; it includes the person, so that people cannot use each
        other's keys.

        The version is no part of the content: a page may repeat a request that was lost at a later version.
        """
        if self.id is None or self.request is None:
            return None
        content = msgspec.json.encode(msgspec.structs.replace(self.request, version=0, id=None))
        return Key(
            _hashed(f"{self.connection.user} {self.id}".encode())[:KEY_DIGITS], _hashed(content)[:CONTENT_DIGITS]
        )

    def done(self, version: int) -> None:
        """Acknowledge the request: it led to this version, and is stored."""
        if self.id is not None:
            self.connection.send(DoneFrame(self.id, version))

    def refuse(self, refusal: Refusal) -> None:
        """Send the refusal of the request."""
        self.connection.refuse(refusal, self.id)


def _hashed(text: bytes) -> str:
    return hashlib.sha256(text).hexdigest()
