"""The frames that a browser sends, decoded strictly."""

from typing import Annotated, Literal

import msgspec

from cassino.hosted.wire.bounds import Cards, Line, Whole, Word
from cassino.hosted.wire.refusal import Refusal
from cassino.hosted.wire.table import MisdealKind

LONGEST_FRAME = 4096


class Request(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """A request about the match as it stood at a version."""

    version: Whole
    """The version of the view that the request is about."""
    id: Annotated[str, msgspec.Meta(min_length=1, max_length=40)] | None = None
    """A name that you give the request. `done` and `error` repeat it, and a request sent twice is carried out once.
    Another request with the same name is refused.
    """


class Select(Request, frozen=True, tag="select"):
    """Ask what moves you can make with these cards."""

    cards: Cards
    """Cards of your hand; may be empty."""
    table: Cards
    """Cards on the table; may be empty. Name a build by its id (`b1`) or any of its cards, a pile by its top card."""


class Play(Request, frozen=True, tag="move"):
    """Play a move."""

    move: Line
    """The `move` of a choice, a move in notation (`8S x 8H, 5C+3D`), or a move as people type it in your language."""


class Why(Request, frozen=True, tag="why"):
    """Ask why a move is not allowed."""

    cards: Cards
    """As in `select`."""
    table: Cards
    """As in `select`."""
    verb: Word | None = None
    """The kind of move that you mean, such as `capture` or `build`; null for any."""


class Hint(Request, frozen=True, tag="hint"):
    """Ask for a hint. The answer tells no more than the step asks for."""

    step: Literal["nudge", "cards", "reason"] = "reason"
    """`nudge`: where to look; `cards`: which cards to use; `reason`: the move, and why it is good."""


class Coach(Request, frozen=True, tag="coach"):
    """Ask the coach about a move of this deal: why another player may have made it, or how good your own was."""

    at: Whole | None = None
    """The `version` of the move in the `log`; null for the last move."""


class Undo(Request, frozen=True, tag="undo"):
    """Go back to your previous decision in this deal.

    Against bots you can do this until the next deal has begun, unless somebody gave up or ran out of time. Among people
    you can only take back the last step of your current turn.
    """


class ClaimTarget(Request, frozen=True, tag="claim"):
    """Claim to have reached the target."""


class NextDeal(Request, frozen=True, tag="next_deal"):
    """Deal the next cards, once a deal is over."""


class Rematch(Request, frozen=True, tag="rematch"):
    """Play another match with the same people, once a match is over. The next player deals.

    A rated match begins when everybody has asked for it or agreed.
    """


class Misdeal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What went wrong in dealing, for `offer`."""

    kind: MisdealKind
    """`exposed_ends`: the dealer showed a card, and you end the deal; `exposed_goes_on`: cards of your hand were shown
    and are shuffled back; `too_few`, `too_many`: a hand got too few or too many cards.
    """
    seat: Whole | None = None
    """With `too_few` and `too_many`: the seat that got them; null for your own."""
    cards: Cards = ()
    """With `exposed_goes_on`: the cards of your hand that were shown. The others are not told which."""
    count: Whole = 1
    """With `too_few` and `too_many`: how many cards."""


class Offer(Request, frozen=True, tag="offer"):
    """Ask the other players for something."""

    kind: Literal["takeback", "call_off", "misdeal"]
    """`takeback`: go back to your previous decision in this deal. If `undo` is not possible, the server asks the other
    players. `call_off`: end the match without a result, because the player for whom it waits is away. If more players
    are there, the server asks them. `misdeal`: rule on a misdeal, before the first play of a round and never in a rated
    match. The others have to agree.
    """
    misdeal: Misdeal | None = None
    """With `misdeal`: what went wrong."""


class Agree(Request, frozen=True, tag="agree"):
    """Say yes to an offer."""


class Decline(Request, frozen=True, tag="decline"):
    """Say no to an offer, or withdraw your own."""


class Flag(Request, frozen=True, tag="flag"):
    """Claim that another side has run out of time."""


class Resign(Request, frozen=True, tag="resign"):
    """Give up the match: the other sides win."""


class Fill(Request, frozen=True, tag="fill"):
    """Let a bot play a seat that is kept for a person who has not joined, or whose player is away.

    A player who was away gets the seat back on returning.
    """

    seat: Whole
    """The seat."""
    bot: Word | None = None
    """Which bot; null for the default bot."""
    open: bool = True
    """Whether a person may still take a seat whose player has not joined."""


class AskMe(Request, frozen=True, tag="ask_me"):
    """Set how long the server waits before it passes for you, if you could insist, call or ask. Any version will do."""

    when: Literal["always", "seconds", "never"]
    """`always`: until you answer; `seconds`: for a few seconds; `never`: not at all."""


class Say(Request, frozen=True, tag="say"):
    """Say something to everybody at the table, in a phrase or a text. Any version will do. Watchers cannot do this."""

    phrase: Word | None = None
    """One of `hello`, `luck`, `nice`, `wow`, `thanks`, `sorry`, `oh_no`, `lucky`, `moment`, `no_hurry`, `again`,
    `game`, `bye`.
    """
    text: Line | None = None
    """At most 200 characters. The server does not keep it."""


class Salt(Request, frozen=True, tag="salt"):
    """Add something of your own to the seed of a coming deal (fairness.md). Any version will do.

    The server refuses it with code `salt` if it comes too late or does not belong to your chain.
    """

    deal: Whole
    """The number of the deal, from 1."""
    salt: Word
    """A link of your own chain, in hexadecimal digits."""


class Step(Request, frozen=True, tag="step"):
    """In a match of bots only: carry out the next step: a move, the count or the next deal. Watchers send this.

    Nothing happens in such a match by itself, so the watchers set the pace.
    """


class Chances(Request, frozen=True, tag="chances"):
    """In a match of bots only: ask for the chances of each side to win it."""


Decision = Play | ClaimTarget | Undo | NextDeal | Offer | Agree | Decline | Flag | Resign | Fill
"""Requests that become events of the match."""
Question = Select | Why | Hint | Coach | Chances
"""Requests that change nothing."""
AboutAVersion = Decision | Rematch
AnyRequest = AboutAVersion | Question | AskMe | Say | Salt | Step

_decoder: msgspec.json.Decoder[AnyRequest] = msgspec.json.Decoder(AnyRequest)


def parse_request(frame: str | bytes | None) -> AnyRequest:
    """A text frame as a request. Raises Refusal."""
    if not isinstance(frame, str):
        raise Refusal("malformed", "error-frame-binary")
    if len(frame) > LONGEST_FRAME or len(frame.encode("utf-8", "replace")) > LONGEST_FRAME:
        raise Refusal("too_long", "error-too-many-bytes", most=LONGEST_FRAME)
    try:
        return _decoder.decode(frame)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal("malformed", "error-unreadable", problem=str(error)) from None
