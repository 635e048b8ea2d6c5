"""The rule book of a rule set."""

from collections.abc import Iterator
from dataclasses import replace

from cassino import cards
from cassino.rules.card_values import card_values
from cassino.rules.loading import load_variant
from cassino.rules.options import Pack
from cassino.rules.rulebook import appendix, begin, building, dealing, end, ending, piles, taking, trailing
from cassino.rules.rulebook.document import Document, Example, ExampleBuild, Section
from cassino.rules.rulebook.wording import number, points, printed, series
from cassino.rules.rules import Rules
from cassino.rules.sources import DECISIONS

CHAPTERS = (
    begin.goal,
    begin.deck,
    begin.seating,
    dealing.dealing,
    dealing.counting,
    taking.turn,
    taking.capturing,
    building.building,
    trailing.trailing,
    piles.piling,
    piles.sweeping,
    end.scoring,
    ending.ending,
    ending.calling,
)


def rule_book(rules: Rules) -> Document:
    """The whole rule book, in the order in which a newcomer needs it."""
    return Document(rules.id, rules.title, summary(rules), tuple(_sections(rules)))


def summary(rules: Rules) -> str:
    """One line: players and target."""
    counts = series([number(count) for count in sorted(rules.seating.players)], "or")
    deals = rules.ending.deals
    length = f"in {number(deals)} deal{'s' if deals > 1 else ''}" if deals else f"to {points(rules.ending.target)}"
    return f"For {counts} players, {length}."


def _sections(rules: Rules) -> Iterator[Section]:
    known = documents(rules)
    chapters = [with_pack(own_sources(chapter(rules), known), rules) for chapter in CHAPTERS]
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
    return tuple(source for source in sources if source in own or source in DECISIONS) if own else sources


def with_pack(section: Section, rules: Rules) -> Section:
    """A section with those examples that can be laid with the cards of the game, named as the pack prints them."""
    shown = (_printed(example, rules.deck.pack) for example in section.examples if _can_be_laid(example, rules))
    return replace(section, examples=tuple(shown))


def _can_be_laid(example: Example, rules: Rules) -> bool:
    """Whether all its cards exist, each counting in the hand as is said, and for each build one more that takes it."""
    deck = rules.deck.cards
    special = {card for card, counts in enumerate(card_values(rules)) if counts.in_hand != counts.on_table}
    if "in your hand" not in example.text and special & set(map(cards.parse_card, example.hand)):
        return False
    builds = [word for build in example.builds for word in build.cards]
    used = cards.card_set(map(cards.parse_card, (*example.hand, *example.loose, *builds)))
    takers = [cards.rank_mask(build.value) for build in example.builds]
    return not used & ~deck and all(deck & ~used & taker for taker in takers)


def _printed(example: Example, pack: Pack) -> Example:
    return Example(
        hand=_words(example.hand, pack),
        play=printed(example.play, pack),
        text=printed(example.text, pack, with_symbols=True),
        loose=_words(example.loose, pack),
        builds=tuple(ExampleBuild(_words(build.cards, pack), build.value, build.is_own) for build in example.builds),
        is_legal=example.is_legal,
    )


def _words(words: tuple[str, ...], pack: Pack) -> tuple[str, ...]:
    return tuple(printed(word, pack) for word in words)
