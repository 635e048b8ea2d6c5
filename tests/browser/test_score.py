"""The score of a game with real cards, kept on a phone on the kitchen table."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from browser.conftest import Server
from browser.seen import expect_seen
from browser.tables import Table

pytestmark = pytest.mark.browser

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
SMALLEST = 44
AT_ONCE = """([name, value, press]) => {
  const field = document.querySelector(`[aria-label="${name}"]`);
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  [...document.querySelectorAll("main :is(a, button)")].find((each) => each.textContent.trim() === press).click();
}"""
"""A number is entered and something pressed before anything of it is sent."""


def new_book(server: Server, **wish: Any) -> str:
    """The path of a new score of Ann and Bob; Ann keeps it."""
    made = server.post("/api/scorebooks", {"variant": "casino_long", "names": ["Ann", "Bob"], "dealer": 1, **wish})
    return f"/score/{made['id']}"


def number(page: Page, name: str) -> Locator:
    return page.get_by_label(name, exact=True)


def card(page: Page, side: str, name: str) -> Locator:
    return page.get_by_role("group", name=f"{side}: scoring cards").get_by_role("button", name=name)


def tell_deal(page: Page, cards: int = 28, spades: int = 7) -> None:
    number(page, "Ann: cards").fill(str(cards))
    number(page, "Ann: spades").fill(str(spades))
    for name in ("ten of diamonds", "two of spades", "ace of spades"):
        card(page, "Ann", name).click()
    expect_seen(page.locator(".preview tfoot"))


def enter_deal(page: Page) -> None:
    page.get_by_role("button", name="Enter the deal").click()


def has_totals(page: Page, *totals: str) -> None:
    expect(page.locator(".totals b")).to_have_text(list(totals))


def test_a_match_from_the_start_page_to_the_winner(server: Server, sit_down: Callable[..., Table]) -> None:
    page = sit_down(server, **PHONE).open("/").page
    page.get_by_role("link", name="Score pad").click()
    page.get_by_role("textbox", name="Player 1").fill("Ann")
    page.get_by_role("textbox", name="Player 2").fill("Bob")
    page.get_by_label("Points to win").fill("11")
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("heading", name="Deal 1")).to_contain_text("Bob deals")
    tell_deal(page)
    expect(number(page, "Bob: cards")).to_have_attribute("placeholder", "24")
    expect(card(page, "Bob", "ace of hearts")).to_have_attribute("aria-pressed", "true")
    expect(card(page, "Bob", "ten of diamonds, Ann has it")).to_be_disabled()
    enter_deal(page)
    expect(page.get_by_role("heading", name="Deal 2")).to_contain_text("Ann deals")
    has_totals(page, "8", "3")
    expect(page.locator("#live")).to_contain_text("Match score: Ann 8, Bob 3.")
    tell_deal(page)
    enter_deal(page)
    expect(page.locator(".winner")).to_have_text("Ann wins the match with 16 points, playing to 11.")
    page.get_by_role("button", name="Play again").click()
    expect(page.get_by_role("heading", name="Deal 1")).to_contain_text("Bob deals")
    has_totals(page, "0", "0")


def test_what_was_told_is_there_after_a_reload(server: Server, sit_down: Callable[..., Table]) -> None:
    page = sit_down(server, **PHONE).open(new_book(server)).page
    tell_deal(page)
    page.reload()
    expect(number(page, "Ann: cards")).to_have_value("28")
    expect(card(page, "Ann", "ten of diamonds")).to_have_attribute("aria-pressed", "true")
    page.goto(f"{server.url}/score")
    expect(page.locator(".books a").first).to_contain_text("Ann 0")


def test_everything_wrong_is_shown_at_once(server: Server, sit_down: Callable[..., Table]) -> None:
    page = sit_down(server, **PHONE).open(new_book(server)).page
    enter_deal(page)
    expect(page.locator(".problems li")).to_have_count(4)
    number(page, "Ann: cards").fill("60")
    number(page, "Ann: spades").fill("9")
    expect(page.locator(".problems")).to_contain_text("All sides together have 60 cards, but the pack has 52.")
    expect(page.get_by_role("heading", name="Deal 1")).to_have_count(1)


def test_deals_are_corrected_and_taken_back(server: Server, sit_down: Callable[..., Table]) -> None:
    page = sit_down(server, **PHONE).open(new_book(server)).page
    for _ in range(2):
        tell_deal(page)
        enter_deal(page)
        expect(number(page, "Ann: cards")).to_have_value("")
    page.get_by_text("Deal 1", exact=True).click()
    page.get_by_role("button", name="Correct deal 1").click()
    expect(page.get_by_role("heading", name="Correct deal 1")).to_be_focused()
    number(page, "Ann: cards").fill("20")
    expect(page.locator(".preview tfoot")).to_contain_text("+5")
    page.get_by_role("button", name="Correct the deal").click()
    expect_seen(page.get_by_role("heading", name="Deal 3"))
    has_totals(page, "13", "9")
    page.get_by_role("button", name="Take back the last deal").click()
    page.get_by_role("dialog").get_by_role("button", name="Take back").click()
    expect_seen(page.get_by_role("heading", name="Deal 2"))
    expect(number(page, "Ann: cards")).to_have_value("28")
    has_totals(page, "5", "6")


def test_every_card_can_be_tapped(server: Server, sit_down: Callable[..., Table]) -> None:
    page = sit_down(server, **PHONE).open(new_book(server, variant="scopa_italian")).page
    page.get_by_role("button", name="Tap every card instead for Ann").click()
    for suit in ("clubs", "diamonds", "hearts", "spades"):
        group = page.get_by_role("group", name=f"Ann: {suit}")
        expect(group.get_by_role("button")).to_have_count(10)
        group.get_by_role("button", name=f"seven of {suit}").click()
    expect_seen(page.get_by_text("Bob has the other 36 cards."))
    expect(page.locator(".preview tr", has_text="Primiera")).to_contain_text("84")


def test_only_what_the_rules_need_is_asked(server: Server, sit_down: Callable[..., Table]) -> None:
    page = sit_down(server, **PHONE).open(new_book(server, variant="tuxedo", names=["Ann", "Bob", "Cleo"])).page
    expect_seen(page.get_by_label("Ann: oranges", exact=True))
    expect(page.get_by_label("Ann: spades", exact=True)).to_have_count(0)
    page.get_by_role("button", name="+ Ann made a sweep").click()
    expect_seen(page.get_by_label("Sweep 1: cards taken", exact=True))
    page.get_by_role("button", name="Remove sweep 1, Ann").click()
    expect(page.locator(".sweeps")).to_have_count(0)
    expect_seen(card(page, "Ann", "red five"))


def test_who_was_first_near_the_target(server: Server, sit_down: Callable[..., Table]) -> None:
    page = sit_down(server, **PHONE).open(new_book(server, variant="dominican", target=6)).page
    number(page, "Ann: cards").fill("26")
    number(page, "Ann: spades").fill("6")
    for name in ("ten of diamonds", "ace of spades"):
        card(page, "Ann", name).click()
    enter_deal(page)
    expect(page.locator(".limits li")).to_have_count(2)
    number(page, "Ann: cards").fill("30")
    number(page, "Ann: spades").fill("5")
    for name in ("ten of diamonds", "ace of spades", "two of spades"):
        card(page, "Bob", name).click()
    page.get_by_role("group", name="Who had it first?").get_by_role("radio", name="Bob").check()
    enter_deal(page)
    expect(page.locator(".winner")).to_contain_text("Bob wins the match with most spades.")


def test_the_keyboard_is_enough(server: Server, sit_down: Callable[..., Table]) -> None:
    page = sit_down(server).open(new_book(server)).page
    number(page, "Ann: cards").focus()
    page.keyboard.type("28")
    page.keyboard.press("Tab")
    page.keyboard.type("7")
    page.keyboard.press("Tab")
    page.keyboard.type("1")
    for _ in range(6):
        page.keyboard.press("Tab")
        page.keyboard.press("Space")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Tap every card instead for Ann")).to_be_focused()
    number(page, "Ann: cards").focus()
    page.keyboard.press("Enter")
    expect_seen(page.get_by_role("heading", name="Deal 2"))
    has_totals(page, "12", "0")


def test_two_screens(server: Server, sit_down: Callable[..., Table]) -> None:
    path = new_book(server)
    one, other = sit_down(server).open(path), sit_down(server).open(path)
    other.expects_refusal = True
    tell_deal(one.page)
    enter_deal(one.page)
    expect_seen(one.page.get_by_role("heading", name="Deal 2"))
    number(other.page, "Ann: cards").fill("3")
    expect(other.page.get_by_role("alert")).to_have_text("The score was changed on another screen.")
    expect_seen(other.page.get_by_role("heading", name="Deal 2"))


def test_who_has_the_link_reads_and_changes_nothing(server: Server, sit_down: Callable[..., Table]) -> None:
    path = new_book(server)
    ann, bob = sit_down(server).open(path), sit_down(server, stranger=True)
    tell_deal(ann.page)
    enter_deal(ann.page)
    expect_seen(ann.page.get_by_role("heading", name="Deal 2"))
    page = bob.open(path).page
    expect_seen(page.get_by_text("This score sheet belongs to another browser"))
    has_totals(page, "8", "3")
    page.get_by_text("Deal 1", exact=True).click()
    expect_seen(page.get_by_role("link", name="As text"))
    expect(page.locator("main").get_by_role("button")).to_have_count(0)
    expect(page.get_by_role("form")).to_have_count(0)
    assert bob.violations() == []
    page.goto(f"{server.url}/score")
    expect(page.get_by_role("button", name="Begin")).to_be_enabled()
    expect(page.locator(".books a")).to_have_count(0)


def test_a_score_is_deleted(server: Server, sit_down: Callable[..., Table]) -> None:
    path = new_book(server)
    table = sit_down(server).open(path)
    table.page.get_by_role("button", name="Delete this score sheet").click()
    table.page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect_seen(table.page.get_by_role("heading", name="Keep score"))
    expect(table.page.get_by_role("button", name="Begin")).to_be_enabled()
    expect(table.page.locator(f'.books a[href="{path}"]')).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(server: Server, sit_down: Callable[..., Table], scheme: str) -> None:
    table = sit_down(server, color_scheme=scheme, **PHONE).open("/score")
    expect(table.page.get_by_role("button", name="Begin")).to_be_enabled()
    assert table.violations() == []
    table.open(new_book(server, variant="scopa"))
    enter_deal(table.page)
    expect_seen(table.page.locator(".problems"))
    assert table.violations() == []
    table.open(new_book(server, target=11))
    tell_deal(table.page)
    assert table.violations() == []
    enter_deal(table.page)
    expect_seen(table.page.get_by_text("Deal 1", exact=True))
    table.page.get_by_role("button", name="Tap every card instead for Bob").click()
    table.page.get_by_text("Deal 1", exact=True).click()
    assert table.violations() == []


def test_what_is_tapped_after_entering_is_no_part_of_the_deal(server: Server, sit_down: Callable[..., Table]) -> None:
    page = sit_down(server).open(new_book(server, target=11)).page
    tell_deal(page)
    page.evaluate(
        """async () => {
          const named = (start) => [...document.querySelectorAll("button")]
            .find((each) => (each.getAttribute("aria-label") ?? each.textContent).trim().startsWith(start));
          named("Enter the deal").click();
          await new Promise((later) => setTimeout(later));
          named("Tap every card instead for Bob").click();
        }"""
    )
    expect_seen(page.get_by_text("Deal 1", exact=True))


def test_two_taps_enter_a_deal_once(server: Server, sit_down: Callable[..., Table]) -> None:
    page = sit_down(server).open(new_book(server)).page
    tell_deal(page)
    page.get_by_role("button", name="Enter the deal").dblclick()
    expect_seen(page.get_by_role("heading", name="Deal 2"))
    page.reload()
    expect_seen(page.get_by_role("heading", name="Deal 2"))
    has_totals(page, "8", "3")


def second_deal(table: Table) -> Page:
    """A score with one deal, of which Ann has 28 cards; of the next deal she has 5."""
    page = table.page
    tell_deal(page)
    enter_deal(page)
    expect(number(page, "Ann: cards")).to_have_value("")
    with page.expect_response("**/api/scorebooks/*"):
        number(page, "Ann: cards").fill("5")
    return page


def heads(page: Page, heading: str, cards: str) -> None:
    """The form shows this deal, with so many cards for Ann."""
    expect(page.locator("#deal")).to_contain_text(heading)
    expect(number(page, "Ann: cards")).to_have_value(cards)


def press(page: Page, name: str) -> None:
    """A button that may be folded away."""
    page.locator("main button", has_text=name).evaluate("button => button.click()")


def test_the_next_deal_is_kept_while_another_is_corrected(server: Server, sit_down: Callable[..., Table]) -> None:
    page = second_deal(sit_down(server).open(new_book(server)))
    page.evaluate(AT_ONCE, ["Ann: cards", "6", "Correct deal 1"])
    heads(page, "Correct deal 1", "28")
    page.evaluate(AT_ONCE, ["Ann: cards", "20", "Cancel"])
    heads(page, "Deal 2", "6")
    page.evaluate(AT_ONCE, ["Ann: cards", "7", "Correct deal 1"])
    heads(page, "Correct deal 1", "28")
    page.reload()
    heads(page, "Deal 2", "7")


def test_a_deal_that_cannot_be_opened_is_not_corrected(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server).open(new_book(server))
    page = second_deal(table)
    table.expects_outage = True
    page.route("**/api/scorebooks/*", lambda route: route.abort("connectionfailed"))
    press(page, "Correct deal 1")
    expect(page.get_by_role("alert")).to_have_count(1)
    heads(page, "Deal 2", "5")
    page.unroute("**/api/scorebooks/*")
    tell_deal(page, cards=20)
    enter_deal(page)
    heads(page, "Deal 3", "")
    has_totals(page, "13", "9")


def test_a_correction_stays_one_when_it_cannot_be_cancelled(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server).open(new_book(server))
    page = second_deal(table)
    press(page, "Correct deal 1")
    heads(page, "Correct deal 1", "28")
    table.expects_outage = True
    page.route("**/api/scorebooks/*", lambda route: route.abort("connectionfailed"))
    press(page, "Cancel")
    expect(page.get_by_role("alert")).to_have_count(1)
    heads(page, "Correct deal 1", "28")
    page.unroute("**/api/scorebooks/*")
    number(page, "Ann: cards").fill("20")
    press(page, "Correct the deal")
    heads(page, "Deal 2", "5")
    has_totals(page, "5", "6")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_what_is_told_before_a_correction_opens_is_kept(server: Server, sit_down: Callable[..., Table]) -> None:
    page = second_deal(sit_down(server).open(new_book(server)))
    held: list[Route] = []
    page.route("**/api/scorebooks/*", lambda route: held.append(route), times=1)
    with page.expect_request("**/api/scorebooks/*"):
        press(page, "Correct deal 1")
    number(page, "Ann: cards").fill("6")
    held[0].continue_()
    heads(page, "Correct deal 1", "28")
    press(page, "Cancel")
    heads(page, "Deal 2", "6")


def test_what_is_told_last_is_kept_when_the_page_is_left(server: Server, sit_down: Callable[..., Table]) -> None:
    path = new_book(server)
    page = second_deal(sit_down(server).open(path))
    page.evaluate(AT_ONCE, ["Ann: cards", "6", "All score sheets"])
    page.locator(f'.books a[href="{path}"]').click()
    heads(page, "Deal 2", "6")


def test_one_is_told_what_is_lost_when_a_deal_is_taken_back(server: Server, sit_down: Callable[..., Table]) -> None:
    page = second_deal(sit_down(server).open(new_book(server)))
    window, loss = page.get_by_role("dialog"), "What you have entered for the next deal will be deleted."
    press(page, "Correct deal 1")
    heads(page, "Correct deal 1", "28")
    press(page, "Take back the last deal")
    expect(window).to_contain_text(loss)
    window.get_by_role("button", name="Keep").click()
    press(page, "Cancel")
    heads(page, "Deal 2", "5")
    number(page, "Ann: cards").fill("")
    press(page, "Take back the last deal")
    expect(window).to_contain_text("You can then change what you entered for it.")
    expect(window).not_to_contain_text(loss)


def test_two_taps_begin_one_score(server: Server, sit_down: Callable[..., Table]) -> None:
    page = sit_down(server).open("/score").page
    begin = page.get_by_role("button", name="Begin")
    expect(begin).to_be_enabled()
    page.route(re.compile("/score/"), lambda route: route.fulfill(status=204))  # so that this page stays
    with page.expect_request(re.compile("/score/")):
        begin.click()
    expect(begin).to_be_disabled()


def test_two_taps_begin_one_more_score(server: Server, sit_down: Callable[..., Table]) -> None:
    page = sit_down(server).open(new_book(server, target=5)).page
    tell_deal(page)
    enter_deal(page)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/again" in request.url else None)
    page.get_by_role("button", name="Play again").dblclick()
    expect(page.get_by_role("heading", name="Deal 1")).to_be_visible()
    assert len(asked) == 1


@pytest.mark.parametrize("variant", ["casino_long", "tuxedo", "scopa", "hungarian_nagy"])
def test_nothing_is_cut_off_and_targets_are_large(server: Server, sit_down: Callable[..., Table], variant: str) -> None:
    page = sit_down(server, **PHONE).open(new_book(server, variant=variant)).page
    page.get_by_role("button", name="Tap every card instead for Ann").click()
    expect_seen(page.get_by_role("group", name="Ann: ").first)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    small = page.evaluate(
        """least => [...document.querySelectorAll('main :is(button:not(.unseen), select, input:not([type=checkbox]))')]
          .map(each => [each.textContent.trim().slice(0, 20), each.getBoundingClientRect()])
          .filter(([, box]) => box.width && (box.height < least || box.width < least)).map(([text]) => text)""",
        SMALLEST,
    )
    assert small == []


def test_six_names_fit(server: Server, sit_down: Callable[..., Table]) -> None:
    names = ["Annabella", "Bob", "Christopher", "Dan", "Eve", "Frederick"]
    page = sit_down(server, **PHONE).open(new_book(server, variant="tuxedo", names=names)).page
    number(page, "Annabella: cards").fill("10")
    for name in names[1:5]:
        number(page, f"{name}: cards").fill("6")
    for color in ("green", "yellow", "red", "black"):
        card(page, "Eve", f"{color} five").click()
    enter_deal(page)
    page.get_by_text("Deal 1", exact=True).click()
    expect(page.locator(".entered tfoot")).to_contain_text("+15")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_an_impossible_number_is_refused_beside_its_field(server: Server, sit_down: Callable[..., Table]) -> None:
    page = sit_down(server, **PHONE).open(new_book(server)).page
    number(page, "Ann: cards").fill("60")
    expect_seen(page.get_by_text("52 at most"))
    expect(number(page, "Ann: cards")).to_have_attribute("aria-invalid", "true")
    number(page, "Ann: cards").fill("30")
    expect(page.get_by_text("at most")).to_have_count(0)
    number(page, "Bob: cards").fill("23")
    expect_seen(page.get_by_text("22 at most"))
    number(page, "Ann: spades").fill("14")
    expect_seen(page.get_by_text("13 at most"))
