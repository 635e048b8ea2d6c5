"""What is different in a variant, for people who know Casino: sentences of its rule book that Casino does not have."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from cassino.rules import Rules, load_variant
from cassino.rules.rulebook import rule_book
from cassino.rules.rulebook.document import Section

BASIC = "casino_long"
"""What the lessons teach."""
MOST = 10
"""How many differences can be read in two minutes."""
IN_SECTION = 2
"""How many of one section come first."""
SECTIONS = (
    "goal",
    "counting",
    "capturing",
    "building",
    "turn",
    "piling",
    "sweeping",
    "trailing",
    "scoring",
    "deck",
    "calling",
    "dealing",
    "ending",
    "seating",
)
"""What changes play most comes first."""
LONGEST = 2
"""Sentences of a paragraph that are told."""
_SENTENCE = re.compile(r"(?<=[.!?”]) (?=[A-Z“])")


@dataclass(frozen=True, slots=True)
class Difference:
    """One thing that is different: the section of the rule book, and its words."""

    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Differences:
    """What is different in a game; more: how many further differences its rule book has."""

    rules: Rules
    told: tuple[Difference, ...]
    more: int


def differences(rules: Rules) -> Differences:
    """What is different from basic Casino, in the order of the rule book."""
    known = {_plain(text) for _, text in _paragraphs(load_variant(BASIC))}
    found = [(section, text) for section, text in _paragraphs(rules) if _plain(text) not in known]
    chosen = sorted(sorted(range(len(found)), key=lambda place: _urgency(found, place))[:MOST])
    told = tuple(Difference(found[place][0].title, _shortened(found[place][1])) for place in chosen)
    return Differences(rules, told, len(found) - len(told))


def _paragraphs(rules: Rules) -> Iterator[tuple[Section, str]]:
    """What the rule book says, by section."""
    for section in rule_book(rules).sections:
        if section.id in SECTIONS:
            yield from ((section, paragraph.text) for paragraph in section.paragraphs)


def _plain(text: str) -> str:
    """A text in which single players and sides are the same."""
    return re.sub(r"\b(side|player|whoever|who|that|the)s?\b", "", text.lower()).replace(" ", "")


def _urgency(found: list[tuple[Section, str]], place: int) -> tuple[bool, int, int]:
    """The first ones of each section come first, and sections that change play most."""
    section = found[place][0]
    before = sum(other.id == section.id for other, _ in found[:place])
    return before >= IN_SECTION, SECTIONS.index(section.id), before


def _shortened(text: str) -> str:
    """The first sentences of a paragraph."""
    return " ".join(_SENTENCE.split(text)[:LONGEST])
