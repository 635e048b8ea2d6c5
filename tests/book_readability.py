"""How easy a rule book is to read: Flesch reading ease and Flesch-Kincaid school year of its default text.

`python tests/book_readability.py` prints the table of docs/contribute/rule-book.md. With a FILE it measures any other
text in the same way, such as a printed rule book.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from cassino.book import as_text, rule_book
from cassino.book.book import chapters_of, in_short
from cassino.book.facts import facts
from cassino.rules import Rules, load_variant, variant_ids

WORD = re.compile(r"[A-Za-z]+(?:['\u2019-][A-Za-z]+)*")
SENTENCE = re.compile(r"(?<=[.!?])[\u201d\"')]*\s+|:\s+(?=[A-Z])")
VOWELS = re.compile(r"[aeiouy]+")


class Measure(NamedTuple):
    """Words and sentences of a text, and what they say about it."""

    words: int
    sentences: int
    syllables: int

    @property
    def words_in_sentence(self) -> float:
        """The mean length of a sentence."""
        return self.words / self.sentences

    @property
    def grade(self) -> float:
        """The year of an American school in which it is understood (Flesch-Kincaid)."""
        return 0.39 * self.words_in_sentence + 11.8 * self.syllables / self.words - 15.59

    @property
    def ease(self) -> float:
        """From 0, hard, to 100, easy (Flesch)."""
        return 206.835 - 1.015 * self.words_in_sentence - 84.6 * self.syllables / self.words


def syllables(word: str) -> int:
    """About how many syllables a word has."""
    plain = re.sub(r"[^a-z]", "", word.lower())
    count = len(VOWELS.findall(plain))
    if plain.endswith("e") and not plain.endswith(("le", "ee")) and count > 1:
        count -= 1
    if plain.endswith("ed") and not plain.endswith(("ted", "ded")) and count > 1:
        count -= 1
    return max(count, 1)


def measure(text: str) -> Measure:
    """The measure of a text of sentences."""
    words = WORD.findall(text)
    sentences = [part for part in SENTENCE.split(text) if len(WORD.findall(part)) > 1]
    return Measure(len(words), len(sentences), sum(map(syllables, words)))


def measured(rules: Rules) -> Measure:
    """The measure of the sentences of a rule book, without its tables and titles."""
    known = facts(rules)
    sections = (in_short(rules, known), *chapters_of(rules, known))
    texts = [
        text
        for section in sections
        for paragraph in section.paragraphs
        for text in (paragraph.text, *(example.text for example in paragraph.examples))
    ]
    return measure(" ".join(texts))


def table() -> str:
    """The table of docs/contribute/rule-book.md."""
    rows = ["| game | lines | words in a sentence | school year | reading ease |", "|---|---|---|---|---|"]
    for variant in variant_ids():
        rules = load_variant(variant)
        found, count = measured(rules), as_text(rule_book(rules)).count("\n")
        rows.append(f"| `{variant}` | {count} | {found.words_in_sentence:.1f} | {found.grade:.1f} | {found.ease:.0f} |")
    return "\n".join(rows)


def rewritten() -> Iterator[tuple[Path, str]]:
    """docs/contribute/rule-book.md with its table as it is now, for `tests/regenerate.py`."""
    page = Path(__file__).parents[1] / "docs" / "contribute" / "rule-book.md"
    written = re.compile(r"^\| game \| lines .*\n(?:\|.*\n)+", re.MULTILINE)
    yield page, written.sub(table() + "\n", page.read_text("utf-8"))


if __name__ == "__main__":
    for name in sys.argv[1:]:
        found = measure(Path(name).read_text("utf-8"))
        print(f"{name}: {found.words_in_sentence:.1f} words, year {found.grade:.1f}, ease {found.ease:.0f}")
    if not sys.argv[1:]:
        print(table())
