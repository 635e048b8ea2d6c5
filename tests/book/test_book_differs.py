"""What is different from Casino: every option that is, and the decisive ones in short."""

import random

import pytest

from cassino.book.book import in_short, short_keys
from cassino.book.differs import BASIC, ITEMS, Differences, differences
from cassino.book.facts import facts, gathered, worded
from cassino.rules import Rules, load_variant, parse_rules, variant_ids
from cassino.rules.messages import has_message
from cassino.rules.options import RULE_OPTIONS, Option
from random_rules import described, made_at_random

WORDS = 550
"""On one page, with the table."""
IN_SHORT = 270
OTHERS = [id for id in variant_ids() if id != BASIC]
RANDOM = 60


def changed(rules: Rules) -> list[Option]:
    """The options that are not as in Casino and have an effect; the order of items and of numbers decides nothing."""
    basic = load_variant(BASIC)
    found = [each for each in RULE_OPTIONS if each.of(rules) != each.of(basic) and not each.idle_reason(rules)]
    same = {
        ITEMS: sorted(map(repr, gathered(rules.scoring.items))) == sorted(map(repr, gathered(basic.scoring.items))),
        "seating.players": set(rules.seating.players) == set(basic.seating.players),
    }
    return [each for each in found if not same.get(each.key)]


def text(found: Differences) -> str:
    return " ".join([each.text for each in found.told] + [f"{row.name} {row.here} {row.there}" for row in found.rows])


def check(rules: Rules) -> None:
    found = differences(rules)
    assert found.options == {option.key for option in changed(rules)}, described(rules)
    assert all(each.text for each in found.told) and all(row.name and row.here != row.there for row in found.rows)
    told = set(short_keys(rules))
    for option in changed(rules):
        if option.decisive:
            shown = [key for key in option.short if key in told and worded(key, facts(rules))]
            assert shown, f"{option.key} is not in short: {described(rules)}"


@pytest.mark.parametrize("variant", OTHERS)
def test_every_difference_of_a_variant_is_told(variant: str) -> None:
    check(load_variant(variant))


@pytest.mark.parametrize("seed", range(RANDOM))
def test_every_difference_of_house_rules_is_told(seed: int) -> None:
    check(made_at_random(random.Random(seed).choice))


@pytest.mark.parametrize("variant", OTHERS)
def test_what_is_told_depends_on_the_option(variant: str) -> None:
    """If one option is put back to what it is in Casino, other words are read, both in short and at length."""
    rules, basic = load_variant(variant), load_variant(BASIC)
    found = differences(rules)
    for option in changed(rules):
        other = option.changed(rules, option.of(basic))
        if other.problems():
            continue
        assert text(differences(other)) != text(found), option.key
        if option.decisive:
            assert in_short(other) != in_short(rules), option.key


@pytest.mark.parametrize("variant", OTHERS)
def test_one_page_is_enough(variant: str) -> None:
    rules = load_variant(variant)
    assert len(text(differences(rules)).split()) <= WORDS
    assert sum(len(each.text.split()) for each in in_short(rules).paragraphs) <= IN_SHORT


def test_the_messages_exist() -> None:
    for option in RULE_OPTIONS:
        assert all(has_message(key) for key in (*option.told, *option.short)), option.key
        assert bool(option.decisive) == bool(option.short), option.key


def test_casino_itself_has_no_differences() -> None:
    found = differences(load_variant(BASIC))
    assert not found.options and not found.chapters and found.table is None
    assert in_short(load_variant(BASIC)).paragraphs[0].text.startswith("Play cards from your hand")


@pytest.mark.parametrize(
    ("variant", "words"),
    [
        ("hungarian_nagy", ("2 points instead of 1", "all hands face up", "plays first in the next")),
        ("swazi", ("In exactly one of them", "Say when your turn is over")),
    ],
)
def test_in_short_has_what_is_decisive(variant: str, words: tuple[str, ...]) -> None:
    told = " ".join(each.text for each in in_short(load_variant(variant)).paragraphs)
    assert [each for each in words if each not in told] == []


@pytest.mark.parametrize("variant", OTHERS)
def test_names_in_the_table_begin_with_a_capital(variant: str) -> None:
    assert all(not row.name[:1].islower() for row in differences(load_variant(variant)).rows)


@pytest.mark.parametrize(
    ("variant", "first"),
    [
        ("dominican", "A jack counts 11, a queen 12 and a king 13."),
        ("royal_book", "A jack counts 11, a queen 12 and a king 13."),
        ("haitian", "A jack counts 11, a queen 12 and a king 13."),
        ("swazi", "Captured cards are not safe"),
        ("tuxedo", "Use 40 Rook cards"),
        ("spade_casino", "Points: most cards (3), most spades (1), 10♦ (3), each spade (1)"),
    ],
)
def test_in_short_begins_with_what_makes_the_game_another_one(variant: str, first: str) -> None:
    assert in_short(load_variant(variant)).paragraphs[0].text.startswith(first)


@pytest.mark.parametrize(
    ("variant", "words"),
    [
        ("dominican", ("An ace counts 1 or 14", "most spades with 20", "not raise your own build", "first to get it")),
        ("hungarian_nagy", ("plays twice in a row", "Whoever took cards last in a round", "wins a double game")),
        ("swazi", ("top card of an opponent's pile", "The whole pack is dealt at once", "Most spades 2 1")),
        ("tuxedo", ("Target 100 21", "Most cards 15 3", "Each 5 5 0")),
        ("spade_casino", ("Each spade 1 0", "Target 61 21")),
        ("scopa", ("For the primiera", "There are no builds in this game.")),
        ("swazi", ("Say when your turn is over", "cannot take it directly", "cannot contain a pile top")),
        ("swazi", ("without a card of its value", "changed their build of that value", "take it anyway")),
        ("south_african_3", ("You may raise only opponents' builds", "with the card that took them", "or a raise")),
        ("south_african_3", ("to your own build, you may also add", "A second build or a raise is not enough")),
        ("royal_book", ("the deal ends: you score -11", "Most cards 3, with 27 or more 3")),
        ("haitian", ("The first side to score 1 point wins", "If nobody scores, deal again")),
        ("haitian", ("Not counted here: most spades, 10♦, 2♠ and each ace",)),
        ("hungarian_nagy", ("2 points instead of 1", "anyone's turn", "call costs nothing", "trail exactly one")),
    ],
)
def test_what_readers_missed_is_told(variant: str, words: tuple[str, ...]) -> None:
    told = text(differences(load_variant(variant)))
    assert [each for each in words if each not in told] == []


def test_an_option_without_a_sentence_is_a_line_of_the_table() -> None:
    rules = parse_rules('title = "Ours"\nparent = "casino_long"\n[building]\njoined_by = "owner"\n')
    found = differences(rules)
    assert found.told == () and [(row.name, row.here, row.there) for row in found.rows] == [
        ("Who can join a build", "only its owner", "anyone")
    ]


def test_subjects_with_decisive_differences_come_first() -> None:
    found = differences(load_variant("dominican"))
    titles = [chapter.title for chapter in found.chapters]
    assert titles[:2] == ["What cards count", "Winning"] and len(set(titles)) == len(titles)
    records = list(dict.fromkeys(each.record for each in found.told))
    ranks = [min(each.rank for each in found.told if each.record == record) for record in records]
    assert len(records) == len(titles) and ranks == sorted(ranks)
