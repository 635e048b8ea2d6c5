"""The worked examples: what the engine says about each position, in every game."""

import pytest
from hypothesis import given, settings

from cassino.book.book import chapters_of
from cassino.book.examples import is_true, start
from cassino.book.scenes import SCENES, Scene
from cassino.rules import Rules, load_variant, variant_ids
from cassino.texts.files import entries, text
from strategies import random_rules

SHOWN = {
    "casino_long": "take split one-picture make multiple raise raise-sets join separate hold",
    "royal_north_american": "queen ace",
    "dominican": "equal partner-nine join-theirs sweep near",
    "dominican_proven_partner": "proven",
    "hungarian_kirchner": "several several-large",
    "hungarian_ulmann": "several several-sets",
    "hungarian_nagy": "several several-too-large victim",
    "nordic_kasino": "in-hand",
    "swazi": "insist insist-add base table-build join-top proven request merge",
    "sotho": "both-pictures insist insist-add base join-top proven request",
    "lesotho_40": "insist insist-add base join-top proven request",
    "south_african_2": "top steal trail merge",
    "scopa": "take-one pair-first",
    "scopa_italian": "must",
    "tuxedo": "orange",
    "tuxedo_52": "orange",
}
"""Which examples some books must have: one for each mechanism of the game."""


def shown(rules: Rules) -> list[str]:
    return [example.key.removeprefix("book-example-") for section in chapters_of(rules) for example in section.examples]


@pytest.mark.parametrize("variant", SHOWN)
def test_each_mechanism_has_an_example(variant: str) -> None:
    assert set(SHOWN[variant].split()) <= set(shown(load_variant(variant)))


@pytest.mark.parametrize("variant", variant_ids())
def test_every_book_has_examples_and_none_twice(variant: str) -> None:
    found = shown(load_variant(variant))
    assert len(found) > 3 and len(set(found)) == len(found)


@pytest.mark.parametrize("variant", variant_ids())
def test_the_engine_agrees_with_the_examples(variant: str) -> None:
    rules = load_variant(variant)
    for scene in SCENES:
        if scene.key.removeprefix("book-example-") in shown(rules) and is_true(rules, scene):
            break
    else:
        pytest.fail("no example could be played")


def test_a_scene_is_false_where_the_engine_says_otherwise() -> None:
    casino, swazi = load_variant("casino"), load_variant("swazi")
    trail = next(scene for scene in SCENES if scene.key == "book-example-trail")
    assert is_true(casino, trail) and not is_true(swazi, trail)
    wrong = Scene("book-example-take", ("book-play-take",), "7S", "7S x 5C+3D", "5C 3D")
    assert start(casino, wrong) and not is_true(casino, wrong)


@settings(max_examples=40, deadline=None)
@given(random_rules())
def test_any_rules_have_a_book_with_examples(rules: Rules) -> None:
    for section in chapters_of(rules):
        for example in section.examples:
            assert example.text and (example.label or not example.hand)


def test_every_scene_has_its_message_and_is_shown_somewhere() -> None:
    everywhere = {key for variant in variant_ids() for key in shown(load_variant(variant))}
    assert {scene.key.removeprefix("book-example-") for scene in SCENES} <= everywhere
    keys = {entry.id.name for entry in entries(text("en", "book-example"))}
    assert {scene.key for scene in SCENES} <= keys
