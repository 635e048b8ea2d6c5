"""Lessons at the table: a lesson is sent whole, with the answer to every move, and is played without the server."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain

from msgspec.structs import replace

from cassino.engine.move import Move
from cassino.hosted.commands.commands import typed_move
from cassino.hosted.frames.choices import choices
from cassino.hosted.frames.positions import HostedPosition
from cassino.hosted.wire.messages import ChoicesFrame
from cassino.hosted.wire.table import View
from cassino.lessons import first_deal, lesson as course
from cassino.lessons.judging import guide, judge
from cassino.lessons.lesson import COURSE, FIRST, LessonError, Step, lesson_named
from cassino.lessons.progress import name_of
from cassino.notation.move import format_move
from cassino.server.features.learn.answers import (
    CountedLine,
    Course,
    FirstDeal,
    Lesson,
    LessonMove,
    LessonStep,
    LessonTitle,
    TypedMove,
)
from cassino.server.http.refusals import BadRequest
from cassino.texts.language import cached
from cassino.texts.message import Message

KEPT = 32
"""How many lessons are kept in memory in the form in which they are sent."""


def lesson_of(name: str) -> course.Lesson:
    """A lesson by its name. Raises BadRequest."""
    try:
        return lesson_named(name)
    except LessonError:
        raise BadRequest(404, "unknown_lesson", "error-unknown-lesson") from None


def title_of(name: str) -> Message:
    """The title of a lesson, or of the first deal. Raises BadRequest."""
    return Message("first-deal") if name == first_deal.NAME else lesson_of(name).title


def listed() -> Course:
    """All lessons."""
    return Course(FIRST, [_title(lesson) for lesson in course.lessons()])


def _title(lesson: course.Lesson) -> LessonTitle:
    return LessonTitle(lesson.name, lesson.title, lesson.about, [name_of(step) for step in lesson.steps])


@cached(KEPT)
def taught(name: str) -> Lesson:
    """A lesson with all its positions and answers. Raises BadRequest."""
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
    after = _at_rest(hosted.played(move).frame(name_of(step))) if outcome.is_right else None
    return LessonMove(format_move(step.state, move), outcome.is_right, outcome.message, after)


def _at_rest(view: View) -> View:
    """A view in which nobody is to move any more; the lesson itself shows the count of a deal that is over."""
    seats = [replace(seat, is_turn=False) for seat in view.seats]
    can = replace(view.can, move=False)
    return replace(view, seats=seats, can=can, phase="play", deal_score=None, winner=None, announce=[])


def dealt(moves: Sequence[str]) -> FirstDeal:
    """The first deal after these moves of the person. Raises BadRequest."""
    now = _standing(moves)
    hosted = _after(now.turns[:-1])
    views = [] if now.turns else [hosted.frame(first_deal.NAME)]
    for ply in now.latest:
        hosted = hosted.played(ply.move)
        views.append(hosted.frame(first_deal.NAME))
    is_over = now.state.is_over
    lines = first_deal.count(now.state) if is_over else []
    return FirstDeal(
        title=Message("first-deal"),
        views=[_at_rest(view) for view in views] if is_over else views,
        words=[list(ply.words) for ply in now.latest],
        look=now.look,
        guide=now.guide,
        count=[CountedLine(line.title, list(line.counts), list(line.points), words) for line, words in lines],
        result=first_deal.result(now.state) if is_over else None,
        turn=min(len(moves) + 1, first_deal.MOST_MOVES),
        of=first_deal.MOST_MOVES,
    )


def _standing(moves: Sequence[str]) -> first_deal.Standing:
    """The state of the deal. Raises BadRequest."""
    try:
        return first_deal.standing(moves)
    except LessonError:
        raise BadRequest(422, "illegal", "error-lesson-deal-changed") from None


def _after(turns: Sequence[Sequence[first_deal.Ply]]) -> HostedPosition:
    """The deal as a match, after some turns."""
    hosted = HostedPosition(first_deal.beginning())
    for ply in chain.from_iterable(turns):
        hosted = hosted.played(ply.move)
    return hosted


def selected_in_deal(moves: Sequence[str], cards: Sequence[str], table: Sequence[str]) -> ChoicesFrame:
    """The moves that a selection can become in the first deal after these moves. Raises BadRequest, Refusal."""
    hosted = _after(_standing(moves).turns)
    return choices(hosted.view(hosted.person), hosted.layout(), hosted.version, cards, table)


def selected(name: str, step: str, cards: Sequence[str], table: Sequence[str]) -> ChoicesFrame:
    """The moves that a selection can become. Raises BadRequest, Refusal."""
    hosted = _hosted(name, step)
    return choices(hosted.view(hosted.person), hosted.layout(), hosted.version, cards, table)


def read_in_deal(moves: Sequence[str], text: str) -> TypedMove:
    """A typed move in the first deal after these moves. Raises BadRequest, Refusal."""
    return _read(_after(_standing(moves).turns), text)


def read(name: str, step: str, text: str) -> TypedMove:
    """A typed move in a step. Raises BadRequest, Refusal."""
    return _read(_hosted(name, step), text)


def _read(hosted: HostedPosition, text: str) -> TypedMove:
    state = hosted.view(hosted.person).public
    return TypedMove(format_move(state, typed_move(state, text)))


@lru_cache(KEPT)
def _hosted(name: str, step: str) -> HostedPosition:
    """The position of a step. Raises BadRequest."""
    states = [each.state for each in lesson_of(name).steps if each.name == step]
    if not states:
        raise BadRequest(404, "unknown_lesson", "error-lesson-changed")
    return HostedPosition(states[0])
