"""The rule book of a rule set, written from its records."""

from cassino.rules.rulebook.book import rule_book
from cassino.rules.rulebook.document import Document, Example, ExampleBuild, Paragraph, Section, Table
from cassino.rules.rulebook.text import as_text

__all__ = [
    "Document",
    "Example",
    "ExampleBuild",
    "Paragraph",
    "Section",
    "Table",
    "as_text",
    "rule_book",
]
