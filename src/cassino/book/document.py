"""A rule book as a document: chapters of paragraphs, tables and examples, for any kind of page."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ShownBuild:
    """A build on the table of an example."""

    cards: tuple[str, ...]
    value: int
    whose: str
    """`you`, `partner` or `opponent`."""
    owner: str
    """The same in words: `your build`."""


@dataclass(frozen=True, slots=True)
class Example:
    """A position that the engine has checked, and in words what is played there. Cards are as the pack prints them."""

    key: str
    text: str
    is_legal: bool
    hand: tuple[str, ...]
    loose: tuple[str, ...] = ()
    builds: tuple[ShownBuild, ...] = ()
    tops: tuple[str, ...] = ()
    """The top cards of opponents' piles, where they matter."""
    label: str = ""
    """The same in words, for readers who see no cards: `Example. You hold 8♠. On the table: 8♥ 5♣ 3♦.`"""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One rule in words."""

    text: str
    key: str = ""
    """Its message in the catalog; empty where it states no rule."""
    number: str = ""
    """The section of the rules that it states, `B11`."""
    sources: tuple[str, ...] = ()
    """Where it comes from: `001:57` is a line of a document of `SOURCES`, `D-13` a decision of `DECISIONS`."""
    goes_on: bool = False
    """Whether it continues the paragraph before it, where no sources are shown."""
    examples: tuple[Example, ...] = ()
    is_about_files: bool = False
    """Whether it is about files and commands, which people in a browser do not have."""


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of text under a heading row."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


EXTRA = ("short", "turn", "agreed", "differences", "options", "sources", "decisions")
"""The ids of sections that explain no record."""


@dataclass(frozen=True, slots=True)
class Section:
    """One part of the rule book."""

    id: str
    """The record it explains (`building`), or one of `EXTRA`."""
    title: str
    paragraphs: tuple[Paragraph, ...] = ()
    table: Table | None = None

    @property
    def blocks(self) -> list[list[Paragraph]]:
        """The rules that make one paragraph each where no sources are shown."""
        found: list[list[Paragraph]] = []
        for paragraph in self.paragraphs:
            if paragraph.goes_on and found:
                found[-1].append(paragraph)
            else:
                found.append([paragraph])
        return found

    @property
    def examples(self) -> list[Example]:
        """All its examples."""
        return [example for paragraph in self.paragraphs for example in paragraph.examples]


@dataclass(frozen=True, slots=True)
class Document:
    """The rule book of one rule set."""

    id: str
    title: str
    summary: str
    """One line: players and target."""
    sections: tuple[Section, ...] = ()
    """In short, what house rules change, the rules, what tables agree on."""
    names: str = ""
    """Other names, and where it is played."""
    differences: Section | None = None
    options: Section | None = None
    sources: Section | None = None
    decisions: Section | None = None
