"""No text for people stands in the code: all are in the catalogs."""

from pathlib import Path

import pytest

from texts.literals import SOURCE, files, literals

EXEMPT = (
    "server/openapi",  # the description of the interface for programs, in English
    "book/scenes.py",  # positions and moves in the notation
)
"""Files and folders whose strings are for programmers."""
NOT_TEXTS: dict[str, set[str]] = {}
"""Strings that look like texts and are none, by file."""
UNFINISHED = (
    *("__init__.py", "analysis", "api.py", "arena", "bots", "cards.py", "casefiles", "cli", "compiled.py", "engine"),
    *("fairness", "hosted", "kernel.py", "lessons", "match.py", "notation", "rules", "scorepad", "search", "server"),
    *("texts", "tui", "tutor"),
)
"""What has not been moved to the catalogs yet."""
CHECKED = [path for path in files(SOURCE) if not path.relative_to(SOURCE).as_posix().startswith(EXEMPT + UNFINISHED)]


@pytest.mark.parametrize("path", CHECKED, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_no_text_for_people_stands_in_the_code(path: Path) -> None:
    allowed = NOT_TEXTS.get(path.relative_to(SOURCE).as_posix(), set())
    assert not [str(each) for each in literals(path) if each.text not in allowed]
