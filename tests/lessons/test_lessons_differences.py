"""What is different in a variant: a few rules of its book that basic Casino does not have."""

import pytest

from cassino.book.book import chapters_of
from cassino.lessons.differences import BASIC, MOST, differences
from cassino.rules import load_variant, variant_ids

WORDS = 340
"""What can be read in two minutes, or a little more."""


@pytest.mark.sampled(3)
@pytest.mark.parametrize("variant", [id for id in variant_ids() if id != BASIC])
def test_every_variant_tells_a_few_differences(variant: str) -> None:
    rules = load_variant(variant)
    found = differences(rules)
    assert 0 < len(found.told) <= MOST and found.more >= 0
    assert sum(len(each.text.split()) for each in found.told) <= WORDS
    book = {paragraph.text for section in chapters_of(rules) for paragraph in section.paragraphs}
    basic = {paragraph.text for section in chapters_of(load_variant(BASIC)) for paragraph in section.paragraphs}
    for each in found.told:
        assert each.text in book - basic and each.title


def test_basic_casino_has_none() -> None:
    assert differences(load_variant(BASIC)).told == ()


def test_the_differences_that_matter_come_first() -> None:
    told = [each.text for each in differences(load_variant("scopa")).told]
    assert "There are no builds in this game." in told
    royal = " ".join(each.text for each in differences(load_variant("royal_north_american")).told)
    assert "Use pictures like any other card" in royal and "An ace counts 1 or 14" in royal
