"""The coach at the table: a slip names its skill, moves can be asked about, and the answer can be put away."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.conftest import Server
from browser.seen import expect_seen
from browser.tables import Table

pytestmark = pytest.mark.browser

SMALL = {"width": 360, "height": 640}


def test_the_coach_answers_about_moves_on_a_small_phone(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server, viewport=SMALL).open(f"/m/{server.new_match(seed=3)}")
    page = table.page
    table.settle()
    table.play_move()
    table.settle()
    why = page.get_by_role("button", name="Why that move?")
    expect(why).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Coach").click()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect_seen(why)
    why.click()
    answer = page.get_by_role("group", name="Coach")
    expect(answer).to_contain_text("by the cards that everyone can see:", timeout=60_000)
    expect_seen(answer)
    expect(table.live).to_contain_text("by the cards that everyone can see:")
    assert table.violations() == []
    answer.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="How was my move?").click()
    expect(answer).to_contain_text(".", timeout=60_000)
    page.get_by_role("button", name="Moves in this deal").click()
    page.get_by_role("dialog").get_by_role("button", name="How was it?").first.click()
    expect_seen(answer)
    assert table.violations() == []
