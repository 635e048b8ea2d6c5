"""No text for people stands in the code: all are in the catalogs."""

from pathlib import Path

import pytest

from texts.literals import SOURCE, files, literals

EXEMPT = (
    "server/openapi",  # the description of the interface for programs, in English
    "__init__.py",  # the names of the Python interface
    "compiled.py",  # said to programmers who have changed the engine and not compiled it
    "kernel.py",  # the compiler's C
    "engine/refusals.py",  # names of facts
    "notation/recordlines.py",  # the words of match records
)
"""Files and folders whose strings are for programmers."""
RECORDS = {
    *("Commitment", "Deal", "Deal seed", "Dealer", "House rules", "Misdeal", "Opening seed", "Order", "Players"),
    *("Points", "Result", "Rules", "Salts", "Score", "Seed", "[House rules]", "[Opening seed]"),
}
"""Words of match records."""
NOT_TEXTS: dict[str, set[str]] = {
    **dict.fromkeys(("match.py", "notation/record.py", "notation/record_reader.py"), RECORDS),
    # words of moves and positions
    "engine/move_text.py": {"count out by"},
    "notation/move.py": {"count out"},
    "notation/position.py": {"claimed by"},
    # words of case files
    "casefiles/counting.py": {"call out", "count out", "kint vagyok"},
    "casefiles/played.py": {"for partner", "last round"},
    "casefiles/plays.py": {"count out"},
    "casefiles/yamlmoves.py": {"count out", "for partner", "no move ("},
    "casefiles/yamloptions.py": {"False", "True"},
    # names of verdicts, of themes and of seeds
    "analysis/puzzles/puzzle.py": {"last capture", "safe trail"},
    "cli/verify.py": {"not checked"},
    "fairness/shuffle.py": {"cassino deal 1", "cassino opening 1"},
    "fairness/verify.py": {"not checked"},
    # what is typed, and what other programs read
    "analysis/speed.py": {"model name"},
    "arena/ray.py": {"pip install 'cassino[ray]'"},
    "arena/training/keeping.py": {
        "# Found by `cassino train`, which writes this file; docs/training.md says what is in it.",
        "cassino train",
    },
    "bots/external/web.py": {"Accept"},
    # what languages are called, and errors of programs
    "texts/catalog.py": {"There are no texts in", "The catalog has no message", "You"},
    "texts/language.py": {"English", "Kreyòl ayisyen", "Magyar", "Italiano", "Deutsch", "Afrikaans", "Sesotho"},
}
"""Strings that look like texts and are none, by file."""
UNFINISHED = (
    *("engine/near_target.py", "engine/scoring.py", "hosted", "lessons", "rules", "scorepad", "server", "tui", "tutor"),
)
"""What has not been moved to the catalogs yet."""
CHECKED = [path for path in files(SOURCE) if not path.relative_to(SOURCE).as_posix().startswith(EXEMPT + UNFINISHED)]


@pytest.mark.parametrize("path", CHECKED, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_no_text_for_people_stands_in_the_code(path: Path) -> None:
    allowed = NOT_TEXTS.get(path.relative_to(SOURCE).as_posix(), set())
    assert not [str(each) for each in literals(path) if each.text not in allowed]
