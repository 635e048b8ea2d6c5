"""The frames a browser sends, decoded strictly."""

from typing import Annotated, Literal

import msgspec

from cassino.hosted.refusal import Refusal

LONGEST_FRAME = 4096


class Request(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """A request about the match as it stood at a version. id: what its sender calls it, so that it is done once."""

    version: int
    id: Annotated[str, msgspec.Meta(min_length=1, max_length=40)] | None = None


class Select(Request, frozen=True, tag="select"):
    """What can these cards become?"""

    cards: tuple[str, ...]
    table: tuple[str, ...]


class Play(Request, frozen=True, tag="move"):
    """Play a move."""

    move: str


class Why(Request, frozen=True, tag="why"):
    """Why is this not allowed?"""

    cards: tuple[str, ...]
    table: tuple[str, ...]
    verb: str | None = None


class Hint(Request, frozen=True, tag="hint"):
    """What would be good? No more is told than the step says."""

    step: Literal["nudge", "cards", "reason"] = "reason"


class Undo(Request, frozen=True, tag="undo"):
    """Back to one's previous decision."""


class ClaimTarget(Request, frozen=True, tag="claim"):
    """I have reached the target."""


class NextDeal(Request, frozen=True, tag="next_deal"):
    """Deal again."""


class Rematch(Request, frozen=True, tag="rematch"):
    """Another match."""


class Offer(Request, frozen=True, tag="offer"):
    """I ask the others for something."""

    kind: Literal["takeback"]


class Agree(Request, frozen=True, tag="agree"):
    """Yes to what is offered."""


class Decline(Request, frozen=True, tag="decline"):
    """No to what is offered, or my own offer back."""


class Flag(Request, frozen=True, tag="flag"):
    """Somebody's time is over."""


class Resign(Request, frozen=True, tag="resign"):
    """I give the match up."""


class Fill(Request, frozen=True, tag="fill"):
    """A bot, the usual one unless it is named, plays a seat whose person has not come. open: who comes may take it."""

    seat: int
    bot: str | None = None
    open: bool = True


class AskMe(Request, frozen=True, tag="ask_me"):
    """How long I want to be asked whether I insist, call or ask: no move, so the version does not matter."""

    when: Literal["always", "seconds", "never"]


class Say(Request, frozen=True, tag="say"):
    """Something for everybody at the table, a phrase by its name or a text: no move either."""

    phrase: str | None = None
    text: str | None = None


class Salt(Request, frozen=True, tag="salt"):
    """What I add to the seed of a coming deal, numbered from 1; the version does not matter."""

    deal: int
    salt: str


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
