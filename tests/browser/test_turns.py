"""Turns of several steps, questions, tops of piles, several hand cards, the order of a pile."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.conftest import Server
from browser.seen import expect_seen
from browser.tables import Table, company

pytestmark = pytest.mark.browser


def swazi(server: Server, sit_down: Callable[..., Table], players: int = 3, **settings: str) -> Table:
    match = server.new_match(variant="swazi", seats=company(players))
    table = sit_down(server, settings={"askMe": "always", **settings}).open(f"/m/{match}")
    table.settle()
    return table


def test_a_turn_ends_when_its_player_says_so(server: Server, sit_down: Callable[..., Table]) -> None:
    table = swazi(server, sit_down)
    before = table.version
    table.hand.last.click()
    table.page.locator("[data-verbs] .verb.trail").click()
    table.wait_past(before)
    expect(table.page.locator(".prompt")).to_contain_text("end your turn")
    assert table.view["turn"]["played"]
    before = table.version
    table.page.get_by_role("button", name="End turn").click()
    table.wait_past(before)
    table.settle()


def test_a_step_is_taken_back(server: Server, sit_down: Callable[..., Table]) -> None:
    table = swazi(server, sit_down)
    cards = table.hand.count()
    before = table.version
    table.hand.last.click()
    table.page.locator("[data-verbs] .verb.trail").click()
    table.wait_past(before)
    expect(table.hand).to_have_count(cards - 1)
    table.page.get_by_role("button", name="Undo").click()
    expect(table.hand).to_have_count(cards)


def until_asked(table: Table) -> None:
    for _ in range(40):
        table.settle()
        if table.view["window"] and table.view["can"]["move"]:
            return
        assert not table.count.count(), "nobody asked anything in this deal"
        table.play_move()


def test_a_question_has_its_buttons_and_passes_after_a_moment(server: Server, sit_down: Callable[..., Table]) -> None:
    match = server.new_match(variant="tuxedo", seats=company(6), target=100)
    table = sit_down(server, settings={"askMe": "seconds"}).open(f"/m/{match}")
    until_asked(table)
    asked = table.version
    expect_seen(table.page.locator(".verb.call"))
    expect_seen(table.page.locator(".verb.pass.hurried"))
    table.wait_past(asked)


def test_who_does_not_want_to_be_asked_plays_on(server: Server, sit_down: Callable[..., Table]) -> None:
    match = server.new_match(variant="tuxedo", seats=company(6), target=100)
    table = sit_down(server, settings={"askMe": "never"}).open(f"/m/{match}")
    table.play_deal()
    asked = [view for view in table.views if view["window"] and view["window"]["seat"] == 0]
    assert asked and all(view["window"]["seconds"] == 0 for view in asked)


def test_the_top_of_a_pile_is_chosen_like_a_card(server: Server, sit_down: Callable[..., Table]) -> None:
    table = swazi(server, sit_down)
    for _ in range(30):
        if table.page.locator(".top-card.usable").count():
            break
        table.play_move()
    top = table.page.locator(".top-card.usable").first
    top.click()
    expect(top).to_have_attribute("aria-pressed", "true")
    table.page.keyboard.press("Escape")
    expect(top).to_have_attribute("aria-pressed", "false")


def test_the_order_of_a_pile_can_be_chosen(server: Server, sit_down: Callable[..., Table]) -> None:
    match = server.new_match(variant="swazi_two_player", seats=company(2))
    table = sit_down(server, settings={"askMe": "never"}).open(f"/m/{match}")
    for _ in range(30):
        table.settle()
        assert not table.count.count(), "no capture of several cards in this deal"
        if choose_several(table):
            break
        table.page.keyboard.press("Escape")
        table.settle()
        table.play_move()
    table.page.get_by_role("button", name="Sort the pile").click()
    table.page.get_by_role("button", name="move down").nth(1).click()
    second = table.page.locator(".order-cards li").nth(1).inner_text()
    before = table.version
    table.page.get_by_role("dialog").locator(".verb.main").click()
    table.wait_past(before)
    table.settle()
    table.page.get_by_role("button", name="Your pile").click()
    assert table.page.locator(".pile-cards li").nth(1).inner_text().strip() in second


def choose_several(table: Table) -> bool:
    """Choose a hand card and two cards that it takes together."""
    for card in table.hand.all():
        table.page.keyboard.press("Escape")
        card.click()
        table.wait_for_answer()
        if table.page.locator(".verb.sort").count():
            return True
        usable = table.page.locator("[data-picks=table] .can-take:not(.chosen)")
        for _ in range(3):
            if not usable.count():
                break
            usable.first.click()
            table.wait_for_answer()
            if table.page.locator(".verb.sort").count():
                return True
    return False


def test_several_hand_cards_are_chosen_together(server: Server, sit_down: Callable[..., Table]) -> None:
    match = server.new_match(variant="hungarian_kirchner", seats=company(2), target=30)
    table = sit_down(server).open(f"/m/{match}")
    for _ in range(30):
        table.settle()
        if table.count.count():
            table.page.get_by_role("button", name="Next deal").click()
            expect(table.count).to_have_count(0)
            continue
        table.hand.first.click()
        table.wait_for_answer()
        fitting = table.page.locator("[data-picks=hand] .can-take")
        if fitting.count():
            fitting.first.click()
            expect(table.page.locator("[data-picks=hand] .chosen")).to_have_count(2)
            return
        table.page.keyboard.press("Escape")
        table.settle()
        table.play_move()
    raise AssertionError("no two hand cards fit together")


def test_nothing_needs_to_be_said(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server).open("/")
    table.choose_rules("Swazi")
    table.change_seats(lambda window: window.get_by_role("switch", name="Make calls and demands automatically").check())
    table.page.get_by_role("button", name="Play", exact=True).click()
    table.settle()
    assert table.view["asks"] == ["request"] and table.view["words"]["capture"] == "chow"
