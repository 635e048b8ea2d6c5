"""The rule book of a variant, a paragraph a line."""

from collections.abc import Iterator

from cassino.book import Document, Section, rule_book
from cassino.rules import Rules
from cassino.texts import tell
from cassino.texts.lists import commas
from cassino.texts.plain import composed, flat

CUT = 20
"""Letters of a wrong word that are repeated."""


def rule_lines(rules: Rules, wanted: str = "") -> list[str]:
    """The rules in short; or the chapters that `building` or `B9` means, with their examples."""
    book = rule_book(rules)
    if not wanted:
        return list(short_lines(book))
    found = [section for section in book.sections if is_meant(section, wanted)]
    if not found:
        titles = commas([section.title for section in book.sections])
        return [tell("book-no-chapter", wanted=wanted[:CUT], chapters=titles)]
    return [line for section in found for line in full_lines(section)]


def is_meant(section: Section, wanted: str) -> bool:
    """Whether a word of the title, in English too, or a rule number is asked for."""
    word = flat(composed(wanted)).strip()
    numbers = {paragraph.number.lower() for paragraph in section.paragraphs if paragraph.number}
    return word in numbers or word in flat(composed(section.title)) or section.id.startswith(word)


def short_lines(book: Document) -> Iterator[str]:
    """The whole book without examples."""
    yield tell("terminal-book-title", title=book.title, summary=book.summary)
    for section in book.sections:
        yield ""
        yield from section_lines(section)
    yield ""
    yield tell("book-ask-for-chapter")


def section_lines(section: Section) -> Iterator[str]:
    """The title and the paragraphs of a section, and its table row by row."""
    yield tell("terminal-section", title=section.title)
    for block in section.blocks:
        yield " ".join(paragraph.text for paragraph in block)
    yield from table_lines(section)


def table_lines(section: Section) -> Iterator[str]:
    """A table, row by row."""
    if section.table:
        for row in section.table.rows:
            yield ", ".join(f"{head}: {cell}" for head, cell in zip(section.table.head, row, strict=True)) + "."


def full_lines(section: Section) -> Iterator[str]:
    """A section with its examples."""
    yield tell("terminal-section", title=section.title)
    for block in section.blocks:
        yield " ".join(paragraph.text for paragraph in block)
        for paragraph in block:
            yield from (f"{example.label} {example.text}".strip() for example in paragraph.examples)
    yield from table_lines(section)
