"""The answers to people who create a match or join a table."""

from typing import Literal

from cassino.hosted.wire.shape import Shape


class Promise(Shape, frozen=True):
    """The commitment to the seeds of a future match, in 64 hexadecimal digits."""

    commitment: str


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
