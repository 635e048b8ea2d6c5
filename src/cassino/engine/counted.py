"""What a count is made of: lines for reading, awards for counting in order."""

from typing import NamedTuple


class Award(NamedTuple):
    """Points for one thing: an item, one card, or one sweep. `name` is `most_cards`, `AS`, `sweep`, ..."""

    name: str
    side: int
    points: int


class Line(NamedTuple):
    """One line of the count at the end of a deal: how many each side has, and the points for it."""

    name: str
    title: str
    counts: tuple[int, ...]
    points: tuple[int, ...]


class Counted(NamedTuple):
    """A line and the single awards that make it up."""

    line: Line
    awards: tuple[Award, ...]
