"""What the texts leave to the players: "by agreement", "some players", "sometimes"."""

from dataclasses import dataclass, replace
from typing import Any

from cassino.rules import Rules
from cassino.rules.options import OPTIONS, Most


@dataclass(frozen=True, slots=True)
class Agreed:
    """One agreement: its message, the line that names it, the options that it changes.

    Where a game has them already, or where they do not fit its other options, it offers nothing.
    """

    key: str
    rule: str
    """The paragraph of the book that it would change."""
    cites: str
    values: tuple[tuple[str, Any], ...] = ()
    items: tuple[tuple[str, int], ...] = ()
    """Other points for the most of something."""
    about: str = ""
    """The lines about the game that it changes, if they are elsewhere."""


DOMINICAN = "000:9-84"

AGREED = (
    Agreed("book-agreed-alone", "book-setup-pairs", "001:28", (("seating.sides", "solo"),)),
    Agreed("book-agreed-alone", "book-setup-pairs", "003:85", (("seating.sides", "solo"),)),
    Agreed("book-agreed-alone", "book-setup-pairs", "000:53", (("seating.sides", "solo"),)),
    Agreed("book-agreed-any-cut", "book-setup-rich", "002:23", (("dealing.redeal", "never"),)),
    Agreed("book-agreed-one-build", "book-building-limit", "002:133", (("building.limit", "one_while_stock"),)),
    Agreed(
        "book-agreed-proven",
        "book-building-partner-proven",
        "000:90",
        (("seating.players", (4,)), ("building.for_partner", "proven")),
        about=DOMINICAN,
    ),
    Agreed("book-agreed-sweeps", "book-play-no-sweeps", "000:110", (("sweeping.points", 1),)),
    Agreed("book-agreed-no-sweeps", "book-play-sweep", "003:155", (("sweeping.points", 0),)),
    Agreed(
        "book-agreed-no-record",
        "book-play-cancel",
        "000:88",
        (("sweeping.cancelling", "unrestricted_sides"),),
        about=DOMINICAN,
    ),
    Agreed("book-agreed-majorities", "book-end-total", "000:185", items=(("cards", 2), ("spades", 2))),
    Agreed("book-agreed-from-16", "book-end-near", "000:92", (("ending.near_target", "last_five"),), about=DOMINICAN),
    Agreed("book-agreed-to-11", "book-end-target", "001:26", (("ending.target", 11),)),
    Agreed("book-agreed-to-15", "book-end-target", "004:48", (("ending.target", 15),)),
    Agreed("book-agreed-rulings", "book-end-wrong-capture", "004:34-36", (("calling.enforcement", "table"),)),
)


def changed(rules: Rules, agreed: Agreed) -> Rules | None:
    """The rules with an agreement; None if they have it already or it does not fit them."""
    other = rules
    for key, value in agreed.values:
        option = OPTIONS[key]
        other = option.changed(other, option.type(value) if option.choices else value)
    points = dict(agreed.items)
    items = tuple(
        replace(item, points=points[item.of]) if isinstance(item, Most) and item.of in points else item
        for item in other.scoring.items
    )
    other = replace(other, scoring=replace(other.scoring, items=items))
    return None if other == rules or other.problems() else other
