"""A seat is kept for a friend who does not come."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.conftest import Server
from browser.seen import expect_seen
from browser.tables import Table, together
from browser.test_lobby import OVERFLOW, PHONE
from browser.test_people import people_of

pytestmark = pytest.mark.browser

Sit = Callable[..., Table]
TRIO = [{"kind": "human", "name": name} for name in ("Ann", "Friend", "Friend 2")]


def stuck(server: Server, sit_down: Sit, **context: object) -> Table:
    """Ann has played, or not even that: the match waits at a kept seat."""
    ann = sit_down(server, **context).open(f"/m/{server.new_match(seats=TRIO)}")
    expect_seen(ann.hand.first)
    if ann.is_asked:
        ann.play_turn()
    expect_seen(ann.page.get_by_role("group", name="A free seat"))
    return ann


@pytest.mark.parametrize("context", [{}, PHONE], ids=["desktop", "phone"])
def test_a_bot_plays_until_somebody_comes(server: Server, sit_down: Sit, context: dict[str, object]) -> None:
    ann = stuck(server, sit_down, **context)
    assert ann.violations() == []
    assert ann.page.evaluate(OVERFLOW) == 0
    waiting = next(seat for seat in ann.view["seats"] if seat["is_turn"])["seat"]
    ann.page.get_by_role("button", name=f"Let a bot sit in at seat {waiting + 1}").click()
    expect(ann.page.locator(".seat", has_text="Hal")).to_contain_text("free seat")
    expect(ann.live).to_contain_text("Hal, a bot, sits down.")
    ben = sit_down(server, stranger=True).open(f"/m/{ann.page.url.rpartition('/')[2]}")
    invitation = ben.page.get_by_role("dialog", name="You are invited")
    expect(invitation).to_contain_text("Hal")
    ben.sit_down("Ben")
    together(ann, ben)


def test_a_bot_for_good_from_the_list_of_people(server: Server, sit_down: Sit) -> None:
    ann = stuck(server, sit_down)
    people_of(ann)
    window = ann.page.get_by_role("dialog", name="At this table")
    expect_seen(window)
    assert ann.violations() == []
    for seat in (2, 3):
        window.get_by_role("button", name=f"Give the seat to a bot: seat {seat}").click()
        expect(window.get_by_role("button", name=f"Give the seat to a bot: seat {seat}")).to_have_count(0)
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("group", name="A free seat")).to_have_count(0)
    ann.settle()
    ann.play_move()
    assert [(seat["name"], seat["open"]) for seat in ann.view["seats"]] == [
        ("You", False),
        ("Hal", False),
        ("Iris", False),
    ]


def test_others_wait_for_who_opened_the_table(server: Server, sit_down: Sit) -> None:
    match = server.new_match(seats=TRIO)
    ann = sit_down(server).open(f"/m/{match}")
    ben = sit_down(server, stranger=True).open(f"/m/{match}").sit_down("Ben")
    expect_seen(ben.hand.first)
    people_of(ben)
    expect_seen(ben.page.get_by_role("dialog", name="At this table"))
    expect(ben.page.get_by_role("button", name="Give the seat to a bot")).to_have_count(0)
    people_of(ann)
    window = ann.page.get_by_role("dialog", name="At this table")  # the table offers it too where that seat is to play
    expect(window.get_by_role("button", name="Give the seat to a bot")).to_have_count(1)
