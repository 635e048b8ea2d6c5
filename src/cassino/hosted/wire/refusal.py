"""Refusals of requests: a code for programs, and a message for people."""

from collections.abc import Mapping
from typing import Any

import msgspec

from cassino.errors import CassinoError
from cassino.hosted.wire.messages import ErrorFrame

NOTHING: Mapping[str, Any] = {}


class Refusal(CassinoError):
    """The error that refuses a request; nothing has changed.

    It is put into words when the answer is made, in the language of its reader.
    """

    def __init__(self, code: str, key: str, /, *, fields: Mapping[str, Any] = NOTHING, **facts: Any) -> None:
        """code: for programs; key, facts: the message for people; fields: what else the error has."""
        super().__init__(key, **facts)
        self.code = code
        self.fields = dict(fields)

    def frame(self, id: str | None = None) -> ErrorFrame:
        """The error frame of the protocol. id: the id of the request, if its sender gave one."""
        return ErrorFrame(self.code, str(self), id=msgspec.UNSET if id is None else id, **self.fields)


STALE = ("stale", "error-overtaken")


class Overtaken(Refusal):
    """Another process has continued the match, which has been read again."""

    def __init__(self) -> None:
        super().__init__(*STALE)


def stale() -> Refusal:
    """The refusal of a request about an earlier version of the match."""
    return Refusal(*STALE)


def closed() -> Refusal:
    """The refusal of any change at a table that the operator has closed."""
    return Refusal("closed", "table-closed")


def over() -> Refusal:
    """The refusal of what cannot be done after the match."""
    return Refusal("wrong_phase", "match-is-over")


class WrongWish(Refusal):
    """The refusal of a value that is never valid, whatever happens at the table: a name, rules, a clock."""


def too_long(field: str, most: int, shape: str = "text") -> WrongWish:
    """The refusal of a text that has too many characters or, if its shape is `line`, more than one line."""
    fields = {"field": field, "limit": most}
    return WrongWish("text", "error-text", fields=fields, field=field, limit=most, shape=shape)
