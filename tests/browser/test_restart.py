"""The server dies and comes back while a person plays."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.conftest import Server
from browser.seen import expect_seen
from browser.tables import Table

pytestmark = pytest.mark.browser


def test_kill_and_restart_in_the_middle(mortal_server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(mortal_server).open(f"/m/{mortal_server.new_match()}")
    table.settle()
    for _ in range(3):
        table.play_move()
    before = table.views[-1]
    table.expects_outage = True
    mortal_server.kill()
    expect(table.page.get_by_role("alert")).to_contain_text("Connection lost")
    mortal_server.start()
    expect(table.page.get_by_role("alert")).to_have_count(0, timeout=20_000)
    after = table.views[-1]
    assert {key: after[key] for key in ("version", "hand", "table", "log")} == {
        key: before[key] for key in ("version", "hand", "table", "log")
    }
    table.play_deal()
    expect_seen(table.count)


def test_a_selection_survives_the_outage(mortal_server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(mortal_server).open(f"/m/{mortal_server.new_match()}")
    table.settle()
    table.hand.first.click()
    expect(table.hand.first).to_have_attribute("aria-pressed", "true")
    table.expects_outage = True
    mortal_server.kill()
    expect_seen(table.page.get_by_role("alert"))
    mortal_server.start()
    expect(table.page.get_by_role("alert")).to_have_count(0, timeout=20_000)
    expect(table.hand.first).to_have_attribute("aria-pressed", "true")
    expect_seen(table.page.locator("[data-verbs] .verb, [data-verbs] .why").first)
