"""The rule book of a rule set."""

from collections.abc import Iterator

from cassino.book import appendix, tables
from cassino.book.chapters import CHAPTERS, COMMON, SHORT, Chapter
from cassino.book.citations import own, texts_of
from cassino.book.differs import differing
from cassino.book.document import Document, Paragraph, Section
from cassino.book.examples import examples
from cassino.book.facts import facts, worded
from cassino.rules import Rules, variant_ids
from cassino.texts import tell
from cassino.texts.message import Arguments


def rule_book(rules: Rules, with_options: bool = False) -> Document:
    """The whole rule book in the current language, in the order in which a newcomer needs it.

    with_options: with everything that can be changed, which takes as long as the rest.
    """
    known = facts(rules)
    chapters = tuple(chapters_of(rules, known))
    changes = appendix.differences(rules)
    is_own = changes is not None and rules.id not in variant_ids()
    return Document(
        rules.id,
        rules.title,
        worded("book-summary", known),
        (in_short(rules, known), *([changes] if changes and is_own else []), *chapters, *appendix.agreed(rules, known)),
        appendix.names(rules),
        None if is_own else changes,
        appendix.house_options(rules) if with_options else None,
        appendix.sources(rules, chapters),
        appendix.decisions(chapters),
    )


def summary(rules: Rules) -> str:
    """One line: players and target."""
    return worded("book-summary", facts(rules))


def in_short(rules: Rules, known: Arguments | None = None) -> Section:
    """Half a page that is enough to begin: what makes it another game than Casino, then what they have in common."""
    known = facts(rules) if known is None else known
    texts = (worded(key, known) for key in short_keys(rules))
    return Section("short", tell("book-chapter-short"), tuple(Paragraph(text) for text in texts if text))


def short_keys(rules: Rules) -> tuple[str, ...]:
    """The messages of the rules in short, the most decisive difference first."""
    decisive = sorted((option for option in differing(rules) if option.decisive), key=lambda option: option.decisive)
    own_keys = [key for option in decisive for key in option.short]
    return tuple(dict.fromkeys([*own_keys, *COMMON])) if own_keys else SHORT


def chapters_of(rules: Rules, known: Arguments | None = None) -> Iterator[Section]:
    """The rules themselves."""
    known = facts(rules) if known is None else known
    texts, shown = tuple(texts_of(rules)), set[str]()
    for chapter in CHAPTERS:
        section = _written(rules, chapter, known, texts, shown)
        if section.paragraphs:
            yield section


def _written(rules: Rules, chapter: Chapter, known: Arguments, texts: tuple[str, ...], shown: set[str]) -> Section:
    """A chapter; the keys of its rules are added to those that are shown."""
    paragraphs = list[Paragraph]()
    worded_rules = [(rule, worded(rule.key, known)) for rule in chapter.rules]
    shown |= {rule.key for rule, text in worded_rules if text}
    for rule, text in worded_rules:
        if text:
            goes_on = rule.goes_on and bool(paragraphs) and not paragraphs[-1].examples
            mine = tuple(examples(rules, rule.key, known, shown))
            paragraphs.append(Paragraph(text, rule.key, rule.number, own(rule.cites, texts), goes_on, mine))
    return Section(chapter.id, worded(chapter.title, known), tuple(paragraphs), tables.table(rules, chapter.id))
