"""The review of a match in Chromium: graph, keyboard, play on; hints step by step."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Server
from browser.seen import expect_seen
from browser.tables import Table
from browser.test_looks import PHONE
from table_server import seated

pytestmark = pytest.mark.browser
MADE = 120_000


@pytest.fixture(scope="module")
def match_id(server: Server) -> str:
    """A match of which a deal is over."""
    found = server.new_match(variant="haitian")
    with seated(server.port, found) as ann:
        while ann.until_asked()["phase"] == "play":
            choices = ann.ask("select", cards=ann.view["hand"][:1], table=[])["choices"]
            ann.ask("move", move=choices[0]["move"] if choices else ann.any_move())
    return found


@pytest.fixture
def reader(server: Server, match_id: str, sit_down: Callable[..., Table]) -> Table:
    """The page of its review."""
    table = sit_down(server).open(f"/review/{match_id}")
    expect_seen(table.page.get_by_role("slider"), timeout=MADE)
    return table


def shows(page: Page, number: int) -> None:
    """Waits until this move is shown."""
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuenow", str(number))


def last(page: Page) -> int:
    """The number of the last move."""
    return int(page.get_by_role("slider").get_attribute("aria-valuemax") or 0)


def test_keys_go_from_move_to_move(reader: Table) -> None:
    page = reader.page
    slider = page.get_by_role("slider")
    moves = last(page)
    slider.focus()
    for key, number in (("Home", 1), ("ArrowRight", 2), ("ArrowRight", 3), ("ArrowLeft", 2), ("End", moves)):
        page.keyboard.press(key)
        shows(page, number)
        expect(page.locator("#shown-title")).to_contain_text(f"Move {number} of {moves}")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(f"Move {moves}, deal 1:"))
    expect(page).to_have_url(re.compile(f"#m{moves}$"))
    page.keyboard.press("Enter")
    expect(page.locator("#move")).to_be_focused()


def test_a_phone_hears_nothing_of_arrow_keys(server: Server, match_id: str, sit_down: Callable[..., Table]) -> None:
    page = sit_down(server, **PHONE).open(f"/review/{match_id}").page
    expect_seen(page.get_by_text("Tap the curve to see a move."), timeout=MADE)
    expect(page.get_by_text("Use the arrow keys")).to_be_hidden()
    slider = page.get_by_role("slider")
    before = slider.get_attribute("aria-valuenow")
    slider.tap()
    expect(slider).not_to_have_attribute("aria-valuenow", str(before))


def test_the_page_passes_axe_in_both_looks(reader: Table) -> None:
    assert reader.violations() == []
    reader.page.emulate_media(color_scheme="dark")
    assert reader.violations() == []


def test_a_click_on_the_graph_shows_the_move_there(reader: Table) -> None:
    box = reader.page.locator(".graph svg").bounding_box()
    assert box
    reader.page.mouse.click(box["x"] + box["width"] - 8, box["y"] + box["height"] / 2)
    shows(reader.page, last(reader.page))


def test_luck_and_par_are_told_and_the_par_leads_to_its_move(reader: Table) -> None:
    page = reader.page
    breakdown = page.get_by_role("region", name="Luck and skill in points")
    *parts, result = [float(cell.replace("−", "-")) for cell in breakdown.get_by_role("cell").all_inner_texts()]
    assert len(parts) == 4 and round(sum(parts), 1) == result
    par = page.get_by_role("region", name="Perfect play of each deal in points")
    expect(par.get_by_role("row")).to_have_count(2)
    link = par.get_by_role("button")
    link.click()
    shows(page, int(link.inner_text().removeprefix("move ")))
    reader.page.emulate_media(color_scheme="light")
    assert reader.violations() == []


def test_one_can_play_on_from_a_move(reader: Table) -> None:
    page = reader.page
    page.get_by_role("slider").focus()
    page.keyboard.press("Home")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/m/*")
    reader.settle()
    assert len(reader.view["log"]) == 0 and reader.view["can"]["move"]


def test_two_taps_make_one_match(reader: Table) -> None:
    page = reader.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/branches" in request.url else None)
    page.get_by_role("button", name="Play on from here").dblclick()
    page.wait_for_url("**/m/*")
    assert len(asked) == 1


def test_a_match_without_a_finished_deal_says_so(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server)
    table.expects_refusal = True
    table.open(f"/review/{server.new_match()}")
    expect(table.page.get_by_role("alert")).to_contain_text("once its first deal is over")


def test_each_hint_tells_one_step_more(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server).open(f"/m/{server.new_match()}")
    table.settle()
    hint, told = table.page.get_by_role("button", name="Hint"), table.page.locator(".why.hint")
    hint.click()
    expect(told).to_contain_text("Press Hint again to see the cards.")
    expect(table.page.locator(".pick.chosen")).to_have_count(0)
    hint.click()
    expect(told).to_contain_text("Press Hint again to see the move.")
    expect_seen(table.page.locator(".pick.chosen").first)
    expect(table.page.locator(".verb.hinted")).to_have_count(0)
    hint.click()
    expect(table.page.locator(".verb.hinted, .tool.hinted")).to_have_count(1)
    assert table.violations() == []
