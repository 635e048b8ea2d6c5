"""The language of the pages: chosen by the address, a cookie or the chooser; the pseudo-language is longer English."""

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


def test_the_start_page_and_the_foot_of_other_pages_have_the_chooser(server: Server, sit_down: Sit) -> None:
    table = sit_down(server).open(f"/?lang={PSEUDO}")
    with table.page.expect_navigation():
        table.page.get_by_role("combobox", name=pseudo("shared-language")).select_option(PSEUDO)
    table.page.goto(f"{server.url}/lobby")
    chooser = table.page.get_by_role("combobox", name=pseudo("shared-language"))
    expect(chooser).to_have_value(PSEUDO)
    with table.page.expect_navigation():
        chooser.select_option("en")
    assert cookie(table) == "en"
    expect(table.page.get_by_role("link", name="All rules")).to_be_visible()
    expect(table.page.locator("select[data-languages]")).to_have_value("en")
