"""House rules as short codes."""

import random
from dataclasses import replace
from enum import StrEnum
from typing import get_type_hints

import pytest
from hypothesis import given, settings, strategies as st

from cassino.cards import DECK_SIZE
from cassino.rules import (
    CodeError,
    Rules,
    RulesError,
    load_variant,
    options,
    parse_rules,
    rules_from_code,
    share_code,
    variant_ids,
)
from cassino.rules.rules import RECORDS, TABLES
from cassino.rules.sharing import FEW, ITEMS, KEYS, LETTERS, MANY, MEANT, PARENTS
from cassino.rules.words import Words
from strategies import random_rules

HOUSE = """
title = "Casino at our house"
parent = "royal"
[sweeping]
points = 1
[building]
raised_by = "not_owner"
[scoring]
items = [
    { most = "cards", points = 3, at_least = 27 },
    { most = "spades", points = 2 },
    { each = "10D", points = 2 },
    { each = "2S", points = 1 },
]
[ending]
target = 11
"""


def kept(rules: Rules) -> list[object]:
    """What a code keeps of a rule set."""
    return [rules.title, *(getattr(rules, name) for name in TABLES)]


def test_a_house_rule_is_a_short_text() -> None:
    house = parse_rules(HOUSE)
    code = share_code(house)
    assert len(code) <= 60
    assert set(code) <= set(LETTERS)
    found = rules_from_code(f" {code}\n")
    assert kept(found) == kept(house)
    assert (found.id, found.parent) == ("casino_at_our_house", "royal_north_american")


@pytest.mark.parametrize("variant", variant_ids())
def test_variants_survive(variant: str) -> None:
    rules = load_variant(variant)
    found = rules_from_code(share_code(rules))
    assert kept(found) == kept(rules)
    assert found.parent == variant
    assert found.id not in variant_ids()


@settings(max_examples=100, deadline=None)
@given(random_rules(), st.sampled_from(["", *variant_ids()]))
def test_any_rules_survive(rules: Rules, parent: str) -> None:
    rules = replace(rules, parent=parent)
    assert kept(rules_from_code(share_code(rules))) == kept(rules)


@given(st.text("abc !ß♠-", min_size=1, max_size=12).filter(str.strip), st.text("aé ", max_size=5))
def test_titles_and_words_survive(title: str, sweep: str) -> None:
    rules = replace(load_variant("casino"), id="ours", title=title, words=Words(sweep=sweep), parent="casino_long")
    assert kept(rules_from_code(share_code(rules))) == kept(rules)


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("", "letters, digits"),
        ("A b", "letters, digits"),
        ("B123", "begins with A"),
        ("A", "damaged"),
        ("A" + "_" * 300, "damaged"),
        ("A" * 5000, "letters, digits"),
    ],
)
def test_what_is_no_code_is_answered_in_one_sentence(code: str, words: str) -> None:
    with pytest.raises(CodeError, match=words) as caught:
        rules_from_code(code)
    assert "\n" not in str(caught.value)


def test_a_letter_mistyped_is_noticed() -> None:
    code, chance = share_code(parse_rules(HOUSE)), random.Random(1)
    for _ in range(300):
        place, letter = chance.randrange(1, len(code)), chance.choice(LETTERS)
        wrong = code[:place] + letter + code[place + 1 :]
        if wrong != code:
            with pytest.raises(CodeError):
                rules_from_code(wrong)
    for wrong in (code[:-1], code + "A", code[:5] + code[6:], code[:5] + "x" + code[5:]):
        with pytest.raises(CodeError):
            rules_from_code(wrong)


@settings(max_examples=200, deadline=None)
@given(st.text(LETTERS, max_size=80))
def test_nonsense_is_refused(text: str) -> None:
    with pytest.raises(CodeError):
        rules_from_code("A" + text)


def test_unsound_rules_have_no_code() -> None:
    with pytest.raises(RulesError):
        share_code(replace(load_variant("casino"), ending=options.Ending(target=0)))


def test_the_lists_of_names_are_complete_and_have_room() -> None:
    assert set(PARENTS) == {"", *variant_ids()}
    assert set(KEYS) == {f"{name}.{key}" for name, table in TABLES.items() for key in get_type_hints(table)}
    assert set(ITEMS) == set(options.Item.__args__)
    assert len(MEANT) == len(options.KINDS) + DECK_SIZE
    for names in (PARENTS, KEYS, MEANT):
        assert len(set(names)) == len(names) < MANY
    for record in RECORDS.values():
        for hint in get_type_hints(record).values():
            if isinstance(hint, type) and issubclass(hint, StrEnum):
                assert len(hint) <= FEW
