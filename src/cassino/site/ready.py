"""Answers that are the same for everybody, in files: a page has them before Python runs (web/static/local/files.js)."""

from collections.abc import Iterator, Mapping
from typing import Any

from cassino.answers import first_deal, lessons
from cassino.answers.variants import all_offered
from cassino.lessons.lesson import COURSE


def ready(is_plain: bool) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """The files in the current language: the part of addresses that names each of them, and answers by address."""
    yield "variants", {"/api/variants": all_offered(is_plain)}
    yield "lessons", dict(_lessons())


def _lessons() -> Iterator[tuple[str, Any]]:
    yield "/api/lessons", lessons.listed()
    for name in COURSE:
        yield f"/api/lessons/{name}", lessons.taught(name)
    yield "/api/lessons/deal", first_deal.dealt([])
