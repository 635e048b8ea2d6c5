"""A match as its player may keep it."""

from typing import Literal

from cassino.hosted.frames.shape import Phase, Shape, Title
from cassino.hosted.frames.table import Side, View, Winner


class Sitter(Shape, frozen=True):
    """The player of a seat."""

    seat: int
    """The number of the seat, from 0."""
    name: str
    """The name of the player."""
    kind: Literal["human", "bot"]
    """Who plays the seat now."""


class Game(Shape, frozen=True):
    """A match, as much of it as you may know."""

    id: str
    """The id of the match."""
    variant: Title
    """The rules of the match."""
    seat: int | None
    """Your seat; null for a watcher."""
    players: list[Sitter]
    """The players, by seat."""
    phase: Phase
    """The phase of the match."""
    sides: list[Side]
    """The sides."""
    winner: Winner | None
    """Who has won, once the match is over."""
    version: int
    """The version of the match."""
    record: str | None
    """The record of the deals that are over or ended early; null if there is none yet."""
    view: View | None
    """The table, while a deal is being played."""
