"""Rules that a request names or contains, and rules as they are stored."""

from collections.abc import Sequence
from dataclasses import fields, replace
from functools import lru_cache
from typing import Annotated

import msgspec

from cassino.hosted.wire.refusal import WrongWish, too_long
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
from cassino.rules.sharing import CodeError, rules_from_code

LONGEST_TITLE = 60
LONGEST_TEXT = 200
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


def unfit_texts(rules: Rules) -> dict[str, int]:
    """The fields whose own text is too long or has several lines, with the number of characters that each may have.

    The texts of shipped rule sets come from the catalogs and may have any length and direction.
    """
    texts = {
        "title": rules.own_title,
        "id": rules.id,
        "summary": rules.own_summary,
        "family": rules.own_family,
        "short": rules.own_short,
        "aliases": ", ".join(rules.aliases),
        "also_called": ", ".join(rules.also_called),
        "played_in": rules.own_played_in,
        "source": rules.source,
    } | {f"words.{part.name}": getattr(rules.words, part.name) for part in fields(rules.words)}
    limits = {field: LONGEST_TITLE if field == "title" else LONGEST_TEXT for field in texts}
    return {
        field: limits[field]
        for field, text in texts.items()
        if len(text) > limits[field] or not text.isprintable()
    }  # fmt: skip


def wished_rules(variant: str | None, text: str | None, code: str | None = None) -> Rules:
    """The rules of a variant, of a share code or of a text in TOML, whichever is given. Raises WrongWish."""
    rules = _wished(variant, text, code)
    for field, most in unfit_texts(rules).items():
        raise too_long(field, most, "line")
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
