"""The rule book: complete, true to the engine, and written from the records."""

import re
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import assume, given, settings, strategies as st

from cassino.cards import cards_in
from cassino.engine.legal import is_legal
from cassino.engine.play import IllegalMove
from cassino.engine.position import position
from cassino.engine.state import Build, State
from cassino.notation.move import parse_move
from cassino.rules import RULE_NUMBERS, Rules, load_variant, options, parse_rules, rule_name, variant_ids
from cassino.rules.options import OPTIONS, RECORDS, RULE_OPTIONS, THINGS, Option
from cassino.rules.packs import parse_card
from cassino.rules.rulebook import Document, Example, Section, as_text, rule_book
from cassino.rules.rulebook.book import CHAPTERS, summary
from cassino.rules.rulebook.document import OTHER_SECTIONS
from cassino.rules.sources import DECISIONS, SOURCES
from strategies import random_rules, with_option

CITATION = re.compile(r"(\d{3}):\d+(-\d+)?")


def examples(book: Document) -> list[Example]:
    return [example for section in book.sections for example in section.examples]


def explained(rules: Rules) -> str:
    """The text of the rule book without the sections that list options."""
    chapters = tuple(chapter(rules) for chapter in CHAPTERS)
    return as_text(Document(rules.id, rules.title, summary(rules), chapters))


@pytest.mark.parametrize("variant", variant_ids())
def test_every_mechanism_has_a_section(variant: str) -> None:
    ids = [section.id for section in rule_book(load_variant(variant)).sections]
    assert set(RECORDS) <= set(ids)
    assert set(ids) - set(RECORDS) <= set(OTHER_SECTIONS)
    assert len(set(ids)) == len(ids)


def in_range(section: Section, number: str) -> bool:
    """Whether a paragraph's number is among those in the section's heading: `B9-B13`, `B16, B19`."""
    spans = [[int(end) for end in span.replace("B", "").split("-")] for span in section.number.split(", ")]
    return any(span[0] <= int(number[1:]) <= span[-1] for span in spans)


@pytest.mark.parametrize("variant", variant_ids())
def test_every_rule_has_a_number_and_known_sources(variant: str) -> None:
    for section in rule_book(load_variant(variant)).sections:
        for paragraph in section.paragraphs:
            if section.number:
                assert paragraph.number in RULE_NUMBERS
                assert in_range(section, paragraph.number)
            for source in paragraph.sources:
                found = CITATION.fullmatch(source)
                assert source in DECISIONS or (found and found[1] in SOURCES), source


@pytest.mark.parametrize("variant", variant_ids())
def test_what_is_cited_is_listed(variant: str) -> None:
    book = rule_book(load_variant(variant))
    listed = {paragraph.number for section in book.sections for paragraph in section.paragraphs}
    cited = {
        source.split(":")[0] for section in book.sections for text in section.paragraphs for source in text.sources
    }
    assert cited <= listed
    assert load_variant(variant).source.split(":")[0] in listed


@pytest.mark.parametrize("variant", variant_ids())
def test_only_decisions_that_the_games_own_rules_cite_are_printed(variant: str) -> None:
    sections = rule_book(load_variant(variant)).sections
    cited = {source for section in sections for paragraph in section.paragraphs for source in paragraph.sources}
    printed = {
        paragraph.number for section in sections if section.id == "decisions" for paragraph in section.paragraphs
    }
    assert printed - {""} == {source for source in cited if source in DECISIONS}


@pytest.mark.parametrize(
    ("variant", "false"),
    [
        ("swazi", {"D-4", "D-7", "D-11"}),
        ("dominican", {"D-7"}),
        ("sotho", {"D-2", "D-4"}),
        ("hungarian_kirchner", {"D-4", "D-6", "D-7", "D-11"}),
        ("scopa", {"D-4", "D-6", "D-7", "D-11"}),
    ],
)
def test_no_decision_contradicts_the_rules(variant: str, false: set[str]) -> None:
    sections = rule_book(load_variant(variant)).sections
    assert not false & {paragraph.number for section in sections for paragraph in section.paragraphs}


def test_every_decision_is_cited_somewhere() -> None:
    lenient = with_option(load_variant("casino"), "calling", "enforcement", options.Enforcement.TABLE)
    cited = {
        source
        for rules in (lenient, *map(load_variant, variant_ids()))
        for section in rule_book(rules).sections
        for paragraph in section.paragraphs
        for source in paragraph.sources
    }
    assert set(DECISIONS) <= cited | {decision for option in RULE_OPTIONS for decision in option.decisions}


@pytest.mark.parametrize("option", RULE_OPTIONS, ids=lambda option: option.key)
def test_an_option_is_declared_in_full(option: Option) -> None:
    assert option.title and option.ask.endswith("?") and option.rule in RULE_NUMBERS
    for source in option.cite.split(", ") if option.cite else []:
        found = CITATION.fullmatch(source)
        assert source in DECISIONS or (found and found[1] in SOURCES), source
    labels = [choice.label for choice in option.choices]
    assert all(labels) and len(set(labels)) == len(labels)
    assert bool(option.limits) == (option.type is int)
    assert option.allows(option.default) or option.type is not int


def test_titles_are_different() -> None:
    assert len({option.title for option in OPTIONS.values()}) == len(OPTIONS)
    assert all(OPTIONS[f"words.{word}"].ask.endswith("?") for word in THINGS)


def test_rule_names_are_complete() -> None:
    assert list(RULE_NUMBERS) == [f"B{number}" for number in range(1, 30)]
    assert len(set(map(rule_name, RULE_NUMBERS))) == 29


@settings(max_examples=30, deadline=None)
@given(random_rules(), random_rules(), st.sampled_from(RULE_OPTIONS))
def test_every_option_changes_what_the_rule_book_says(rules: Rules, other: Rules, option: Option) -> None:
    changed = option.changed(rules, option.of(other))
    assume(changed != rules and not changed.problems())
    assert explained(changed) != explained(rules)


BASES = {
    "seating.partners": "partnership",
    "seating.round_leader": "hungarian",
    "dealing.replenish": "silent_casino",
    "dealing.hand": "casino_book",
    "dealing.table": "casino_book",
    "dealing.leader_cuts": "swazi",
    "dealing.rich_points": "swazi",
    "dealing.rich_pictures": "swazi",
    "capturing.combinations": "south_african_2",
    "capturing.pair_first": "scopa",
    "capturing.from_hand": "ulmann",
    "capturing.hand_total_at_most": "hungarian",
    "capturing.tops": "sotho",
    "capturing.compulsion": "royal",
    "building.source": "casino_book",
    "building.joined_by": "casino_book",
    "building.joined_to_capture": "swazi",
    "building.for_partner": "swazi",
    "building.partner_asks": "swazi",
    "trailing.owner_builds": "south_african_3",
    "piling.of": "lesotho_40",
    "piling.order": "lesotho_40",
    "piling.pictures_below": "sotho",
    "piling.stolen": "lesotho_40",
    "sweeping.large_from": "tuxedo",
    "sweeping.large_points": "tuxedo",
    "sweeping.count_played": "tuxedo",
    "sweeping.cancelling": "dominican",
    "calling.false_announcement": "hungarian",
    "calling.insist": "swazi",
    "calling.orange": "tuxedo",
    "calling.orange_points": "tuxedo",
    "calling.false_orange_points": "tuxedo",
    "scoring.ties": "casino",
    "ending.several": "royal",
}
"""Variants in which an option can be changed alone."""
NEVER_ALONE = {"dealing.leftover"}
"""A short round is needed where the pack does not come out even, and only there."""


def base_for(key: str) -> Rules:
    """Rules in which this option can be changed alone."""
    if key == "deck.pack":
        alone = with_option(load_variant("casino_book"), "dealing", "hand", 3)
        return with_option(alone, "scoring", "items", (options.Most("cards", 1),))
    if key in ("deck.ranks", "deck.suits"):
        single = replace(load_variant("casino_book"), dealing=options.Dealing(hand=1, packet=1))
        return with_option(single, "scoring", "items", (options.Each("aces", 1),))
    if key == "dealing.redeal":
        return with_option(load_variant("casino"), "dealing", "cut", True)
    return load_variant(BASES.get(key, "casino_book" if key.startswith("calling") else "casino"))


WORDS = [
    (option.key, value)
    for option in RULE_OPTIONS
    for value in (option.choices or ((True, False) if option.type is bool else option.usual))
    if option.of(base_for(option.key)) != value and option.key not in NEVER_ALONE
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


@pytest.mark.parametrize(("key", "value"), [*WORDS, *NUMBERS], ids=str)
def test_each_value_of_each_option_changes_the_rule_book(key: str, value: Any) -> None:
    rules = base_for(key)
    name, option = key.split(".")
    changed = with_option(rules, name, option, value)
    assert changed.problems() == ()
    assert OPTIONS[key].rule in {number for number, text in set(numbered(changed)) ^ set(numbered(rules))}


def numbered(rules: Rules) -> list[tuple[str, str]]:
    """The paragraphs of the rule book with their rules; tables and examples count for the options they show."""
    return [(part.number, part.text) for chapter in CHAPTERS for part in chapter(rules).paragraphs]


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
    assert "too small for a whole round" in explained(tuxedo)
    assert even.problems() == ()
    assert "too small for a whole round" not in explained(even)


def test_a_wrong_claim_costs_what_the_rules_say() -> None:
    rules = load_variant("casino_book")
    assert "minus 11 points" in explained(rules)
    assert "scores nothing" in explained(with_option(rules, "calling", "false_claim_points", 0)).replace("\n", " ")


def cards(words: tuple[str, ...], pack: options.Pack) -> int:
    return sum(1 << parse_card(word, pack) for word in words)


def shown(rules: Rules, example: Example) -> State:
    """The position of an example: the first opponent can take the builds that are not the player's.

    The stock holds the other cards, or where all are dealt at once the player's pile.
    """
    at_once = rules.dealing.replenish is options.Replenish.ALL_CARDS
    players = 2 if at_once and 2 in rules.seating.players else rules.seating.players[0]
    pack, has_stock = rules.deck.pack, not at_once or players == 2
    builds = [
        Build(cards(build.cards, pack), build.value, 0 if build.is_own else 1, 0 if build.is_own else 1)
        for build in example.builds
    ]
    hands = [cards(example.hand, pack)] + [0] * (players - 1)
    loose = cards(example.loose, pack)
    used = hands[0] | loose | sum(build.cards for build in builds)
    free = rules.deck.cards & ~used
    for build in builds:
        if build.owner == 1:
            held = next(card for card in cards_in(free) if card // 4 + 1 == build.value)
            hands[1] |= 1 << held
            free &= ~(1 << held)
    return position(
        rules,
        players,
        hands=hands,
        loose=loose,
        builds=builds,
        stock=list(cards_in(free)) if has_stock else [],
        piles=None if has_stock else [free] + [0] * (sides_of(rules, players) - 1),
        turn_no=players,
        last_capturer=-1 if has_stock else 0,
    )


def sides_of(rules: Rules, players: int) -> int:
    return 2 if rules.seating.sides is options.Sides.PAIRS_OF_FOUR and players == 4 else players


def check_examples(rules: Rules) -> None:
    for example in examples(rule_book(rules)):
        state = shown(rules, example)
        try:
            is_known = is_legal(state, parse_move(state, example.play))
        except IllegalMove:
            is_known = False
        assert is_known == example.is_legal, example


@pytest.mark.parametrize("variant", variant_ids())
def test_the_engine_agrees_with_the_examples(variant: str) -> None:
    check_examples(load_variant(variant))
    assert len(examples(rule_book(load_variant(variant)))) > 4


@settings(max_examples=25, deadline=None)
@given(random_rules())
def test_the_engine_agrees_with_the_examples_of_any_rules(rules: Rules) -> None:
    check_examples(rules)


@pytest.mark.parametrize("variant", variant_ids())
@pytest.mark.parametrize("width", [78, 80, 120])
def test_the_text_keeps_to_its_width(variant: str, width: int) -> None:
    lines = as_text(rule_book(load_variant(variant)), width).splitlines()
    assert max(map(len, lines)) <= width
    assert not [line for line in lines if line != line.rstrip()]


def test_the_rule_book_of_house_rules_says_what_they_changed() -> None:
    royal = load_variant("royal")
    house = replace(with_option(royal, "sweeping", "points", 1), id="ours", own_title="Ours", parent=royal.id)
    book = rule_book(house)
    assert next(part.table.rows for part in book.sections if part.id == "differences" and part.table) == (
        ("Points for a sweep", "1", "0"),
    )


@pytest.mark.parametrize("variant", variant_ids())
def test_every_house_option_can_be_pasted_into_a_file(variant: str) -> None:
    table = next(part.table for part in rule_book(load_variant(variant)).sections if part.id == "options")
    assert table
    assert len(table.rows) > 15
    unchanged = explained(load_variant(variant))
    for _, _, line in table.rows:
        house = parse_rules(f'title = "Ours"\nparent = "{variant}"\n{line}')
        assert explained(house) != unchanged


def test_pictures_that_count_are_explained_with_their_numbers() -> None:
    royal, plain = (explained(load_variant(name)) for name in ("royal", "casino"))
    assert "9 + 3" in royal
    assert "1 or 14" in royal
    assert "1 or 14" not in plain


def test_spade_casino_adds_up() -> None:
    text = explained(load_variant("spade_casino")).replace("\n", " ").replace("     ", " ")
    assert "26 points in a deal, plus the sweeps" in text
    assert "the two of spades 2 in all and the jack of spades 2 in all" in text


def test_examples_of_sums_keep_to_the_limit() -> None:
    assert "sets of 19" in explained(load_variant("hungarian_kirchner"))
    assert "sets of 19" not in explained(load_variant("hungarian_nagy"))  # at most 13: 000:177
