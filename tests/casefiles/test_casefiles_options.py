"""Every option of the rules decides some case: with another choice there, the case fails."""

from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from typing import Any

import pytest

from cassino.casefiles import Case, failures, rules_of
from cassino.casefiles.values import CaseProblem
from cassino.engine.dealing import DealError
from cassino.engine.position import PositionError
from cassino.rules import Rules
from cassino.rules.options import RULE_OPTIONS, Each, InHand, Item, Most, Option
from rule_cases import CASES

ELSEWHERE = {
    "seating.players": "which numbers of players there are decides which cases can be written",
    "seating.partners": "drawn when people sit down, before the first deal",
    "dealing.leader_cuts": "asked of a person, before the first play",
    "calling.left_behind": "what is pointed out changes no play: test_engine_left_behind.py",
    "dealing.leftover": "no pack that divides evenly leaves any, and one that does not cannot be dealt without it",
}


def others(value: Any) -> Iterator[Any]:
    """Other choices in the place of this one."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, StrEnum):
        yield from (member for member in type(value) if member is not value)
    elif isinstance(value, int):
        yield from dict.fromkeys((value + 1, max(value - 1, 0), 0, value + 7, value * 2))
    elif isinstance(value, tuple):
        yield from ((), value[:-1], value[1:])
        if value and isinstance(value[0], InHand):
            yield (InHand("aces", 13), *value[1:])
        if value and isinstance(value[0], Item):
            yield from ((*value, Each("3C", 5)), (Most("cards", 9),))


def changed_rules(rules: Rules, option: Option) -> Iterator[Rules]:
    """The rules with every other sound choice for an option."""
    for value in others(option.of(rules)):
        changed = option.changed(rules, value)
        if changed != rules and not changed.problems():
            yield changed


@cache
def all_rules() -> tuple[tuple[Case, Rules], ...]:
    return tuple((case, rules_of(case)) for case in CASES)


def is_decided(case: Case, rules: Rules, option: Option) -> bool:
    """Whether another choice makes a case fail, not by making it impossible to run."""
    for changed in changed_rules(rules, option):
        try:
            if list(failures(changed, case)):
                return True
        except (CaseProblem, PositionError, DealError):
            continue
    return False


@pytest.mark.sampled(6)
@pytest.mark.parametrize(
    "option", [option for option in RULE_OPTIONS if option.key not in ELSEWHERE], ids=lambda option: option.key
)
def test_an_option_decides_a_case(option: Option) -> None:
    assert any(is_decided(case, rules, option) for case, rules in all_rules())
