"""The page about house rules names every option and every word, and its example works."""

import re

import pytest

from cassino.rules import load_variant, parse_rules
from cassino.rules.options import THINGS
from option_texts import DOCS, rewritten

PAGE = (DOCS / "play" / "house-rules.md").read_text("utf-8")


def test_the_example_works() -> None:
    example = re.search(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    assert example
    rules = parse_rules(example[1])
    assert rules.parent == load_variant("royal").id
    assert (rules.sweeping.points, rules.ending.target, len(rules.scoring.items)) == (1, 11, 8)


def test_documents_say_what_the_declarations_say() -> None:
    """`python tests/regenerate.py options` writes them anew."""
    for path, text in rewritten():
        assert path.read_text("utf-8") == text, path


@pytest.mark.parametrize("word", THINGS)
def test_every_word_of_the_place_is_named(word: str) -> None:
    assert f"`{word}`" in PAGE


def test_an_option_is_named_in_few_places() -> None:
    """The example of docs/contribute/changes.md: a declaration, its rule with the reason for a refusal, a sentence."""
    source = DOCS.parent / "src" / "cassino"
    named = {
        path.relative_to(source).as_posix() for path in source.rglob("*.py") if "only_when_stuck" in path.read_text()
    }
    assert named == {
        "rules/options/play.py",
        "engine/trailing.py",
        "book/facts.py",
    }
