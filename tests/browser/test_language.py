"""The language of the pages: chosen by the address, a cookie or the chooser; the pseudo-language is longer English."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Server
from browser.seen import expect_seen
from browser.tables import Table
from cassino.texts import tell
from cassino.texts.language import NAMES, PSEUDO, offered, speaking

pytestmark = pytest.mark.browser

Sit = Callable[..., Table]


def pseudo(key: str) -> str:
    """A message in the pseudo-language."""
    with speaking(PSEUDO):
        return tell(key)


def settings_of(page: Page, title: str) -> None:
    page.get_by_role("button", name=title).click()
    expect_seen(page.get_by_role("dialog", name=title))


def cookie(table: Table) -> str | None:
    return next((each["value"] for each in table.context.cookies() if each["name"] == "lang"), None)


def languages_of(code: str) -> list[str]:
    """What the chooser offers to readers of a language."""
    with speaking(code):
        return list(offered().values())


def test_a_language_is_chosen_in_the_settings_and_holds(server: Server, sit_down: Sit) -> None:
    path = f"/m/{server.new_match()}"
    table = sit_down(server).open(f"{path}?lang={PSEUDO}")
    page = table.page
    hint = pseudo("table-hint")
    assert hint != "Hint"
    expect_seen(page.get_by_role("button", name=hint))
    expect(page.locator("html")).to_have_attribute("lang", PSEUDO)
    settings_of(page, pseudo("shared-settings"))
    chooser = page.get_by_role("combobox", name=pseudo("shared-language"))
    expect(chooser.locator("option")).to_have_text([pseudo("shared-language-of-browser"), *languages_of(PSEUDO)])
    expect(page.get_by_text(pseudo("shared-settings-four-colors"), exact=True)).to_be_visible()
    with page.expect_navigation():
        chooser.select_option(PSEUDO)
    assert cookie(table) == PSEUDO and "lang=" not in page.url
    page.reload()
    expect_seen(page.get_by_role("button", name=hint))
    settings_of(page, pseudo("shared-settings"))
    with page.expect_navigation():
        page.get_by_role("combobox", name=pseudo("shared-language")).select_option("")
    assert cookie(table) is None
    expect_seen(page.get_by_role("button", name="Hint"))
    settings_of(page, "Settings")
    chooser = page.get_by_role("combobox", name="Language")
    expect(chooser.get_by_role("option", name=NAMES[PSEUDO])).to_have_count(0)
    with page.expect_navigation():
        chooser.select_option("es")
    expect(page.locator("html")).to_have_attribute("lang", "es")


def test_a_page_in_a_language_is_so_in_all_its_parts_and_links(server: Server, sit_down: Sit) -> None:
    match = server.new_match(variant="dominican")
    table = sit_down(server).open(f"/m/{match}?lang=es")
    page = table.page
    taken = page.get_by_text("Capturado hasta ahora:")
    expect(taken).to_contain_text("Más cartas")
    expect(taken).not_to_contain_text(re.compile("Most|Aces"))
    settings_of(page, "Ajustes")
    expect(page.get_by_role("combobox", name="Idioma")).to_have_value("es")
    page.goto(f"{server.url}/daily/dominican?lang=es")
    expect_seen(page.get_by_role("link", name="Casino dominicano").first)
    page.goto(f"{server.url}/rules/dominican")
    expect(page.locator("html")).to_have_attribute("lang", "es")
    page.locator('a[href$="?sheet"]').click()
    expect(page).to_have_url(re.compile(r"\?sheet$"))
    expect(page.locator("html")).to_have_attribute("lang", "es")


def test_a_page_stays_in_its_language_when_another_one_is_chosen_elsewhere(server: Server, sit_down: Sit) -> None:
    match = server.new_match(variant="dominican")
    table = sit_down(server).open(f"/m/{match}")
    expect_seen(table.page.get_by_role("button", name="Hint"))
    games = table.context.new_page()
    games.goto(f"{server.url}/games")
    title = games.get_by_role("listitem").filter(has=games.locator(f'a[href="/m/{match}"]')).locator("b")
    expect(title).to_have_text("Dominican Casino")
    other = table.context.new_page()
    other.goto(f"{server.url}/rules")
    settings_of(other, "Settings")
    with other.expect_navigation():
        other.get_by_role("combobox", name="Language").select_option("de")
    expect(other.locator("html")).to_have_attribute("lang", "de")
    with games.expect_response("**/api/matches?*"):
        games.get_by_label("Search names").fill("Hal")
    expect(title).to_have_text("Dominican Casino")
    assert table.context.request.get(f"{server.url}/api/matches?search=Hal").headers["content-language"] == "de"
    with table.page.expect_websocket():
        table.page.evaluate("dispatchEvent(new Event('online'))")  # a new connection
    table.play_move()
    assert table.view["variant"]["title"] == "Dominican Casino"


@pytest.mark.parametrize("path", ["/", "/lobby", "/rules", "/score"])
def test_the_settings_of_every_page_have_the_chooser(server: Server, sit_down: Sit, path: str) -> None:
    table = sit_down(server).open(f"{path}?lang={PSEUDO}")
    page = table.page
    settings_of(page, pseudo("shared-settings"))
    with page.expect_navigation():
        page.get_by_role("combobox", name=pseudo("shared-language")).select_option("en")
    assert cookie(table) == "en"
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator("select:not(main *):visible, [role=combobox]:not(main *):visible")).to_have_count(0)
