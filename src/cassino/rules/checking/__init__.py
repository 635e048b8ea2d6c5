"""What contradicts what in a rule set.

An option that has no effect beside the others must keep its default, so that a rule set says nothing it does not mean.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from cassino.rules.checking import playing, points, setup
from cassino.rules.checking.idle import idle_options
from cassino.rules.problems import Problem
from cassino.rules.values import show

if TYPE_CHECKING:
    from cassino.rules.rules import Rules

__all__ = ["idle_options", "problems"]


def problems(rules: "Rules") -> Iterator[Problem]:
    """Every problem of a rule set."""
    idle = tuple(_without_effect(rules))
    known = {problem.where for problem in idle}
    yield from idle
    for check in (*setup.CHECKS, *playing.CHECKS, *points.CHECKS):
        yield from (problem for problem in check(rules) if problem.where not in known)


def _without_effect(rules: "Rules") -> Iterator[Problem]:
    reasons: dict[str, str] = {}
    for key, reason in idle_options(rules):
        reasons.setdefault(key, reason)
    for key, reason in reasons.items():
        record, name = key.split(".")
        chosen = getattr(getattr(rules, record), name)
        default = getattr(type(getattr(rules, record))(), name)
        if chosen != default:
            text = f"{show(chosen)} has no effect while {reason}: it must be {show(default)}"
            yield Problem(key, text)
