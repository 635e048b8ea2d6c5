"""Rules as TOML: the inverse of parsing."""

from collections.abc import Iterator
from dataclasses import fields

from cassino.rules.options import TABLES
from cassino.rules.rules import IDENTITY, Rules
from cassino.rules.values import format_value


def format_differences(rules: Rules, parent: Rules | None) -> str:
    """The text of a rule set: its identity, and what differs from its parent, or from the defaults."""
    base = parent or Rules("root", "root")
    return "\n".join(["".join(_identity(rules)), *_tables(rules, base)])


def _identity(rules: Rules) -> Iterator[str]:
    for key, name in IDENTITY.items():
        if value := getattr(rules, name):
            yield f"{key} = {format_value(value)}\n"


def _tables(rules: Rules, base: Rules) -> Iterator[str]:
    for name, record in TABLES.items():
        chosen, inherited = getattr(rules, name), getattr(base, name)
        lines = [
            f"{part.name} = {format_value(getattr(chosen, part.name), rules.deck.pack)}\n"
            for part in fields(record)
            if getattr(chosen, part.name) != getattr(inherited, part.name)
        ]
        if lines:
            yield "".join([f"[{name}]\n", *lines])
