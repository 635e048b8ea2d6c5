"""Which steps of lessons a person has solved: stored as JSON, both by the browser and by the terminal."""

import json
from collections.abc import Iterable
from dataclasses import dataclass

from cassino.errors import CassinoError
from cassino.lessons.lesson import Lesson, Step, lessons

VERSION = 1
"""The version of the format."""


class ProgressError(CassinoError):
    """A text that is not valid progress."""


@dataclass(frozen=True, slots=True)
class Progress:
    """The solved steps, each as `capture-pair`; those of other versions of the course stay in it."""

    done: frozenset[str] = frozenset()

    def has(self, step: Step) -> bool:
        """Whether a step was solved."""
        return name_of(step) in self.done

    def count(self, lesson: Lesson) -> int:
        """How many steps of a lesson were solved."""
        return sum(map(self.has, lesson.steps))

    def with_step(self, step: Step) -> "Progress":
        """The progress after one more step."""
        return Progress(self.done | {name_of(step)})

    @property
    def foreign(self) -> int:
        """How many solved steps this version of the course does not have."""
        return len(self.done - set(_names(lessons())))


def name_of(step: Step) -> str:
    """`capture-pair`."""
    return f"{step.lesson}-{step.name}"


def _names(course: Iterable[Lesson]) -> list[str]:
    return [name_of(step) for lesson in course for step in lesson.steps]


def format_progress(progress: Progress) -> str:
    """Progress as a line of JSON."""
    return json.dumps({"version": VERSION, "done": sorted(progress.done)})


def parse_progress(text: str) -> Progress:
    """The inverse of `format_progress`. Raises ProgressError."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        raise ProgressError("lessons-progress-no-json") from None
    if not isinstance(found, dict) or found.get("version") != VERSION:
        raise ProgressError("lessons-progress-version")
    done = found.get("done")
    if not isinstance(done, list) or not all(isinstance(name, str) for name in done):
        raise ProgressError("lessons-progress-steps")
    return Progress(frozenset(done))
