"""Matches: made, listed, watched, played."""

from typing import Any, Literal

import msgspec

from cassino.hosted.events import Clock
from cassino.hosted.frames.shape import Phase, Shape, Title


class Variant(Shape, frozen=True):
    """What a person chooses by."""

    id: str
    title: str
    summary: str
    aliases: list[str]
    also_called: list[str]
    played_in: str
    players: list[int]
    pairs_of_four: bool
    target: int
    deals: int
    targets: list[int]
    asks: list[str]
    rules: str


class Usual(Shape, frozen=True):
    """What is chosen unless somebody chooses."""

    variant: str
    bot: str


class Level(Shape, frozen=True):
    """A bot that plays like people of some strength."""

    bot: str
    level: int
    title: str


class Variants(Shape, frozen=True):
    """What can be played, and against whom."""

    variants: list[Variant]
    default: Usual
    bots: list[str]
    levels: list[Level]


class Promise(Shape, frozen=True):
    """The commitment to the seeds of a match that is to be made: 64 hexadecimal digits."""

    commitment: str


class MadeMatch(Shape, frozen=True):
    """A new match, and the seat of who made it."""

    id: str
    seat: int


class SideScore(Shape, frozen=True):
    """A side and its points."""

    name: str
    score: int


class ListedSeat(msgspec.Struct, kw_only=True):
    """Who has a seat, whether whoever comes may take it, whether a bot plays it, and who does from the next deal on.

    The last two are missing of matches that were played before they were told.
    """

    name: str
    open: bool
    bot: bool | msgspec.UnsetType = msgspec.UNSET
    next: str | msgspec.UnsetType | None = msgspec.UNSET


class LobbySeat(ListedSeat, kw_only=True):
    """The same, and whether somebody is connected for it."""

    here: bool


class MatchLine(msgspec.Struct, kw_only=True):
    """A match in a list. One that cannot be read has only `id`, `phase`, `created` and `updated`."""

    id: str
    phase: Phase | Literal["damaged"]
    created: str
    updated: str
    variant: Title | msgspec.UnsetType = msgspec.UNSET
    names: list[str] | msgspec.UnsetType = msgspec.UNSET
    sides: list[SideScore] | msgspec.UnsetType = msgspec.UNSET
    target: int | msgspec.UnsetType = msgspec.UNSET
    deals: int | msgspec.UnsetType = msgspec.UNSET
    version: int | msgspec.UnsetType = msgspec.UNSET
    winner: str | msgspec.UnsetType | None = msgspec.UNSET
    seat: int | msgspec.UnsetType | None = msgspec.UNSET
    seats: list[ListedSeat] | msgspec.UnsetType = msgspec.UNSET
    clock: Clock | msgspec.UnsetType | None = msgspec.UNSET
    rated: bool | msgspec.UnsetType = msgspec.UNSET


class MatchList(msgspec.Struct, kw_only=True):
    """One's matches, those played last first; `more` is where the next page begins."""

    matches: list[MatchLine]
    more: str | None


class OpenTable(Shape, frozen=True):
    """A table with a free seat."""

    id: str
    variant: Title
    target: int
    deals: int
    seats: list[LobbySeat]
    clock: Clock | None
    rated: bool
    mine: bool
    updated: str


class Lobby(Shape, frozen=True):
    """Open tables, those at which something happened last first."""

    tables: list[OpenTable]


class Invitation(Shape, frozen=True):
    """The link for others, and whether it works on this computer only."""

    link: str
    local: bool


class Joined(Shape, frozen=True):
    """The seat of who has joined, when he plays it, and whether his salt went into the first deal."""

    seat: int
    when: Literal["now", "next_deal"]
    salted: bool


class Left(Shape, frozen=True):
    """A bot plays on."""

    left: bool


class Reported(Shape, frozen=True):
    """The operator is told."""

    reported: bool


class Working(Shape, frozen=True):
    """How far a review has come; `review` (docs/review.md) when it is done."""

    state: Literal["working", "done"]
    done: int
    total: int
    review: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET
