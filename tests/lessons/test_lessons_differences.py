"""What is different in a variant: a few sentences of its rule book that basic Casino does not have."""

import pytest

from cassino.lessons.differences import BASIC, MOST, differences
from cassino.rules import load_variant, variant_ids
from cassino.rules.rulebook import rule_book

WORDS = 330
"""What can be read in two minutes, or a little more."""


@pytest.mark.parametrize("variant", [id for id in variant_ids() if id != BASIC])
def test_every_variant_tells_a_few_differences(variant: str) -> None:
    rules = load_variant(variant)
    found = differences(rules)
    assert 0 < len(found.told) <= MOST and found.more >= 0
    assert sum(len(each.text.split()) for each in found.told) <= WORDS
    book = " ".join(paragraph.text for section in rule_book(rules).sections for paragraph in section.paragraphs)
    basic = {paragraph.text for section in rule_book(load_variant(BASIC)).sections for paragraph in section.paragraphs}
    for each in found.told:
        assert each.text in book and each.text not in basic and each.title


def test_basic_casino_has_none() -> None:
    assert differences(load_variant(BASIC)).told == ()


def test_the_differences_that_matter_come_first() -> None:
    told = [each.text for each in differences(load_variant("scopa")).told]
    assert "There are no builds in this game: table cards stay loose until somebody takes them." in told
    royal = " ".join(each.text for each in differences(load_variant("royal_north_american")).told)
    assert "Pictures are used like any other card" in royal and "it counts 14" in royal
