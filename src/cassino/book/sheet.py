"""The rules on two pages, to print for the kitchen table."""

from dataclasses import dataclass

from cassino.book.book import chapters_of, in_short, summary
from cassino.book.differs import BASIC, different
from cassino.book.document import Section
from cassino.book.facts import facts
from cassino.rules import Rules

FIRST = ("dealing", "counting", "turn", "capturing", "building")
"""The chapters of the first page, after the rules in short."""
SECOND = ("trailing", "piling", "sweeping", "calling", "scoring", "ending")
SIZES = ((3600, "roomy"), (5000, "usual"))
"""Up to how many letters of text a page is set in large type, and in the usual type."""
DENSE = "dense"
LINE = 60
"""Letters of a line."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """Two pages of rules; special: the messages of the paragraphs that basic Casino does not have."""

    title: str
    summary: str
    size: str
    pages: tuple[tuple[Section, ...], tuple[Section, ...]]
    special: frozenset[str]


def sheet(rules: Rules) -> Sheet:
    """The sheet of a game in the current language."""
    known = facts(rules)
    chapters = {section.id: section for section in chapters_of(rules, known)}
    special = frozenset(paragraph.key for _, paragraph in different(rules)) if rules.id != BASIC else frozenset()
    first, second = (tuple(chapters[id] for id in page if id in chapters) for page in (FIRST, SECOND))
    pages = ((in_short(known), *first), second)
    longest = max(sum(map(_length, page)) for page in pages)
    size = next((name for most, name in SIZES if longest <= most), DENSE)
    return Sheet(rules.title, summary(rules), size, pages, special)


def _length(section: Section) -> int:
    """About how much room a chapter takes, in letters."""
    lines = 2 + len(section.blocks) + (len(section.table.rows) + 1 if section.table else 0)
    return sum(len(paragraph.text) for paragraph in section.paragraphs) + LINE * lines // 2
