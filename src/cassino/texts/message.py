"""A text for people as a key of the catalog and its arguments: each reader's side words it in the reader's language."""

from collections.abc import Mapping, Sequence
from typing import Annotated

import msgspec

Item = str | int | Sequence[str]
Argument = Annotated[
    str | int | float | Sequence[Item] | Mapping[str, int],
    msgspec.Meta(
        description="A card (`10D`), a list of cards or of sets of cards, a seat, a list of seats, a number, a word."
    ),
]
Arguments = Mapping[str, Argument]
YOU = "You"
"""The name of the player who is addressed; each language has its own word for it."""


class Message(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """A text for people, which a catalog puts into words."""

    key: str
    """The name of the text in the catalog: `takes`."""
    args: Arguments = {}
    """What it is about: cards, seats, numbers. An argument that does not apply is missing."""


Reason = tuple[Message, ...]
"""Sentences that say why a move is good."""
