"""Opening a table, finding one in the lobby, and one's own games."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Request, Route, expect

from browser.conftest import Server
from browser.seen import expect_seen
from browser.tables import Table, together

pytestmark = pytest.mark.browser

Sit = Callable[..., Table]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
OVERFLOW = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
SMALL = """() => [...document.querySelectorAll('main button, main a, main select, main input')]
  .filter(each => each.offsetParent && each.getBoundingClientRect().height < 44).map(each => each.textContent)"""


def open_table(page: Page, name: str, **choices: str) -> None:
    """Fills the window of the lobby in; choices are selected by their label."""
    page.get_by_role("button", name="Invite friends").click()
    window = page.get_by_role("dialog", name="Open a table")
    window.get_by_role("textbox", name="Your name").fill(name)
    for label, choice in choices.items():
        window.get_by_role("combobox", name=label.replace("_", " ")).select_option(label=choice)
    window.get_by_role("radio", name="Anyone, in the lobby").check()
    window.get_by_role("button", name="Open the table").click()


def test_strangers_meet_in_the_lobby(server: Server, sit_down: Sit) -> None:
    ann = sit_down(server, stranger=True).open("/")
    ann.page.get_by_role("main").get_by_role("link", name="Friends").click()
    open_table(ann.page, "Anna", Rules="Royal Casino", Thinking_time="1 minute per move plus a time bank of 5 minutes")
    expect_seen(ann.hand.first)
    ben = sit_down(server, stranger=True, **PHONE).open("/lobby?variant=royal_north_american")
    line = ben.page.get_by_role("listitem").filter(has_text="Anna")
    expect(line).to_contain_text("1 minute")
    assert ben.violations() == []
    assert ben.page.evaluate(OVERFLOW) == 0
    assert ben.page.evaluate(SMALL) == []
    ben.page.get_by_role("textbox", name="Your name").fill("Ben")
    line.get_by_role("button", name="Join").tap()
    expect_seen(ben.hand.first)
    together(ann, ben).play_turn()
    assert [seat["name"] for seat in ann.view["seats"]] == ["You", "Ben"]
    assert ben.page.evaluate(OVERFLOW) == 0


def test_a_table_can_be_opened_by_somebody_faster_than_the_server(server: Server, sit_down: Sit) -> None:
    table = sit_down(server, stranger=True)
    waiting: list[Route] = []
    table.page.route("**/api/variants?*", lambda route: waiting.append(route))
    with table.page.expect_request("**/api/variants?*"):
        table.open("/lobby")
    button = table.page.get_by_role("button", name="Invite friends")
    expect(button).to_be_disabled()
    waiting[0].continue_()
    button.click()
    expect_seen(table.page.get_by_role("dialog", name="Open a table"))


LOOK_AGAIN = "() => document.dispatchEvent(new Event('visibilitychange'))"
"""The page asks for the open tables at once."""


def asks_for_tables(request: Request) -> bool:
    return "/api/lobby?" in request.url


def test_a_table_can_be_opened_after_the_server_has_failed_once(server: Server, sit_down: Sit) -> None:
    table = sit_down(server, stranger=True)
    table.expects_outage = True
    table.page.route("**/api/house?*", lambda route: route.abort("connectionfailed"))
    table.open("/lobby")
    button = table.page.get_by_role("button", name="Invite friends")
    expect_seen(table.page.get_by_role("alert"))
    expect(button).to_be_disabled()
    table.page.unroute("**/api/house?*")
    table.page.evaluate(LOOK_AGAIN)
    expect(button).to_be_enabled()
    expect(table.page.get_by_role("alert")).to_have_count(0)


def test_why_somebody_cannot_join_stays_until_something_else_is_wanted(server: Server, sit_down: Sit) -> None:
    ann = sit_down(server, stranger=True).open("/lobby")
    open_table(ann.page, "Dora")
    expect_seen(ann.hand.first)
    ben = sit_down(server, stranger=True)
    ben.expects_refusal = True
    refusal = {"error": "taken", "message": "Somebody was faster."}
    ben.page.route("**/api/matches/*/join?*", lambda route: route.fulfill(status=409, json=refusal))
    ben.open("/lobby")
    alert = ben.page.get_by_role("alert")
    button = ben.page.get_by_role("button", name="Dora")
    expect_seen(button)
    with ben.page.expect_request_finished(asks_for_tables):
        button.click()
    with ben.page.expect_request_finished(asks_for_tables):
        ben.page.evaluate(LOOK_AGAIN)
    expect(alert).to_have_text("Somebody was faster.")
    ben.page.get_by_role("combobox", name="Rules").select_option(label="Royal Casino")
    expect(alert).to_have_count(0)


def test_who_comes_back_to_the_lobby_can_use_it(server: Server, sit_down: Sit) -> None:
    for name in ("Elsa", "Flo"):
        host = sit_down(server, stranger=True).open("/lobby")
        open_table(host.page, name)
        expect_seen(host.hand.first)
    ben = sit_down(server, stranger=True).open("/lobby")
    ben.leave_and_come_back(ben.page.get_by_role("button", name="Elsa").click)
    expect(ben.page.get_by_role("button", name="Flo")).to_be_enabled()
    expect(ben.page.get_by_role("button", name="Elsa")).to_have_count(0)


def test_what_is_chosen_after_the_table_was_opened_does_not_count(server: Server, sit_down: Sit) -> None:
    table = sit_down(server, stranger=True)
    held: list[Route] = []
    table.page.route("**/api/fair?*", lambda route: held.append(route))
    with table.page.expect_request("**/api/fair?*"):
        open_table(table.open("/lobby").page, "Fred")
    expect(table.page.get_by_role("button", name="Open the table")).to_be_disabled()
    table.page.get_by_role("radio", name="Anyone with the link").check()
    with table.page.expect_request("**/api/matches?*") as asked:
        held[0].continue_()
    assert asked.value.post_data_json["visibility"] == "open"
    expect_seen(table.hand.first)


def test_the_lobby_shows_a_table_as_it_is_opened(server: Server, sit_down: Sit) -> None:
    ben = sit_down(server, stranger=True).open("/lobby")
    ann = sit_down(server, stranger=True).open("/lobby")
    open_table(ann.page, "Clara")
    expect_seen(ann.hand.first)
    expect_seen(ben.page.get_by_role("listitem").filter(has_text="Clara"), timeout=15_000)
    ann.open("/lobby")
    ann.page.get_by_role("listitem").filter(has_text="Clara").get_by_role("link", name="Continue").click()
    expect_seen(ann.hand.first)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_window_and_the_pages_are_for_everybody(server: Server, sit_down: Sit, scheme: str) -> None:
    server.new_match(target=1)
    table = sit_down(server, color_scheme=scheme).open("/lobby")
    table.page.get_by_role("button", name="Invite friends").click()
    expect_seen(table.page.get_by_role("dialog", name="Open a table"))
    expect(table.page.get_by_role("switch", name="Rated")).to_be_disabled()
    assert table.violations() == []
    for path in ("/lobby", "/games", "/statistics"):
        table.open(path)
        expect_seen(table.page.get_by_role("heading", level=1))
        expect(table.page.get_by_role("status")).to_have_count(0)
        assert table.violations() == []


def test_ones_own_games_are_searched_and_kept(server: Server, sit_down: Sit) -> None:
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "name": "Zoltan", "bot": "greedy"}]
    match = server.new_match(seats=seats, variant="scopa", target=1)
    table = sit_down(server).open(f"/m/{match}")
    table.play_match()
    table.count.get_by_role("button", name="All cards").click()
    cards = table.page.get_by_role("region", name="Hands")
    expect(cards.get_by_role("heading").first).to_have_text("Round 1")
    assert table.violations() == []
    table.open("/games")
    table.page.get_by_role("searchbox", name="Search names").fill("zoltan")
    game = table.page.get_by_role("list", name="Games").get_by_role("listitem")
    expect(game).to_have_count(1)
    with table.page.expect_download() as record:
        game.get_by_role("link", name="Game record").click()
    assert "[Cassino record]" in record.value.path().read_text("utf-8")
    with table.page.expect_download() as export:
        table.page.get_by_role("link", name="Export all").click()
    assert match in export.value.path().read_text("utf-8")
    table.page.get_by_role("combobox", name="Show").select_option(label="In progress")
    expect_seen(table.page.get_by_text("No games found"))
    table.page.get_by_role("combobox", name="Show").select_option(label="Finished")
    game.get_by_role("link", name="Open").click()
    expect_seen(table.count)
