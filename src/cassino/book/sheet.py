"""The rules on two pages, to print for the kitchen table."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from cassino.book.book import chapters_of, in_short, summary
from cassino.book.differs import BASIC
from cassino.book.document import Paragraph, Section
from cassino.book.facts import facts
from cassino.rules import Rules, load_variant

LEFT_OUT = ("deck", "seating")
"""Chapters that nobody looks up while playing."""
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
    chapters = [
        in_short(rules, known),
        *(section for section in chapters_of(rules, known) if section.id not in LEFT_OUT),
    ]
    special = _special(rules) if rules.id != BASIC else frozenset()
    cut = min(range(1, len(chapters)), key=lambda place: _longest(chapters, place))
    size = next((name for most, name in SIZES if _longest(chapters, cut) <= most), DENSE)
    return Sheet(rules.title, summary(rules), size, (tuple(chapters[:cut]), tuple(chapters[cut:])), special)


def _special(rules: Rules) -> frozenset[str]:
    """The messages of paragraphs that Casino does not have, with the same numbers of players either."""
    basic = load_variant(BASIC)
    books = (basic, replace(basic, seating=rules.seating))
    known = {paragraph.text for each in books for paragraph in _paragraphs(each)}
    return frozenset(paragraph.key for paragraph in _paragraphs(rules) if paragraph.text not in known)


def _paragraphs(rules: Rules) -> Iterator[Paragraph]:
    for section in chapters_of(rules):
        yield from section.paragraphs


def _longest(chapters: Sequence[Section], cut: int) -> int:
    """The length of the longer page, if the second one begins at a place."""
    return max(sum(map(_length, chapters[:cut])), sum(map(_length, chapters[cut:])))


def _length(section: Section) -> int:
    """About how much room a chapter takes, in letters."""
    lines = 2 + len(section.blocks) + (len(section.table.rows) + 1 if section.table else 0)
    return sum(len(paragraph.text) for paragraph in section.paragraphs) + LINE * lines // 2
