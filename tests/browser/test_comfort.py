"""What makes a table comfortable: size and place of things, haste, celebration, and whose build a partner can take."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.conftest import Server
from browser.seen import expect_seen
from browser.tables import Table, company
from pictures.scenes import a_build
from table_server import seated

pytestmark = pytest.mark.browser

WIDTH = "() => document.querySelector('[data-picks=hand] .card').getBoundingClientRect().width"
LEFT = "selector => document.querySelector(selector).getBoundingClientRect().left"


def test_cards_have_the_size_that_a_person_chooses(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server, settings={"cardSize": 100}).open(f"/m/{server.new_match()}")
    table.settle()
    usual = table.page.evaluate(WIDTH)
    table.page.get_by_role("button", name="Settings").click()
    slider = table.page.get_by_role("slider", name="Card size")
    slider.focus()
    for _ in range(6):
        slider.press("ArrowLeft")
    expect(slider).to_have_value("70")
    table.page.get_by_role("button", name="Close").click()
    table.page.wait_for_function(f"usual => ({WIDTH})() < 0.8 * usual", arg=usual)
    assert table.violations() == []


def test_the_buttons_are_on_the_left_for_the_left_hand(server: Server, sit_down: Callable[..., Table]) -> None:
    found = server.new_match()
    right, left = (
        sit_down(server, settings={"leftHanded": is_left}, viewport={"width": 390, "height": 844}).open(f"/m/{found}")
        for is_left in (False, True)
    )
    for table in (right, left):
        table.settle()
        expect_seen(table.page.get_by_role("button", name="Hint"))
    assert left.page.evaluate(LEFT, ".tools") < 195 < right.page.evaluate(LEFT, ".tools")


def test_space_lets_everything_arrive_at_once(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server, speed="slow").open(f"/m/{server.new_match(seats=company(3))}")
    table.page.wait_for_function("() => document.querySelector('#overlay').children.length")
    table.page.keyboard.press("Space")
    expect(table.page.locator("#overlay > *")).to_have_count(0, timeout=1500)
    table.settle()
    expect_seen(table.hand.first)


def test_a_victory_is_celebrated_unless_motion_is_reduced(server: Server, sit_down: Callable[..., Table]) -> None:
    script = "() => import('/static/table/celebration.js').then(({ celebrate }) => celebrate(9))"
    for motion, signs in (("no-preference", 9), ("reduce", 0)):
        table = sit_down(server, speed="normal", reduced_motion=motion).open(f"/m/{server.new_match()}")
        table.settle()
        assert table.page.evaluate(f"{script}.then(() => document.querySelectorAll('.confetti').length)") == signs


def test_a_ring_marks_the_partner_who_can_take_a_build(server: Server, sit_down: Callable[..., Table]) -> None:
    found = server.new_match(variant="four_hand_partnership", seats=company(4))
    with seated(server.port, found) as ann:
        a_build(ann)
    table = sit_down(server).open(f"/m/{found}")
    table.settle()
    badge = table.page.locator(".middle .badge").first
    expect_seen(badge)
    owner, partner = (int(badge.get_attribute(f"data-{name}") or "-1") for name in ("color", "ring"))
    assert {owner, partner} in ({0, 2}, {1, 3})
