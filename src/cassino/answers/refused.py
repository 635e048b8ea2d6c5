"""A refusal as an answer."""

import msgspec

from cassino.hosted.wire.refusal import Refusal
from cassino.hosted.wire.shape import Rule


class Error(msgspec.Struct):
    """Why the server refused a request: `error` is for programs, `message` for people. Some errors have more fields."""

    error: str
    message: str
    problems: list[str] | msgspec.UnsetType = msgspec.UNSET
    """Everything that is wrong, if there can be several problems."""
    field: str | msgspec.UnsetType = msgspec.UNSET
    """With `text`: which text is too long."""
    limit: int | msgspec.UnsetType = msgspec.UNSET
    """With `text`: how many characters it may have."""
    why: Rule | msgspec.UnsetType = msgspec.UNSET
    """With `illegal`: the rule that forbids the move."""
    seconds: float | msgspec.UnsetType = msgspec.UNSET
    """With `too_fast`: how many seconds to wait before trying again."""
    until: str | msgspec.UnsetType | None = msgspec.UNSET
    """With `banned`: when the ban ends; null if it never does."""
    version: int | msgspec.UnsetType = msgspec.UNSET
    """With `stale`: the version of the match."""


def refused(refusal: Refusal) -> Error:
    """A refusal as an answer, in the current language."""
    fields = dict(refusal.fields)
    if "problems" in fields:
        fields["problems"] = list(map(str, fields["problems"]))
    return Error(refusal.code, str(refusal), **fields)
