"""The frames that a window is sent: `type` says which it is."""

from typing import Literal

import msgspec

from cassino.hosted.frames.shape import Card, Choice, MoveKind, Rule, Shape
from cassino.hosted.frames.table import View

Step = Literal["nudge", "cards", "reason"]
NoticeCode = Literal["storage", "bus", "restart", "read_only", "all"]


class Frame(Shape, frozen=True, tag_field="type"):
    """A message to a window."""


class ViewFrame(Frame, frozen=True, tag="view"):
    """The whole table as this seat may see it: on connecting, and after every change.

    There is one for each move of each bot, as fast as they come: the browser paces the animation. Where somebody was
    deleted or has an account now, views come again with the same version and other names.
    """

    version: int
    """The version of the match; it grows with every change."""
    view: View
    """The table."""


class ChoicesFrame(Frame, frozen=True, tag="choices"):
    """The answer to `select`: what the selection can become. Only legal moves appear."""

    version: int
    """The version that the request was about."""
    cards: list[Card]
    """The hand cards selected."""
    table: list[Card]
    """The table cards selected, with all cards of a build."""
    choices: list[Choice] = msgspec.field(default_factory=list)
    """The moves that the selection can become."""
    takeable: list[Card] = msgspec.field(default_factory=list)
    """The table cards that some move with `cards` can use, alone or with other cards."""
    hand: list[Card] = msgspec.field(default_factory=list)
    """The hand cards that can be added to use the table cards selected."""
    why: Rule | None = None
    """The rule against it, where there are no `choices` and nothing more can be chosen."""


class WhyFrame(Frame, frozen=True, tag="why"):
    """The answer to `why`."""

    version: int
    """The version that the request was about."""
    why: Rule | None
    """The rule against what was meant; null where there is a legal move."""


class HintFrame(Frame, frozen=True, tag="hint"):
    """The answer to `hint`: no more than its step tells."""

    version: int
    """The version that the request was about."""
    step: Step
    """How much is told: `nudge` ends before `cards`, `cards` ends before `move`."""
    nudge: str
    """Where to look, in a sentence without a card."""
    cards: list[Card] | msgspec.UnsetType = msgspec.UNSET
    """The hand cards to play; empty where the advice needs none."""
    table: list[Card] | msgspec.UnsetType = msgspec.UNSET
    """The table cards to use."""
    move: str | msgspec.UnsetType = msgspec.UNSET
    """The move, as a `move` request takes it."""
    label: str | msgspec.UnsetType = msgspec.UNSET
    """What the button of the move says."""
    kind: MoveKind | msgspec.UnsetType = msgspec.UNSET
    """What kind of move it is."""
    reason: str | msgspec.UnsetType = msgspec.UNSET
    """Why the move is good, in a sentence."""


class RematchFrame(Frame, frozen=True, tag="rematch"):
    """The match continues in a new one; every seat is told."""

    id: str
    """The id of the new match."""


class DoneFrame(Frame, frozen=True, tag="done"):
    """A request that changes the match has been done and is stored."""

    id: str
    """The `id` of the request."""
    version: int
    """The version that it led to."""


class PeopleFrame(Frame, frozen=True, tag="people"):
    """Who is connected: soon after connecting, and whenever it changes."""

    connected: list[int]
    """The seats that somebody is connected for."""
    watching: int
    """How many people watch."""


class SaidFrame(Frame, frozen=True, tag="said"):
    """Somebody says something to the table: either a phrase or a text."""

    seat: int
    """Who says it."""
    name: str
    """The name of this player."""
    phrase: str | msgspec.UnsetType = msgspec.UNSET
    """A phrase by its name; everybody reads it in their own language."""
    text: str | msgspec.UnsetType = msgspec.UNSET
    """The player's own words."""


class NoticeFrame(Frame, frozen=True, tag="notice"):
    """About the server, for everybody at every table. A window is told on opening what is so."""

    code: NoticeCode
    """`storage`: the database is away, changes are refused until it is back; `bus`: moves made at other workers arrive
    late; `restart`: connect again in a moment; `read_only`: the operator has stopped all play for now; `all`: whatever
    was told before is over, said to a window that goes on at another worker.
    """
    message: str
    """What to tell people; empty when it is over."""


class ErrorFrame(Frame, frozen=True, tag="error"):
    """A request that is not done. Nothing has changed."""

    code: str
    """What is wrong, for programs; see the table of codes."""
    message: str
    """What is wrong, for people."""
    why: Rule | msgspec.UnsetType = msgspec.UNSET
    """With `illegal`: the rule against the move."""
    until: str | msgspec.UnsetType | None = msgspec.UNSET
    """With `banned`: when the ban is over; null: never."""
    seconds: float | msgspec.UnsetType = msgspec.UNSET
    """With `too_fast`, where it is known: after how many seconds to ask again."""
    id: str | msgspec.UnsetType = msgspec.UNSET
    """The `id` of the request, where it has one."""


class AliveFrame(Frame, frozen=True, tag="alive"):
    """Nothing has happened for a while; only on `GET /api/matches/{id}/stream`."""


AnyFrame = (
    ViewFrame
    | ChoicesFrame
    | WhyFrame
    | HintFrame
    | RematchFrame
    | DoneFrame
    | PeopleFrame
    | SaidFrame
    | NoticeFrame
    | ErrorFrame
    | AliveFrame
)
"""All frames, by their `type`."""
