"""Rule sets as values: the records, the named variants, house rules."""

from cassino.rules.loading import (
    format_rules,
    load_rules,
    load_rules_file,
    load_variant,
    parse_house_rules,
    parse_rules,
    variant_ids,
)
from cassino.rules.names import RULE_NAMES
from cassino.rules.options import Words
from cassino.rules.problems import Problem, RulesError, VariantNotFound
from cassino.rules.rules import Rules
from cassino.rules.sharing import CodeError, rules_from_code, share_code

__all__ = [
    "RULE_NAMES",
    "CodeError",
    "Problem",
    "Rules",
    "RulesError",
    "VariantNotFound",
    "Words",
    "format_rules",
    "load_rules",
    "load_rules_file",
    "load_variant",
    "parse_house_rules",
    "parse_rules",
    "rules_from_code",
    "share_code",
    "variant_ids",
]
