"""A rule book as a document: sections of paragraphs, tables and examples, for any kind of page."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One rule in words."""

    number: str
    """The rule number, `B11`; empty where a paragraph states no rule."""
    text: str
    sources: tuple[str, ...] = ()
    """Where it comes from: `001:57` is a line of a document of `SOURCES`, `D-13` a decision of `DECISIONS`."""
    is_about_files: bool = False
    """Whether it is about files and commands, which people in a browser do not have."""


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of text under a heading row."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class ExampleBuild:
    """A build on the table of an example."""

    cards: tuple[str, ...]
    value: int
    is_own: bool
    """Whether it belongs to the player of the example."""


@dataclass(frozen=True, slots=True)
class Example:
    """A small position, a play in it and its result. Cards are written as the pack prints them: `8S`."""

    hand: tuple[str, ...]
    play: str
    """The play in the notation of moves: `8S x 8H, 5C+3D`."""
    text: str
    loose: tuple[str, ...] = ()
    builds: tuple[ExampleBuild, ...] = ()
    is_legal: bool = True


OTHER_SECTIONS = ("goal", "turn", "differences", "options", "names", "sources", "decisions")
"""The ids of sections that explain no record."""


@dataclass(frozen=True, slots=True)
class Section:
    """One part of the rule book."""

    id: str
    """The record it explains (`building`), or one of `OTHER_SECTIONS`."""
    number: str
    """The rule numbers it covers: `B9-B13`; empty where it states no rules."""
    title: str
    paragraphs: tuple[Paragraph, ...] = ()
    table: Table | None = None
    examples: tuple[Example, ...] = ()


@dataclass(frozen=True, slots=True)
class Document:
    """The rule book of one rule set."""

    id: str
    title: str
    summary: str
    """One line: players, target, what is special."""
    sections: tuple[Section, ...] = field(default=())
