"""The pages about security and about the table: each row has a test, and each test named exists."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = {"host/security": 31, "contribute/table": 25}
"""Pages with a table whose last column names tests, and how many rows there are at least."""
HEADS = ("| threat", "| | detail")
NAMED = re.compile(r"`(test_\w+)`")
OF_SCRIPTS = re.compile(r"(\w+\.test\.js): `([^`]+)`")


def _text(page: str) -> str:
    return (ROOT / "docs" / f"{page}.md").read_text("utf-8")


@pytest.mark.parametrize("page", PAGES)
def test_every_test_named_exists(page: str) -> None:
    sources = "\n".join(path.read_text("utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    existing = set(re.findall(r"^(?:async )?def (test_\w+)\(", sources, re.MULTILINE))
    assert set(NAMED.findall(_text(page))) - existing == set()
    for file, name in OF_SCRIPTS.findall(_text(page)):
        assert f'test("{name}"' in (ROOT / "tests" / "scripts" / file).read_text("utf-8"), name


@pytest.mark.parametrize("page", PAGES)
def test_every_row_is_held_by_a_test(page: str) -> None:
    rows = [line for line in _text(page).splitlines() if line.startswith("| ") and not line.startswith(HEADS)]
    assert len(rows) >= PAGES[page]
    for row in rows:
        first, said, held = (cell.strip() for cell in row.strip("|").split("|"))
        assert first and said and (NAMED.search(held) or OF_SCRIPTS.search(held)), row
