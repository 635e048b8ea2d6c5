"""Rule sets as values: the records, the named variants, house rules."""

from cassino.rules.loading import (
    format_rules,
    load_rules,
    load_rules_file,
    load_variant,
    parse_rules,
    variant_ids,
)
from cassino.rules.names import RULE_NAMES
from cassino.rules.problems import Problem, RulesError, UnknownVariant
from cassino.rules.rules import Rules

__all__ = [
    "RULE_NAMES",
    "Problem",
    "Rules",
    "RulesError",
    "UnknownVariant",
    "format_rules",
    "load_rules",
    "load_rules_file",
    "load_variant",
    "parse_rules",
    "variant_ids",
]
