"""The rule book of a rule set."""

from collections.abc import Iterator
from dataclasses import replace

from cassino.rules.loading import load_variant
from cassino.rules.rulebook import appendix, begin, building, end, taking
from cassino.rules.rulebook.document import Document, Section
from cassino.rules.rulebook.wording import number, points, series
from cassino.rules.rules import Rules

CHAPTERS = (
    begin.goal,
    begin.deck,
    begin.seating,
    begin.dealing,
    begin.counting,
    taking.turn,
    taking.capturing,
    building.building,
    taking.trailing,
    end.piling,
    end.sweeping,
    end.scoring,
    end.ending,
    end.calling,
)


def rule_book(rules: Rules) -> Document:
    """The whole rule book, in the order in which a newcomer needs it."""
    return Document(rules.id, rules.title, summary(rules), tuple(_sections(rules)))


def summary(rules: Rules) -> str:
    """One line: players and target."""
    counts = series([number(count) for count in sorted(rules.seating.players)], "or")
    return f"For {counts} players, to {points(rules.ending.target)}."


def _sections(rules: Rules) -> Iterator[Section]:
    chapters = [own_sources(chapter(rules), documents(rules)) for chapter in CHAPTERS]
    yield from chapters
    yield from appendix.differences(rules)
    yield appendix.house_options(rules)
    yield appendix.names(rules)
    yield appendix.sources(rules, chapters)
    yield appendix.decisions(chapters)


def documents(rules: Rules) -> set[str]:
    """The documents that describe a rule set and its ancestors."""
    inherited = documents(load_variant(rules.parent)) if rules.parent else set()
    return inherited | ({rules.source.split(":")[0]} if rules.source else set())


def own_sources(section: Section, known: set[str]) -> Section:
    """A section that cites these documents only, where they have the rule, and our decisions."""
    paragraphs = tuple(replace(paragraph, sources=_own(paragraph.sources, known)) for paragraph in section.paragraphs)
    return replace(section, paragraphs=paragraphs)


def _own(sources: tuple[str, ...], known: set[str]) -> tuple[str, ...]:
    own = tuple(source for source in sources if source.split(":")[0] in known)
    return tuple(source for source in sources if source in own or source.startswith("D-")) if own else sources
