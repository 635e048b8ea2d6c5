"""House rules as short codes."""

import random
from dataclasses import replace

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
from cassino.rules.options import OPTIONS, TABLES, Words
from cassino.rules.sharing import FEW, ITEMS, LETTERS, MANY, MEANT, PARENTS
from cassino.texts.language import known, speaking
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


PUBLISHED = {
    "AQXc7Auq88YUEYDoYLIIQYkGxRekK6CRmNRkGhXBWildGZABBApISE4kQJZYZCHTSBAB": ("", ""),
    "AnW-_Auq88YUEcDoILEQekIMSAskLMYysJiCpaSrCL1SuyrEL1I0ld8M6Jf5HgREhMRKtEikJg0RZAE": ("", ""),
    "AhvTRAuq88YUEgDsQgIChEoK5CBGNZT-EQah0I8KxUNCbG3owljgnhRFg0QQK4kgIZMQG7SSAI": ("", ""),
    "AOue_Auq88YUEkDoILEQckHBSkYYJXE6kPBkWIJKjwrEL1AsZcjSX4R0TGlgBAAIQAQE3ABCAgswQErEhDhQKGAEOGkOLFzAI": ("", ""),
    "ATsb3Auq88YUEoDoILIIUckHJChEgK5iQn4ZEqZYz4GFPiixICMAAABCAi4mUmh0SZWGnAC": ("", ""),
    "AwrXPAuq88YUEsDoQLIIYeEIJiwFhMhCJiKrCr0KuyrEL1M4R0TFjRFIgAAEAUDggAjIsEiECIdaGnAC": ("", ""),
    "AQMHCJqaNRFIUFMBpJ0AQK1EQaBI": (
        "royal",
        '[building]\nraised_by = "not_owner"\n[sweeping]\npoints = 1\n[ending]\ntarget = 11',
    ),
    "ABLXrVqaNRFIUFQhJspAQgxu0kLMyejVAE": ("swazi", '[words]\nsweep = "virado"\n[building]\nlimit = "one"'),
    "AJyDyRqaNRFIUFUZlZUABY0QGJABAvIMQBQ": (
        "tuxedo",
        """[scoring]\nitems = [{ each = "fives", points = 3 }, { most = "cards", points = 2, at_least = 15 },
        { enough = "red", points = 1, at_least = 5 }]""",
    ),
    "AIR3TdqaNRFIUFQRAFJAYkYES4Gg": (
        "scopa",
        '[scoring]\nitems = [{ primiera = 2 }, { each = "KD", points = 1 }]',
    ),
}
"""Codes as they were made before options were declared in one place, with their parents and what they change."""


@pytest.mark.parametrize("code", PUBLISHED)
def test_a_published_code_means_what_it_always_meant(code: str) -> None:
    rules = rules_from_code(code)
    parent, text = PUBLISHED[code]
    if parent:
        assert rules.parent == load_variant(parent).id
        assert kept(rules) == kept(parse_rules(f'title = "Ours at {parent}"\nparent = "{parent}"\n{text}'))
    assert share_code(rules) == code


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
    assert rules_from_code(share_code(rules)) == rules
    if not rules.ending.deals:
        longer = rules.with_target(rules.ending.target + 1)
        assert rules_from_code(share_code(longer)) == longer


def test_the_code_of_a_variant_is_the_same_in_every_language() -> None:
    codes = set()
    for language in known():
        with speaking(language):
            codes.add(share_code(load_variant("royal")))
            codes.add(share_code(parse_rules('title = "Ours"\nparent = "royal"')))
    assert len(codes) == 2


@settings(max_examples=100)
@given(random_rules(), st.sampled_from(["", *variant_ids()]))
def test_any_rules_survive(rules: Rules, parent: str) -> None:
    rules = replace(rules, parent=parent)
    assert kept(rules_from_code(share_code(rules))) == kept(rules)


@given(st.text("abc !ß♠-", min_size=1, max_size=12).filter(str.strip), st.text("aé ", max_size=5))
def test_titles_and_words_survive(title: str, sweep: str) -> None:
    rules = replace(load_variant("casino"), id="ours", own_title=title, words=Words(sweep=sweep), parent="casino_long")
    assert kept(rules_from_code(share_code(rules))) == kept(rules)


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("", "letters, digits"),
        ("A&b", "letters, digits"),
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


@settings(max_examples=200)
@given(st.text(LETTERS, max_size=80))
def test_nonsense_is_refused(text: str) -> None:
    with pytest.raises(CodeError):
        rules_from_code("A" + text)


def test_unsound_rules_have_no_code() -> None:
    with pytest.raises(RulesError):
        share_code(replace(load_variant("casino"), ending=options.Ending(target=0)))


def test_the_lists_of_names_are_complete_and_have_room() -> None:
    assert set(PARENTS) == {"", *variant_ids()}
    assert set(ITEMS) == set(options.Item.__args__)
    assert len(MEANT) == len(options.KINDS) + DECK_SIZE
    for names in (PARENTS, MEANT):
        assert len(set(names)) == len(names) < MANY
    assert max(len(option.choices) for option in OPTIONS.values()) <= FEW


def test_every_option_has_a_number_of_its_own() -> None:
    """An option that is added takes the next one."""
    numbers = [option.code for option in OPTIONS.values()]
    assert sorted(numbers) == list(range(1, len(numbers) + 1))
    assert max(numbers) < MANY
