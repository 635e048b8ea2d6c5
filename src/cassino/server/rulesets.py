"""Rules that a request names or brings with it, and rules as they are stored."""

from dataclasses import replace
from functools import lru_cache
from typing import Annotated

import msgspec

from cassino.rules import (
    Rules,
    RulesError,
    UnknownVariant,
    format_rules,
    load_variant,
    parse_house_rules,
    parse_rules,
    variant_ids,
)
from cassino.rules.sharing import CodeError, rules_from_code
from cassino.server.refusal import BadRequest

LONGEST_RULES = 20_000
"""Letters: ten times as many as any variant has, for it takes a while to find all that is wrong in a text."""
RulesText = Annotated[str, msgspec.Meta(max_length=LONGEST_RULES)]
"""Rules of somebody's own, as TOML."""
MOST_KEPT = 1000


@lru_cache(MOST_KEPT)
def full_text(rules: Rules) -> str:
    """Rules in full, without a parent, so that a later edition of it cannot change them."""
    return format_rules(replace(rules, parent=""))


@lru_cache(MOST_KEPT)
def restored(text: str, name: str, parent: str, target: int | None = None) -> Rules:
    """The inverse of `full_text`, for a match to another target where one is given. Raises RulesError.

    A parent that is no more is forgotten. The same text gives the same object: reading takes longer than a move.
    """
    rules = parse_rules(text, name).with_target(target)
    return replace(rules, parent=parent) if parent in variant_ids() else rules


def wished_rules(variant: str | None, text: str | None, code: str | None = None) -> Rules:
    """The rules of a variant, of a share code or, in TOML, of a text; whichever is there. Raises BadRequest."""
    try:
        if variant is not None:
            return load_variant(variant)
        return rules_from_code(code) if code is not None else parse_house_rules(text or "")
    except UnknownVariant as error:
        raise BadRequest(422, "unknown_variant", str(error)) from None
    except CodeError as error:
        raise wrong_code(error) from None
    except RulesError as error:
        raise unfit([str(problem) for problem in error.problems]) from None


def wrong_code(error: CodeError) -> BadRequest:
    """The refusal of a share code."""
    return BadRequest(422, "code", f"This code cannot be read: {error}.")


def unfit(problems: list[str]) -> BadRequest:
    """The refusal of rules that contradict themselves."""
    return BadRequest(422, "rules", "These rules cannot be played.", problems=problems)
