"""axe finds nothing on any page, light or dark."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.conftest import Server
from browser.seen import expect_seen
from browser.tables import Table, company

pytestmark = pytest.mark.browser

SCHEMES = ["light", "dark"]


@pytest.mark.parametrize("scheme", SCHEMES)
def test_start(server: Server, sit_down: Callable[..., Table], scheme: str) -> None:
    server.new_match()
    table = sit_down(server, color_scheme=scheme).open("/")
    expect_seen(table.page.locator(".matches a").first)
    assert table.violations() == []


@pytest.mark.parametrize("scheme", SCHEMES)
def test_table_with_a_selection(server: Server, sit_down: Callable[..., Table], scheme: str) -> None:
    table = sit_down(server, color_scheme=scheme).open(f"/m/{server.new_match()}")
    table.settle()
    assert table.violations() == []
    table.take_hint()
    assert table.violations() == []


@pytest.mark.parametrize("scheme", SCHEMES)
def test_count_and_end_of_the_match(server: Server, sit_down: Callable[..., Table], scheme: str) -> None:
    table = sit_down(server, color_scheme=scheme).open(f"/m/{server.new_match(target=21)}")
    table.play_deal()
    assert table.violations() == []
    table.open(f"/m/{server.new_match(target=1)}")
    table.play_match()
    assert table.violations() == []


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("path", ["/rules", "/rules/casino_long", "/rules/royal_north_american"])
def test_rule_book(server: Server, sit_down: Callable[..., Table], path: str, scheme: str) -> None:
    table = sit_down(server, color_scheme=scheme).open(path)
    assert table.violations() == []


@pytest.mark.parametrize("scheme", SCHEMES)
def test_windows(server: Server, sit_down: Callable[..., Table], scheme: str) -> None:
    table = sit_down(server, color_scheme=scheme).open(f"/m/{server.new_match()}")
    table.settle()
    table.play_move()
    for button in ("Settings", "Help and keys", "Moves in this deal"):
        table.page.get_by_role("button", name=button).click()
        expect_seen(table.page.get_by_role("dialog"))
        assert table.violations() == []
        table.page.keyboard.press("Escape")
        expect(table.page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize(("variant", "players"), [("swazi", 4), ("tuxedo", 6), ("scopa", 2), ("hungarian_kirchner", 2)])
def test_other_games(server: Server, sit_down: Callable[..., Table], variant: str, players: int, scheme: str) -> None:
    match = server.new_match(variant=variant, seats=company(players), target=30)
    table = sit_down(server, color_scheme=scheme).open(f"/m/{match}")
    for _ in range(3):
        table.settle()
        table.play_move()
    assert table.violations() == []
    table.take_hint()
    assert table.violations() == []


def test_a_pile_in_its_window(server: Server, sit_down: Callable[..., Table]) -> None:
    match = server.new_match(variant="swazi_two_player", seats=company(2))
    table = sit_down(server).open(f"/m/{match}")
    table.settle()
    table.play_move()
    table.page.get_by_role("button", name=re.compile("^Hal’s pile")).click()
    expect_seen(table.page.get_by_role("dialog"))
    assert table.violations() == []
