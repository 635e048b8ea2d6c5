"""What the server sends to the page of a puzzle."""

from cassino.hosted.frames.shape import Shape
from cassino.hosted.frames.table import View
from cassino.texts.message import Message


class Standing(Shape, frozen=True):
    """What each side has taken so far."""

    sides: list[str]
    """The names of the sides."""
    lines: list[list[str | int]]
    """The title of each line of the count, followed by a number for each side."""


class Question(Shape, frozen=True):
    """A puzzle."""

    day: str | None
    """The day, if you asked for the puzzle of the day."""
    number: int
    """Its number, from 1."""
    of: int
    """How many puzzles there are."""
    title: str
    """The game that it is from."""
    question: Message
    """The task."""
    hint: Message
    """A hint."""
    standing: Standing
    """What each side has taken so far."""
    view: View
    """The table."""


class Verdict(Shape, frozen=True):
    """The verdict on a move in a puzzle."""

    right: bool
    """Whether it is the solution."""
    shown: bool
    """Whether you asked to see the solution."""
    label: Message
    """The label of the move."""
    words: list[list[Message]]
    """Why it is right or wrong: paragraphs of sentences."""
    views: list[View]
    """The table after the move, and after the reply to it."""
