"""What all answers are made of."""

import msgspec

from cassino.hosted.frames.shape import Rule, Shape


class Made(Shape, frozen=True):
    """Something new."""

    id: str


class Empty(Shape, frozen=True):
    """It is done."""


class Error(msgspec.Struct, kw_only=True):
    """Why something is not done. `error` is for programs, `message` for people; some errors say more."""

    error: str
    message: str
    problems: list[str] | msgspec.UnsetType = msgspec.UNSET
    """Everything that is wrong, where it can be several things."""
    field: str | msgspec.UnsetType = msgspec.UNSET
    """With `text`: which text is too long."""
    limit: int | msgspec.UnsetType = msgspec.UNSET
    """With `text`: how many characters it may have."""
    why: Rule | msgspec.UnsetType = msgspec.UNSET
    """With `illegal`: the rule."""
    seconds: float | msgspec.UnsetType = msgspec.UNSET
    """With `too_fast`: when to try again."""
    until: str | msgspec.UnsetType | None = msgspec.UNSET
    """With `banned`: when the ban is over; null: never."""
    version: int | msgspec.UnsetType = msgspec.UNSET
    """With `stale`: the version at which the match is."""
