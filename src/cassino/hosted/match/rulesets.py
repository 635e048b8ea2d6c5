"""Rules that a request names or contains, and rules as they are stored."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Annotated

import msgspec

from cassino.hosted.wire.refusal import WrongWish
from cassino.rules import (
    Rules,
    RulesError,
    VariantNotFound,
    format_rules,
    load_variant,
    parse_house_rules,
    parse_rules,
    variant_ids,
)
from cassino.rules.checking import text_problems
from cassino.rules.sharing import CodeError, rules_from_code

LONGEST_RULES = 20_000
"""In characters: ten times the length of any variant, because finding all errors in a text takes a while."""
RulesText = Annotated[str, msgspec.Meta(max_length=LONGEST_RULES)]
"""A person's own rules, as TOML."""
MOST_KEPT = 1000


@lru_cache(MOST_KEPT)
def full_text(rules: Rules) -> str:
    """Rules in full, without a parent, so that a later edition of the parent cannot change them."""
    return format_rules(replace(rules, parent=""))


@lru_cache(MOST_KEPT)
def restored(text: str, name: str, parent: str, target: int | None = None) -> Rules:
    """The inverse of `full_text`; target: another target for the match, if given. Raises RulesError.

    A parent that no longer exists is ignored. The same text gives the same object, because reading it takes longer than
    a move.
    """
    rules = parse_rules(text, name).with_target(target)
    return replace(rules, parent=parent) if parent in variant_ids() else rules


def wished_rules(variant: str | None, text: str | None, code: str | None = None) -> Rules:
    """The rules of a variant, of a share code or of a text in TOML, whichever is given. Raises WrongWish."""
    rules = _wished(variant, text, code)
    if code is not None and not rules.is_shipped and (problems := list(text_problems(rules))):
        raise unfit(problems)
    return rules


def _wished(variant: str | None, text: str | None, code: str | None) -> Rules:
    try:
        if variant is not None:
            return load_variant(variant)
        return rules_from_code(code) if code is not None else parse_house_rules(text or "")
    except VariantNotFound as error:
        raise WrongWish("unknown_variant", "error-of", problem=error) from None
    except CodeError as error:
        raise wrong_code(error) from None
    except RulesError as error:
        raise unfit(error.problems) from None


def wrong_code(error: CodeError) -> WrongWish:
    """The refusal of a share code."""
    return WrongWish("code", "error-code", problem=error)


def unfit(problems: Sequence[object]) -> WrongWish:
    """The refusal of rules that contradict themselves. problems: what is wrong, worded by `str`."""
    return WrongWish("rules", "error-rules", fields={"problems": problems})
