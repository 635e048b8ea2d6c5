"""The events of a match as they are stored: only decisions; everything else is derived by replaying them."""

import secrets
from collections.abc import Iterable
from typing import Literal

import msgspec

from cassino.cards import format_card
from cassino.hosted.wire.table import Clock, MisdealKind

GONE = "gone"
"""The user of a seat whose person has been deleted. If the seat belonged to nobody instead, all clocks would wait for a
person to come, and a match that was lost on time could not be replayed.
"""


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who plays a seat.

    bot: which bot plays it, or will while its person is away. user: the person in the seat; empty until somebody takes
    it. open: whether a person may take it from the bot. away: whether the bot plays only until the person returns, who
    was away. portrait: the one that the person has chosen (`PORTRAITS`); empty for none.
    """

    kind: Literal["human", "bot"]
    name: str
    bot: str | None = None
    user: str = ""
    open: bool = False
    away: bool = False
    portrait: str = ""


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="event"):
    """One event of a match, numbered by its version."""


SEED_BITS = 63


def new_seed() -> int:
    """A seed that nobody can guess."""
    return secrets.randbits(SEED_BITS)


class Created(Event, frozen=True, tag="created"):
    """The match begins. `rules` is TOML without a parent, so that a later edition of a variant cannot change it.

    `parent` is only what the rule book compares them with.
    """

    variant: str
    rules: str
    target: int
    seed: int
    bot_seed: int
    places: tuple[Place, ...]
    parent: str = ""
    visibility: Literal["link", "open"] = "link"
    rated: bool = False
    clock: Clock | None = None
    fair: str = ""
    """The commitment to the seeds of all deals, in hexadecimal digits; empty if a player chose the seed."""
    last_call: bool = False
    """Whether the target may still be announced after the last play; false in matches made before D-95."""
    contest: str = ""
    """The end of the tournament that the match belongs to; empty for all other matches."""
    away: int = 0
    """After how many seconds without an open window a person counts as away; 0 for the usual time."""


class FairDeal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """For each seat, what the order of a pack was made from, besides the seed that the server reveals after
    the deal.
    """

    salts: tuple[str, ...]


class Dealt(Event, frozen=True, tag="deal"):
    """A deal: the pack in the order in which it was dealt."""

    dealer: int
    order: str
    fair: FairDeal | None = None


class Moved(Event, frozen=True, tag="move"):
    """A move in its canonical text.

    tried: the cards that the player wrongly took, if the table turned the capture into a trail.
    """

    seat: int
    move: str
    tried: str = ""


class Claimed(Event, frozen=True, tag="claim"):
    """A claim to have reached the target."""

    seat: int


class Counted(Event, frozen=True, tag="count"):
    """The cards are counted: nobody can announce the target any more."""


class Cut(Event, frozen=True, tag="cut"):
    """The leader cuts the pack of a deal without moves so far: `place` cards are lifted off. 002:21"""

    place: int


class Undone(Event, frozen=True, tag="undo"):
    """The match goes back to a version of this deal."""

    to: int


class Rematched(Event, frozen=True, tag="rematch"):
    """The match continues in a new one."""

    match: str


class Seated(Event, frozen=True, tag="seat"):
    """A seat gets another player."""

    seat: int
    place: Place


class Queued(Event, frozen=True, tag="queue"):
    """A person gets a seat at the end of the deal; with no person, nobody waits for the seat any more."""

    seat: int
    place: Place | None = None


class Misdealt(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a person says went wrong in dealing.

    seat: of the person who ends the deal, or of the hand. cards: those that were shown; count: how many are too few or
    too many.
    """

    kind: MisdealKind
    seat: int
    cards: str = ""
    count: int = 0


class Offered(Event, frozen=True, tag="offer"):
    """A person asks the other players for a takeback to a version, for a rematch, to call the match off, or to rule on
    a misdeal.
    """

    seat: int
    to: int = 0
    kind: Literal["takeback", "rematch", "call_off", "misdeal"] = "takeback"
    misdeal: Misdealt | None = None


class Ruled(Event, frozen=True, tag="ruling"):
    """The players have agreed on a ruling on a misdeal. order: the stock after it was shuffled. B29"""

    kind: MisdealKind
    seat: int
    cards: str = ""
    order: str = ""


class Answered(Event, frozen=True, tag="answer"):
    """A person agrees to the offer or refuses it."""

    seat: int
    agrees: bool


class Ended(Event, frozen=True, tag="end"):
    """The match ends early: a person gave up or ran out of time, and the other sides win.

    Nobody wins if a person called the match off because another one was away, or if the operator of the server has
    closed the table; then there is no seat.
    """

    seat: int | None
    reason: Literal["flag", "resign", "closed", "call_off"]


class Salted(Event, frozen=True, tag="salt"):
    """What a person adds to the seed of a coming deal, in hexadecimal digits. deal: its number, from 0."""

    seat: int
    deal: int
    salt: str


class Credited(Event, frozen=True, tag="credit"):
    """The person to act gets extra time, because nobody could play for a while. All lengths are in seconds.

    away: how long nobody could play during this turn. seconds: the extra time: as much, and more if otherwise little
    would be left. until: the end of the last downtime that is counted.
    """

    away: float
    seconds: float
    until: str


AnyEvent = (
    Created
    | Dealt
    | Moved
    | Claimed
    | Counted
    | Cut
    | Undone
    | Rematched
    | Seated
    | Queued
    | Offered
    | Answered
    | Ruled
    | Ended
    | Salted
    | Credited
)

_decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


class BrokenEvent(ValueError):
    """A stored text that is not a valid event."""


def dealt(dealer: int, order: Iterable[int]) -> Dealt:
    """A deal as an event."""
    return Dealt(dealer, " ".join(format_card(card) for card in order))


def format_event(event: AnyEvent) -> str:
    """An event as JSON text."""
    return msgspec.json.encode(event).decode()


def parse_event(text: str) -> AnyEvent:
    """The inverse of `format_event`. Raises BrokenEvent."""
    try:
        return _decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise BrokenEvent(str(error)) from None


def event_kind(event: AnyEvent) -> str:
    """The tag of an event, for people who read the database."""
    return str(event.__struct_config__.tag)
