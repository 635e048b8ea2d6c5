"""How long the rule books are, and how easy to read: the figures of docs/contribute/rule-book.md."""

import re
from pathlib import Path

import pytest

from book_readability import measured
from cassino.book import as_text, rule_book
from cassino.rules import load_variant, variant_ids

MOST_LINES = 678 // 3
"""A third of the longest book that was printed before; the shortest of the long ones had 558 lines."""
MOST_ON_AVERAGE = 558 // 3
LAST_SCHOOL_YEAR = 4.0
LONGEST_SENTENCE = 13.0
DOCS = Path(__file__).parents[2] / "docs" / "contribute" / "rule-book.md"


def lines(variant: str) -> int:
    return as_text(rule_book(load_variant(variant))).count("\n")


def test_a_book_has_at_most_a_third_of_the_lines_of_the_old_one() -> None:
    counts = [lines(variant) for variant in variant_ids()]
    assert max(counts) <= MOST_LINES
    assert sum(counts) / len(counts) <= MOST_ON_AVERAGE


@pytest.mark.parametrize("variant", ["casino_long", "dominican", "swazi", "hungarian_nagy", "scopa", "tuxedo"])
def test_a_book_is_easy_to_read(variant: str) -> None:
    found = measured(load_variant(variant))
    assert found.grade <= LAST_SCHOOL_YEAR and found.words_in_sentence <= LONGEST_SENTENCE


def test_the_documentation_has_the_figures() -> None:
    """`python tests/regenerate.py books` writes the table anew; small changes need not be noted."""
    rows = dict(re.findall(r"^\| `(\w+)` \| (.*) \|$", DOCS.read_text("utf-8"), re.MULTILINE))
    assert set(rows) == set(variant_ids())
    for variant in ("casino_long", "swazi"):
        found = measured(load_variant(variant))
        figures = (lines(variant), found.words_in_sentence, found.grade, found.ease)
        written = tuple(map(float, rows[variant].split(" | ")))
        assert written == pytest.approx(figures, rel=0.05, abs=0.3)
