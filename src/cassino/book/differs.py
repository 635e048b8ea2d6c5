"""What a game has that basic Casino does not: paragraphs of its rule book."""

from collections.abc import Iterator
from dataclasses import replace

from cassino.book.book import chapters_of
from cassino.book.document import Paragraph, Section
from cassino.rules import Rules, load_variant

BASIC = "casino_long"
"""What people know who know Casino, and what the lessons teach."""


def different(rules: Rules) -> list[tuple[Section, Paragraph]]:
    """The paragraphs that the book of Casino does not have, with their chapters.

    They are compared with what it would say with the same numbers of players too.
    """
    basic = load_variant(BASIC)
    books = (basic, replace(basic, seating=rules.seating))
    known = {paragraph.text for each in books for _, paragraph in _paragraphs(each)}
    return [(section, paragraph) for section, paragraph in _paragraphs(rules) if paragraph.text not in known]


def _paragraphs(rules: Rules) -> Iterator[tuple[Section, Paragraph]]:
    for section in chapters_of(rules):
        yield from ((section, paragraph) for paragraph in section.paragraphs)
