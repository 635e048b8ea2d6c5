"""Matches: made, listed, watched, played."""

from typing import Any, Literal

import msgspec

from cassino.hosted.events import Clock
from cassino.server.openapi.shape import Card, Rule, Shape, Title
from cassino.server.openapi.table import Ended, View


class Variant(Shape):
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


class Usual(Shape):
    """What is chosen unless somebody chooses."""

    variant: str
    bot: str


class Level(Shape):
    """A bot that plays like people of some strength."""

    bot: str
    level: int
    title: str


class Variants(Shape):
    """What can be played, and against whom."""

    variants: list[Variant]
    default: Usual
    bots: list[str]
    levels: list[Level]


class Promise(Shape):
    """The commitment to the seeds of a match that is to be made: 64 hexadecimal digits."""

    commitment: str


class MadeMatch(Shape):
    """A new match, and the seat of who made it."""

    id: str
    seat: int


class SideScore(Shape):
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
    phase: Literal["play", "announcing", "deal_over", "match_over", "damaged"]
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


class OpenTable(Shape):
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


class Lobby(Shape):
    """Open tables, those at which something happened last first."""

    tables: list[OpenTable]


class Invitation(Shape):
    """The link for others, and whether it works on this computer only."""

    link: str
    local: bool


class Joined(Shape):
    """The seat of who has joined, when he plays it, and whether his salt went into the first deal."""

    seat: int
    when: Literal["now", "next_deal"]
    salted: bool


class Left(Shape):
    """A bot plays on."""

    left: bool


class Reported(Shape):
    """The operator is told."""

    reported: bool


class ViewFrame(Shape, tag_field="type", tag="view"):
    """The match as the caller sees it."""

    version: int
    view: View


class LegalMoves(Shape):
    """What may be played; where there are very many moves, `moves` has some of each card and is not complete."""

    version: int
    moves: list[str]
    complete: bool
    claims: list[str]


class Done(Shape, tag_field="type", tag="done"):
    """What was asked for has happened and lasts; it led to this version. `id` is that of the request."""

    version: int
    id: str


class WhyFrame(Shape, tag_field="type", tag="why"):
    """The rule against what was meant; null where some of it is legal."""

    version: int
    why: Rule | None


class HintFrame(Shape, tag_field="type", tag="hint"):
    """As much of a hint as was asked for."""

    version: int
    step: Literal["nudge", "cards", "reason"]
    nudge: str
    cards: list[Card] | msgspec.UnsetType = msgspec.UNSET
    table: list[Card] | msgspec.UnsetType = msgspec.UNSET
    move: str | msgspec.UnsetType = msgspec.UNSET
    label: str | msgspec.UnsetType = msgspec.UNSET
    kind: str | msgspec.UnsetType = msgspec.UNSET
    reason: str | msgspec.UnsetType = msgspec.UNSET


class RematchFrame(Shape, tag_field="type", tag="rematch"):
    """The match goes on in this one."""

    id: str


class Working(Shape):
    """How far a review has come; `review` (docs/review.md) when it is done."""

    state: Literal["working", "done"]
    done: int
    total: int
    review: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET


class DealtRound(Shape):
    """What was dealt in a round: the hands by seat, and the loose cards then."""

    round: int
    hands: list[list[Card]]
    table: list[Card]


class PastMove(Shape):
    """A move of a deal that is over."""

    seat: int
    text: str
    speech: str


class PastDeal(Shape):
    """A deal that is over, with all its cards; `record` goes up to its end. `ended`: how it was broken off."""

    deal: int
    dealer: int
    names: list[str]
    ended: Ended | None
    rounds: list[DealtRound]
    moves: list[PastMove]
    record: str
