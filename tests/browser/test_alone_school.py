"""Lessons and puzzles without a server: they open without Python, are solved, and open without a network."""

import re
from collections.abc import Iterator
from datetime import UTC, datetime

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.alone import START, Alone, Folder, person, written
from browser.seen import expect_seen
from cassino.analysis.puzzles.puzzle import Puzzle, number_of_day, puzzle_number
from cassino.engine.move import Move
from cassino.notation.move import format_move

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


def play(page: Page, puzzle: Puzzle, move: Move) -> None:
    """Type a move of a puzzle."""
    page.keyboard.press("/")
    page.keyboard.type(format_move(puzzle.state, move))
    page.keyboard.press("Enter")


def test_the_puzzle_of_the_day_opens_before_python_runs(chromium: Browser, folder: Folder) -> None:
    with person(chromium, folder, WITHOUT_PYTHON) as alone:
        page = alone.open("/").page
        page.get_by_role("navigation").get_by_role("link", name="Puzzle").click()
        expect_seen(page.get_by_role("heading", name="Puzzle of the day"))
        expect_seen(alone.hand.first)
        expect(page.get_by_text("puzzle rating")).to_have_count(0)
        today = puzzle_number(number_of_day(datetime.now(UTC).date()))
        expect(page.locator("[data-picks=hand] [data-pick]")).to_have_count(today.state.hand_size(today.seat))
        page.get_by_role("button", name="Show the solution").click()
        expect_seen(page.locator(".notice", has_text="Getting ready"))
        assert alone.violations() == []
        alone.open("/puzzle/next")
        expect_seen(page.locator("#task").get_by_text("Getting ready"))


def test_a_puzzle_is_solved_and_counts(chromium: Browser, folder: Folder) -> None:
    puzzle = puzzle_number(1)
    with person(chromium, folder) as alone:
        page = alone.open("/puzzle/1").page
        expect_seen(alone.hand.first)
        play(page, puzzle, puzzle.move(puzzle.refutations[0].move))
        expect_seen(page.get_by_role("heading", name="Not the best move."), timeout=START)
        page.get_by_role("button", name="Try again").click()
        play(page, puzzle, puzzle.moves[0])
        expect_seen(page.get_by_role("heading", name="Right this time."), timeout=START)
        expect(page.locator(".rated")).to_have_count(0)
        page.get_by_role("link", name="Next puzzle").click()
        expect(page).to_have_url(re.compile(r"/puzzle/\d+$"), timeout=START)
        page.get_by_role("button", name="Show the solution").click()
        expect_seen(page.get_by_role("heading", name="The solution"), timeout=START)
        second = puzzle_number(int(page.url.rpartition("/")[2]))
        page.reload()
        expect_seen(alone.hand.first)
        play(page, second, second.moves[0])
        expect_seen(page.locator(".verdict.right"), timeout=START)
        alone.open("/puzzle/1")
        expect_seen(page.get_by_text("solved before"))
        page.get_by_text("Choose a theme").click(timeout=START)
        assert not re.search(r"[1-9]\d* of \d+ solved", page.locator(".themes").inner_text())


def test_the_tutor_tells_what_a_match_shows(chromium: Browser, folder: Folder) -> None:
    with person(chromium, folder) as alone:
        alone.open("/").new_match(target=1)
        alone.play_deal()
        expect(alone.count).to_be_visible()
        page = alone.open("/learn").page
        expect_seen(page.get_by_role("heading", name="Your skills"), timeout=START)
        expect(page.locator(".skills li")).to_have_count(9)
        page.locator(".skills a").first.click()
        expect_seen(alone.hand.first)


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
        alone.open(f"/puzzle/2?lang={language}")
        expect(alone.page.locator("html")).to_have_attribute("lang", language)
        expect(alone.page.locator("#asked")).to_contain_text("2")
        play(alone.page, puzzle_number(2), puzzle_number(2).moves[0])
        expect(alone.page.locator(".verdict.right")).to_be_visible(timeout=START)
    context.close()
