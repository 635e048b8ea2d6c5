"""No text for people stands in the code: all are in the catalogs."""

from pathlib import Path

import pytest

from texts.literals import SOURCE, files, literals

EXEMPT = (
    "server/openapi",  # the description of the interface for programs, in English
)
"""Files and folders whose strings are for programmers."""
NOT_TEXTS: dict[str, set[str]] = {
    "server/static/fair/deal.js": {"cassino deal 1"},  # what is hashed
    "server/static/lobby/start.js": {"Cassino"},
    "server/static/score/book.js": {"Cassino"},
    "server/static/score/start.js": {"Cassino"},
    "server/static/sw.js": {"Cassino"},
    "server/static/shared/opponents.js": {"Hal", "Iris", "Joe", "Kim", "Lou", "Mia"},
    "server/static/shared/push.js": {"Notification"},
    "server/static/shared/settings.js": {"You", "(prefers-reduced-motion: reduce)"},
    "server/static/shared/texts.js": {"You"},
    "server/static/table/celebration.js": {"translate(…px, …px) rotate(…deg)"},
    "server/static/table/flights.js": {"translate(0px, 0px) scale(1) rotate(0deg)", "translate(…px, …px) scale(…)"},
    "server/static/table/keys.js": {"Home", "End", "Escape", "input, select, textarea"},
    "server/static/table/selecting.js": {"Escape"},
    "server/static/table/stage.js": {"translate(…px, …px) scale(…)"},
}
"""Strings that look like texts and are none, by file."""
UNFINISHED = (
    *("__init__.py", "analysis", "api.py", "arena", "bots", "cards.py", "casefiles", "cli", "compiled.py", "engine"),
    *("fairness", "hosted", "kernel.py", "lessons", "match.py", "notation", "rules", "scorepad", "search"),
    *(f"server/{part}" for part in ("app.py", "cluster", "config.py", "features", "hosting.py", "http", "jobs")),
    *(f"server/{part}" for part in ("main.py", "notifying", "ops", "people", "room", "storage")),
    *("texts", "tui", "tutor"),
)
"""What has not been moved to the catalogs yet."""
CHECKED = [path for path in files(SOURCE) if not path.relative_to(SOURCE).as_posix().startswith(EXEMPT + UNFINISHED)]


@pytest.mark.parametrize("path", CHECKED, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_no_text_for_people_stands_in_the_code(path: Path) -> None:
    allowed = NOT_TEXTS.get(path.relative_to(SOURCE).as_posix(), set())
    assert not [str(each) for each in literals(path) if each.text not in allowed]
