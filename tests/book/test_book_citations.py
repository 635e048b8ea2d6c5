"""What a rule book cites: lines about its own game and its parents, and decisions about its own rules."""

import re
from collections.abc import Iterator

import pytest

from cassino.book import Paragraph, as_text, rule_book
from cassino.book.agreed import AGREED, changed
from cassino.book.appendix import decision_key
from cassino.book.book import chapters_of
from cassino.book.chapters import RULES
from cassino.book.citations import lines_of, own, texts_of
from cassino.rules import Rules, load_variant, options, variant_ids
from cassino.rules.options import RULE_OPTIONS
from cassino.rules.sources import DECISIONS, SOURCES
from cassino.texts import files
from strategies import with_option

CITATION = re.compile(r"(\d{3})(:\d+(-\d+)?)?")


def paragraphs(rules: Rules) -> Iterator[Paragraph]:
    for section in chapters_of(rules):
        yield from section.paragraphs


def cited(rules: Rules) -> set[str]:
    return {source for paragraph in paragraphs(rules) for source in paragraph.sources}


def is_within(lines: str, text: str) -> bool:
    (document, first, last), (other, begin, end) = lines_of(lines), lines_of(text)
    return document == other and begin <= first and last <= end


@pytest.mark.parametrize("variant", variant_ids())
def test_a_book_cites_only_lines_about_its_game_and_its_parents(variant: str) -> None:
    rules = load_variant(variant)
    texts = list(texts_of(rules))
    for source in cited(rules):
        if source not in DECISIONS:
            assert CITATION.fullmatch(source) and any(is_within(source, text) for text in texts), source


@pytest.mark.parametrize("variant", variant_ids())
def test_a_book_prints_only_decisions_that_its_own_rules_cite(variant: str) -> None:
    rules = load_variant(variant)
    found = rule_book(rules).decisions
    assert found
    printed = {paragraph.number for paragraph in found.paragraphs} - {""}
    assert printed == cited(rules) & set(DECISIONS)
    texts = list(texts_of(rules))
    for number in printed:
        about = DECISIONS[number].split()
        assert not about or own((number,), texts), number


@pytest.mark.parametrize("variant", variant_ids())
def test_what_is_cited_is_listed(variant: str) -> None:
    rules = load_variant(variant)
    found = rule_book(rules).sources
    assert found
    listed = {paragraph.number for paragraph in found.paragraphs}
    assert {source.split(":")[0] for source in cited(rules) - set(DECISIONS)} <= listed
    assert rules.source.split(":")[0] in listed


@pytest.mark.parametrize(
    ("variant", "false"),
    [
        ("swazi", "D-1 D-3 D-4 D-7 D-11 D-12 D-14"),
        ("dominican", "D-7 D-59"),
        ("sotho", "D-2 D-4 D-7 D-59"),
        ("hungarian_kirchner", "D-4 D-6 D-7 D-11 D-17"),
        ("scopa", "D-1 D-4 D-6 D-7 D-11"),
        ("south_african_2", "D-7 D-12 D-48:x D-52 D-54 D-56 D-82"),
        ("tuxedo", "D-59 D-82"),
        ("haitian", "D-79 D-81"),
    ],
)
def test_no_decision_contradicts_the_rules(variant: str, false: str) -> None:
    assert not set(false.split()) & cited(load_variant(variant))


def test_the_nearest_text_is_cited() -> None:
    def sources(variant: str, key: str) -> tuple[str, ...]:
        return next(paragraph.sources for paragraph in paragraphs(load_variant(variant)) if paragraph.key == key)

    assert sources("crazy_casino", "book-setup-first") == ("002:133",)
    assert sources("dominican", "book-setup-first") == ("000:21",)
    assert sources("dominican", "book-end-target") == ("000:70",)
    assert sources("crazy_casino", "book-play-take") == ("002:53-58",)
    assert sources("haitian", "book-setup-first") == ("001:21",)


def test_every_source_is_known_and_every_decision_is_cited_somewhere() -> None:
    everywhere = {source for rule in RULES.values() for source in rule.cites} | {each.cites for each in AGREED}
    for source in everywhere:
        found = CITATION.fullmatch(source)
        assert source in DECISIONS or (found and found[1] in SOURCES), source
    lenient = with_option(load_variant("casino"), "calling", "enforcement", options.Enforcement.TABLE)
    shown = set[str]().union(*(cited(rules) for rules in (lenient, *map(load_variant, variant_ids()))))
    assert set(DECISIONS) <= shown | {decision for option in RULE_OPTIONS for decision in option.decisions}


def test_every_decision_and_source_has_its_message() -> None:
    messages = {key for name in ("book-decision", "book-source") for key in keys_of(name)}
    assert messages == {*map(decision_key, DECISIONS), *(f"book-source-{number}" for number in SOURCES)}


def keys_of(name: str) -> set[str]:
    return {key for key, _ in files.split(files.text("en", name))}


def test_sources_decisions_and_options_are_shown_when_asked_for() -> None:
    book = rule_book(load_variant("dominican"), with_options=True)
    plain = as_text(book)
    assert not re.search(r"\d{3}:\d|D-\d|\bB\d", plain)
    assert "000:38-43" in as_text(book, sources=True)
    assert "D-20  " in as_text(book, decisions=True) and "000:38" not in as_text(book, decisions=True)
    assert "capturing.compulsion" in as_text(book, options=True)


@pytest.mark.parametrize(
    ("variant", "offered"),
    [
        ("hungarian_nagy", {"book-agreed-majorities"}),
        ("hungarian_kirchner", set()),
        ("casino_long", {"book-agreed-alone", "book-agreed-to-11"}),
        ("dominican", {"book-agreed-alone", "book-agreed-no-record", "book-agreed-proven", "book-agreed-from-16"}),
        ("royal_north_american", {"book-agreed-alone", "book-agreed-sweeps"}),
        ("crazy_casino", {"book-agreed-any-cut", "book-agreed-one-build"}),
        ("three_hand_casino", {"book-agreed-to-15", "book-agreed-rulings"}),
        ("south_african_2", set()),
        ("haitian", set()),
    ],
)
def test_a_book_offers_what_its_sources_leave_to_the_players(variant: str, offered: set[str]) -> None:
    found = [section for section in rule_book(load_variant(variant)).sections if section.id == "agreed"]
    assert {paragraph.key for section in found for paragraph in section.paragraphs} == offered


def test_every_agreement_can_be_played() -> None:
    for each in AGREED:
        assert any(changed(load_variant(variant), each) for variant in variant_ids()), each.key
