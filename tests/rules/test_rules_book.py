"""How options are declared: in full, with known sources."""

import re

import pytest

from cassino.rules import RULE_NUMBERS, rule_name
from cassino.rules.options import OPTIONS, RULE_OPTIONS, THINGS, Option
from cassino.rules.sources import DECISIONS, SOURCES

CITATION = re.compile(r"(\d{3})(:\d+(-\d+)?)?")


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
    assert [*RULE_NUMBERS] == [f"B{number}" for number in range(1, 30)]
    assert len({rule_name(number) for number in RULE_NUMBERS}) == 29
