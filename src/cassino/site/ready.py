"""Answers that are the same for everybody, in files: a page has them before Python runs (web/static/local/files.js)."""

from collections.abc import Iterator, Mapping
from typing import Any

from cassino.analysis.puzzles.puzzle import first_day, shipped
from cassino.answers import first_deal, lessons, puzzles
from cassino.answers.variants import all_offered
from cassino.lessons.lesson import COURSE


def ready(is_plain: bool) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """The files in the current language: the part of addresses that names each of them, and answers by address."""
    yield "variants", {"/api/variants": all_offered(is_plain)}
    yield "lessons", dict(_lessons())
    yield "puzzles", dict(_puzzles())


def _lessons() -> Iterator[tuple[str, Any]]:
    yield "/api/lessons", lessons.listed()
    for name in COURSE:
        yield f"/api/lessons/{name}", lessons.taught(name)
    yield "/api/lessons/deal", first_deal.dealt([])


def _puzzles() -> Iterator[tuple[str, Any]]:
    """All puzzles, and a day from which they are counted."""
    yield "since", first_day()
    for number in range(1, len(shipped()) + 1):
        yield f"/api/puzzles/{number}", puzzles.question(number)
