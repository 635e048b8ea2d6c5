"""Phones, dark rooms, large letters, calm motion, light pages."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Response, expect

from browser.conftest import Server
from browser.tables import Table, company

pytestmark = pytest.mark.browser

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
FIRST_PAGE_BYTES = 300_000
SMALL_TARGETS = """() => [...document.querySelectorAll('#app button, #app a, #app select, #app input')]
  .filter(each => each.offsetParent && !each.matches('.unseen, input[type=radio], input[type=checkbox]'))
  .map(each => [each.getAttribute('aria-label') ?? each.textContent.trim(), each.getBoundingClientRect()])
  .filter(([name, place]) => place.width < 44 || place.height < 44)
  .map(([name, place]) => `${name} ${place.width} x ${place.height}`)"""
OVERFLOW = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def test_a_phone(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server, **PHONE).open("/")
    expect(table.page.get_by_role("button", name="Rules")).to_be_visible()
    assert table.page.evaluate(OVERFLOW) == 0
    assert table.page.evaluate(SMALL_TARGETS) == []
    table.page.get_by_role("button", name="Play", exact=True).tap()
    table.settle()
    table.take_hint()
    assert table.page.evaluate(OVERFLOW) == 0
    assert table.page.evaluate(SMALL_TARGETS) == []
    table.page.keyboard.press("Escape")
    table.play_deal()
    assert table.page.evaluate(OVERFLOW) == 0


def test_everything_of_the_table_fits_a_phone(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server, **PHONE).open(f"/m/{server.new_match()}")
    table.settle()
    for place in (table.hand, table.cards):
        for card in place.all():
            box = card.bounding_box()
            assert box and box["x"] >= 0 and box["x"] + box["width"] <= 390 and box["y"] + box["height"] <= 844


LARGE_TABLES = [
    ("swazi", 4),
    ("swazi", 3),
    ("sotho", 2),
    ("south_african_4", 4),
    ("tuxedo", 6),
    ("tuxedo", 5),
    ("hungarian_nagy", 2),
]


@pytest.mark.parametrize(("variant", "players"), LARGE_TABLES)
def test_other_games_on_a_phone(server: Server, sit_down: Callable[..., Table], variant: str, players: int) -> None:
    match = server.new_match(variant=variant, seats=company(players), target=30)
    table = sit_down(server, **PHONE).open(f"/m/{match}")
    for _ in range(3):
        table.settle()
        assert table.page.evaluate(OVERFLOW) == 0
        assert table.page.evaluate(SMALL_TARGETS) == []
        for card in table.hand.all():
            box = card.bounding_box()
            assert box and box["x"] >= 0 and box["x"] + box["width"] <= 390
        table.play_move()


def test_letters_twice_as_large(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server, viewport={"width": 1280, "height": 800}).open(f"/m/{server.new_match()}")
    table.settle()
    table.page.evaluate("() => { document.documentElement.style.fontSize = '200%' }")
    assert table.page.evaluate(OVERFLOW) == 0
    table.play_move()


def test_dark_follows_the_system_and_the_switch(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server, color_scheme="dark").open("/")
    paper = table.page.locator("body")
    dark = paper.evaluate("body => getComputedStyle(body).backgroundColor")
    table.page.get_by_role("button", name="Settings").click()
    table.page.get_by_role("radio", name="Light").check()
    expect(paper).not_to_have_css("background-color", dark)
    table.page.reload()
    expect(paper).not_to_have_css("background-color", dark)


def test_four_colours(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server, settings={"fourColour": True}).open("/")
    faces = table.page.locator(".hero .face")
    expect(faces).to_have_count(4)
    colours = faces.evaluate_all("all => all.map(each => getComputedStyle(each).color)")
    assert len(set(colours)) == 3  # two spades, a diamond and a heart


def test_calm_motion(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server, speed="fast", reduced_motion="reduce").open(f"/m/{server.new_match()}")
    table.settle()
    table.page.evaluate("() => { Element.prototype.animate = () => { throw new Error('moved') } }")
    table.play_move()


def test_cards_fly_and_the_move_can_be_seen_again(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server, speed="fast").open(f"/m/{server.new_match()}")
    table.settle()
    table.page.evaluate("""() => { window.flights = 0; const animate = Element.prototype.animate;
      Element.prototype.animate = function (...all) { window.flights += 1; return animate.apply(this, all); } }""")
    table.play_move()
    flights = table.page.evaluate("() => window.flights")
    assert flights > 0
    table.page.get_by_role("button", name="Show the last move again").click()
    table.page.wait_for_function("before => window.flights > before", arg=flights)
    table.settle()
    table.play_move()


def test_the_first_page_is_light(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server)
    sizes: list[int] = []

    def weigh(response: Response) -> None:
        sizes.append(response.request.sizes()["responseBodySize"] + response.request.sizes()["responseHeadersSize"])

    table.page.on("requestfinished", lambda request: weigh(request.response()) if request.response() else None)
    table.open("/")
    expect(table.page.get_by_role("button", name="Play", exact=True)).to_be_enabled()
    table.page.wait_for_load_state("networkidle")
    assert 0 < sum(sizes) < FIRST_PAGE_BYTES


def test_a_phone_on_its_side(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server, viewport={"width": 844, "height": 390}).open(f"/m/{server.new_match()}")
    table.settle()
    box = table.hand.first.bounding_box()
    assert box
    assert box["y"] + box["height"] <= 390
    assert table.page.evaluate(OVERFLOW) == 0
