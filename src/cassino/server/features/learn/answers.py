"""What the server sends to the pages of the lessons."""

from cassino.hosted.wire.shape import Shape
from cassino.hosted.wire.table import View
from cassino.texts.message import Message


class LessonTitle(Shape, frozen=True):
    """A lesson in the list."""

    name: str
    """Its name in addresses: `capture`."""
    title: Message
    """Its title."""
    about: Message
    """What it teaches, in one sentence."""
    steps: list[str]
    """The names of its steps, as stored in progress: `capture-pair`."""


class Course(Shape, frozen=True):
    """All lessons."""

    first: int
    """How many of them teach the game in three minutes."""
    lessons: list[LessonTitle]
    """The lessons in their order."""


class LessonMove(Shape, frozen=True):
    """A legal move of a step, and the answer to it."""

    move: str
    """The move in notation: `9S x 5D+4C`."""
    right: bool
    """Whether it solves the step."""
    words: Message
    """Praise, or what to look at."""
    view: View | None
    """The table after a right move; null for a wrong one, which is not played."""


class TypedMove(Shape, frozen=True):
    """A move that was typed."""

    move: str
    """The move in notation."""


class CountedLine(Shape, frozen=True):
    """A line of the count, explained."""

    title: str
    """What is counted."""
    counts: list[int]
    """How many each side has."""
    points: list[int]
    """The points that each side gets for it."""
    words: Message
    """What it is worth."""


class FirstDeal(Shape, frozen=True):
    """The first deal after some moves: what has happened since your previous turn, and what to look for now."""

    title: Message
    """Its title."""
    views: list[View]
    """The table: at the beginning, or after your move and after the answer to it."""
    words: list[list[Message]]
    """The commentary on each of these moves."""
    look: Message
    """What to look for."""
    guide: Message | None
    """Which cards to choose, and which button to press; null when the deal is over."""
    count: list[CountedLine]
    """The count, once the deal is over."""
    result: Message | None
    """How the deal ended; null before."""
    turn: int
    """Your turn, from 1."""
    of: int
    """How many turns you have."""


class LessonStep(Shape, frozen=True):
    """A position and its task."""

    name: str
    """Its name, as stored in progress: `capture-pair`."""
    task: Message
    """What to do, and why."""
    guide: Message
    """Which cards to choose, and which button to press."""
    shown: bool
    """Whether the page shows the guide at once; otherwise it is the hint."""
    view: View
    """The table."""
    moves: list[LessonMove]
    """Every legal move."""


class Lesson(Shape, frozen=True):
    """A lesson with everything it needs."""

    name: str
    """Its name in addresses: `capture`."""
    title: Message
    """Its title."""
    number: int
    """Its place in the course, from 1."""
    of: int
    """How many lessons there are."""
    next: LessonTitle | None
    """The lesson after it; null after the last one."""
    steps: list[LessonStep]
    """Its steps."""
