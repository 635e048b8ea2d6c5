"""Two people at one table, each with a page of their own."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.conftest import Server
from browser.tables import Table, hidden_cards

pytestmark = pytest.mark.browser

FRIENDS = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Ben"}]


def test_each_sees_the_moves_of_the_other(server: Server, sit_down: Callable[..., Table]) -> None:
    match = server.new_match(seats=FRIENDS)
    tables = [sit_down(server).open(f"/m/{match}?seat={seat}") for seat in (0, 1)]
    for table in tables:
        expect(table.hand).to_have_count(4)
    for _ in range(4):
        turn = next(seat["seat"] for seat in tables[0].views[-1]["seats"] if seat["is_turn"])
        play_against_a_friend(tables[turn])
        expect(tables[1 - turn].page.locator(".prompt")).to_have_text(re.compile("^Your turn"))
    for table in tables:
        assert hidden_cards(table.frames) == []
    assert set(tables[0].views[0]["hand"]).isdisjoint(tables[1].views[0]["hand"])


def play_against_a_friend(table: Table) -> None:
    """Whatever the hint says; the turn then passes to the other page."""
    table.take_hint()
    before = table.version
    table.page.locator("[data-verbs] .verb.hinted").click()
    table.wait_past(before)


def test_the_invitation_names_the_other_seat(server: Server, sit_down: Callable[..., Table]) -> None:
    match = server.new_match(seats=FRIENDS)
    table = sit_down(server).open(f"/m/{match}?seat=0")
    table.page.get_by_role("button", name="Invite").click()
    expect(table.page.get_by_role("textbox", name="Ben")).to_have_value(f"{server.url}/m/{match}?seat=1")
    assert table.violations() == []


def test_a_watcher_sees_no_hand(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server).open(f"/m/{server.new_match()}?seat=watch")
    expect(table.cards).not_to_have_count(0)
    expect(table.hand).to_have_count(0)
    expect(table.page.locator(".prompt")).to_have_text("You are watching.")
    assert table.violations() == []
