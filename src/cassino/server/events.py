"""What can happen to a match, as it is stored: decisions only, everything else is derived by replaying them."""

from typing import Literal

import msgspec


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits at a seat."""

    kind: Literal["human", "bot"]
    name: str
    bot: str | None = None


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="event"):
    """One entry of a match, numbered by its version."""


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


class Dealt(Event, frozen=True, tag="deal"):
    """A deal: the pack in the order in which it was dealt."""

    dealer: int
    order: str


class Moved(Event, frozen=True, tag="move"):
    """A move in its canonical text.

    tried: the cards that the player wrongly took, where the table then made him trail.
    """

    seat: int
    move: str
    tried: str = ""


class Claimed(Event, frozen=True, tag="claim"):
    """A claim to have reached the target."""

    seat: int


class Undone(Event, frozen=True, tag="undo"):
    """Back to how the match stood at a version of this deal."""

    to: int


class Rematched(Event, frozen=True, tag="rematch"):
    """The match goes on in another one."""

    match: str


AnyEvent = Created | Dealt | Moved | Claimed | Undone | Rematched

_decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


class BrokenEvent(ValueError):
    """A stored text that is no event."""


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
