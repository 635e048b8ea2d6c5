"""The rule book of a variant, a paragraph a line."""

from collections.abc import Iterator

from cassino.rules import Rules
from cassino.rules.rulebook import Document, Example, ExampleBuild, Section, rule_book
from cassino.texts import tell
from cassino.texts.lists import commas


def rule_lines(rules: Rules, wanted: str = "") -> list[str]:
    """The rules in short; or the sections that `building` or `B9` means, with their examples."""
    book = rule_book(rules)
    if not wanted:
        return list(short_lines(book))
    found = [section for section in book.sections if is_meant(section, wanted)]
    if not found:
        titles = commas([section.title for section in book.sections])
        return [tell("terminal-no-section", wanted=wanted[:20], titles=titles)]
    return [line for section in found for line in full_lines(section)]


def is_meant(section: Section, wanted: str) -> bool:
    """Whether a word of the title or a rule number is asked for."""
    word = wanted.strip().lower()
    numbers = {paragraph.number.lower() for paragraph in section.paragraphs if paragraph.number}
    return word in numbers or word in section.title.lower() or word == section.id.lower()


def short_lines(book: Document) -> Iterator[str]:
    """The whole book without examples."""
    yield tell("terminal-book-title", title=book.title, summary=book.summary)
    for section in book.sections:
        if section.number or section is book.sections[0]:
            yield ""
            yield from section_lines(section)
    yield ""
    yield tell("terminal-one-section")


def section_lines(section: Section) -> Iterator[str]:
    """The title and the paragraphs of a section, and its table row by row."""
    yield tell("terminal-section", title=section.title)
    for paragraph in section.paragraphs:
        yield f"{paragraph.number}. {paragraph.text}" if paragraph.number else paragraph.text
    if section.table:
        for row in section.table.rows:
            yield ", ".join(f"{head}: {cell}" for head, cell in zip(section.table.head, row, strict=True)) + "."


def full_lines(section: Section) -> Iterator[str]:
    """A section with its examples."""
    yield from section_lines(section)
    for example in section.examples:
        yield from example_lines(example)


def example_lines(example: Example) -> Iterator[str]:
    """The position of an example, the play and what comes of it."""
    table = commas([*map(build_text, example.builds), *example.loose])
    hand = commas(example.hand)
    if table:
        key = "terminal-example" if example.is_legal else "terminal-counterexample"
        yield tell(key, hand=hand, table=table)
    else:
        yield tell("terminal-example-nothing" if example.is_legal else "terminal-counterexample-nothing", hand=hand)
    yield f"{example.play}: {example.text}"


def build_text(build: ExampleBuild) -> str:
    """`your build of 9 [5H+4D]`."""
    key = "terminal-example-own-build" if build.is_own else "terminal-example-build"
    return tell(key, value=build.value, cards=f"[{'+'.join(build.cards)}]")
