"""The start page: six choices on one screen, the question of the first visit, the rules and what was played last."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from browser.conftest import Server
from browser.seen import expect_seen, overflow, unseen
from browser.tables import Table
from cassino.rules import variant_ids

pytestmark = pytest.mark.browser

Sit = Callable[..., Table]
SIZES = [(1440, 900), (390, 844), (360, 640), (844, 390), (720, 450)]
CHOICES = {
    "Play": "button",
    "Learn": "link",
    "Daily": "link",
    "Puzzle": "link",
    "Friends": "link",
    "Score pad": "link",
}
STRANGE = {"game": {"rules": 7, "players": "two", "opponents": "Hal"}, "favorites": "all", "recent": [1, "casino_long"]}


def sizes(width: int, height: int) -> dict[str, Any]:
    return {"viewport": {"width": width, "height": height}}


def choice(page: Page, name: str) -> Locator:
    return page.get_by_role("main").get_by_role(CHOICES[name], name=re.compile(f"^{name}\\b"))  # type: ignore[arg-type]


def newcomer(server: Server, sit_down: Sit, **context: Any) -> Table:
    """Somebody whose browser keeps nothing yet."""
    table = sit_down(server, stranger=True, **context)
    table.context.add_init_script("if (!sessionStorage.known) { localStorage.clear(); sessionStorage.known = 'yes' }")
    return table.open("/")


def rules_window(table: Table) -> Locator:
    table.page.get_by_role("button", name="Rules").click()
    return table.page.get_by_role("dialog", name="Choose the rules")


@pytest.mark.parametrize("is_new", [True, False])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_all_six_choices_are_on_the_screen(
    server: Server, sit_down: Sit, width: int, height: int, is_new: bool
) -> None:
    server.new_match()
    size = sizes(width, height)
    page = (newcomer(server, sit_down, **size) if is_new else sit_down(server, **size).open("/")).page
    first = page.get_by_role("heading", name="Do you know Casino?" if is_new else "Continue", exact=True)
    expect_seen(first)
    for name in CHOICES:
        expect_seen(choice(page, name))
    assert overflow(page) == (0, 0)
    assert unseen(page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_question_of_the_first_visit_is_asked_once(server: Server, sit_down: Sit, scheme: str) -> None:
    table = newcomer(server, sit_down, color_scheme=scheme)
    question = table.page.get_by_role("region", name="Do you know Casino?")
    assert question.get_by_role("link", name="Teach me in 3 minutes").get_attribute("href") == "/learn/capture"
    assert table.violations() == []
    question.get_by_role("button", name="Just play").click()
    expect(table.hand).to_have_count(4)
    table.open("/")
    expect_seen(table.page.get_by_role("heading", name="Continue", exact=True))
    expect(question).to_have_count(0)


def test_the_question_is_not_asked_after_another_choice(server: Server, sit_down: Sit) -> None:
    table = newcomer(server, sit_down)
    question = table.page.get_by_role("region", name="Do you know Casino?")
    expect_seen(question)
    choice(table.page, "Puzzle").click()
    table.page.wait_for_url("**/puzzle**")
    table.open("/")
    expect(choice(table.page, "Play")).to_be_enabled()
    expect(question).to_have_count(0)


def test_two_taps_to_the_first_card(server: Server, sit_down: Sit) -> None:
    table = newcomer(server, sit_down, **sizes(390, 844), has_touch=True, is_mobile=True)
    choice(table.page, "Play").tap()
    table.settle()
    table.hand.first.tap()
    expect(table.hand.first).to_have_attribute("aria-pressed", "true")
    expect_seen(table.verbs.first)


def test_the_last_game_is_offered_again(server: Server, sit_down: Sit) -> None:
    table = newcomer(server, sit_down)
    table.choose_rules("Swazi for two")
    table.change_seats(lambda window: window.get_by_role("combobox", name="Hal").select_option(value="level2"))
    choice(table.page, "Play").click()
    expect_seen(table.hand.first)
    table.open("/")
    expect_seen(table.page.get_by_role("button", name="Rules Swazi Casino for two"))
    choice(table.page, "Play").click()
    table.settle()
    assert table.view["variant"]["id"] == "swazi_two_player"
    expect(table.page.get_by_role("heading", name="Continue", exact=True)).to_have_count(0)


def test_nothing_is_changed_once_play_is_pressed(server: Server, sit_down: Sit) -> None:
    table = newcomer(server, sit_down)
    held: list[Route] = []
    table.page.route("**/api/fair?*", lambda route: held.append(route))
    with table.page.expect_request("**/api/fair?*"):
        choice(table.page, "Play").click()
    for name in ("Rules", "Against"):
        expect(table.page.get_by_role("button", name=name)).to_be_disabled()
    held[0].continue_()
    expect_seen(table.hand.first)


def test_a_strange_memory_does_no_harm(server: Server, sit_down: Sit) -> None:
    table = sit_down(server, settings=STRANGE).open("/")
    window = rules_window(table)
    expect_seen(window.get_by_role("heading", name="Favorites and recent"))
    expect(window.get_by_role("radio")).to_have_count(1)
    table.page.keyboard.press("Escape")
    choice(table.page, "Play").click()
    table.settle()
    assert table.view["variant"]["id"] == "casino_long"


def test_rules_are_folded_searched_and_favored(server: Server, sit_down: Sit) -> None:
    table = sit_down(server, stranger=True, **sizes(390, 844)).open("/")
    window = rules_window(table)
    groups = window.locator("details")
    expect_seen(groups.first.get_by_role("radio").first)
    assert window.get_by_role("radio").count() < 10
    assert groups.evaluate_all("all => all.map(each => each.open)") == [True] + [False] * (groups.count() - 1)
    assert window.locator("input[name=variant]").count() == len(variant_ids())
    assert table.violations() == []
    window.get_by_role("searchbox").fill("esWatini 12")
    expect(window.get_by_role("radio")).to_have_count(1)
    expect(window.get_by_role("status")).to_have_text("1 game found")
    window.get_by_role("button", name="Favorite: Swazi Casino for two").click()
    expect(window.get_by_role("button", name="Favorite: Swazi Casino for two")).to_have_attribute(
        "aria-pressed", "true"
    )
    window.get_by_role("searchbox").fill("bridge")
    expect_seen(window.get_by_text(re.compile("No game is called .bridge")))
    table.page.keyboard.press("Escape")
    table.page.reload()
    window = rules_window(table)
    expect(groups.first.get_by_role("heading")).to_have_text("Favorites and recent")
    expect(groups.first.get_by_role("radio")).to_have_count(1)
    expect(groups.first).to_contain_text("Swazi Casino for two")


def test_rules_are_chosen_by_keyboard(server: Server, sit_down: Sit) -> None:
    table = sit_down(server, stranger=True).open("/")
    page = table.page
    page.get_by_role("button", name="Rules").focus()
    page.keyboard.press("Enter")
    window = page.get_by_role("dialog", name="Choose the rules")
    window.get_by_role("searchbox").focus()
    page.keyboard.type("scopa")
    window.get_by_role("radio", name="Scopa").first.focus()
    page.keyboard.press("Space")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Rules Italian Scopa")).to_be_focused()


def test_help_is_for_newcomers(server: Server, sit_down: Sit) -> None:
    table = sit_down(server, **sizes(390, 844)).open("/")
    table.page.get_by_role("button", name="Help and keys").click()
    window = table.page.get_by_role("dialog", name="Help and keys")
    for heading in ("How to play a turn", "What a build is for", "What scores"):
        expect_seen(window.get_by_role("heading", name=heading))
    assert window.get_by_role("link", name="Teach me in 3 minutes").get_attribute("href") == "/learn"
    assert table.violations() == []


@pytest.mark.parametrize(("scheme", "size"), list(zip(("light", "dark", "light"), SIZES, strict=False)))
def test_the_windows_are_for_everybody(server: Server, sit_down: Sit, scheme: str, size: tuple[int, int]) -> None:
    table = sit_down(server, color_scheme=scheme, **sizes(*size)).open("/")
    for name in ("Rules", "Against"):
        table.page.get_by_role("button", name=name).click()
        expect_seen(table.page.get_by_role("dialog"))
        assert table.violations() == []
        assert unseen(table.page) == []
        table.page.keyboard.press("Escape")
        expect(table.page.get_by_role("dialog")).to_have_count(0)


OFFER = """() => {
  const offer = new Event("beforeinstallprompt", { cancelable: true });
  offer.prompt = async () => { window.asked = (window.asked ?? 0) + 1; return { outcome: "accepted" }; };
  window.dispatchEvent(offer);
  return offer.defaultPrevented;
}"""
"""What Chromium tells a page that it can install; it does so only where a person has a profile."""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844), (844, 390)])
def test_the_page_is_installed_where_a_browser_offers_it(
    server: Server, sit_down: Sit, width: int, height: int
) -> None:
    page = sit_down(server, **sizes(width, height)).open("/").page
    line = page.get_by_role("button", name="Install on this computer")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_enabled()
    expect(line).to_have_count(0)
    assert page.evaluate(OFFER)
    line.scroll_into_view_if_needed()
    expect_seen(line)
    assert overflow(page)[0] == 0
    line.click()
    expect(line).to_have_count(0)
    assert page.evaluate("() => window.asked") == 1


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)])
def test_a_phone_whose_browser_offers_nothing_is_told_where_it_is(
    server: Server, sit_down: Sit, width: int, height: int
) -> None:
    page = sit_down(server, has_touch=True, is_mobile=True, **sizes(width, height)).open("/").page
    line = page.get_by_role("button", name="Put it on your phone")
    line.scroll_into_view_if_needed()
    expect_seen(line)
    line.click()
    expect_seen(page.get_by_role("dialog").get_by_text("Add to Home Screen"))


def test_what_is_shared_with_the_app_opens(server: Server, sit_down: Sit) -> None:
    table = sit_down(server)
    path = f"/m/{server.new_match()}"
    table.page.goto(f"{server.url}/open?text=Come+and+see%3A+{server.url}{path}.")
    table.page.wait_for_url(f"**{path}")
    table.page.goto(f"{server.url}/open?url=https%3A%2F%2Fother.example%2Fs%2FAASdGBCAI")
    table.page.wait_for_url("**/s/AASdGBCAI")
    table.page.goto(f"{server.url}/open?title=Hello&text=Nice+weather")
    expect_seen(table.page.get_by_role("heading", name="Nothing to open"))
    table.page.goto(f"{server.url}/open?text=https%3A%2F%2Fother.example%2Fm%2Fx")
    assert table.page.get_by_role("link", name="Go there").get_attribute("href") == "https://other.example/m/x"
