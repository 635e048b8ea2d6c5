"""What all pages but the table have in common: the top with its links, the heading on felt, the windows."""

import re
from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Server
from browser.seen import expect_seen, overflow, unseen
from browser.tables import Table

pytestmark = pytest.mark.browser

Sit = Callable[..., Table]
LINKS = ["Play", "Learn", "Daily", "Puzzle", "Friends", "Watch bots", "My games", "Rules"]
PAGES = {
    "/": "Play",
    "/learn": "Learn",
    "/learn/rules/swazi": "Learn",
    "/daily": "Daily",
    "/weekly": "Daily",
    "/puzzle/1": "Puzzle",
    "/lobby": "Friends",
    "/games": "My games",
    "/statistics": "My games",
    "/review/{}": "My games",
    "/rules": "Rules",
    "/rules/scopa": "Rules",
    "/house": "Rules",
    "/house/new?from=casino": "Rules",
    "/account": "",
    "/score": "",
    "/nothing": "",
}
"""Each page with the link that is marked on it."""
SIZES = [(360, 640), (390, 844), (844, 390), (1121, 700), (1440, 900), (2560, 1440)]


def opened(server: Server, sit_down: Sit, path: str, size: tuple[int, int], scheme: str = "light") -> Table:
    """A page when it has come to rest."""
    width, height = size
    table = sit_down(server, viewport={"width": width, "height": height}, color_scheme=scheme)
    table.expects_refusal = path == "/nothing"
    table.open(path.replace("{}", finished(server)))
    table.page.wait_for_load_state("networkidle")
    return table


@cache
def finished(server: Server) -> str:
    """A match of bots that is over."""
    return str(server.watch(10_000, target=1)["id"])


def shown_links(page: Page) -> None:
    """Opens the list of pages where it is folded."""
    fold = page.get_by_role("button", name="Pages")
    if fold.is_visible():
        fold.click()


@pytest.mark.parametrize(("path", "marked"), PAGES.items())
def test_every_page_has_the_same_top(server: Server, sit_down: Sit, path: str, marked: str) -> None:
    page = opened(server, sit_down, path, SIZES[0]).page
    for width, height in (SIZES[0], SIZES[4]):
        page.set_viewport_size({"width": width, "height": height})
        page.keyboard.press("Escape")
        expect_seen(page.get_by_role("banner").get_by_role("link", name="Your account"))
        shown_links(page)
        nav = page.get_by_role("navigation", name="Pages")
        expect(nav.get_by_role("link")).to_have_text(LINKS)
        for link in nav.get_by_role("link").all():
            expect_seen(link)
        expect(nav.locator("[aria-current=page]")).to_have_text([marked] if marked else [])
        box = page.get_by_role("banner").bounding_box()
        assert box and box["height"] <= 56 and box["width"] == width


def test_nothing_runs_over_the_edge(server: Server, sit_down: Sit) -> None:
    for path in PAGES:
        page = opened(server, sit_down, path, SIZES[0]).page
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert overflow(page)[0] == 0, (path, width)
        page.close()


@pytest.mark.parametrize(("scheme", "size"), [("light", (390, 844)), ("dark", (1440, 900))])
def test_axe_finds_nothing_and_the_console_is_clean(
    server: Server, sit_down: Sit, scheme: str, size: tuple[int, int]
) -> None:
    for path in PAGES:
        table = opened(server, sit_down, path, size, scheme)
        assert table.violations() == [], path
        assert unseen(table.page) == [], path
        shown_links(table.page)
        assert table.violations() == [], path
        assert table.errors == [], path
        table.page.close()


def test_the_list_of_pages_is_for_the_keyboard(server: Server, sit_down: Sit) -> None:
    page = opened(server, sit_down, "/learn", (390, 844)).page
    fold = page.get_by_role("button", name="Pages")
    nav = page.get_by_role("navigation", name="Pages")
    expect(nav).to_have_count(0)
    fold.focus()
    page.keyboard.press("Enter")
    expect_seen(nav.get_by_role("link", name="Daily"))
    page.keyboard.press("Tab")
    expect(nav.get_by_role("link", name="Play")).to_be_focused()
    page.keyboard.press("Escape")
    expect(nav).to_have_count(0)
    expect(fold).to_be_focused()


@pytest.mark.parametrize("path", ["/", "/daily", "/rules/scopa", "/score", "/puzzle/1"])
def test_settings_and_help_open_everywhere(server: Server, sit_down: Sit, path: str) -> None:
    table = opened(server, sit_down, path, (390, 844))
    for name in ("Settings", "Help and keys"):
        button = table.page.get_by_role("banner").get_by_role("button", name=name)
        button.click()
        window = table.page.get_by_role("dialog", name=name)
        expect_seen(window)
        assert table.violations() == []
        table.page.keyboard.press("Escape")
        expect(window).to_have_count(0)
        expect(button).to_be_focused()


def test_the_table_has_only_its_own_bar(server: Server, sit_down: Sit) -> None:
    table = sit_down(server).open("/")
    table.page.get_by_role("button", name="Play", exact=True).click()
    table.settle()
    expect(table.page.get_by_role("navigation", name="Pages")).to_have_count(0)
    expect(table.page.locator("header.site")).to_be_hidden()
    table.page.go_back()
    expect_seen(table.page.locator("header.site"))


def test_the_index_of_rules_names_places_and_shows_cards(server: Server, sit_down: Sit) -> None:
    page = opened(server, sit_down, "/rules", (1440, 900)).page
    region = page.get_by_role("region", name=re.compile("^Scopa"))
    expect(region.get_by_role("heading", level=2)).to_have_text("Scopa Italy")
    first = region.get_by_role("listitem").first
    expect(first.locator(".card .face").first).to_have_attribute("data-suit", "D")
    expect(first).to_contain_text("For 2 or 3 players, to 11 points.")
    first.click()
    page.wait_for_url("**/rules/scopa")
