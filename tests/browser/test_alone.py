"""The table without a server: Python in the browser, matches in the browser's store."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.alone import START, Alone, Folder, person, written
from browser.seen import expect_seen
from browser.test_keyboard import play_move, press
from cassino.engine.match import Match
from cassino.hosted.driver.next_step import BotMove, Count, next_step
from cassino.hosted.match.events import parse_event
from cassino.hosted.match.match import restored
from cassino.notation.record_reader import read_record
from cassino.rules import load_variant
from cassino.tui.game import Game
from cassino.tui.seats import parse_seats

pytestmark = [pytest.mark.browser, pytest.mark.slow]

NO_STORE = "Object.defineProperty(self, 'indexedDB', { value: undefined });"
NO_WASM = "delete self.WebAssembly;"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Folder]:
    running = Folder(written(tmp_path_factory.mktemp("folder")))
    yield running
    running.stop()


def button(alone: Alone, name: str) -> None:
    alone.page.get_by_role("button", name=name, exact=True).click()


def test_the_start_page_is_usable_before_python_and_play_waits_for_it(chromium: Browser, folder: Folder) -> None:
    with person(chromium, folder) as alone:
        alone.open("/").choose_rules("Royal Casino")
        button(alone, "Play")
        expect(alone.page.get_by_role("button", name="Getting ready")).to_be_disabled()
        alone.sits()
        assert "Royal" in alone.view["variant"]["title"] and alone.view["fair"] is None
        nobody = alone.page.get_by_role("button", name="At this table").or_(
            alone.page.get_by_role("button", name="Talk")
        )
        expect(nobody).to_have_count(0)


def test_a_match_by_the_keyboard_to_its_end_and_once_more(chromium: Browser, folder: Folder, tmp_path: Path) -> None:
    with person(chromium, folder, coach=True) as alone:
        match = alone.open("/").new_match(target=1)
        first = alone.view["hand"]
        play_move(alone)
        press(alone, "u")
        expect(alone.hand).to_have_count(len(first))
        for _ in range(40):
            if alone.count.count():
                break
            play_move(alone)
        expect_seen(alone.count)
        expect(alone.count.get_by_role("link", name="Review")).to_be_visible()
        alone.count.get_by_text("More", exact=True).click()
        with alone.page.expect_download() as saved:
            alone.count.get_by_role("link", name="Game record").click()
        saved.value.save_as(tmp_path / "record.txt")
        record, _ = read_record((tmp_path / "record.txt").read_text("utf-8"))
        rows = [row for row in alone.kept() if row["match"] == match]
        hosted = restored((parse_event(row["text"]), row["at"]) for row in rows)
        assert record == hosted.match.record() and alone.version == hosted.version
        alone.count.get_by_role("button", name="Rematch").click()
        alone.page.wait_for_url(lambda url: "/m/" in url and match not in url)
        alone.sits()
        assert alone.view["phase"] == "play" and alone.view["id"] != match
        alone.open(f"/m/{match}/replay")
        expect(alone.page.get_by_role("button", name="One step")).to_be_visible(timeout=START)


def test_hints_a_next_deal_and_a_closed_tab(chromium: Browser, folder: Folder) -> None:
    with person(chromium, folder) as alone:
        match = alone.open("/").new_match()
        alone.take_hint()
        before = alone.moment
        alone.page.locator(".verb.hinted").click()
        alone.wait_for_move(before)
        alone.play_deal()
        button(alone, "Next deal")
        expect(alone.count).to_have_count(0)
        alone.settle()
        alone.play_move()
        shown = alone.view
        alone.page.close()
        again = Alone(alone.context, folder.url)
        again.open("/")
        again.page.get_by_role("link", name="Casino").filter(has_text="Hal").click(timeout=START)
        again.sits()
        assert (again.view["id"], again.view["deal"]) == (match, 2)
        assert [again.view[each] for each in ("version", "hand", "log", "table")] == [
            shown[each] for each in ("version", "hand", "log", "table")
        ]
        assert again.errors == []


def test_two_tabs_at_one_match(chromium: Browser, folder: Folder) -> None:
    with person(chromium, folder) as alone:
        match = alone.open("/").new_match()
        other = Alone(alone.context, folder.url)
        other.open(f"/m/{match}")
        other.sits()
        alone.play_move()
        other.wait_past(alone.version - 1)
        assert other.view == alone.view
        other.settle()
        other.play_move()
        alone.wait_past(other.version - 1)
        kept = [row["version"] for row in alone.kept()]
        assert kept == list(range(1, alone.version + 1)) and other.errors == []


def test_without_a_store_it_plays_and_says_that_nothing_is_kept(chromium: Browser, folder: Folder) -> None:
    with person(chromium, folder, NO_STORE) as alone:
        alone.open("/")
        expect(alone.page.get_by_role("status").filter(has_text="does not save")).to_be_visible(timeout=START)
        button(alone, "Play")
        alone.sits()
        expect_seen(alone.page.get_by_role("alert").filter(has_text="does not save"))
        button(alone, "OK")
        alone.play_move()


@pytest.mark.parametrize(
    ("patch", "missing", "words"), [(NO_WASM, "", "WebAssembly"), ("", "cassino.zip", "could not")]
)
def test_python_that_cannot_start(chromium: Browser, folder: Folder, patch: str, missing: str, words: str) -> None:
    with person(chromium, folder, patch) as alone:
        alone.expects_outage = True
        if missing:
            alone.context.route(f"**/python/*/{missing}", lambda route: route.abort())
        alone.open("/")
        expect(alone.page.get_by_role("alert").filter(has_text=words)).to_be_visible(timeout=START)
        alone.open("/m/unknown")
        expect(alone.page.get_by_role("alert").filter(has_text=words)).to_be_visible(timeout=START)
        expect(alone.page.get_by_role("link", name="Start page").last).to_be_visible()


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_match_without_a_network_has_the_record_of_the_terminal(
    chromium: Browser, folder: Folder, tmp_path: Path, language: str
) -> None:
    """After one visit the server is stopped; the match is played by the keyboard alone, and reloaded on the way."""
    own = Folder(folder.path)
    context = chromium.new_context()
    alone = Alone(context, own.url)
    alone.expects_outage = True
    alone.open("/" if language == "en" else f"/{language}/")
    alone.page.wait_for_function("() => navigator.serviceWorker.controller", timeout=START)
    own.stop()
    context.set_offline(True)
    match = alone.open("/").new_match(target=1)
    expect(alone.page.locator("html")).to_have_attribute("lang", language)
    for number in range(40):
        if alone.count.count():
            break
        play_move(alone)
        if number == 2:
            alone.page.reload()
            alone.sits()
    expect_seen(alone.count)
    alone.count.locator("summary").filter(visible=True).last.press("Enter")
    with alone.page.expect_download() as saved:
        alone.count.locator('a[href$="/record"]').press("Enter")
    saved.value.save_as(tmp_path / "record.txt")
    record, _ = read_record((tmp_path / "record.txt").read_text("utf-8"))
    hosted = restored((parse_event(row["text"]), row["at"]) for row in alone.kept() if row["match"] == match)
    assert record == hosted.match.record() == at_the_terminal(hosted.match).record()
    assert alone.errors == [] and alone.foreign == []
    context.close()


def at_the_terminal(played: Match) -> Match:
    """A match of the same seed in `cassino play`, where the person plays the same moves and the bots choose theirs."""
    moves = [move for deal in played.deals for move in deal.moves]
    match = Match(load_variant("casino_long"), 2, played.seed, target=1)
    game = Game(match, match.seated(parse_seats("Ann=human,Hal=level2")))
    while game.hosted.phase != "match_over":
        match next_step(game.hosted):
            case BotMove():
                game.play(game.bot_move())
            case Count():
                game.count()
            case _ if game.hosted.phase == "deal_over":
                game.next_deal()
            case _:
                game.play(moves[sum(len(deal.moves) for deal in game.match.deals)])
    return game.match
