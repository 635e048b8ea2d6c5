"""The rule book in the browser: two switches, drawn cards, and two pages to print."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.conftest import Server
from browser.seen import overflow
from browser.tables import Table

pytestmark = pytest.mark.browser

PAGES = re.compile(rb"/Type\s*/Page\b")
PRINTED = ("casino_long", "dominican", "swazi", "sotho", "hungarian_nagy", "south_african_2", "scopa", "tuxedo")


def test_sources_and_decisions_are_shown_when_asked_for(server: Server, sit_down: Callable[..., Table]) -> None:
    page = sit_down(server, stranger=True).page
    page.goto(server.url + "/rules/dominican")
    source, decision = page.get_by_text("000:38-43", exact=False).first, page.locator("#decisions")
    expect(source).to_be_hidden()
    expect(decision).to_be_hidden()
    page.get_by_role("checkbox", name="Sources").check()
    expect(source).to_be_visible()
    expect(page.locator("#sources")).to_be_visible()
    expect(decision).to_be_hidden()
    page.get_by_role("checkbox", name="Our decisions").check()
    expect(decision).to_be_visible()


def test_examples_are_drawn_and_described(server: Server, sit_down: Callable[..., Table]) -> None:
    page = sit_down(server, stranger=True, viewport={"width": 360, "height": 640}).page
    page.goto(server.url + "/rules/swazi")
    scene = page.get_by_role("img", name=re.compile("5♣ on top of an opponent's pile"))
    expect(scene).to_have_count(1)
    expect(scene.locator(".laid")).to_have_count(5)
    assert overflow(page)[0] == 0


@pytest.mark.parametrize("variant", PRINTED)
def test_the_sheet_has_two_pages(server: Server, sit_down: Callable[..., Table], variant: str) -> None:
    page = sit_down(server, stranger=True).page
    page.goto(f"{server.url}/rules/{variant}?sheet")
    expect(page.locator("main")).to_have_count(2)
    for paper in ("A4", "Letter"):
        assert len(PAGES.findall(page.pdf(format=paper).replace(b"/Pages", b""))) == 2, paper
