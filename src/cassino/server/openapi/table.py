"""The table as it is sent to a seat: docs/protocol.md tells what each field means."""

from typing import Literal

import msgspec

from cassino.hosted.events import Clock
from cassino.server.openapi.shape import Card, Choice, Number, Rule, Shape, Title

Phase = Literal["play", "announcing", "deal_over", "match_over"]


class Terms(Shape):
    """On what terms the match is played."""

    visibility: Literal["link", "open"]
    rated: bool
    clock: Clock | None


class OfferMade(Shape):
    """What a person has asked the others for, and who has still to answer."""

    kind: str
    seat: int
    to: int
    waiting: list[int]


class Ended(Shape):
    """How the match ended before its time; no seat where the operator closed the table."""

    seat: int | None
    reason: Literal["flag", "resign", "closed"]


class TimeLeft(msgspec.Struct, kw_only=True):
    """Seconds at the time of sending."""

    left: float | None
    bank: float | None


class Seat(Shape):
    """Who plays a seat, and what everybody sees of it."""

    seat: int
    name: str
    kind: Literal["human", "bot"]
    bot: str | None
    open: bool
    left: bool
    mine: bool
    next: str | None
    clock: TimeLeft | None
    side: int
    hand_size: Number
    is_dealer: bool
    is_turn: bool
    must_hold: list[int]
    lost: list[int]
    cards: list[Card] | None
    holder: int


class Side(Shape):
    """What a side has."""

    side: int
    seats: list[int]
    name: str
    score: int
    captured: Number
    sweeps: Number
    oranges: Number
    false_oranges: Number
    penalty: int
    limit: str


class Pile(Shape):
    """Captured cards; `cards` and `top` where they lie face up."""

    holder: int
    seats: list[int]
    side: int
    count: Number
    cards: list[Card | None] | None
    top: Card | None
    usable: Literal["steal", "capture", "both"] | None


class EndOfTurn(Shape):
    """Whether a turn of several steps can be ended."""

    can: bool
    why: Rule | None


class Turn(Shape):
    """The turn in progress."""

    of: int
    composite: bool
    played: list[Card]
    kind: str | None
    must_take: int
    duty: int
    plays_owed: int
    shown: list[Card]
    end: EndOfTurn | None


class Window(Shape):
    """A question to a player."""

    kind: Literal["insist", "orange", "request", "answer"]
    seat: int
    of: int
    seconds: float | None


class Claim(Shape):
    """How the target is claimed."""

    kind: str
    label: str
    cost: str


class LooseCard(Shape, tag_field="kind", tag="card"):
    """A card on the table."""

    card: Card


class Build(Shape, tag_field="kind", tag="build"):
    """A build on the table."""

    id: str
    cards: list[Card]
    sets: list[list[Card]]
    value: int
    value_name: str
    owner: int
    multiple: bool


class Round(Shape):
    """The round of this deal; `of` is null where hands are drawn up."""

    number: int
    of: int | None
    last: bool


class LastMove(Shape):
    """The last move as everybody saw it."""

    version: int
    seat: int
    kind: str
    text: str
    speech: str
    cards: list[Card]
    taken: list[Card]
    sweep: bool
    call: bool
    value: int
    build: list[Card]
    build_id: str | None


class LogLine(Shape):
    """A move of this deal."""

    version: int
    seat: int
    text: str
    speech: str
    sweep: bool


class Line(Shape):
    """One thing that is counted; by side."""

    name: str
    title: str
    counts: list[int]
    points: list[int]
    cards: list[list[Card]] | msgspec.UnsetType = msgspec.UNSET


class DealScore(Shape):
    """The count of a deal that is over."""

    lines: list[Line]
    points: list[int]
    before: list[int]
    after: list[int]
    notes: list[str]
    next_dealer: int | None


class Winner(Shape):
    """Who has won; several sides where a win is shared."""

    side: int
    sides: list[int]
    names: list[str]
    decided_by: str | None
    double: bool


class Can(Shape):
    """What may be asked for now."""

    move: bool
    undo: bool
    take_back: bool
    agree: bool
    hint: bool
    claim: bool
    next_deal: bool
    rematch: bool
    resign: bool
    flag: bool
    fill: bool
    join: bool
    leave: bool


class Dealing(Shape):
    """How the cards of a pack are dealt. No ranks or no suits: all are used.

    rich: what each card is worth where too good a cut is refused, from so many points or pictures; 0: no limit.
    """

    ranks: list[int]
    suits: list[str]
    hand: int
    table: int
    packet: int
    cut: bool
    replenish: str
    short_round: bool
    rich: list[int] | None
    rich_points: int
    rich_pictures: int


class Fair(Shape):
    """The seeds and salts of fair deals, as far as they may be known."""

    commitment: str
    revealed: Number
    seed: str
    used: list[str]
    given: list[str]
    ready: list[Number]
    late: list[Number]
    next: str
    dealing: Dealing


class View(Shape):
    """The table as one seat, or a watcher, sees it."""

    id: str
    rules: str
    variant: Title
    pack: str
    words: dict[str, str]
    asks: list[str]
    seat: int | None
    players: int
    version: int
    phase: Phase
    match: Terms
    offer: OfferMade | None
    ended: Ended | None
    target: int
    deals: int
    deal: int
    direction: str
    seats: list[Seat]
    sides: list[Side]
    piles: list[Pile]
    pile_order: str | None
    turn: Turn
    window: Window | None
    choices: list[Choice]
    claim: Claim | None
    bottom: Card | None
    hand: list[Card]
    table: list[LooseCard | Build]
    stock: Number
    round: Round
    last_move: LastMove | None
    log: list[LogLine]
    deal_score: DealScore | None
    winner: Winner | None
    can: Can
    announce: list[str]
    fair: Fair | None


class Selected(Shape, tag_field="type", tag="choices"):
    """What a selection can become."""

    version: int
    cards: list[Card]
    table: list[Card]
    choices: list[Choice]
    takeable: list[Card]
    hand: list[Card]
    why: Rule | None
