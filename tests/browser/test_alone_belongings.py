"""House rules and score sheets without a server: made, used, kept in the browser, exported and imported."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.alone import START, Alone, Folder, person, written
from browser.seen import expect_seen

pytestmark = [pytest.mark.browser, pytest.mark.slow]

OLDER = """async () => {
  const opened = (name, version, upgrade) => new Promise((end, fail) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => upgrade?.(request.result);
    request.onsuccess = () => end(request.result);
    request.onerror = () => fail(request.error);
  });
  const all = (database, store) => new Promise((end) => {
    const request = database.transaction(store).objectStore(store).getAll();
    request.onsuccess = () => end(request.result);
  });
  const now = await opened("cassino");
  const [events, matches] = [await all(now, "events"), await all(now, "matches")];
  now.close();
  await new Promise((end) => { indexedDB.deleteDatabase("cassino").onsuccess = end; });
  const older = await opened("cassino", 1, (database) => {
    database.createObjectStore("events", { keyPath: ["match", "version"] });
    database.createObjectStore("matches", { keyPath: "id" });
  });
  const transaction = older.transaction(["events", "matches"], "readwrite");
  for (const row of events) transaction.objectStore("events").add(row);
  for (const line of matches) transaction.objectStore("matches").add(line);
  await new Promise((end) => { transaction.oncomplete = end; });
  older.close();
  return matches.length;
}"""
"""Replaces the database by one of the first form, with the same matches."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Folder]:
    running = Folder(written(tmp_path_factory.mktemp("folder")))
    yield running
    running.stop()


def make_rules(page: Page, name: str) -> None:
    """House rules to 7 points, from the list of games on; they are saved."""
    page.get_by_role("button", name="Rules").click(timeout=START)
    page.get_by_role("link", name="Make your own rules").click()
    page.get_by_label("Game to begin with").select_option(label="Royal Casino", timeout=START)
    page.get_by_role("button", name="Change its rules").click()
    page.get_by_label("Name", exact=True).fill(name)
    question = page.get_by_role("group", name="How many points win the match?")
    question.get_by_role("spinbutton").fill("7")
    expect(page.locator(".editor-bar .state")).to_contain_text("1 change")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.locator(".editor-bar .state")).to_contain_text("saved")


def test_rules_are_made_played_and_there_after_a_reload(chromium: Browser, folder: Folder) -> None:
    with person(chromium, folder) as alone:
        page = alone.open("/").page
        make_rules(page, "Sunday Royal")
        expect(page).to_have_url(re.compile("/house/(?!new)"))
        page.reload()
        expect_seen(page.get_by_role("heading", name="Sunday Royal"), timeout=START)
        page.get_by_role("button", name="Play", exact=True).click()
        alone.sits()
        alone.play_move()
        view = alone.views[-1]
        assert (view["variant"]["title"], view["target"]) == ("Sunday Royal", 7)
        alone.open(view["rules"])
        expect_seen(page.get_by_role("heading", name="Sunday Royal", exact=True), timeout=START)
        expect(page.locator("#options-title")).to_have_count(1)
        alone.open("/")
        alone.choose_rules("Sunday Royal")
        page.get_by_role("button", name="Play", exact=True).click()
        alone.sits()
        assert alone.views[-1]["target"] == 7


def test_rules_are_shared_saved_as_a_file_and_deleted(chromium: Browser, folder: Folder) -> None:
    with person(chromium, folder) as alone:
        page = alone.open("/").page
        make_rules(page, "Seven")
        page.get_by_role("link", name="House rules").click()
        with page.expect_download(timeout=START) as saved:
            page.get_by_role("link", name="Download Seven").click()
        assert saved.value.suggested_filename == "house_rules.toml"
        text = saved.value.path().read_text("utf-8")
        page.get_by_role("button", name="Share Seven").click()
        link = page.get_by_label("Link", exact=True).input_value()
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Delete Seven").click()
        page.get_by_role("dialog").get_by_role("button", name="Delete").click()
        expect(page.locator(".shelf")).to_have_count(0)
        page.get_by_label("Or paste its text").fill(text)
        page.get_by_role("button", name="Open the file").click()
        expect_seen(page.get_by_role("heading", name="Seven"))
    assert link.startswith(f"{folder.url}/house/new/?code=")
    with person(chromium, folder) as friend:
        page = friend.open(link.removeprefix(folder.url)).page
        expect_seen(page.get_by_role("heading", name="Seven"), timeout=START)
        page.get_by_role("link", name="Rule book").click()
        expect_seen(page.locator(".cover h1", has_text="Seven"), timeout=START)
        page.get_by_role("link", name="Print a two-page sheet").click()
        expect(page.locator("main h1")).to_contain_text("Seven", timeout=START)
        assert page.evaluate("() => [...document.styleSheets].length") >= 2


def begin_sheet(alone: Alone) -> Page:
    """A new score sheet of Ann and Bob, to 11 points."""
    page = alone.open("/").page
    page.get_by_role("link", name="Score pad").click(timeout=START)
    page.get_by_role("textbox", name="Player 1").fill("Ann")
    page.get_by_role("textbox", name="Player 2").fill("Bob")
    page.get_by_label("Points to win").fill("11")
    page.get_by_role("button", name="Begin").click(timeout=START)
    expect(page.get_by_role("heading", name="Deal 1")).to_contain_text("Bob deals", timeout=START)
    return page


def tell_deal(page: Page) -> None:
    """What Ann captured in a deal, without entering it."""
    page.get_by_label("Ann: cards", exact=True).fill("28")
    page.get_by_label("Ann: spades", exact=True).fill("7")
    for name in ("ten of diamonds", "two of spades", "ace of spades"):
        page.get_by_role("group", name="Ann: scoring cards").get_by_role("button", name=name).click()
    expect_seen(page.locator(".preview tfoot", has_text="8"))


def test_a_score_is_kept_to_the_winner(chromium: Browser, folder: Folder) -> None:
    with person(chromium, folder) as alone:
        alone.page.set_viewport_size({"width": 390, "height": 844})
        page = begin_sheet(alone)
        tell_deal(page)
        page.reload()
        expect(page.get_by_label("Ann: cards", exact=True)).to_have_value("28", timeout=START)
        page.get_by_role("button", name="Enter the deal").click()
        expect(page.locator(".totals b")).to_have_text(["8", "3"])
        tell_deal(page)
        page.get_by_role("button", name="Enter the deal").click()
        expect(page.locator(".winner")).to_have_text("Ann wins the match with 16 points, playing to 11.")
        with page.expect_download() as saved:
            page.get_by_role("link", name="As a table (CSV)").click()
        assert saved.value.suggested_filename == "score.csv"
        page.get_by_role("link", name="All score sheets").click()
        expect(page.locator(".books a").first).to_contain_text("Ann 16", timeout=START)
        page.locator(".books a").first.click()
        page.get_by_role("button", name="Delete this score sheet").click(timeout=START)
        page.get_by_role("dialog").get_by_role("button", name="Delete").click()
        expect(page.get_by_role("button", name="Begin")).to_be_enabled(timeout=START)
        expect(page.locator(".books a")).to_have_count(0)


def test_what_is_told_last_is_kept_when_the_page_is_left(chromium: Browser, folder: Folder) -> None:
    with person(chromium, folder) as alone:
        page = begin_sheet(alone)
        page.evaluate(
            """() => {
              const field = document.querySelector('[aria-label="Ann: cards"]');
              field.value = "6";
              field.dispatchEvent(new Event("input", { bubbles: true }));
              document.querySelector('main a[href="/score"]').click();
            }"""
        )
        page.locator(".books a").first.click(timeout=START)
        expect(page.get_by_label("Ann: cards", exact=True)).to_have_value("6", timeout=START)


def test_two_taps_import_a_file_once(chromium: Browser, folder: Folder, tmp_path: Path) -> None:
    (tmp_path / "cassino.json").write_text("{}")
    with person(chromium, folder) as alone:
        page = alone.open("/games").page
        page.locator("input[type=file]").set_input_files(tmp_path / "cassino.json")
        button = page.get_by_role("button", name="Import", exact=True)
        button.dispatch_event("click")
        expect(button).to_be_disabled()
        expect(button).to_be_enabled(timeout=START)


def test_everything_leaves_and_comes_back(chromium: Browser, folder: Folder, tmp_path: Path) -> None:
    with person(chromium, folder) as alone:
        tell_deal(begin_sheet(alone))
        make_rules(alone.open("/").page, "Exported")
        page = alone.open("/games").page
        with page.expect_download(timeout=START) as saved:
            page.get_by_role("link", name="Export all").click()
        saved.value.save_as(tmp_path / "cassino.json")
        alone.open("/house").page.get_by_role("button", name="Delete Exported").click(timeout=START)
        page.get_by_role("dialog").get_by_role("button", name="Delete").click()
        expect(page.locator(".shelf")).to_have_count(0)
        bring(alone, tmp_path / "cassino.json")
        expect(page.get_by_text("1 set of house rules was imported.")).to_be_visible(timeout=START)
        alone.open("/house")
        expect_seen(page.get_by_role("link", name="Exported", exact=True), timeout=START)
    with person(chromium, folder) as other:
        bring(other, tmp_path / "cassino.json")
        page = other.page
        expect(page.get_by_text("1 score sheet was imported.")).to_be_visible(timeout=START)
        other.open("/score").page.locator(".books a").click(timeout=START)
        expect(page.get_by_label("Ann: cards", exact=True)).to_have_value("28", timeout=START)


def bring(alone: Alone, file: Path) -> None:
    """Imports a file."""
    page = alone.open("/games").page
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("button", name="Import", exact=True).click()


def test_matches_of_an_older_form_are_still_there(chromium: Browser, folder: Folder) -> None:
    with person(chromium, folder) as alone:
        match = alone.open("/").new_match()
        alone.open("/licenses/")
        assert alone.page.evaluate(OLDER) == 1
        alone.open("/games/")
        expect(alone.page.locator(f'a[href="/m/{match}"]')).to_be_visible(timeout=START)
        make_rules(alone.open("/").page, "Newer")
        alone.open(f"/m/{match}").sits()


def test_rules_are_there_without_a_network(chromium: Browser, folder: Folder) -> None:
    own = Folder(folder.path)
    context = chromium.new_context(service_workers="allow")
    alone = Alone(context, own.url)
    alone.open("/").page.evaluate("() => navigator.serviceWorker.ready")
    own.stop()
    context.set_offline(True)
    alone.expects_outage = True
    alone.open("/rules/royal")
    alone.page.get_by_role("link", name="Change these rules").click()
    page = alone.page
    page.get_by_label("Name", exact=True).fill("On the train", timeout=START)
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.locator(".editor-bar .state")).to_contain_text("saved")
    page.get_by_role("link", name="Rule book").click()
    expect_seen(page.locator(".cover h1", has_text="On the train"), timeout=START)
    alone.open("/house?lang=es")
    expect(page.locator("html")).to_have_attribute("lang", "es")
    expect_seen(page.get_by_role("link", name="On the train", exact=True), timeout=START)
    context.close()
