"""The frames a browser sends, decoded strictly."""

from typing import Literal

import msgspec

from cassino.server.refusal import Refusal

LONGEST_FRAME = 4096


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A request about the match as it stood at a version."""

    version: int


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


class AskMe(Request, frozen=True, tag="ask_me"):
    """How long I want to be asked whether I insist, call or ask: no move, so the version does not matter."""

    when: Literal["always", "seconds", "never"]


AnyRequest = Select | Play | Why | Hint | Undo | ClaimTarget | NextDeal | Rematch | AskMe

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
