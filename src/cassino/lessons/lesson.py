"""Lessons and their files. A lesson is a few positions, each with the moves that solve it."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from cassino.engine.legal import legal_moves
from cassino.engine.move import Move
from cassino.engine.play import IllegalMove
from cassino.engine.state import State
from cassino.engine.view import View, view
from cassino.errors import CassinoError
from cassino.lessons.filling import filled
from cassino.notation.errors import NotationError
from cassino.notation.move import parse_move
from cassino.notation.position_reader import PositionSyntaxError, parse_position
from cassino.texts.lists import commas
from cassino.texts.message import Message

COURSE = (
    "capture",
    "sum",
    "build",
    "several",
    "pictures",
    "keep",
    "raise",
    "join",
    "steal",
    "sweep",
    "points",
    "last",
)
"""The lessons in order: after the first three, a newcomer can play."""
FIRST = 3
"""How many lessons teach the game in three minutes."""
WORDS = {"name", "position", "right", "effect", "shown", "slips", "stock", "pile"}
"""The keys that a step may have."""
NEEDED = {"name", "position", "right", "effect"}
"""The keys that every step must have."""


class LessonError(CassinoError):
    """A lesson that does not exist, or a file that is not a lesson."""


@dataclass(frozen=True, slots=True)
class Step:
    """A position and its task.

    right: the moves that solve it. effect: what each of them does (see `effects`). is_shown: whether the task says
    which cards to choose. slips: wrong moves with their own answers, by name; a word such as `trail` means all moves of
    that kind.
    """

    lesson: str
    name: str
    state: State
    right: tuple[Move, ...]
    effect: frozenset[str]
    is_shown: bool
    slips: Mapping[str, Sequence[Move | str]]

    @property
    def seat(self) -> int:
        """The seat of the learner."""
        return self.state.turn

    @property
    def view(self) -> View:
        """What the learner sees."""
        return view(self.state, self.seat)

    @property
    def moves(self) -> list[Move]:
        """All legal moves."""
        return list(legal_moves(self.state))

    @property
    def key(self) -> str:
        """The beginning of the names of its messages."""
        return f"lesson-{self.lesson}-{self.name}"

    @property
    def task(self) -> Message:
        """What to do, and why."""
        return Message(self.key)

    @property
    def praise(self) -> Message:
        """The answer to a right move."""
        return Message(f"{self.key}-praise")


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson: its steps, one after the other."""

    name: str
    steps: tuple[Step, ...]

    @property
    def title(self) -> Message:
        """Its title."""
        return Message(f"lesson-{self.name}")

    @property
    def about(self) -> Message:
        """What it teaches, in one sentence."""
        return Message(f"lesson-{self.name}-about")

    @property
    def next(self) -> str | None:
        """The lesson after it."""
        after = COURSE[COURSE.index(self.name) + 1 :] if self.name in COURSE else ()
        return after[0] if after else None


@cache
def lesson_named(name: str) -> Lesson:
    """A lesson of the course. Raises LessonError."""
    if name not in COURSE:
        raise LessonError("lessons-unknown", name=name[:40], names=commas(COURSE))
    return parse_lesson(name, files("cassino.lessons.course").joinpath(f"{name}.toml").read_text("utf-8"))


def lessons() -> tuple[Lesson, ...]:
    """The whole course."""
    return tuple(map(lesson_named, COURSE))


def parse_lesson(name: str, text: str) -> Lesson:
    """A lesson from the text of its file. Raises LessonError."""
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise LessonError("lessons-no-toml", name=name, problem=str(error)) from None
    rows = found.get("steps")
    if set(found) != {"steps"} or not rows or not isinstance(rows, list) or not isinstance(rows[0], dict):
        raise LessonError("lessons-only-steps", name=name)
    steps = tuple(_step(name, row) for row in rows)
    if len({step.name for step in steps}) < len(steps):
        raise LessonError("lessons-same-name", name=name)
    return Lesson(name, steps)


def _step(lesson: str, row: dict[str, Any]) -> Step:
    """A step from its table. Raises LessonError."""
    name = str(row.get("name", "?"))
    if set(row) - WORDS or NEEDED - set(row):
        needed, others = (commas(sorted(words)) for words in (NEEDED, WORDS - NEEDED))
        raise LessonError("lessons-step-fields", step=name, lesson=lesson, needed=needed, others=others)
    try:
        state = parse_position(filled(row["position"], row.get("stock"), row.get("pile")))
        slips = {name: [_slip(state, text) for text in texts] for name, texts in row.get("slips", {}).items()}
        return Step(
            lesson,
            row["name"],
            state,
            right=tuple(parse_move(state, text) for text in row["right"]),
            effect=frozenset(row["effect"]),
            is_shown=row.get("shown", False),
            slips=slips,
        )
    except (PositionSyntaxError, NotationError, IllegalMove, TypeError, AttributeError) as error:
        raise LessonError("lessons-step-wrong", step=name, lesson=lesson, problem=str(error)) from None


def _slip(state: State, text: str) -> Move | str:
    """A wrong move, or a kind of moves."""
    return text if text.isalpha() else parse_move(state, text)
