"""Three and four people at one table, each with a browser of his own."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Server
from browser.seen import expect_seen
from browser.tables import Table, hidden_cards, play_deal_together, together
from browser.test_people import people_of

pytestmark = pytest.mark.browser

Sit = Callable[..., Table]
NAMES = ("Ann", "Ben", "Cleo", "Dan")
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def sat_down(server: Server, sit_down: Sit, count: int, **wish: Any) -> list[Table]:
    """Ann, who has opened the table, and the others, who came by the link; the second one has a phone."""
    seats = [{"kind": "human", "name": f"Seat {number}"} for number in range(1, count + 1)]
    match = server.new_match(seats=seats, **{"target": 200, **wish})
    tables = [sit_down(server).open(f"/m/{match}")]
    for number in range(1, count):
        context = PHONE if number == 1 else {}
        tables.append(sit_down(server, stranger=True, **context).open(f"/m/{match}").sit_down(NAMES[number]))
    for table in tables:
        expect_seen(table.hand.first)
    together(*tables)
    return tables


def held(tables: list[Table]) -> list[str]:
    return [card for table in tables for card in table.view["hand"]]


def test_three_people_play_a_deal_one_is_away_for_a_while(server: Server, sit_down: Sit) -> None:
    tables = sat_down(server, sit_down, 3)
    _, ben, cleo = tables
    assert len({table.view["seat"] for table in tables}) == 3 and len(set(held(tables))) == 12
    for table in tables:
        assert table.violations() == []
    for _ in range(4):
        together(*tables).play_turn()
    mover = together(*tables)
    lost = next(table for table in (cleo, ben) if table is not mover)
    lost.expects_outage = True
    lost.context.set_offline(True)
    expect(mover.page.locator(".seat .away")).to_have_text("away")
    mover.play_turn()
    version = mover.version
    lost.context.set_offline(False)
    lost.wait_past(version - 1)
    expect(mover.page.locator(".seat .away")).to_have_count(0)
    play_deal_together(*tables)
    newest = max(table.version for table in tables)  # salts for the next deal may still come
    for table in tables:
        table.wait_past(newest - 1)
        assert hidden_cards(table.frames) == []
        expect_seen(table.count.get_by_role("button", name="All cards"))


def test_four_people_play_as_partners_one_leaves_and_comes_back(server: Server, sit_down: Sit) -> None:
    tables = sat_down(server, sit_down, 4, variant="royal")
    assert len(set(held(tables))) == 16
    for table in tables:
        seats = table.view["seats"]
        own = table.view["seat"]
        assert [seat["side"] for seat in seats] == [0, 1, 0, 1]
        partner = table.page.get_by_role("article", name=seats[(own + 2) % 4]["name"])
        expect(partner).to_contain_text("partner")
    for _ in range(5):
        together(*tables).play_turn()
    together(*tables)
    leaver = next(table for table in tables[1:] if not table.is_asked)
    rest = [table for table in tables if table is not leaver]
    seat, name, address = leaver.view["seat"], NAMES[tables.index(leaver)], leaver.page.url
    assert hidden_cards(leaver.frames) == []
    people_of(leaver)
    leaver.page.get_by_role("button", name="Leave the table").click()
    expect_seen(leaver.page.get_by_role("heading", name="What would you like to do?"))
    for table in rest:
        expect(table.page.locator(".seat .away")).to_have_text("away, a bot plays")
    moves = len(rest[0].view["log"])
    while not any(entry["seat"] == seat for entry in rest[0].view["log"][moves:]):
        asked = together(*rest)
        if asked.is_asked:
            asked.play_turn()
        else:  # the bot thinks
            asked.page.wait_for_timeout(20)
    leaver.page.goto(address)
    leaver.sit_down(name)
    expect(leaver.page.locator(".me .name")).to_have_text("You")
    for table in rest:
        expect(table.page.locator(".seat .away")).to_have_count(0)
    play_deal_together(*tables)
    for table in rest:
        assert hidden_cards(table.frames) == []
        assert [side["score"] for side in table.view["sides"]] == [side["score"] for side in tables[0].view["sides"]]
    assert tables[1].violations() == []
