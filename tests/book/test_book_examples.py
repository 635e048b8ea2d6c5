"""The worked examples: what the engine says about each position, in every game."""

from dataclasses import replace

import pytest
from hypothesis import given, settings

from cassino.book.book import chapters_of
from cassino.book.examples import is_true, start
from cassino.book.scenes import SCENES, Scene
from cassino.cards import FULL_DECK, card_set, parse_cards
from cassino.engine.scoring import score_tallies
from cassino.engine.tally import Tally, of_pile
from cassino.rules import Rules, load_variant, variant_ids
from cassino.texts.files import split, text
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
    "swazi": "insist insist-add base table-build join-top proven request-asked merge",
    "sotho": "both-pictures insist insist-add base join-top proven request-asked",
    "lesotho_40": "insist insist-add base join-top proven request-asked",
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
    assert len(found) >= 3 and len(set(found)) == len(found)


@pytest.mark.parametrize("variant", variant_ids())
def test_the_engine_agrees_with_the_examples(variant: str) -> None:
    """Each example is played again, and the opposite of what it says is false."""
    rules = load_variant(variant)
    found = {"book-example-" + key for key in shown(rules)}
    for scene in SCENES:
        if scene.key in found and scene.moves and is_true(rules, scene):
            state = start(rules, scene)
            assert state and state.rules == rules
            assert not is_true(rules, replace(scene, refused="" if scene.refused else "B7"))
            found.remove(scene.key)
    assert found <= {"book-example-near"}


def test_the_numbers_near_the_target_add_up() -> None:
    """Ann at 19 has most cards, two aces and two sweeps more; Bert at 15 has the rest. 000:80"""
    bert = card_set(parse_cards("10D AH AD 2S 3S 4S 5S 6S 7S 8S"))
    tallies = [Tally(*of_pile(FULL_DECK & ~bert), sweeps=0b110), Tally(*of_pile(bert), sweeps=0)]
    assert score_tallies(load_variant("dominican"), tallies, scores=[19, 15]).points == (0, 6)


def test_a_scene_is_false_where_the_engine_says_otherwise() -> None:
    casino, swazi = load_variant("casino"), load_variant("swazi")
    trail = next(scene for scene in SCENES if scene.key == "book-example-trail")
    assert is_true(casino, trail) and not is_true(swazi, trail)
    wrong = Scene("book-example-take", ("book-play-take",), "7S", "7S x 5C+3D", "5C 3D")
    assert start(casino, wrong) and not is_true(casino, wrong)


@pytest.mark.slow
@settings(max_examples=40)
@given(random_rules())
def test_any_rules_have_a_book_with_examples(rules: Rules) -> None:
    for section in chapters_of(rules):
        for example in section.examples:
            assert example.text and (example.label or not example.hand)


def test_every_scene_has_its_message_and_is_shown_somewhere() -> None:
    everywhere = {key for variant in variant_ids() for key in shown(load_variant(variant))}
    assert {scene.key.removeprefix("book-example-") for scene in SCENES} <= everywhere
    keys = {key for key, _ in split(text("en", "book-example"))}
    assert {scene.key for scene in SCENES} <= keys
