"""What the page of a puzzle is sent."""

from cassino.hosted.frames.shape import Shape
from cassino.hosted.frames.table import View


class Standing(Shape, frozen=True):
    """What each side has taken so far."""

    sides: list[str]
    """The names of the sides."""
    lines: list[list[str | int]]
    """The title of a line of the count, and then the number of each side."""


class Question(Shape, frozen=True):
    """A puzzle."""

    day: str | None
    """The day whose puzzle it is, where it was asked for as that."""
    number: int
    """Its number, from 1."""
    of: int
    """How many puzzles there are."""
    title: str
    """What game it is from."""
    question: str
    """What is to be found."""
    hint: str
    """What it is about."""
    standing: Standing
    """What each side has taken so far."""
    view: View
    """The table."""


class Verdict(Shape, frozen=True):
    """What is said to a move of a puzzle."""

    right: bool
    """Whether it is the solution."""
    shown: bool
    """Whether the solution was asked for."""
    label: str
    """What the move is called."""
    words: list[str]
    """Why it is right or wrong, in sentences."""
    views: list[View]
    """The table after the move, and after the answer to it."""
