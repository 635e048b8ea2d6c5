"""Addresses of pages."""

from cassino.rules import Rules


def rule_book(rules: Rules, place: str) -> str:
    """The address of a rule book: that of all people, or for rules that are not shipped one below a place."""
    return f"/rules/{rules.id}" if rules.is_shipped else f"{place}/rules"
