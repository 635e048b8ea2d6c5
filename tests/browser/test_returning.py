"""Somebody comes back to a seat in another browser, with the code that the seat showed."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.conftest import Server
from browser.seen import expect_seen, unseen
from browser.tables import Table

pytestmark = pytest.mark.browser

PAIR = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Friend"}]
PHONE = {"viewport": {"width": 390, "height": 844}}
Sit = Callable[..., Table]


def at_a_table(server: Server, sit_down: Sit, **context: object) -> Table:
    """Ben, who has just sat down at Ann's table."""
    match = server.new_match(seats=PAIR)
    ben = sit_down(server, stranger=True, **context).open(f"/m/{match}").sit_down("Ben")
    expect_seen(ben.hand.first)
    return ben


def shown(ben: Table, label: str) -> str:
    """What the window about the table shows, after Ben has asked for it."""
    ben.page.get_by_role("button", name="At this table").click()
    window = ben.page.get_by_role("dialog")
    if window.get_by_role("button", name="Show my code").count():
        window.get_by_role("button", name="Show my code").click()
    field = window.get_by_role("textbox", name=label)
    expect(field).to_be_visible()
    assert ben.violations() == []
    text = field.input_value()
    ben.page.keyboard.press("Escape")
    return text


@pytest.mark.parametrize("context", [{}, PHONE], ids=["desktop", "phone"])
def test_the_code_brings_somebody_back_and_the_old_window_watches(
    server: Server, sit_down: Sit, context: dict[str, object]
) -> None:
    ben = at_a_table(server, sit_down, **context)
    expect_seen(ben.page.locator(".notice", has_text="To come back to this seat from another browser"))
    code = shown(ben, "Your code")
    other = sit_down(server, stranger=True, **context).open(ben.page.url.removeprefix(server.url))
    other.page.get_by_role("button", name="I had a seat here").click()
    window = other.page.get_by_role("dialog", name="I had a seat here")
    other.expects_refusal = True
    window.get_by_label("Your code").fill("BEN")
    window.get_by_role("button", name="Back to my seat").click()
    expect_seen(window.get_by_role("alert"))
    assert other.violations() == [] and unseen(other.page) == []
    window.get_by_label("Your code").fill(code.lower())
    window.get_by_role("button", name="Back to my seat").click()
    expect_seen(other.hand.first)
    assert other.view["seat"] == 1
    expect(ben.hand).to_have_count(0)
    expect_seen(ben.page.locator(".notice", has_text="You came back to your seat in another browser."))


def test_the_link_brings_somebody_back_and_leaves_no_code_in_the_address(server: Server, sit_down: Sit) -> None:
    ben = at_a_table(server, sit_down)
    link = shown(ben, "Or a link with the code")
    other = sit_down(server, stranger=True)
    asked: list[str] = []
    other.page.on("request", lambda sent: asked.append(f"{sent.url} {sent.headers.get('referer', '')}"))
    other.open(link.removeprefix(server.url))
    expect_seen(other.hand.first)
    key = link.rpartition("=")[2]
    assert key not in other.page.url and asked and not any(key in each for each in asked)
    assert other.view["seat"] == 1
    late = sit_down(server, stranger=True)
    late.expects_refusal = True
    late.open(link.removeprefix(server.url))
    expect_seen(late.page.locator(".notice", has_text="This code is wrong, or it has already been used."))
