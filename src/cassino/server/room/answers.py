"""The answers to people who create a match or join a table."""

from typing import Literal

from cassino.hosted.wire.shape import Shape
from cassino.hosted.wire.table import Question


class Variant(Shape, frozen=True):
    """A game that can be played, with facts that help to choose it."""

    id: str
    title: str
    summary: str
    family: str
    """The group it is listed with; empty for house rules."""
    short: str
    """Its name within the family."""
    aliases: list[str]
    also_called: list[str]
    played_in: str
    players: list[int]
    pairs_of_four: bool
    target: int
    deals: int
    targets: list[int]
    asks: list[Question]
    rules: str


class Usual(Shape, frozen=True):
    """The default choices."""

    variant: str
    bot: str


class Level(Shape, frozen=True):
    """A bot that plays like a person of some strength."""

    bot: str
    level: int
    title: str


class Variants(Shape, frozen=True):
    """All games, and the bots to play against."""

    variants: list[Variant]
    default: Usual
    bots: list[str]
    levels: list[Level]


class Promise(Shape, frozen=True):
    """The commitment to the seeds of a future match, in 64 hexadecimal digits."""

    commitment: str


class MadeMatch(Shape, frozen=True):
    """A new match, and your seat; null if only bots play."""

    id: str
    seat: int | None


class Invitation(Shape, frozen=True):
    """The link for other players, and whether it works only on this computer."""

    link: str
    local: bool


class Joined(Shape, frozen=True):
    """Your seat, when you begin to play, and whether your salt went into the first deal."""

    seat: int
    when: Literal["now", "next_deal"]
    salted: bool


class SeatKey(Shape, frozen=True):
    """A key with which you come back to your seat from another browser. It is shown only now, and works once."""

    key: str
    """The key. Capitals and hyphens do not matter."""
    link: str
    """A link with the key behind the `#`, which browsers send to no server."""


class Left(Shape, frozen=True):
    """You have left your seat, and a bot plays on."""

    left: bool = True


class Reported(Shape, frozen=True):
    """Your report has reached the operator."""

    reported: bool = True
