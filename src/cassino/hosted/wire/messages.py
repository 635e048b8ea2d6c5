"""The frames that the server sends to a window: `type` says which one it is."""

from typing import Literal

import msgspec

from cassino.hosted.wire.shape import Card, CardPlay, MoveKind, Rule, Shape
from cassino.hosted.wire.table import View
from cassino.texts.message import Message

Step = Literal["nudge", "cards", "reason"]
GradeWord = Literal["forced", "best", "good", "inaccuracy", "mistake", "blunder"]
NoticeCode = Literal["storage", "bus", "restart", "read_only"]


class Frame(Shape, frozen=True, tag_field="type"):
    """A message to a window."""


class ViewFrame(Frame, frozen=True, tag="view"):
    """The whole table as this seat may see it: sent on connecting, and after every change.

    Each move of a bot has a view of its own, sent as soon as the bot has moved: the browser paces the animation. If
    somebody is deleted or makes an account, the views are sent again, with the same version and new names.
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
    """The table cards selected; a build is listed with all its cards."""
    choices: list[CardPlay] = msgspec.field(default_factory=list)
    """The moves that the selection can become."""
    takeable: list[Card] = msgspec.field(default_factory=list)
    """The table cards that some move with `cards` can use, alone or with other cards."""
    hand: list[Card] = msgspec.field(default_factory=list)
    """The hand cards that you could also select, to use the table cards selected."""
    why: Rule | None = None
    """The rule against it, if there are no `choices` and no other card would help."""


class WhyFrame(Frame, frozen=True, tag="why"):
    """The answer to `why`."""

    version: int
    """The version that the request was about."""
    why: Rule | None
    """The rule that forbids the move; null if there is a legal move."""


class HintFrame(Frame, frozen=True, tag="hint"):
    """The answer to `hint`."""

    version: int
    """The version that the request was about."""
    step: Step
    """How much it tells: for `nudge`, all fields from `cards` on are missing; for `cards`, those from `move` on."""
    nudge: Message
    """Where to look, in a sentence without a card."""
    cards: list[Card] | msgspec.UnsetType = msgspec.UNSET
    """The hand cards to play; empty if the move needs none."""
    table: list[Card] | msgspec.UnsetType = msgspec.UNSET
    """The table cards to use."""
    move: str | msgspec.UnsetType = msgspec.UNSET
    """The move, to be sent in a `move` request."""
    label: Message | msgspec.UnsetType = msgspec.UNSET
    """The label for the move's button."""
    kind: MoveKind | msgspec.UnsetType = msgspec.UNSET
    """What kind of move it is."""
    reason: list[Message] | msgspec.UnsetType = msgspec.UNSET
    """Why the move is good, sentence by sentence."""


class ChancesFrame(Frame, frozen=True, tag="chances"):
    """The answer to `chances`."""

    version: int
    """The version that the request was about."""
    chances: list[float]
    """The chance of each side to win the match, from 0 to 1. It follows from all hands, but not from the stock."""


class CoachFrame(Frame, frozen=True, tag="coach"):
    """The answer to `coach`."""

    version: int
    """The version that the request was about."""
    at: int
    """The `version` of the move in the `log`."""
    seat: int
    """The seat of the player who made it."""
    told: list[Message]
    """What the coach says, sentence by sentence. About another player's move, it uses only what everybody can see."""
    grade: GradeWord | msgspec.UnsetType = msgspec.UNSET
    """How good your own move was; left out for another player's move."""


class RematchFrame(Frame, frozen=True, tag="rematch"):
    """A rematch has begun; sent to every seat."""

    id: str
    """The id of the new match."""


class DoneFrame(Frame, frozen=True, tag="done"):
    """A request that changes the match has been done and is stored."""

    id: str
    """The `id` of the request."""
    version: int
    """The version after it."""


class PeopleFrame(Frame, frozen=True, tag="people"):
    """The seats that are connected: sent soon after you connect, and after every change."""

    connected: list[int]
    """The seats whose players are connected."""
    watching: int
    """How many people watch."""


class SaidFrame(Frame, frozen=True, tag="said"):
    """Somebody says something to the table, in a phrase or a text."""

    seat: int
    """The seat of the player who says it."""
    name: str
    """The player's name."""
    phrase: str | msgspec.UnsetType = msgspec.UNSET
    """The name of a phrase; everybody reads it in their own language."""
    text: str | msgspec.UnsetType = msgspec.UNSET
    """The player's own words."""


class NoticeFrame(Frame, frozen=True, tag="notice"):
    """News about the server, for everybody at every table. A new window gets all that are in force."""

    code: NoticeCode
    """`storage`: the database cannot be reached, and the server refuses changes until it is back; `bus`: moves made at
    other workers arrive late; `restart`: connect again in a moment; `read_only`: the operator has stopped all play for
    now.
    """
    message: Message | None
    """What to tell people; null when the notice is over."""


class ErrorFrame(Frame, frozen=True, tag="error"):
    """A request was refused. Nothing has changed."""

    code: str
    """What is wrong, for programs; the codes are listed below."""
    message: str
    """What is wrong, for people."""
    why: Rule | msgspec.UnsetType = msgspec.UNSET
    """With `illegal`: the rule that forbids the move."""
    until: str | msgspec.UnsetType | None = msgspec.UNSET
    """With `banned`: when the ban ends; null if it never does."""
    seconds: float | msgspec.UnsetType = msgspec.UNSET
    """With `too_fast`, if known: how many seconds to wait before asking again."""
    id: str | msgspec.UnsetType = msgspec.UNSET
    """The `id` of the request, if it has one."""


class AliveFrame(Frame, frozen=True, tag="alive"):
    """A sign of life when nothing has happened for a while; only on `GET /api/matches/{id}/stream`."""


AnyFrame = (
    ViewFrame
    | ChoicesFrame
    | WhyFrame
    | HintFrame
    | ChancesFrame
    | CoachFrame
    | RematchFrame
    | DoneFrame
    | PeopleFrame
    | SaidFrame
    | NoticeFrame
    | ErrorFrame
    | AliveFrame
)
"""All frames, by their `type`."""
