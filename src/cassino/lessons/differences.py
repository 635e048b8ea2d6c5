"""What is different in a variant, for people who know Casino: rules of its book that Casino does not have."""

from dataclasses import dataclass

from cassino.book.differs import BASIC as BASIC, different
from cassino.book.document import Paragraph, Section
from cassino.rules import Rules

MOST = 10
"""How many differences can be read in two minutes."""
IN_SECTION = 2
"""How many of one section come first."""
SECTIONS = (
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


@dataclass(frozen=True, slots=True)
class Difference:
    """One thing that is different: the chapter of the rule book, and its words."""

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
    found = different(rules)
    chosen = sorted(sorted(range(len(found)), key=lambda place: _urgency(found, place))[:MOST])
    told = tuple(Difference(found[place][0].title, found[place][1].text) for place in chosen)
    return Differences(rules, told, len(found) - len(told))


def _urgency(found: list[tuple[Section, Paragraph]], place: int) -> tuple[bool, int, int]:
    """The first ones of each chapter come first, and chapters that change play most."""
    section = found[place][0]
    before = sum(other.id == section.id for other, _ in found[:place])
    return before >= IN_SECTION, SECTIONS.index(section.id), before
