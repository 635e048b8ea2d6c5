"""A person plays with the keyboard alone, and hears what happens."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from browser.conftest import Server
from browser.seen import expect_seen
from browser.tables import Table, company
from sent import worded

pytestmark = pytest.mark.browser

FOCUS = "() => document.activeElement.closest('[data-picks]')?.dataset.picks ?? document.activeElement.tagName"


def press(table: Table, *keys: str) -> None:
    for key in keys:
        table.page.keyboard.press(key)


def take_hint(table: Table) -> None:
    """Asks on, each time for one step, until the hint names its move."""
    hinted = table.page.locator("[data-verbs] .verb.hinted")

    def is_named() -> bool:
        if not hinted.count():
            press(table, "h")
        return hinted.count() > 0

    assert table.comes(is_named)


def tab_to(table: Table, group: str) -> None:
    for _ in range(40):
        if table.page.evaluate(FOCUS) == group:
            return
        press(table, "Tab")
    raise AssertionError(f"Tab does not reach {group}")


def play_move(table: Table) -> None:
    """Chooses a card with Enter, then a verb by its digit; where there is none, asks for a hint."""
    tab_to(table, "hand")
    press(table, "Enter")
    expect_seen(table.page.locator("[data-verbs] .verb, [data-verbs] .why").first)
    if not table.verbs.count():
        press(table, "Escape")
        take_hint(table)
    before = table.moment
    press(table, "1")
    table.wait_for_move(before)
    table.settle()


def test_a_deal_without_a_mouse(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server).open(f"/m/{server.new_match()}")
    table.settle()
    for _ in range(24):
        play_move(table)
        if table.count.count():
            break
        assert table.page.evaluate("() => document.activeElement !== document.body"), "the focus was lost"
    expect_seen(table.count)
    for _ in range(10):
        if table.page.evaluate("() => /Next deal|Rematch/.test(document.activeElement.textContent)"):
            break
        press(table, "Tab")
    press(table, "Enter")
    expect(table.count).to_have_count(0)
    table.settle()


def test_arrows_go_from_card_to_card(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server).open(f"/m/{server.new_match()}")
    table.settle()
    tab_to(table, "hand")
    press(table, "ArrowRight", "ArrowRight")
    expect(table.hand.nth(2)).to_be_focused()
    press(table, "Home")
    expect(table.hand.first).to_be_focused()
    press(table, "ArrowUp")
    assert table.page.evaluate(FOCUS) == "table"
    press(table, "Space")
    expect(table.page.locator("[data-picks=table] .chosen")).to_have_count(1)
    press(table, "ArrowDown")
    assert table.page.evaluate(FOCUS) == "hand"
    press(table, "Escape")
    expect(table.page.locator(".chosen")).to_have_count(0)


def test_every_move_is_spoken(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server).open(f"/m/{server.new_match()}")
    table.settle()
    table.play_move()
    for entry in table.view["log"]:
        expect(table.live).to_contain_text(worded(table.view, entry["speech"]))
    expect(table.live).to_contain_text("Your turn")


def test_every_move_is_spoken_once_although_only_the_last_view_came(
    server: Server, sit_down: Callable[..., Table]
) -> None:
    """Who has been away for long, or reads slowly, is sent the newest view only."""
    table, logs = sit_down(server), list[Any]()

    def between(socket: WebSocketRoute) -> None:
        def received(text: str | bytes) -> None:
            frame = json.loads(text)
            if frame["type"] == "view":
                logs.append([worded(frame["view"], line["speech"]) for line in frame["view"]["log"]])
            if frame["type"] != "view" or len(logs) == 1 or frame["view"]["can"]["move"]:
                socket.send(text)

        socket.connect_to_server().on_message(received)

    table.page.route_web_socket("**/*", between)
    table.open(f"/m/{server.new_match(seats=company(4))}").settle()
    known = len(logs[-1])
    take_hint(table)
    press(table, "1")
    told = table.live.locator("p").last
    expect(told).to_have_text(re.compile(r"Your turn\.$"))
    moves = logs[-1][known:]
    assert len(moves) == 4 and told.inner_text().startswith(" ".join(moves))
    assert [table.live.inner_text().count(move) for move in moves] == [1, 1, 1, 1]


def test_keys_say_the_table_the_score_and_the_last_move(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server).open(f"/m/{server.new_match()}")
    table.settle()
    press(table, "t", "s", "l")
    expect(table.live).to_contain_text("On the table:")
    expect(table.live).to_contain_text("Playing to 11")


def test_cards_have_their_full_names(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server).open(f"/m/{server.new_match()}")
    table.settle()
    for name in table.hand.evaluate_all("cards => cards.map(card => card.getAttribute('aria-label'))"):
        assert " of " in name


def test_single_keys_can_be_switched_off(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server, settings={"shortcuts": False}).open(f"/m/{server.new_match()}")
    table.settle()
    press(table, "t")
    expect(table.live).not_to_contain_text("On the table:")


def test_a_key_reads_the_hand(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server).open(f"/m/{server.new_match()}")
    table.settle()
    table.page.evaluate("() => document.querySelector('#live').replaceChildren()")
    press(table, ".")
    expect(table.live).to_contain_text("Your hand:")


def test_help_lists_the_keys(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server).open(f"/m/{server.new_match()}")
    table.settle()
    press(table, "?")
    expect_seen(table.page.get_by_role("dialog", name="Help and keys"))
    press(table, "Escape")
    expect(table.page.get_by_role("dialog")).to_have_count(0)


def test_tab_goes_from_the_hand_to_the_moves(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server, settings={"shortcuts": False}).open(f"/m/{server.new_match()}")
    table.settle()
    tab_to(table, "hand")
    press(table, "Enter")
    expect_seen(table.verbs.first)
    press(table, "Tab")
    expect(table.verbs.first).to_be_focused()
    press(table, "Enter")
    expect(table.hand).to_have_count(3)
    table.settle()
    expect_seen(table.page.locator("[data-picks=hand] :focus"))


def test_new_cards_are_named(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server).open(f"/m/{server.new_match()}")
    table.settle()
    for _ in range(4):
        table.play_move()
    assert table.views[-1]["round"]["number"] == 2
    expect(table.live).to_contain_text("New in your hand:")
