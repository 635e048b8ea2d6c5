"""Matches: made, listed, watched, played."""

from typing import Literal

import msgspec

from cassino.hosted.events import Clock
from cassino.hosted.frames.shape import Phase, Shape, Title


class Variant(Shape, frozen=True):
    """A game that can be played, with what helps to choose it."""

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
    """A new match, and your seat."""

    id: str
    seat: int


class SideScore(Shape, frozen=True):
    """A side and its points."""

    name: str
    score: int


class ListedSeat(msgspec.Struct, kw_only=True):
    """The player of a seat, whether a person may take it, whether a bot plays it, and who will have it after this deal.

    Matches of older versions lack the last two.
    """

    name: str
    open: bool
    bot: bool | msgspec.UnsetType = msgspec.UNSET
    next: str | msgspec.UnsetType | None = msgspec.UNSET


class LobbySeat(ListedSeat, kw_only=True):
    """A seat, and whether its player is connected."""

    here: bool


class MatchLine(msgspec.Struct, kw_only=True):
    """A match in a list. A damaged match has only `id`, `phase`, `created` and `updated`."""

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
    """Your matches, the last played first. `more`: where the next page begins; null on the last page."""

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
    """Open tables, the latest activity first."""

    tables: list[OpenTable]


class Invitation(Shape, frozen=True):
    """The link for other players, and whether it works only on this computer."""

    link: str
    local: bool


class Joined(Shape, frozen=True):
    """Your seat, when you begin to play, and whether your salt went into the first deal."""

    seat: int
    when: Literal["now", "next_deal"]
    salted: bool


class Left(Shape, frozen=True):
    """You have left your seat, and a bot plays on."""

    left: bool


class Reported(Shape, frozen=True):
    """Your report has reached the operator."""

    reported: bool
