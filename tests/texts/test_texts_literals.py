"""No text for people stands in the code: all are in the catalogs."""

from pathlib import Path

import pytest

from cassino.lessons import first_deal
from cassino.notation import table_html
from cassino.tutor import measured
from texts.literals import SOURCE, files, literals

EXEMPT = (
    "server/openapi",  # the description of the interface for programs, in English
    "server/storage/migrations",  # SQL
    "server/storage/onestatement.py",
    "server/cluster/bus/ledger.py",  # Lua
    "__init__.py",  # the names of the Python interface
    "__main__.py",  # said where a package is missing without which no catalog can be read
    "compiled.py",  # said to programmers who have changed the engine and not compiled it
    "kernel.py",  # the compiler's C
    "extras.py",  # what to type in a shell
    "encoding/planes.py",  # what the words of observations mean, in English
    "engine/refusals.py",  # names of facts
    "notation/recordlines.py",  # the words of match records
    "book/scenes.py",  # positions and moves in the notation
)
"""Files and folders whose strings are for programmers."""
RECORDS = {
    *("Commitment", "Deal", "Deal seed", "Dealer", "House rules", "Misdeal", "Opening seed", "Order", "Players"),
    *("Points", "Position", "Result", "Rules", "Salts", "Score", "Seed", "[House rules]", "[Opening seed]"),
}
"""Words of match records."""
NOT_TEXTS: dict[str, set[str]] = {
    **dict.fromkeys(("match.py", "notation/record.py", "notation/record_reader.py"), RECORDS),
    # words of moves and positions
    "engine/move_text.py": {"count out by"},
    "notation/move.py": {"count out"},
    "notation/move_reader.py": {"count out", "raise b1 2S = 9"},
    "notation/position.py": {"claimed by"},
    # words of case files
    "casefiles/counting.py": {"call out", "count out", "kint vagyok"},
    "casefiles/played.py": {"for partner", "last round"},
    "casefiles/plays.py": {"count out"},
    # names of verdicts, of themes, of seeds, of types, of styles
    "analysis/puzzles/puzzle.py": {"last capture", "safe trail"},
    "analysis/review/graph.py": {"chance side"},
    "cli/verify.py": {"not checked"},
    "fairness/shuffle.py": {"cassino deal 1", "cassino opening 1"},
    "fairness/verify.py": {"not checked"},
    "lessons/first_deal.py": {" ".join(first_deal.RULES.split()), first_deal.CARDS},
    "rules/__init__.py": {"Problem", "Rules", "Words"},
    "rules/options/declaration.py": {"Value"},
    "scorepad/__init__.py": {"Draft", "Mishap", "Sheet"},
    "scorepad/files.py": {"cassino score"},
    "server/jobs/thinking/desk.py": {"Work", "Result"},
    "server/storage/migrating.py": {"0.1.0.dev0, commit d92a58c9 (2026-11-26)"},
    "envs/__init__.py": {"has no attribute"},
    "thinking.py": {"`nodes` has no effect any more: `worlds` says how much is searched"},
    "tui/learning.py": {"Hal"},
    "tui/reviewing.py": {"Seats"},
    "tui/editing.py": {"set enable-bracketed-paste off", "tab: complete"},
    "tui/saved.py": {"Seats", "Seed"},
    "tui/tutoring.py": {"Seats"},
    "envs/deal.py": {"last card"},
    "envs/openspiel.py": {"Casino (Cassino) family"},
    "lab/lacking.py": {"heuristic without"},
    "tutor/measured.py": {measured.HEAD.strip()},
    # what is typed, and what other programs read
    "arena/origin.py": {"model name"},
    "lab/training/keeping.py": {
        "# Found by `cassino train`, which writes this file; docs/research/training.md says what is in it.",
        "cassino train",
    },
    "lab/training/policy_course.py": {"cassino train"},
    "bots/external/web.py": {"Accept"},
    "server/http/languages.py": {"Accept-Language, Cookie"},
    "server/notifying/notifier.py": {"Topic", "Urgency"},
    "server/notifying/protocol.py": {"vapid t="},
    # what languages, bots, guests, browsers and this program are called
    "texts/catalog.py": {"There are no texts in", "The catalog has no message"},
    "texts/message.py": {"You"},
    "texts/language.py": {"English", "Kreyòl ayisyen", "Magyar", "Italiano", "Deutsch", "Afrikaans", "Sesotho"},
    "hosted/commands/creation.py": {"Hal", "Iris", "Joe", "Kim", "Lou"},
    "hosted/match/names.py": {"Guest", "Somebody", "Friend"},  # stored names; readers have their own words
    "server/people/devices.py": {
        *("Android", "Chrome", "Edge", "Firefox", "Linux", "Mac OS X", "Opera", "Safari", "Windows"),
    },
    "server/people/passkeys.py": {"Cassino"},
    # the protocol, records, and logs
    "hosted/frames/past.py": {
        *("Ended", "gave up", "ran out of time", "called the match off", "This table was closed by the operator."),
    },
    "hosted/wire/table.py": {"View", "The whole table as one seat, or a watcher, sees it."},
    "server/http/websockets.py": {
        *("a message in too many parts", "a text that is not UTF-8"),
        "HTTP/1.1 400 Bad Request Content-Type: text/plain Content-Length:",
    },
    "server/jobs/thinking/process.py": {"another edition has been installed; restart the server"},
    "server/telemetry/logs.py": {"; CASSINO_DEBUG=1 tells more)"},
    # scripts: names, styles and events
    "site/licenses.py": {"Pyodide", "Emscripten", "Fraunces", "Source Sans 3"},
    "notation/table_html.py": {table_html.CARD, table_html.BACK},
    "web/rendering.py": {'<span class="suited'},
    "web/printed.py": {"width=device-width, initial-scale=1"},
    "web/static/fair/deal.js": {"cassino deal 1"},
    "web/static/lobby/install.js": {"(pointer: coarse)", "(display-mode: standalone)"},
    "web/static/lobby/start.js": {"Cassino"},
    "web/static/score/book.js": {"Cassino"},
    "web/static/score/start.js": {"Cassino"},
    "web/static/sw.js": {"Cassino"},
    "web/static/local/worker.js": {"import sys; next(each for each in sys.path if each.endswith('site-packages'))"},
    "web/static/lesson/ceremony.js": {"verb main big"},
    "web/static/shared/copying.js": {"input, textarea"},
    "web/static/shared/opponents.js": {"Hal", "Iris", "Joe", "Kim", "Lou", "Mia"},
    "web/static/shared/push.js": {"Notification"},
    "web/static/shared/settings.js": {"You", "(prefers-reduced-motion: reduce)"},
    "web/static/shared/texts.js": {"You"},
    "web/static/table/celebration.js": {"translate(…px, …px) rotate(…deg)"},
    "web/static/table/flights.js": {"translate(0px, 0px) scale(1) rotate(0deg)", "translate(…px, …px) scale(…)"},
    "web/static/table/keys.js": {"Home", "End", "Escape", "input, select, textarea"},
    "web/static/table/selecting.js": {"Escape"},
    "web/static/table/stage.js": {"translate(…px, …px) scale(…)"},
}
"""Strings that look like texts and are none, by file."""
CHECKED = [path for path in files(SOURCE) if not path.relative_to(SOURCE).as_posix().startswith(EXEMPT)]


@pytest.mark.parametrize("path", CHECKED, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_no_text_for_people_stands_in_the_code(path: Path) -> None:
    allowed = NOT_TEXTS.get(path.relative_to(SOURCE).as_posix(), set())
    assert not [str(each) for each in literals(path) if each.text not in allowed]
