"""Progress in the lessons: written, read, and refused where it is none."""

import pytest

from cassino.lessons.lesson import lesson_named
from cassino.lessons.progress import Progress, ProgressError, format_progress, parse_progress


def test_progress_survives() -> None:
    lesson = lesson_named("capture")
    progress = Progress().with_step(lesson.steps[0])
    assert parse_progress(format_progress(progress)) == progress
    assert progress.count(lesson) == 1 and progress.has(lesson.steps[0]) and not progress.has(lesson.steps[1])
    assert progress.foreign == 0


def test_steps_of_another_version_are_kept() -> None:
    progress = parse_progress('{"version": 1, "done": ["capture-pair", "chess-fork"]}')
    assert progress.foreign == 1
    kept = parse_progress(format_progress(progress.with_step(lesson_named("sum").steps[0])))
    assert kept.done == {"capture-pair", "chess-fork", "sum-two"}


@pytest.mark.parametrize(
    "text",
    ["", "x", "[]", "3", "{}", '{"version": 2, "done": []}', '{"version": 1, "done": [3]}', "[" * 100_000],
    ids=lambda text: text[:20],
)
def test_what_is_no_progress_is_refused(text: str) -> None:
    with pytest.raises(ProgressError, match=r"^The file (is|names)"):
        parse_progress(text)
