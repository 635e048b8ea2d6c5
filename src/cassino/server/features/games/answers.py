"""A match to keep, as its person is sent it."""

from typing import Literal

from cassino.hosted.frames.shape import Phase, Shape, Title
from cassino.hosted.frames.table import Side, View, Winner


class Sitter(Shape, frozen=True):
    """Who has a seat."""

    seat: int
    """The number of the seat, from 0."""
    name: str
    """The name of the player."""
    kind: Literal["human", "bot"]
    """Who plays the seat now."""


class Game(Shape, frozen=True):
    """A match, as far as the person who asks may know it."""

    id: str
    """The id of the match."""
    variant: Title
    """The rules it is played by."""
    seat: int | None
    """The person's own seat; null for a watcher."""
    players: list[Sitter]
    """The players, by seat."""
    phase: Phase
    """Where the match stands."""
    sides: list[Side]
    """The sides."""
    winner: Winner | None
    """Who has won, once the match is over."""
    version: int
    """The version of the match."""
    record: str | None
    """The record of the deals that are over or broken off; null before the first one is."""
    view: View | None
    """The table while a deal is played."""
