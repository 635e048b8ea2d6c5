"""What the README and the docs promise is true, and their links lead somewhere."""

import doctest
import re
from pathlib import Path

import pytest

from page_commands import DOCS, HOUSE, README, ROOT

INDEX = ROOT / "docs" / "README.md"
LINKED = [*sorted(ROOT.glob("*.md")), *DOCS]


def anchors(page: Path) -> set[str]:
    """The names by which a link leads to a heading."""
    heads = re.findall(r"^#+ (.*)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads}


def test_examples_in_python() -> None:
    assert doctest.testfile(str(README), module_relative=False).failed == 0


def test_the_readme_is_short() -> None:
    assert len(README.read_text("utf-8").split()) < 900


def test_house_rules_are_those_that_commands_are_tried_with() -> None:
    assert f"```toml\n{HOUSE}```" in (ROOT / "docs" / "play" / "playing.md").read_text("utf-8")


@pytest.mark.parametrize("page", LINKED, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    text = re.sub(r"^( *)```.*?^\1```$", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    for target, anchor in re.findall(r"(?:\]\(|src=\")(?!https?:)([^)#\"\s]*)#?([^)\"\s]*)[)\"]", text):
        leads_to = page.parent / target if target else page
        assert leads_to.exists(), target
        assert not anchor or anchor in anchors(leads_to), f"{target}#{anchor}"


@pytest.mark.parametrize("page", LINKED, ids=lambda page: str(page.relative_to(ROOT)))
def test_no_page_is_half_merged(page: Path) -> None:
    assert not re.findall(r"^(?:<{7} .*|>{7} .*|={7})$", page.read_text("utf-8"), re.MULTILINE)


@pytest.mark.parametrize("document", [page for page in DOCS if page != INDEX], ids=lambda path: path.name)
def test_every_document_is_in_the_index(document: Path) -> None:
    assert f"]({document.relative_to(INDEX.parent)})" in INDEX.read_text("utf-8")
