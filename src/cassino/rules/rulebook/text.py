"""A rule book as plain text for the terminal."""

from collections.abc import Iterator
from textwrap import fill, wrap

from cassino.rules.rulebook.document import Document, Example, ExampleBuild, Paragraph, Section, Table
from cassino.rules.rulebook.wording import symbols

WIDTH = 80


def as_text(document: Document, width: int = WIDTH) -> str:
    """The whole rule book as text."""
    lines = [document.title, "=" * len(document.title), "", document.summary]
    for section in document.sections:
        lines += ["", *section_lines(section, width)]
    return "\n".join(lines) + "\n"


def section_lines(section: Section, width: int = WIDTH) -> Iterator[str]:
    """One section as lines."""
    title = section.title + (f" ({section.number})" if section.number else "")
    yield title
    yield "-" * len(title)
    for paragraph in section.paragraphs:
        yield ""
        yield _paragraph(paragraph, width)
    if section.table:
        yield ""
        yield from _table(section.table, width)
    for example in section.examples:
        yield ""
        yield from _example(example, width)


def _paragraph(paragraph: Paragraph, width: int) -> str:
    number = f"{paragraph.number}  " if paragraph.number else ""
    sources = f" [{', '.join(paragraph.sources)}]" if paragraph.sources else ""
    return fill(number + paragraph.text + sources, width, subsequent_indent=" " * (5 if number else 0))


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


def _example(example: Example, width: int) -> Iterator[str]:
    """The position, the play and its result."""
    title = "Example" if example.is_legal else "Not allowed"
    table = [*map(_build, example.builds), *example.loose]
    position = f"{title}. You hold {' '.join(example.hand)}; on the table: {', '.join(table) or 'nothing'}."
    for text in (position, f"{example.play}   {example.text}"):
        yield fill(symbols(text), width, initial_indent="    ", subsequent_indent="    ")


def _build(build: ExampleBuild) -> str:
    owner = "your build" if build.is_own else "an opponent's build"
    return f"{owner} of {build.value} [{'+'.join(build.cards)}]"
