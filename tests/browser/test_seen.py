"""The main screens at five sizes: what is on them can be seen, and nothing sticks out."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from browser.conftest import Server
from browser.seen import overflow, unseen
from browser.tables import Table

pytest.importorskip("PIL", reason="the pictures need Pillow: make browser")

from pictures.camera import window
from pictures.looks import Look
from pictures.scenes import Screen
from pictures.screens import SCREENS

pytestmark = pytest.mark.browser

LOOKED_AT = ("small", "phone", "book", "desktop", "large")
NAMED = {screen.name: screen for screen in SCREENS}
TABLES = [
    "own turn",
    "card chosen",
    "nothing possible",
    "build",
    "hint",
    "waiting",
    "three players",
    "partners",
    "swazi",
]
TABLES += ["scopa", "rook", "hungarian"]
DIALOGS = ["count", "match end", "invitation", "at this table", "settings", "help", "moves", "open a table"]
DIALOGS += ["choose the rules", "opponents"]
PAGES = [
    "start",
    "start again",
    "lobby",
    "daily",
    "weekly",
    "weekly results",
    "puzzle",
    "puzzle solved",
    "rules",
    "rule book",
    "house rules",
]
PAGES += ["house editor", "score start", "score", "games", "statistics", "sign in", "account"]
LINES = """<style>p { width: 20em; font: 11.84px/.9 'DejaVu Sans' } b { position: relative }</style>
<p><b>3♣</b> took it all,<br><b>10♠</b></p>
<p style="margin-top: -12px"><b>10♠</b></p><p id=under style="position: absolute; top: 0">10♠</p>"""
Opened = Callable[[Screen], Iterator[tuple[str, Table]]]


@pytest.fixture
def opened(server: Server, chromium: Browser) -> Opened:
    """Opens a screen at every size."""

    def at_each_size(screen: Screen) -> Iterator[tuple[str, Table]]:
        path = screen.prepare(server)
        for size in LOOKED_AT:
            with window(server, chromium, Look(size), screen.is_stranger) as table:
                screen.act(table.open(path))
                yield size, table

    return at_each_size


@pytest.mark.parametrize("name", [*TABLES, *DIALOGS, *PAGES])
def test_everything_is_seen_at_every_size(opened: Opened, name: str) -> None:
    found: dict[str, list[str]] = {}
    for size, table in opened(NAMED[name]):
        across, down = overflow(table.page)
        sticks_out = [f"the page is {across} too wide"] if across else []
        sticks_out += [f"the page is {down} too high"] if down and name in TABLES else []
        found[size] = sticks_out + unseen(table.page)
    assert not any(found.values()), "\n".join(f"{size}: {each}" for size, all in found.items() for each in all)


def test_lines_of_a_text_do_not_cover_each_other_but_what_lies_over_a_line_does(chromium: Browser) -> None:
    page = chromium.new_page()
    try:
        page.set_content(LINES.replace("id=under", "hidden"))
        box = page.locator("b").first.bounding_box()
        assert box and box["height"] > 1.1 * 11.84
        for pixels in range(8):
            page.evaluate("pixels => document.body.style.marginTop = `${4 + pixels / 8}px`", pixels)
            assert unseen(page) == []
        page.set_content(LINES)
        assert any("is covered by" in each for each in unseen(page))
    finally:
        page.close()
