"""Rule sets as values: the records, the named variants, house rules.

The package can be called: `cassino.rules("royal")` is `find_rules("royal")`.
"""

import sys
from os import PathLike
from types import ModuleType

from cassino.rules.finding import find_rules
from cassino.rules.loading import (
    format_rules,
    load_rules,
    load_rules_file,
    load_variant,
    parse_house_rules,
    parse_rules,
    variant_ids,
)
from cassino.rules.names import RULE_NUMBERS, rule_name
from cassino.rules.options import Words
from cassino.rules.problems import Problem, RulesError, VariantNotFound
from cassino.rules.rules import Rules
from cassino.rules.sharing import CodeError, rules_from_code, share_code

__all__ = [
    "RULE_NUMBERS",
    "CodeError",
    "Problem",
    "Rules",
    "RulesError",
    "VariantNotFound",
    "Words",
    "find_rules",
    "format_rules",
    "load_rules",
    "load_rules_file",
    "load_variant",
    "parse_house_rules",
    "parse_rules",
    "rule_name",
    "rules_from_code",
    "share_code",
    "variant_ids",
]


class _Callable(ModuleType):
    """This package, which is also the function `cassino.rules`."""

    def __call__(self, name: "str | PathLike[str] | Rules") -> Rules:
        return find_rules(name)


_Callable.__call__.__doc__ = find_rules.__doc__
sys.modules[__name__].__class__ = _Callable
