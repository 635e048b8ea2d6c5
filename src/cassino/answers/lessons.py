"""Lessons at the table: a lesson comes whole, with the answer to every move, and is played without its host."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated

import msgspec
from msgspec.structs import replace

from cassino.engine.move import Move
from cassino.hosted.commands.commands import typed_move
from cassino.hosted.frames.choices import choices
from cassino.hosted.frames.positions import HostedPosition
from cassino.hosted.wire.messages import ChoicesFrame
from cassino.hosted.wire.refusal import Refusal
from cassino.hosted.wire.shape import Shape
from cassino.hosted.wire.table import View
from cassino.lessons import lesson as course
from cassino.lessons.judging import guide, judge
from cassino.lessons.lesson import COURSE, FIRST, LessonError, Step, lesson_named
from cassino.lessons.progress import name_of
from cassino.notation.move import format_move
from cassino.notation.typed import LONGEST
from cassino.texts.language import cached
from cassino.texts.message import Message

KEPT = 32
"""How many lessons are kept in memory in the form in which they are sent."""
MOST_CARDS = 60
LONGEST_NAME = 40
Text = Annotated[str, msgspec.Meta(max_length=LONGEST)]
Cards = Annotated[tuple[Annotated[str, msgspec.Meta(max_length=8)], ...], msgspec.Meta(max_length=MOST_CARDS)]


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


class LessonSelection(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/lessons/{name}/select`."""

    step: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
    cards: Cards
    table: Cards


class LessonText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/lessons/{name}/read`: a typed move."""

    step: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
    text: Text


def lesson_of(name: str) -> course.Lesson:
    """A lesson by its name. Raises Refusal."""
    try:
        return lesson_named(name)
    except LessonError:
        raise Refusal("unknown_lesson", "error-unknown-lesson") from None


def listed() -> Course:
    """All lessons."""
    return Course(FIRST, [_title(lesson) for lesson in course.lessons()])


def _title(lesson: course.Lesson) -> LessonTitle:
    return LessonTitle(lesson.name, lesson.title, lesson.about, [name_of(step) for step in lesson.steps])


@cached(KEPT)
def taught(name: str) -> Lesson:
    """A lesson with all its positions and answers. Raises Refusal."""
    lesson = lesson_of(name)
    after = lesson_named(lesson.next) if lesson.next else None
    return Lesson(
        name=name,
        title=lesson.title,
        number=COURSE.index(name) + 1,
        of=len(COURSE),
        next=_title(after) if after else None,
        steps=[_step(step) for step in lesson.steps],
    )


def _step(step: Step) -> LessonStep:
    hosted, name = HostedPosition(step.state), name_of(step)
    moves = [_move(step, hosted, move) for move in step.moves]
    return LessonStep(name, step.task, guide(step), step.is_shown, hosted.frame(name), moves)


def _move(step: Step, hosted: HostedPosition, move: Move) -> LessonMove:
    outcome = judge(step, move)
    after = at_rest(hosted.played(move).frame(name_of(step))) if outcome.is_right else None
    return LessonMove(format_move(step.state, move), outcome.is_right, outcome.message, after)


def at_rest(view: View) -> View:
    """A view in which nobody is to move any more; the lesson itself shows the count of a deal that is over."""
    seats = [replace(seat, is_turn=False) for seat in view.seats]
    can = replace(view.can, move=False)
    return replace(view, seats=seats, can=can, phase="play", deal_score=None, winner=None, announce=[])


def selected(name: str, step: str, cards: Sequence[str], table: Sequence[str]) -> ChoicesFrame:
    """The moves that a selection can become. Raises Refusal."""
    hosted = _hosted(name, step)
    return choices(hosted.view(hosted.person), hosted.layout(), hosted.version, cards, table)


def read(name: str, step: str, text: str) -> TypedMove:
    """A typed move in a step. Raises Refusal."""
    return typed(_hosted(name, step), text)


def typed(hosted: HostedPosition, text: str) -> TypedMove:
    """A typed move in a position. Raises Refusal."""
    state = hosted.view(hosted.person).public
    return TypedMove(format_move(state, typed_move(state, text)))


@lru_cache(KEPT)
def _hosted(name: str, step: str) -> HostedPosition:
    """The position of a step. Raises Refusal."""
    states = [each.state for each in lesson_of(name).steps if each.name == step]
    if not states:
        raise Refusal("unknown_lesson", "error-lesson-changed")
    return HostedPosition(states[0])
