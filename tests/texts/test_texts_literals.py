"""No text for people stands in the code: all are in the catalogs."""

from pathlib import Path

import pytest

from texts.literals import SOURCE, files, literals

EXEMPT = (
    "server/openapi",  # the description of the interface for programs, in English
    "server/storage/migrations",  # SQL
    "server/storage/onestatement.py",
    "server/cluster/bus/ledger.py",  # Lua
)
"""Files and folders whose strings are for programmers."""
NOT_TEXTS: dict[str, set[str]] = {
    "hosted/creation.py": {"Hal", "Iris", "Joe", "Kim", "Lou"},  # names of bots
    "hosted/names.py": {"Guest", "Somebody", "Friend"},  # stored names; readers have their own words
    # records
    "hosted/frames/past.py": {"Ended", "gave up", "ran out of time", "This table was closed by the operator."},
    "hosted/frames/table.py": {"View", "The whole table as one seat, or a watcher, sees it."},  # the protocol
    "server/http/languages.py": {"Accept-Language, Cookie"},
    "server/http/pages.py": {'<span class="suited'},
    "server/http/websockets.py": {"a message in too many parts", "a text that is not UTF-8"},  # logs
    "server/jobs/thinking/desk.py": {"Work", "Result"},
    "server/jobs/thinking/remote.py": {"the server stops", "the worker left", "no answer in time"},  # logs
    "server/notifying/notifier.py": {"Topic", "Urgency"},  # headers
    "server/notifying/protocol.py": {"vapid t="},
    "server/ops/logs.py": {"; CASSINO_DEBUG=1 tells more)"},
    "server/people/devices.py": {
        "Android", "Chrome", "Edge", "Firefox", "Linux", "Mac OS X", "Opera", "Safari", "Windows",
    },
    "server/people/passkeys.py": {"Cassino"},
}  # fmt: skip
"""Strings that look like texts and are none, by file."""
UNFINISHED = (
    *("__init__.py", "analysis", "api.py", "arena", "bots", "cards.py", "casefiles", "cli", "compiled.py", "engine"),
    *("fairness", "kernel.py", "lessons", "match.py", "notation", "rules", "scorepad", "search"),
    *("server/static", "server/templates", "server/features/house", "server/features/daily"),
    *("server/features/scores/service.py", "server/features/weekly/service.py"),
    *("texts", "tui", "tutor"),
)
"""What has not been moved to the catalogs yet."""
CHECKED = [path for path in files(SOURCE) if not path.relative_to(SOURCE).as_posix().startswith(EXEMPT + UNFINISHED)]


@pytest.mark.parametrize("path", CHECKED, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_no_text_for_people_stands_in_the_code(path: Path) -> None:
    allowed = NOT_TEXTS.get(path.relative_to(SOURCE).as_posix(), set())
    assert not [str(each) for each in literals(path) if each.text not in allowed]
