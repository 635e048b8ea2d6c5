"""The server dies and comes back while a person plays."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.conftest import Server
from browser.seen import expect_seen
from browser.tables import Table
from browser.test_people import two_at_a_table

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


@pytest.mark.slow
def test_a_clock_that_ran_out_while_the_server_was_away_is_given_back(
    mortal_server: Server, sit_down: Callable[..., Table]
) -> None:
    ann, ben = two_at_a_table(mortal_server, sit_down, clock={"kind": "move", "seconds": 12})
    late, other = (ann, ben) if ann.view["can"]["move"] else (ben, ann)
    for table in (ann, ben):
        table.expects_outage = True
    mortal_server.kill()
    expect(late.page.locator(".me .clock")).to_have_text("0:00", timeout=30_000)
    mortal_server.start()
    for table in (ann, ben):
        expect(table.page.get_by_role("alert")).to_have_count(0, timeout=20_000)
        expect(table.live).to_contain_text("Nobody could play for")
        expect(table.page.locator(".clock.runs")).to_have_text(re.compile(r"^0:[12]\d$"))
    expect(other.page.get_by_role("button", name="Claim the win")).to_have_count(0)
