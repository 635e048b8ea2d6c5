"""A rule book as plain text for the terminal."""

from collections.abc import Iterator
from textwrap import fill, wrap

from cassino.book.document import Document, Example, Paragraph, Section, Table
from cassino.texts import tell

WIDTH = 80
INDENT = "    "
NUMBERED = ("sources", "decisions")
"""Lists in which readers look up a number."""


def as_text(
    document: Document,
    width: int = WIDTH,
    *,
    sources: bool = False,
    decisions: bool = False,
    options: bool = False,
) -> str:
    """The rule book as text; with where each rule comes from, our decisions, everything that can be changed."""
    lines = [document.title, "=" * len(document.title), "", fill(f"{document.summary} {document.names}".strip(), width)]
    extra = [
        *([document.differences, document.options] if options else []),
        document.sources if sources else None,
        document.decisions if decisions else None,
    ]
    for section in (*document.sections, *filter(None, extra)):
        lines += ["", *section_lines(section, width, sources)]
    if not (sources or decisions or options):
        lines += ["", fill(tell("book-more"), width)]
    return "\n".join(lines) + "\n"


def section_lines(section: Section, width: int = WIDTH, sources: bool = False) -> Iterator[str]:
    """One section as lines."""
    yield section.title.upper()
    is_numbered = sources or section.id in NUMBERED
    for block in section.blocks:
        if is_numbered:
            yield from (_cited(paragraph, width) for paragraph in block)
        else:
            text = " ".join(paragraph.text for paragraph in block)
            yield fill(text, width, initial_indent="- ", subsequent_indent="  ")
        for paragraph in block:
            for example in paragraph.examples:
                yield example_text(example, width)
    if section.table:
        yield ""
        yield from _table(section.table, width)


def _cited(paragraph: Paragraph, width: int) -> str:
    number = f"{paragraph.number}  " if paragraph.number else ""
    sources = f" [{', '.join(paragraph.sources)}]" if paragraph.sources else ""
    return fill(number + paragraph.text + sources, width, subsequent_indent=" " * len(number))


def example_text(example: Example, width: int = WIDTH) -> str:
    """The position, and what is played."""
    text = f"{example.label} {example.text}" if example.label else example.text
    return fill(text, width, initial_indent=INDENT, subsequent_indent=INDENT)


def _table(table: Table, width: int) -> Iterator[str]:
    """Columns side by side; a text too wide for its column continues on the next line."""
    widths = _column_widths(table, width)
    rule = tuple("-" * size for size in widths)
    for row in (table.head, rule, *table.rows):
        cells = [wrap(cell, size) or [""] for cell, size in zip(row, widths, strict=True)]
        for line in range(max(map(len, cells))):
            parts = [cell[line] if line < len(cell) else "" for cell in cells]
            yield "  ".join(part.ljust(size) for part, size in zip(parts, widths, strict=True)).rstrip()


def _column_widths(table: Table, width: int) -> list[int]:
    """As wide as the cells, but the widest columns give way until all fit; no word is broken."""
    columns = list(zip(table.head, *table.rows, strict=True))
    widths = [max(map(len, column)) for column in columns]
    least = [max(len(word) for cell in column for word in cell.split() or [""]) for column in columns]
    while sum(widths) + 2 * (len(widths) - 1) > width and widths != least:
        widest = max(range(len(widths)), key=lambda place: widths[place] - least[place])
        widths[widest] -= 1
    return widths
