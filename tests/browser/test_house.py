"""House rules: made, repaired, kept, shared and played."""

import re
from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Locator, Page, Request, Route, expect

from browser.conftest import Server
from browser.seen import expect_seen
from browser.tables import Table
from browser.test_looks import OVERFLOW, PHONE

pytestmark = pytest.mark.browser

SMALL_TARGETS = """() => [...document.querySelectorAll('#main :is(button, a, select, input, textarea)')]
  .filter(each => each.offsetParent && !each.matches('p a, li a, h3 a, input[type=radio], input[type=checkbox]'))
  .map(each => [each.getAttribute('aria-label') ?? each.textContent.trim(), each.getBoundingClientRect()])
  .filter(([name, place]) => place.width < 43.9 || place.height < 43.9)
  .map(([name, place]) => `${name} ${place.width} x ${place.height}`)"""


def question(page: Page, text: str) -> Locator:
    """The controls of an option."""
    return page.get_by_role("group", name=text)


def opened(table: Table, path: str = "/house/new?from=casino") -> Page:
    """The editor with all groups open."""
    page = table.open(path).page
    expect_seen(page.locator("details.group").first)
    page.locator("details.group").evaluate_all("all => all.forEach(each => { each.open = true })")
    return page


def state(page: Page) -> Locator:
    return page.locator(".editor-bar .state")


def test_made_repaired_kept_shared_and_played(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server)
    page = table.open("/").page
    page.get_by_role("button", name="Rules").click()
    page.get_by_role("link", name="Make your own rules").click()
    page.get_by_label("Game to begin with").select_option(label="Royal Casino")
    page.get_by_role("button", name="Change its rules").click()
    page.get_by_label("Name", exact=True).fill("Sunday Royal")
    question(page, "How many points win the match?").get_by_role("spinbutton").fill("11")
    question(page, "How many cards does each player get at a time?").get_by_role("spinbutton").fill("5")
    expect_seen(page.get_by_role("heading", name="3 conflicts"))
    expect(page.get_by_role("button", name="Save", exact=True)).to_be_disabled()
    page.locator(".conflicts a").first.click()
    hand = page.locator("#option-dealing-hand")
    expect(hand.get_by_role("spinbutton")).to_be_focused()
    expect(hand).to_contain_text("Royal Casino: 4.")
    hand.get_by_role("button", name="Cards in a hand: 4").first.click()
    expect(state(page)).to_have_text("No conflicts 1 change")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(state(page)).to_contain_text("saved")
    expect(page).to_have_url(re.compile("/house/(?!new)"))
    page.get_by_role("button", name="Share").click()
    code = page.get_by_label("Code", exact=True).input_value()
    link = page.get_by_label("Link", exact=True).input_value()
    assert link.endswith(f"/s/{code}")
    play_the_code(sit_down(server), code)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play", exact=True).click()
    table.settle()
    table.play_move()
    assert table.views[-1]["variant"]["title"] == "Sunday Royal" and table.views[-1]["target"] == 11


def play_the_code(friend: Table, code: str) -> None:
    """Somebody else enters the code and plays a move by its rules."""
    page = friend.open("/house").page
    page.get_by_label("Code or link you received").fill(code)
    page.get_by_role("button", name="Open the code").click()
    expect_seen(page.get_by_role("heading", name="Sunday Royal"))
    expect(question(page, "How many points win the match?").get_by_role("spinbutton")).to_have_value("11")
    page.get_by_role("button", name="Play", exact=True).click()
    friend.settle()
    friend.play_move()
    assert friend.views[-1]["target"] == 11


def test_they_stand_in_the_game_chooser(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server)
    page = opened(table)
    page.get_by_label("Name", exact=True).fill("Short Casino")
    question(page, "How many points win the match?").get_by_role("spinbutton").fill("7")
    expect(state(page)).to_contain_text("1 change")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(state(page)).to_contain_text("saved")
    table.open("/")
    page.get_by_role("button", name="Rules").click()
    expect_seen(page.get_by_role("heading", name="Your rules"))
    page.keyboard.press("Escape")
    table.choose_rules("Short Casino")
    page.get_by_role("button", name="Play", exact=True).click()
    table.settle()
    assert table.views[-1]["variant"]["title"] == "Short Casino" and table.views[-1]["target"] == 7
    page.goto(server.url + table.views[-1]["rules"])
    expect_seen(page.get_by_role("heading", name="Short Casino", exact=True))


def test_renamed_downloaded_and_deleted(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server)
    page = opened(table)
    page.get_by_label("Name", exact=True).fill("First name")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(state(page)).to_contain_text("saved")
    page.get_by_role("link", name="House rules").click()
    page.get_by_role("button", name="Rename First name").click()
    page.get_by_role("dialog").get_by_label("Name").fill("Second name")
    page.get_by_role("dialog").get_by_role("button", name="Rename").click()
    expect_seen(page.get_by_role("link", name="Second name", exact=True))
    with page.expect_download() as download:
        page.get_by_role("link", name="Download Second name").click()
    text = download.value.path().read_text("utf-8")
    assert 'title = "Second name"' in text
    page.get_by_label("Or paste its text").fill(text.replace("Second", "Third") + "[endign]\n")
    page.get_by_role("button", name="Open the file").click()
    expect(page.get_by_role("alert")).to_contain_text("Did you mean “ending”?")
    table.errors.clear()
    page.get_by_label("Or paste its text").fill(text.replace("Second", "Third"))
    page.get_by_role("button", name="Open the file").click()
    expect_seen(page.get_by_role("heading", name="Third name"))
    page.go_back()
    page.get_by_label("Game to begin with").select_option(label="Second name")
    page.get_by_role("button", name="Change its rules").click()
    page.get_by_label("Name", exact=True).fill("A copy")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(state(page)).to_contain_text("saved")
    page.get_by_role("link", name="House rules").click()
    expect_seen(page.get_by_role("link", name="A copy", exact=True))
    page.get_by_role("button", name="Delete Second name").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(page.get_by_role("link", name="Second name", exact=True)).to_have_count(0)


def test_two_taps_save_once_and_what_is_typed_meanwhile_is_not_saved(
    server: Server, sit_down: Callable[..., Table]
) -> None:
    page = opened(sit_down(server))
    held: list[Route] = []
    page.route("**/api/house?*", lambda route: held.append(route))
    page.get_by_label("Name", exact=True).fill("Twice")
    with page.expect_request("**/api/house?*"):
        page.get_by_role("button", name="Save", exact=True).dblclick()
    page.get_by_label("Name", exact=True).fill("Later")
    held[0].continue_()
    expect(page).to_have_url(re.compile("/house/(?!new)"))
    expect(page.get_by_role("button", name="Save", exact=True)).to_be_enabled()
    expect(state(page)).not_to_contain_text("saved")
    assert len(held) == 1


def test_what_was_just_changed_counts_although_the_server_has_not_seen_it(
    server: Server, sit_down: Callable[..., Table]
) -> None:
    table = sit_down(server)
    page = opened(table)
    held: list[Route] = []
    checks = "**/api/house/check?*"

    def click(name: str, points: int, role: Literal["button", "link"] = "button", taps: int = 1) -> None:
        """Sets the points that win, and uses the rules before the server has said what it thinks of them."""
        page.route(checks, lambda route: held.append(route))
        question(page, "How many points win the match?").get_by_role("spinbutton").fill(str(points))
        with page.expect_request(checks):
            page.get_by_role(role, name=name, exact=True).click(click_count=taps)
        for route in held:
            route.continue_()
        held.clear()
        page.unroute(checks)

    click("Save", 6)
    expect(state(page)).to_have_text("No conflicts 1 change, saved")
    click("Share", 7)
    code = page.get_by_label("Code", exact=True).input_value()
    assert server.post("/api/house/draft", {"code": code})["draft"]["changes"]["ending.target"] == 7
    page.keyboard.press("Escape")
    with page.expect_download() as download:
        click("Download", 8)
    assert "target = 8" in download.value.path().read_text("utf-8")
    click("Rule book", 9, "link")
    expect_seen(page.get_by_text("Keep dealing until a side reaches 9 points and wins."))
    page.go_back()
    expect_seen(page.locator("details.group").first)
    page.locator("details.group").evaluate_all("all => all.forEach(each => { each.open = true })")
    click("Play", 5, taps=2)
    table.settle()
    assert table.views[-1]["target"] == 5


def test_an_editor_that_was_left_leaves_the_next_one_alone(server: Server, sit_down: Callable[..., Table]) -> None:
    for title in ("Left one", "Next one"):
        server.post("/api/house", {"title": title, "parent": "casino_long", "changes": {"ending.target": 7}})
    page = sit_down(server).open("/house").page
    held: list[Route] = []
    page.get_by_role("button", name="Edit Left one").click()
    page.route("**/api/house/check?*", lambda route: held.append(route))
    with page.expect_request("**/api/house/check?*"):
        page.get_by_label("Name", exact=True).fill("Changed and left")
    page.go_back()
    page.get_by_role("button", name="Edit Next one").click()
    expect(page.get_by_label("Name", exact=True)).to_have_value("Next one")
    with page.expect_request_finished():
        held[0].continue_()
    expect(page).to_have_title("Next one · Cassino")
    page.reload()
    expect(page.get_by_label("Name", exact=True)).to_have_value("Next one")
    expect(page).to_have_title("Next one · Cassino")


def test_a_title_that_is_refused_stays_in_its_window(server: Server, sit_down: Callable[..., Table]) -> None:
    made = server.post("/api/house", {"title": "Old title", "parent": "casino_long", "changes": {"ending.target": 7}})
    table = sit_down(server).open("/house")
    table.expects_outage = True
    page = table.page
    page.get_by_role("button", name="Rename Old title").click()
    window = page.get_by_role("dialog")
    window.get_by_label("Name").fill("New title")
    page.route(f"**/api/house/{made['id']}?*", lambda route: route.abort("connectionfailed"))
    window.get_by_role("button", name="Rename").click()
    expect_seen(window.get_by_role("alert"))
    expect(window.get_by_label("Name")).to_have_value("New title")
    page.unroute(f"**/api/house/{made['id']}?*")
    window.get_by_role("button", name="Rename").click()
    expect(window).to_have_count(0)
    expect_seen(page.get_by_role("link", name="New title", exact=True))


def test_two_taps_make_one_match(server: Server, sit_down: Callable[..., Table]) -> None:
    server.post("/api/house", {"title": "Tapped twice", "parent": "casino_long", "changes": {"ending.target": 7}})
    table = sit_down(server, settings={"bot": "level1"}).open("/house")
    made: list[Request] = []
    table.page.on("request", lambda request: made.append(request) if "/api/matches?" in request.url else None)
    button = table.page.get_by_role("button", name="Play Tapped twice")

    def tap_twice() -> None:
        with table.page.expect_request("**/m/*"):
            button.click()
        button.click()

    table.leave_and_come_back(tap_twice)
    assert len(made) == 1
    with table.page.expect_request("**/m/*"):
        button.click()


def test_rules_of_somebody_else_become_a_copy(server: Server, sit_down: Callable[..., Table]) -> None:
    ours = server.post("/api/house", {"title": "Anns rules", "parent": "casino_long", "changes": {"ending.target": 7}})
    page = opened(sit_down(server, stranger=True), f"/house/{ours['id']}")
    expect_seen(page.get_by_text("These are someone else’s rules"))
    page.get_by_label("Name", exact=True).fill("Bobs rules")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(state(page)).to_contain_text("saved")
    expect(page).not_to_have_url(re.compile(ours["id"]))
    expect(page.get_by_text("These are someone else’s rules")).to_have_count(0)
    page.get_by_role("link", name="House rules").click()
    expect_seen(page.get_by_role("link", name="Bobs rules", exact=True))
    expect(page.get_by_role("link", name="Anns rules", exact=True)).to_have_count(0)
    ann = sit_down(server).open("/house").page
    expect_seen(ann.get_by_role("link", name="Anns rules", exact=True))


def test_an_option_without_effect_says_why(server: Server, sit_down: Callable[..., Table]) -> None:
    page = opened(sit_down(server))
    question(page, "How can you make builds?").get_by_label("not at all", exact=True).check(force=True)
    limit = page.locator("#option-building-limit")
    expect(limit).to_contain_text("The game has no builds. So this has no effect.")
    expect(limit.get_by_role("radio").first).to_be_disabled()
    page.locator("#option-building-source").get_by_role("button", name="Reset this option").click()
    expect(limit.get_by_role("radio").first).to_be_enabled()


def test_options_that_lose_their_effect_go_back_together(server: Server, sit_down: Callable[..., Table]) -> None:
    page = opened(sit_down(server))
    limit = question(page, "How many builds can you own?")
    limit.get_by_label("one at the end of a turn", exact=True).check(force=True)
    question(page, "Can you trail while you own a build?").get_by_label("yes", exact=True).check(force=True)
    question(page, "How can you make builds?").get_by_label("not at all", exact=True).check(force=True)
    expect_seen(page.get_by_role("heading", name="2 conflicts"))
    page.get_by_role("button", name="Reset all 2 options").click()
    expect(state(page)).to_contain_text("No conflicts")


def test_scoring_items_are_a_list(server: Server, sit_down: Callable[..., Table]) -> None:
    page = opened(sit_down(server))
    items = page.locator("#option-scoring-items")
    page.get_by_role("button", name="Add a line").click()
    page.get_by_label("Line 6: what scores").select_option("primiera")
    expect(items.locator("li")).to_have_count(6)
    page.get_by_label("Line 6: points").fill("0")
    expect(items).to_contain_text("What scores, line 6: This must be from 1 to 100, not 0.")
    page.get_by_label("Line 6: points").fill("2")
    expect(state(page)).to_contain_text("No conflicts")
    page.get_by_role("button", name="Line 6: move up").click()
    expect(page.get_by_label("Line 5: what scores")).to_have_value("primiera")
    page.get_by_role("button", name="Line 1: remove").click()
    expect(items.locator("li")).to_have_count(5)
    question(page, "Which cards do you play with?").get_by_label("40 Rook cards").check(force=True)
    expect(page.get_by_label("Line 2: which cards").locator("option:checked")).to_have_text("yellow ten")


def test_a_reload_keeps_the_draft(server: Server, sit_down: Callable[..., Table]) -> None:
    page = opened(sit_down(server))
    question(page, "How many points win the match?").get_by_role("spinbutton").fill("9")
    expect(state(page)).to_contain_text("1 change")
    page.reload()
    expect(state(page)).to_contain_text("1 change")
    page.get_by_role("switch", name="Show changes only").check()
    expect(page.locator(".option")).to_have_count(1)


def test_by_keyboard_alone(server: Server, sit_down: Callable[..., Table]) -> None:
    page = opened(sit_down(server))
    pack = question(page, "Which cards do you play with?")
    pack.get_by_label("52 cards").focus()
    page.keyboard.press("ArrowDown")
    expect(pack.get_by_label("40 cards, no pictures")).to_be_checked()
    expect(pack.get_by_label("40 cards, no pictures")).to_be_focused()
    expect_seen(page.get_by_role("heading", name="conflicts"))
    expect(page.locator("#live")).to_contain_text("conflicts")


def test_an_unknown_set_and_a_wrong_code_say_so(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server)
    table.expects_refusal = True
    for path in ("/house/nothing-here", "/s/Axxxx"):
        table.open(path)
        expect_seen(table.page.get_by_role("alert"))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(server: Server, sit_down: Callable[..., Table], scheme: str) -> None:
    table = sit_down(server, color_scheme=scheme)
    page = opened(table)
    assert table.violations() == []
    page.get_by_role("button", name="Share").click()
    expect_seen(page.get_by_role("dialog"))
    assert table.violations() == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    question(page, "Which cards do you play with?").get_by_label("40 Rook cards").check(force=True)
    expect_seen(page.locator(".conflict").first)
    assert table.violations() == []
    page.get_by_role("link", name="House rules").click()
    expect_seen(page.get_by_role("heading", name="New rules"))
    assert table.violations() == []


def test_a_phone(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server, **PHONE)
    page = opened(table)
    question(page, "Which cards do you play with?").get_by_label("40 Rook cards").check(force=True)
    expect_seen(page.locator(".conflict").first)
    for path in ("", "/house"):
        if path:
            table.open(path)
            expect_seen(page.get_by_role("heading", name="New rules"))
        assert page.evaluate(OVERFLOW) == 0
        assert page.evaluate(SMALL_TARGETS) == []
