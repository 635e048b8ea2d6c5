"""The basis of all messages to people."""

from typing import Annotated, Literal

import msgspec

from cassino.texts.message import Message

Number = Annotated[int, msgspec.Meta(ge=0)]
"""A count."""
Card = Annotated[str, msgspec.Meta(description="As the pack prints it: `8S`, `10D`, `7R`.", max_length=3)]
MoveKind = Literal["trail", "capture", "build", "join", "raise", "claim", "end", "insist", "pass", "call", "ask"]
"""The kinds of moves, in the order of `engine.move.Kind`."""


Phase = Literal["play", "announcing", "deal_over", "match_over"]
"""The phase of a match."""


class Shape(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """An object of JSON that is sent: it has these fields and no others."""


class Title(Shape, frozen=True):
    """The id and the name of a rule set."""

    id: str
    """The id of the rule set: `casino_long`."""
    title: str
    """Its name for people: `Casino`."""


class Rule(Shape, frozen=True):
    """The rule that forbids a move, and why."""

    rule: str
    """The number of the rule in the rule book: `B11`."""
    message: Message
    """Why the rule forbids this move, in a sentence."""


class Choice(Shape, frozen=True):
    """A move that you can choose."""

    move: str
    """The move, to be sent in a `move` request."""
    label: Message
    """The label for its button."""
    kind: MoveKind
    """What kind of move it is."""


class CardPlay(Shape, frozen=True):
    """A move with cards that you can choose."""

    move: str
    """The move, to be sent in a `move` request."""
    label: Message
    """The label for its button: what it takes or makes, and what that is worth."""
    kind: MoveKind
    """What kind of move it is."""
    cards: list[Card]
    """The hand cards to select."""
    table: list[Card]
    """The table cards to select; a build is listed with all its cards."""
    worth: int | msgspec.UnsetType = msgspec.UNSET
    """The points that are certain as soon as it is made, for single cards and a sweep; left out for none."""
    sweep: bool | msgspec.UnsetType = msgspec.UNSET
    """Whether it takes everything on the table; left out if it does not."""
    slip: Message | msgspec.UnsetType = msgspec.UNSET
    """What you may be overlooking if you trail this card, in a sentence; left out for nothing."""
    skill: str | msgspec.UnsetType = msgspec.UNSET
    """With `slip`: the skill that you need to avoid it: `pairs`, `sums`, `several_sets`, `building`, `answering_builds`
    or `leaving_sweeps`.
    """
