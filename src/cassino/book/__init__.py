"""The rule book of a rule set, worded by the catalogs in the current language."""

from cassino.book.book import rule_book, summary
from cassino.book.document import Document, Example, Paragraph, Section, ShownBuild, Table
from cassino.book.text import as_text

__all__ = [
    "Document",
    "Example",
    "Paragraph",
    "Section",
    "ShownBuild",
    "Table",
    "as_text",
    "rule_book",
    "summary",
]
