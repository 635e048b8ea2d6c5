"""Rules by what a person names: a variant, a file of house rules, or a share code."""

import re
from dataclasses import replace
from functools import lru_cache
from os import PathLike
from pathlib import Path

from cassino.arguments import ArgumentError, shown
from cassino.rules.loading import load_rules
from cassino.rules.problems import RulesError, VariantNotFound, wrong
from cassino.rules.rules import Rules
from cassino.rules.sharing import VERSION, CodeError, rules_from_code
from cassino.texts.plain import unwrapped

SHORTEST_CODE = 6
LINK = re.compile(r"https?://[^/]+/(?P<kind>s|rules)/(?P<name>[\w.-]+)(?:[/?#].*)?")
"""An address that a server gives out for rules: of a share code, or of a variant."""


def find_rules(name: "str | PathLike[str] | Rules") -> Rules:
    """The rules of a variant's name, a file (`.toml`, or a path with a folder), a share code or the link of either; of
    `Rules` themselves.

    Raises RulesError with all problems of a file or of `Rules`, VariantNotFound, or CodeError for a damaged code.
    """
    if isinstance(name, Rules):
        return _sound(name)
    try:
        path = Path(name)
    except TypeError:
        needed = " | ".join(each.__name__ for each in (str, Path, Rules))
        raise ArgumentError("argument-type", needed=needed, found=shown(name)) from None
    if isinstance(name, str) and (link := LINK.fullmatch(unwrapped(name))):
        name = link["name"]
    if "\0" in str(name):
        raise RulesError([wrong("", "rules-nul")])
    try:
        return load_rules(name if isinstance(name, str) else path)
    except (OSError, UnicodeEncodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else error.reason
        raise RulesError(
            [replace(wrong("", "rules-not-readable", reason=reason or str(error)), file=str(name))]
        ) from error
    except VariantNotFound:
        try:
            return rules_from_code(str(name))
        except CodeError:
            if _looks_like_code(str(name)):
                raise
        raise


@lru_cache(maxsize=64)
def _sound(rules: Rules) -> Rules:
    """The same rules. Raises RulesError if they contradict themselves."""
    if found := rules.problems():
        raise RulesError(found)
    return rules


def _looks_like_code(name: str) -> bool:
    """Whether it is rather a damaged code than a misspelled name."""
    is_mixed = name[1:].lower() != name[1:] or any(letter.isdigit() for letter in name)
    return name.startswith(VERSION) and len(name) >= SHORTEST_CODE and " " not in name and is_mixed
