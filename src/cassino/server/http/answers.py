"""The base of all answers, and the answers that all features share."""

import msgspec

from cassino.hosted.wire.shape import Rule, Shape


class Made(Shape, frozen=True):
    """The id of something that was created."""

    id: str


class Empty(Shape, frozen=True):
    """The request has been carried out; there is nothing to return."""


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
