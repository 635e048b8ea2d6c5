"""What a book may cite: lines about its own game or, where these are silent, about the nearest of its parents."""

import re
from collections.abc import Iterable, Iterator

from cassino.rules import Rules, load_variant
from cassino.rules.sources import DECISIONS, HOUSE_PAGES

Lines = tuple[str, int, int]
"""A document, and the first and the last of some lines."""
WHOLE = 10_000
"""No document has more lines."""
LINES = re.compile(r"(?P<document>\d{3}):(?P<first>\d{1,5})(?:-(?P<last>\d{1,5}))?", re.ASCII)
"""Lines of a document; not a web address or a page of a book, which people may name."""


def lines_of(citation: str) -> Lines:
    """`001:57-60`, `001:57`, or a whole document: `001`, or whatever people name as their source."""
    if found := LINES.fullmatch(citation):
        return found["document"], int(found["first"]), int(found["last"] or found["first"])
    return citation, 1, WHOLE


def texts_of(rules: Rules) -> Iterator[str]:
    """The lines that describe a rule set, then those that describe its parent, and so on."""
    if rules.source:
        yield rules.source
    if rules.parent and rules.parent != rules.id:
        yield from texts_of(load_variant(rules.parent))


def own(citations: Iterable[str], texts: Iterable[str]) -> tuple[str, ...]:
    """Those of some citations that are about the first of these texts that any of them is about, and decisions and
    pages about any game.
    """
    cited = tuple(citations)
    found = next((near for text in texts if (near := [each for each in cited if _is_about(each, text)])), [])
    return tuple(each for each in cited if each in found or DECISIONS.get(each) == "" or each in HOUSE_PAGES)


def _is_about(citation: str, text: str) -> bool:
    return any(_meet(lines_of(each), lines_of(text)) for each in DECISIONS.get(citation, citation).split())


def _meet(one: Lines, other: Lines) -> bool:
    return one[0] == other[0] and one[1] <= other[2] and other[1] <= one[2]
