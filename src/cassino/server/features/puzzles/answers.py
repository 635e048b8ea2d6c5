"""What the server sends to the page of a puzzle."""

from cassino.hosted.wire.shape import Shape
from cassino.hosted.wire.table import View
from cassino.texts.message import Message


class Theme(Shape, frozen=True):
    """A theme of puzzles."""

    id: str
    """Its id, as in the address `/puzzle?theme=...`."""
    title: Message
    """Its name."""


class PuzzleRating(Shape, frozen=True):
    """How good you are at puzzles, and how certain that is."""

    rating: int
    """The rating."""
    deviation: int
    """How uncertain it is: in 19 of 20 cases the true one is at most twice as far away."""
    games: int
    """How many puzzles it comes from."""
    provisional: bool
    """Whether it is still uncertain."""


class Rated(Shape, frozen=True):
    """What an answer did to the ratings. Only your first answer to a puzzle counts."""

    rating: PuzzleRating
    """Your rating now."""
    change: int
    """By how much it has changed."""
    is_first: bool
    """Whether this answer was your first one to the puzzle."""
    puzzle: int
    """The rating of the puzzle now."""


class ThemeRecord(Theme, frozen=True, kw_only=True):
    """How you have done in a theme."""

    puzzles: int
    """How many puzzles it has."""
    tried: int
    """How many of them you have answered."""
    solved: int
    """How many of your first answers were right."""


class PuzzleRecord(Shape, frozen=True):
    """How you have done at puzzles."""

    rating: PuzzleRating | None
    """Your rating; null before your first answer."""
    themes: list[ThemeRecord]
    """All themes."""


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
    """The game it is from."""
    question: Message
    """The task."""
    hint: Message
    """A hint."""
    theme: Theme | None
    """The theme it was chosen for, if it was chosen for you."""
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
    themes: list[Theme]
    """What the puzzle trains; only with the solution."""
    rated: Rated | None
    """What the answer did to the ratings; null if ratings cannot be kept now."""
