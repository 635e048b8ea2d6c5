"""Pages beside the table without a server: review, your matches, statistics, the deal of the day."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.alone import START, Alone, Folder, person, written

pytestmark = [pytest.mark.browser, pytest.mark.slow]

PATIENCE = 240_000
"""How many milliseconds a review may take on a busy machine."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Folder]:
    running = Folder(written(tmp_path_factory.mktemp("folder")))
    yield running
    running.stop()


def played(alone: Alone) -> str:
    """A match that is over."""
    match = alone.open("/").new_match(target=1)
    alone.play_deal()
    expect(alone.count).to_be_visible()
    return match


def test_a_match_is_reviewed_listed_and_counted(chromium: Browser, folder: Folder, tmp_path: Path) -> None:
    with person(chromium, folder) as alone:
        match = played(alone)
        alone.count.get_by_role("link", name="Review").click()
        page = alone.page
        expect(page.get_by_role("progressbar")).to_be_visible(timeout=START)
        expect(page.get_by_role("slider")).to_be_visible(timeout=PATIENCE)
        page.get_by_role("button", name="Next", exact=True).click()
        with page.expect_download() as saved:
            page.get_by_role("link", name="Download").click()
        saved.value.save_as(tmp_path / "review.html")
        assert (tmp_path / "review.html").read_text("utf-8").startswith("<!doctype html>")
        page.get_by_role("link", name="My games", exact=True).first.click()
        expect(page.locator(f'a[href="/review/{match}"]')).to_be_visible(timeout=START)
        expect(page.get_by_role("link", name="Export all")).to_be_visible()
        page.get_by_role("searchbox").fill("royal")
        expect(page.locator(f'a[href="/review/{match}"]')).to_have_count(0)
        page.get_by_role("link", name="My statistics").click()
        expect(page.locator(".statistics li")).to_have_count(1, timeout=START)
        expect(page.get_by_role("alert")).to_have_count(0)


def test_a_match_continues_from_a_move_of_its_review(chromium: Browser, folder: Folder) -> None:
    with person(chromium, folder) as alone:
        match = played(alone)
        alone.open(f"/review/{match}")
        alone.page.get_by_role("button", name="Play on").click(timeout=PATIENCE)
        alone.page.wait_for_url(lambda url: "/m/" in url and match not in url, timeout=START)
        alone.sits()


def test_the_deal_of_the_day_is_played_once(chromium: Browser, folder: Folder) -> None:
    with person(chromium, folder) as alone:
        alone.open("/").page.get_by_role("link", name="Daily").first.click()
        page = alone.page
        page.get_by_role("button", name="Play", exact=True).click(timeout=START)
        alone.sits()
        alone.play_deal()
        page.get_by_role("link", name="Results").first.click()
        expect(page.locator(".own[role=status]")).to_be_visible(timeout=START)
        expect(page.get_by_role("button", name="Play", exact=True)).to_have_count(0)
        expect(page.get_by_role("link", name="Weekly")).to_have_count(0)


def test_pages_open_without_a_network_in_both_languages(chromium: Browser, folder: Folder) -> None:
    own = Folder(folder.path)
    context = chromium.new_context()
    alone = Alone(context, own.url)
    alone.open("/").page.evaluate("() => navigator.serviceWorker.ready")
    own.stop()
    context.set_offline(True)
    alone.expects_outage = True
    for path, words in (
        ("/games", "no games"),
        ("/daily", "Casino"),
        ("/statistics", "Play"),
        ("/review/none", "no such match"),
    ):
        alone.open(path)
        expect(alone.page.locator("#main")).to_contain_text(words, timeout=START, ignore_case=True)
    if (folder.path / "es").is_dir():
        alone.open("/games?lang=es")
        expect(alone.page.locator("html")).to_have_attribute("lang", "es")
    context.close()
