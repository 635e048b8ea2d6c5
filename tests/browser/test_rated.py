"""A rated match of two people with accounts."""

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.conftest import Server
from browser.seen import expect_seen
from browser.tables import Table, together
from browser.test_account import PASSWORD

pytestmark = pytest.mark.browser

Sit = Callable[..., Table]
COUNTED = 40
"""Ratings are counted within half a minute of the end of a match."""


def with_account(server: Server, sit_down: Sit, name: str) -> Table:
    """Somebody who has just set a password."""
    table = sit_down(server, stranger=True).open("/account")
    page = table.page
    page.get_by_label("Name at the table").fill(name)
    page.get_by_role("button", name="Play under this name").click()
    expect(page.get_by_role("status")).to_contain_text(f"Your name is now {name}.")
    page.get_by_label("Login name").first.fill(f"{name}.rated")
    page.get_by_label("New password").fill(PASSWORD)
    page.get_by_role("button", name="Set a password").click()
    expect(page.get_by_role("status")).to_contain_text("Password saved.")
    return table


def wait_for_ratings(table: Table) -> None:
    until = time.monotonic() + COUNTED
    while not table.page.request.get(f"{table.url}/api/ratings").json()["mine"]:
        assert time.monotonic() < until, "the match is not counted"
        table.page.wait_for_timeout(250)


def open_rated(table: Table) -> None:
    table.open("/lobby")
    table.page.get_by_role("button", name="Invite friends").click()
    window = table.page.get_by_role("dialog", name="Open a table")
    window.get_by_role("combobox", name="Thinking time").select_option(index=2)
    window.get_by_role("switch", name="Rated").check()
    assert table.violations() == []
    window.get_by_role("button", name="Open the table").click()
    expect_seen(table.hand.first)


def test_a_rated_match_changes_ratings_and_takes_nothing_back(server: Server, sit_down: Sit) -> None:
    ann, ben = with_account(server, sit_down, "Anna"), with_account(server, sit_down, "Benno")
    guest = sit_down(server, stranger=True)
    open_rated(ann)
    guest.expects_refusal = True
    guest.open(f"/m/{ann.page.url.rpartition('/')[2]}")
    invitation = guest.page.get_by_role("dialog", name="You are invited")
    expect(invitation).to_contain_text("rated")
    invitation.get_by_role("textbox", name="Your name").fill("Guest")
    invitation.get_by_role("button", name="Sit down").click()
    expect(invitation.get_by_role("alert")).to_contain_text("needs an account")
    ben.open(f"/m/{ann.page.url.rpartition('/')[2]}").sit_down("Benno")
    mover = together(ann, ben)
    mover.hand.first.click()
    mover.wait_for_answer()
    before = mover.version
    mover.verbs.first.click()
    mover.wait_past(before)
    for table in (ann, ben):
        assert not table.view["can"]["take_back"] and not table.view["can"]["undo"] and not table.view["can"]["leave"]
        expect(table.page.get_by_role("button", name="Take back")).to_have_count(0)
        expect(table.page.get_by_role("button", name="Undo")).to_have_count(0)
        expect(table.page.get_by_role("button", name="Hint")).to_be_disabled()
    ben.page.get_by_role("button", name="At this table").click()
    expect_seen(ben.page.get_by_role("dialog"))
    expect(ben.page.get_by_role("button", name="Leave the table")).to_have_count(0)
    ben.page.get_by_role("button", name="Give up").click()
    ben.page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(ann.count.get_by_role("heading")).to_have_text("You win the match")
    for table, is_better in ((ann, True), (ben, False)):
        wait_for_ratings(table)
        table.open("/games")
        rated = table.page.get_by_role("region", name="My ratings").get_by_role("listitem")
        expect(rated).to_contain_text("1 rated game")
        expect(rated).to_contain_text("still uncertain")
        rating = int(rated.locator("div").last.inner_text().partition(" ")[0])
        assert (rating > 1500) == is_better and rating != 1500
        assert table.violations() == []
