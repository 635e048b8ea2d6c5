"""The rule book: complete, and different for each value of each option."""

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import assume, given, settings, strategies as st

from cassino.book import Document, as_text, rule_book, summary
from cassino.book.book import chapters_of
from cassino.book.chapters import CHAPTERS, RULES, SHORT
from cassino.book.document import EXTRA
from cassino.book.facts import facts
from cassino.rules import RULE_NUMBERS, Rules, load_variant, options, parse_rules, variant_ids
from cassino.rules.options import OPTIONS, RECORDS, RULE_OPTIONS, Option
from cassino.texts import files, tell
from strategies import random_rules, with_option


def explained(rules: Rules) -> str:
    """The text of the rules, without the chapters that list options."""
    return as_text(Document(rules.id, rules.title, summary(rules), tuple(chapters_of(rules))))


def plain(rules: Rules) -> str:
    """The same on one line."""
    return " ".join(explained(rules).split())


@pytest.mark.parametrize("variant", variant_ids())
def test_every_mechanism_has_a_chapter(variant: str) -> None:
    ids = [section.id for section in rule_book(load_variant(variant)).sections]
    assert set(RECORDS) <= set(ids) | {"calling", "sweeping"}  # where nothing is said, and no sweep scores
    assert set(ids) - set(RECORDS) <= set(EXTRA)
    assert len(set(ids)) == len(ids)
    assert ids[0] == "short"


@pytest.mark.parametrize("variant", variant_ids())
def test_every_rule_has_a_number_and_no_message_is_broken(variant: str) -> None:
    for section in chapters_of(load_variant(variant)):
        for paragraph in section.paragraphs:
            assert paragraph.number in RULE_NUMBERS
            assert paragraph.text[-1] in ".!)" and "  " not in paragraph.text and " ." not in paragraph.text
            assert " ," not in paragraph.text


def test_every_fact_is_described_to_translators() -> None:
    described = set(re.findall(r"\$(\w+)", files.text("en", "book").split("## Titles")[0]))
    own = set(facts(load_variant("casino"))) - {key.replace(".", "_") for key in OPTIONS}
    assert own - {"title"} <= described


def test_every_message_of_the_book_belongs_to_one_chapter() -> None:
    keys = [rule.key for chapter in CHAPTERS for rule in chapter.rules]
    assert len(set(keys)) == len(keys) == len(RULES)
    assert not set(keys) & set(SHORT)


@settings(max_examples=30)
@given(random_rules())
def test_every_message_has_its_facts(rules: Rules) -> None:
    known = facts(rules)
    for key in (*SHORT, *RULES, "book-summary", "book-example-near"):
        tell(key, **known)


@pytest.mark.slow
@settings(max_examples=30)
@given(random_rules(), random_rules(), st.sampled_from(RULE_OPTIONS))
def test_every_option_changes_what_the_rule_book_says(rules: Rules, other: Rules, option: Option) -> None:
    changed = option.changed(rules, option.of(other))
    assume(changed != rules and not changed.problems())
    assert explained(changed) != explained(rules)


NEVER_ALONE = {"dealing.leftover"}
"""A short round is needed where the pack does not come out even, and only there."""


def bases() -> Iterator[Rules]:
    """Rules in which an option may be changed alone: all variants, and what some options need beside them."""
    yield from map(load_variant, variant_ids())
    alone = with_option(load_variant("casino_book"), "dealing", "hand", 3)
    yield with_option(alone, "scoring", "items", (options.Most("cards", 1),))
    single = replace(load_variant("casino_book"), dealing=options.Dealing(hand=1, packet=1))
    yield with_option(single, "scoring", "items", (options.Each("aces", 1),))
    yield with_option(load_variant("casino"), "dealing", "cut", True)


def values(option: Option) -> tuple[Any, ...]:
    """What an option is tried with: its words, yes and no, or the usual numbers."""
    return option.choices or ((True, False) if option.type is bool else option.usual)


def changed_alone(key: str, value: Any) -> tuple[Rules, Rules]:
    """Two rule sets that contradict nothing and differ in this option only; one of them has this value."""
    option = OPTIONS[key]
    for rules in bases():
        for other in values(option) if option.of(rules) == value else (value,):
            changed = option.changed(rules, other)
            if changed != rules and not changed.problems():
                return rules, changed
    raise AssertionError(f"in no variant can {key} be changed from or to {value} alone")


WORDS = [
    (option.key, value)
    for option in RULE_OPTIONS
    for value in values(option)
    if len(option.choices) != 1 and option.key not in NEVER_ALONE
]
NUMBERS: list[tuple[str, Any]] = [
    ("seating.players", (4, 2, 3)),
    ("seating.players", (4,)),
    ("dealing.hand", 3),
    ("dealing.table", 28),
    ("dealing.packet", 1),
    ("dealing.rich_points", 0),
    ("dealing.rich_pictures", 4),
    ("deck.ranks", (1, 2, 3, 4, 5, 10)),
    ("deck.suits", (options.SuitName.DIAMONDS, options.SuitName.SPADES)),
    ("sweeping.points", 2),
    ("sweeping.large_from", 5),
    ("sweeping.large_points", 11),
    ("calling.false_claim_points", 0),
    ("calling.orange_points", 5),
    ("calling.false_orange_points", 0),
    ("scoring.items", (options.Most("cards", 3, 20),)),
    ("scoring.items", (options.Most("cards", 4),)),
    ("scoring.items", (options.Enough("cards", 4, 20),)),
    ("scoring.items", (options.Most("cards", 4), options.Primiera(1))),
    ("ending.deals", 3),
]


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("key", "value"), [*WORDS, *NUMBERS], ids=str)
def test_each_value_of_each_option_changes_the_rule_book(key: str, value: Any) -> None:
    rules, changed = changed_alone(key, value)
    assert OPTIONS[key].rule in {number for number, text in set(numbered(changed)) ^ set(numbered(rules))}


def numbered(rules: Rules) -> list[tuple[str, str]]:
    """The paragraphs of the rule book with the rules that they state, and the table of scores, which states B20."""
    found = [(part.number, part.text) for section in chapters_of(rules) for part in section.paragraphs]
    tables = {section.id: section.table for section in chapters_of(rules)}
    return [*found, ("B20", str(tables["scoring"]))]


def test_a_short_round_is_explained() -> None:
    tuxedo = load_variant("tuxedo")
    table = next(part.table for part in rule_book(tuxedo).sections if part.id == "dealing")
    assert table
    assert table.rows == (  # 000:130
        ("2", "5", "2 each", "18"),
        ("3", "3", "4 each", "12"),
        ("4", "3", "1 each", "9"),
        ("5", "2", "3 each, 1 to the table", "7"),
        ("6", "2", "2 each", "6"),
    )
    three = with_option(tuxedo, "seating", "players", (3,))
    even = with_option(three, "dealing", "leftover", options.Leftover.NONE)
    assert even.problems() == ()
    assert "book-setup-short-round" in keys(tuxedo) and "book-setup-short-round" not in keys(even)


def keys(rules: Rules) -> set[str]:
    """The messages that the rule book says."""
    return {paragraph.key for section in chapters_of(rules) for paragraph in section.paragraphs}


@pytest.mark.sampled(4)
@pytest.mark.parametrize("variant", variant_ids())
def test_the_text_keeps_to_its_width(variant: str) -> None:
    book = rule_book(load_variant(variant), with_options=True)
    for width in (78, 80, 120):
        for shown in (as_text(book, width), as_text(book, width, sources=True, decisions=True, options=True)):
            assert max(map(len, shown.splitlines())) <= width
            assert not [line for line in shown.splitlines() if line != line.rstrip()]


def test_the_rule_book_of_house_rules_says_what_they_changed() -> None:
    royal = load_variant("royal")
    house = replace(with_option(royal, "sweeping", "points", 1), id="ours", own_title="Ours", parent=royal.id)
    found = next(section for section in rule_book(house).sections if section.id == "differences")
    assert found.table and found.table.rows == ((OPTIONS["sweeping.points"].title, "1", "0"),)


@pytest.mark.sampled(5)
@pytest.mark.parametrize("variant", ["casino_long", "dominican", "sotho", "scopa", "tuxedo"])
def test_every_house_option_can_be_pasted_into_a_file(variant: str) -> None:
    found = rule_book(load_variant(variant), with_options=True).options
    assert found and found.table and len(found.table.rows) > 15
    unchanged = explained(load_variant(variant))
    for _, _, line in found.table.rows:
        house = parse_rules(f'title = "Ours"\nparent = "{variant}"\n{line}')
        assert explained(house) != unchanged, line


def test_spade_casino_adds_up() -> None:
    text = plain(load_variant("spade_casino"))
    assert "26 points, plus the sweeps" in text
    assert "2♠ scores 2 in all and J♠ scores 2 in all" in text


def test_a_wrong_claim_costs_what_the_rules_say() -> None:
    rules = load_variant("casino_book")
    assert "score -11 for this deal" in plain(rules).replace("−", "-")
    assert "score 0 for this deal" in plain(with_option(rules, "calling", "false_claim_points", 0))


def test_a_game_that_is_only_known_by_name_is_found_with_what_is_known() -> None:
    """002:7"""
    book = rule_book(load_variant("Omulongo Womadi"))
    assert book.id == "swazi" and "Windhoek" in book.names and "not its rules" in book.names
    assert "Windhoek" not in rule_book(load_variant("sotho")).names
