"""Lessons and puzzles without a server: they open without Python, are solved, and open without a network."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.alone import START, Alone, Folder, person, written
from browser.seen import expect_seen

pytestmark = [pytest.mark.browser, pytest.mark.slow]

WITHOUT_PYTHON = "Object.defineProperty(self, 'onmessage', { set() {} });"
"""In the worker: Python never comes."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Folder]:
    running = Folder(written(tmp_path_factory.mktemp("folder")))
    yield running
    running.stop()


def tap(page: Page, *cards: str, verb: str) -> None:
    """Choose cards, unless the page has chosen them already, and press a button."""
    for card in cards:
        pick = page.locator(f"[data-pick='{card}']")
        if pick.get_attribute("aria-pressed") != "true":
            pick.click()
    page.locator("[data-verbs] .verb").filter(has_text=re.compile(verb)).first.click()


def test_a_lesson_opens_before_python_runs(chromium: Browser, folder: Folder) -> None:
    with person(chromium, folder, WITHOUT_PYTHON) as alone:
        alone.open("/").page.get_by_role("navigation").get_by_role("link", name="Learn").click()
        alone.page.get_by_role("link", name="Teach me in 3 minutes").click()
        expect(alone.page.locator("#teacher #task")).to_contain_text("8")
        expect_seen(alone.hand.first)
        alone.open("/learn")
        expect(alone.page.locator(".lessons li")).to_have_count(13)
        alone.open("/learn/deal")
        expect(alone.page.locator("[data-picks=hand] [data-pick]")).to_have_count(4)
        tap(alone.page, "10S", "10D", verb="^Take")
        expect_seen(alone.page.locator(".notice", has_text="Getting ready"))
        assert alone.violations() == []


def test_a_lesson_is_solved(chromium: Browser, folder: Folder) -> None:
    with person(chromium, folder) as alone:
        page = alone.open("/learn/capture").page
        tap(page, "8S", "8H", verb="^Take")
        expect(page.locator("#teacher .words.right")).to_be_visible()
        page.get_by_role("button", name="Continue").click()
        expect(page.locator("#teacher .dots")).to_have_attribute("aria-label", re.compile("^Step 2 of 2"))
        page.keyboard.press("/")
        page.keyboard.type("AH x AD")
        page.keyboard.press("Enter")
        expect(page.locator("#teacher .words.right")).to_be_visible(timeout=START)
        page.get_by_role("button", name="Continue").click()
        expect(page.get_by_text("1 of 12 stars")).to_be_visible()
        alone.open("/learn")
        expect(page.get_by_text("Continue: Add cards up")).to_be_visible()


def test_the_first_deal_goes_on_after_a_reload(chromium: Browser, folder: Folder) -> None:
    with person(chromium, folder) as alone:
        page = alone.open("/learn/deal").page
        page.get_by_role("button", name="Show me").click()
        tap(page, "10S", "10D", verb="^Take")
        expect(page.get_by_role("button", name="Start over")).to_be_visible(timeout=START)
        page.reload()
        expect(page.locator("#teacher header")).to_contain_text("Turn 2 of 8", timeout=START)


def test_pages_open_without_a_network_in_both_languages(chromium: Browser, folder: Folder) -> None:
    own = Folder(folder.path)
    context = chromium.new_context()
    alone = Alone(context, own.url)
    alone.open("/").page.evaluate("() => navigator.serviceWorker.ready")
    own.stop()
    context.set_offline(True)
    alone.expects_outage = True
    for language, words in (("en", "8"), ("es", "8")):
        alone.open(f"/learn/capture?lang={language}")
        expect(alone.page.locator("html")).to_have_attribute("lang", language)
        expect(alone.page.locator("#task")).to_contain_text(words)
        tap(alone.page, "8S", "8H", verb="8♥")
        expect(alone.page.locator("#teacher .words.right")).to_be_visible()
    context.close()
