"""What the documentation says about every option.

It is a table in docs/play/house-rules.md and an example in docs/research/bot-protocol.md.

`python tests/regenerate.py options` writes both anew; the tests compare.
"""

import json
from collections.abc import Iterator
from pathlib import Path

from cassino.bots.external.protocol import rules_as_json
from cassino.rules import load_variant
from cassino.rules.options import RULE_OPTIONS, Option
from cassino.rules.options.setup import PLAYERS
from cassino.rules.values import format_value

DOCS = Path(__file__).parents[1] / "docs"
HEAD = "| option | rule | meaning | values | default |\n|---|---|---|---|---|\n"


def options_table() -> str:
    """Every option with its rule, its title, its values and its default."""
    cells = [(f"`{option.key}`", option.rule, option.title, values(option), default(option)) for option in RULE_OPTIONS]
    return HEAD + "".join(f"| {' | '.join(row)} |\n" for row in cells)


def default(option: Option) -> str:
    return "as in Casino" if option.key == "scoring.items" else f"`{format_value(option.default)}`"


def values(option: Option) -> str:
    if option.choices:
        return "; ".join(f'`"{choice}"` {choice.label}' for choice in option.choices)
    if option.type is bool:
        return "`true`, `false`"
    if option.type is int:
        return option.limits_in_words
    if option.key == "deck.ranks":
        return "a list of places in the suit, from 1 to 13"
    if option.key == "counting.in_hand":
        return 'a list such as `{ cards = "aces", value = 14 }`, values up to 16'
    if option.members:
        return f"a list of {', '.join(format_value(member) for member in option.members)}"
    if option.type == tuple[int, ...]:
        return f"a list of {PLAYERS[0]} to {PLAYERS[-1]}; the usual number first"
    return "a list of items, see below"


def rules_in_hello() -> str:
    """The rules in the first message to a program."""
    return json_field("rules", rules_as_json(load_variant("casino")), "  ")


def json_field(name: str, value: object, margin: str) -> str:
    """A field of a message as the documents show it."""
    if not isinstance(value, dict) or len(json.dumps(value)) < 250:
        return f"{margin}{json.dumps(name)}: {json.dumps(value)}"
    inner = ",\n".join(json_field(key, part, margin + "  ") for key, part in value.items())
    return f"{margin}{json.dumps(name)}: {{\n{inner}\n{margin}}}"


def rewritten() -> Iterator[tuple[Path, str]]:
    """The documents with these texts in them."""
    for name, begin, end, text in (
        ("play/house-rules.md", "| option |", "\n\n", options_table().rstrip("\n")),
        ("research/bot-protocol.md", '  "rules": {\n', "\n  }", rules_in_hello().removesuffix("\n  }")),
    ):
        page = (DOCS / name).read_text("utf-8")
        first = page.index(begin)
        yield DOCS / name, page[:first] + text + page[page.index(end, first) :]
