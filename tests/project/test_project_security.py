"""docs/security.md: each threat has a test, and each test named exists."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "security.md").read_text("utf-8")
NAMED = re.compile(r"`(test_\w+)`")


def test_every_test_named_exists() -> None:
    sources = "\n".join(path.read_text("utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    existing = set(re.findall(r"^(?:async )?def (test_\w+)\(", sources, re.MULTILINE))
    named = set(NAMED.findall(TEXT))
    assert len(named) > 40
    assert named - existing == set()


def test_every_threat_is_held_by_a_test() -> None:
    rows = [line for line in TEXT.splitlines() if line.startswith("| ") and not line.startswith("| threat")]
    assert len(rows) > 30
    for row in rows:
        threat, done, held = (cell.strip() for cell in row.strip("|").split("|"))
        assert threat and done and NAMED.search(held), row
