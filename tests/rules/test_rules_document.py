"""The page about house rules names every option and every word, and its example works."""

import re
from enum import StrEnum
from pathlib import Path
from typing import get_type_hints

import pytest

from cassino.rules import load_variant, parse_rules
from cassino.rules.rulebook.labels import TITLES, label
from cassino.rules.rules import RECORDS
from strategies import OPTIONS

PAGE = (Path(__file__).parents[2] / "docs" / "house-rules.md").read_text("utf-8")


def test_the_example_works() -> None:
    example = re.search(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    assert example
    rules = parse_rules(example[1])
    assert rules.parent == load_variant("royal").id
    assert (rules.sweeping.points, rules.ending.target, len(rules.scoring.items)) == (1, 11, 8)


@pytest.mark.parametrize(("name", "key"), OPTIONS)
def test_every_option_has_a_row_with_all_its_words(name: str, key: str) -> None:
    row = next(line for line in PAGE.splitlines() if line.startswith(f"| `{name}.{key}` |"))
    hint = get_type_hints(RECORDS[name])[key]
    assert TITLES[f"{name}.{key}"] in row
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        assert "; ".join(f'`"{word.value}"` {label(word)}' for word in hint) in row
