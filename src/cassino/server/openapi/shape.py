"""What all answers are made of."""

from typing import Annotated

import msgspec

Number = Annotated[int, msgspec.Meta(ge=0)]
Card = Annotated[str, msgspec.Meta(description="As the pack prints it: `8S`, `10D`, `7R`.", max_length=3)]


class Shape(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """An answer: it has these fields and no others."""


class Title(Shape):
    """A rule set by its id, and what it is called."""

    id: str
    title: str


class Rule(Shape):
    """A rule of the book, and why it forbids what was meant."""

    rule: str
    name: str
    text: str


class Choice(Shape):
    """Something to play: its text for `move`, what its button says, and its kind."""

    move: str
    label: str
    kind: str


class Made(Shape):
    """Something new."""

    id: str


class Empty(Shape):
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
