"""How a person names rules: a variant, a file, or a share code."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cassino.rules import Rules

SHORTEST_CODE = 12


def named_rules(name: str) -> "Rules":
    """The rules of a variant's name, a file or a share code. Raises VariantNotFound, RulesError, CodeError, OSError."""
    from cassino.rules import VariantNotFound, load_rules
    from cassino.rules.sharing import CodeError, rules_from_code

    try:
        return load_rules(name)
    except VariantNotFound:
        try:
            return rules_from_code(name)
        except CodeError:
            if _looks_like_code(name):
                raise
        raise


def _looks_like_code(name: str) -> bool:
    """Whether it is rather a damaged code than a misspelt name."""
    from cassino.rules.sharing import VERSION

    is_mixed = name[1:].lower() != name[1:] or any(letter.isdigit() for letter in name)
    return name.startswith(VERSION) and len(name) >= SHORTEST_CODE and " " not in name and is_mixed
