"""Every option of the rules decides some case: with another choice there, the case fails."""

from collections.abc import Iterator
from dataclasses import fields, replace
from enum import StrEnum
from functools import cache
from typing import Any

import pytest

from cassino.engine.dealing import DealError
from cassino.engine.position import PositionError
from cassino.notation.cases import Case, failures, rules_of
from cassino.notation.cases.reading import CaseProblem
from cassino.rules import Rules
from cassino.rules.options import Each, Most
from cassino.rules.rules import RECORDS
from rule_cases import CASES

ELSEWHERE = {
    ("seating", "players"): "which numbers of players there are decides which cases can be written",
    ("seating", "partners"): "drawn when people sit down, before the first deal",
    ("piling", "residue"): "there is one choice",
    ("dealing", "leftover"): "no pack that divides evenly leaves any, and one that does not cannot be dealt without it",
}
OPTIONS = [(name, field.name) for name, record in RECORDS.items() for field in fields(record)]


def others(value: Any) -> Iterator[Any]:
    """Other choices in the place of this one."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, StrEnum):
        yield from (member for member in type(value) if member is not value)
    elif isinstance(value, int):
        yield from dict.fromkeys((value + 1, max(value - 1, 0), 0, value + 7, value * 2))
    elif isinstance(value, tuple):
        yield from (value[:-1], value[1:], (*value, Each("3C", 5)), (Most("cards", 9),))


def changed_rules(rules: Rules, record: str, field: str) -> Iterator[Rules]:
    """The rules with every other sound choice for an option."""
    part = getattr(rules, record)
    for value in others(getattr(part, field)):
        changed = replace(rules, **{record: replace(part, **{field: value})})
        if value != getattr(part, field) and not changed.problems():
            yield changed


@cache
def all_rules() -> tuple[tuple[Case, Rules], ...]:
    return tuple((case, rules_of(case)) for case in CASES)


def is_decided(case: Case, rules: Rules, record: str, field: str) -> bool:
    """Whether another choice makes a case fail, not by making it impossible to run."""
    for changed in changed_rules(rules, record, field):
        try:
            if list(failures(changed, case)):
                return True
        except (CaseProblem, PositionError, DealError):
            continue
    return False


@pytest.mark.parametrize(("record", "field"), [option for option in OPTIONS if option not in ELSEWHERE])
def test_an_option_decides_a_case(record: str, field: str) -> None:
    assert any(is_decided(case, rules, record, field) for case, rules in all_rules())
