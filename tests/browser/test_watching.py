"""Watching bots, and a finished match once more, in a browser."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Server
from browser.seen import expect_seen, overflow
from browser.tables import LONGEST_MATCH, Table

pytestmark = pytest.mark.browser

PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True}


def rests(table: Table) -> bool:
    """Whether nothing happens for a second."""
    before = table.version
    table.page.wait_for_timeout(1000)
    return table.version == before


def test_bots_play_while_a_person_watches_and_pauses(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server).open("/")
    page = table.page

    def only_watch(window: Locator) -> None:
        window.get_by_role("switch", name="Just watch").check()
        expect_seen(window.get_by_label("Mia"))

    table.change_seats(only_watch)
    page.get_by_role("button", name="Watch", exact=True).click()
    bar = page.get_by_role("region", name="Watching bots")
    expect_seen(bar.get_by_role("button", name="Pause"))
    expect_seen(bar.get_by_role("img", name="Chances of winning the match: Mia"))
    expect(page.locator(".hand .card")).not_to_have_count(0)
    bar.get_by_role("button", name="Pause").click()
    expect_seen(bar.get_by_role("button", name="Play"))
    assert rests(table) or rests(table)  # a step that was asked for before may still come
    before = table.version
    bar.get_by_role("button", name="One step").click()
    table.wait_past(before)
    assert table.violations() == [] and overflow(page)[0] == 0
    bar.get_by_label("Speed").select_option("Fast")
    bar.get_by_role("button", name="Play").click()
    table.wait_past(before + 2)


def test_watching_bots_is_one_tap(server: Server, sit_down: Callable[..., Table]) -> None:
    page = sit_down(server).open("/").page
    page.get_by_role("link", name="Watch bots").click()
    expect_seen(page.get_by_role("region", name="Watching bots").get_by_role("button", name="Pause"))
    page.go_back()
    expect_seen(page.get_by_role("button", name="Play", exact=True))


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1440, 900)])
def test_a_hidden_hand_has_the_backs_of_cards(
    server: Server, sit_down: Callable[..., Table], size: tuple[int, int]
) -> None:
    match = server.new_match(seats=[{"kind": "human", "name": name} for name in ("Ann", "Ben")])
    table = sit_down(server, stranger=True, viewport={"width": size[0], "height": size[1]})
    table.open(f"/m/{match}?seat=watch")
    backs = table.page.locator(".hand .card.back")
    expect(backs).to_have_count(4)
    for back in backs.all():
        expect_seen(back)
        box = back.bounding_box()
        assert box and abs(box["height"] / box["width"] - 1.4) < 0.05


def test_a_finished_match_is_shown_once_more(server: Server, sit_down: Callable[..., Table]) -> None:
    end = server.watch(steps=LONGEST_MATCH, variant="scopa", target=3)
    table = sit_down(server, **PHONE).open(f"/m/{end['id']}/replay")
    page, felt = table.page, table.page.locator(".felt")
    bar = page.get_by_role("region", name="Replay")
    bar.get_by_role("button", name="Pause").click()
    expect_seen(bar.get_by_role("img", name="Chances of winning the match"))
    bar.get_by_label("Deal").select_option("Deal 1")
    expect(felt).to_have_attribute("data-version", "2")
    bar.get_by_role("button", name="One step").click()
    expect(felt).to_have_attribute("data-version", "3")
    bar.get_by_role("button", name="Back").click()
    expect(felt).to_have_attribute("data-version", "2")
    assert table.violations() == [] and overflow(page) == (0, 0)
    if end["deal"] > 1:
        bar.get_by_label("Deal").select_option(f"Deal {end['deal']}")
    bar.get_by_label("Speed").select_option("Fast")
    bar.get_by_role("button", name="Play").click()
    expect(page.get_by_role("dialog")).to_contain_text("the match", timeout=60_000)
    scores = [str(side["score"]) for side in end["sides"]]
    assert [text.strip().partition("/")[0] for text in page.locator(".strip .points").all_inner_texts()] == scores
