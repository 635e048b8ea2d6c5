"""The frames a browser sends, decoded strictly."""

from typing import Annotated, Literal

import msgspec

from cassino.hosted.refusal import Refusal

LONGEST_FRAME = 4096


class Request(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """A request about the match as it stood at a version."""

    version: int
    """The version of the view that the request is about."""
    id: Annotated[str, msgspec.Meta(min_length=1, max_length=40)] | None = None
    """What its sender calls it, so that it is done once: `done` and `error` have the same `id`."""


class Select(Request, frozen=True, tag="select"):
    """What can these cards become?"""

    cards: tuple[str, ...]
    """Cards of your hand; may be empty."""
    table: tuple[str, ...]
    """Cards on the table; may be empty. A build by its id (`b1`) or any of its cards, the top of a pile by its card."""


class Play(Request, frozen=True, tag="move"):
    """Play a move."""

    move: str
    """The `move` of a choice, or a move as it is typed: `8S x 8H, 5C+3D`."""


class Why(Request, frozen=True, tag="why"):
    """Why is this not allowed?"""

    cards: tuple[str, ...]
    """As in `select`."""
    table: tuple[str, ...]
    """As in `select`."""
    verb: str | None = None
    """The kind of move that was meant: `capture`, `build`; null for any."""


class Hint(Request, frozen=True, tag="hint"):
    """What would be good? The answer tells no more than the step says."""

    step: Literal["nudge", "cards", "reason"] = "reason"
    """Where to look, which cards to use, or the move and the reason for it."""


class Undo(Request, frozen=True, tag="undo"):
    """Back to your previous decision in this deal.

    Against bots this is possible until the next deal has begun, unless somebody gave up or ran out of time. Among
    people it takes back the last step of your turn in progress.
    """


class ClaimTarget(Request, frozen=True, tag="claim"):
    """Claim to have reached the target."""


class NextDeal(Request, frozen=True, tag="next_deal"):
    """Deal again, once a deal is over."""


class Rematch(Request, frozen=True, tag="rematch"):
    """Another match of the same people, once a match is over; the deal passes on.

    A rated one begins when everybody has asked for it or agreed.
    """


class Offer(Request, frozen=True, tag="offer"):
    """Ask the other players for something."""

    kind: Literal["takeback"]
    """Back to your previous decision in this deal: at once where `undo` could do it, else the other players are asked.
    """


class Agree(Request, frozen=True, tag="agree"):
    """Yes to an offer."""


class Decline(Request, frozen=True, tag="decline"):
    """No to an offer, or your own offer back."""


class Flag(Request, frozen=True, tag="flag"):
    """Another side has run out of time."""


class Resign(Request, frozen=True, tag="resign"):
    """Give the match up: the other sides win."""


class Fill(Request, frozen=True, tag="fill"):
    """Let a bot play a seat that is kept for a person who has not come."""

    seat: int
    """The seat."""
    bot: str | None = None
    """Which bot; null for the usual one."""
    open: bool = True
    """Whether a person may still take the seat."""


class AskMe(Request, frozen=True, tag="ask_me"):
    """How long you want to be asked to insist, call or ask: no move, so any version does."""

    when: Literal["always", "seconds", "never"]
    """Until you answer, for a few seconds, or not at all."""


class Say(Request, frozen=True, tag="say"):
    """Say something to everybody at the table: either a phrase or a text, at any version. Watchers cannot."""

    phrase: str | None = None
    """One of `hello`, `luck`, `nice`, `wow`, `thanks`, `sorry`, `oh_no`, `lucky`, `moment`, `no_hurry`, `again`,
    `game`, `bye`.
    """
    text: str | None = None
    """At most 200 characters; it is kept nowhere."""


class Salt(Request, frozen=True, tag="salt"):
    """What you add to the seed of a coming deal (fairness.md), at any version.

    Refused with `salt` where it cannot count.
    """

    deal: int
    """The number of the deal, from 1."""
    salt: str
    """A link of your own chain, in hexadecimal digits."""


Decision = Play | ClaimTarget | Undo | NextDeal | Offer | Agree | Decline | Flag | Resign | Fill
"""What becomes an event of the match."""
Question = Select | Why | Hint
"""What changes nothing."""
AboutAVersion = Decision | Rematch
AnyRequest = AboutAVersion | Question | AskMe | Say | Salt

_decoder: msgspec.json.Decoder[AnyRequest] = msgspec.json.Decoder(AnyRequest)


def parse_request(frame: str | bytes | None) -> AnyRequest:
    """A text frame as a request. Raises Refusal."""
    if not isinstance(frame, str):
        raise Refusal("malformed", "Frames are JSON text, not binary.")
    if len(frame) > LONGEST_FRAME or len(frame.encode("utf-8", "replace")) > LONGEST_FRAME:
        raise Refusal("too_long", f"The frame is longer than {LONGEST_FRAME} bytes.")
    try:
        return _decoder.decode(frame)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal("malformed", f"The frame cannot be read: {error}.") from None
