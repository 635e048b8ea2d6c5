"""Phones, dark rooms, large letters, calm motion, light pages."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Response, expect

from browser.conftest import Server
from browser.seen import expect_seen, overflow, unseen
from browser.tables import Table, company
from pictures.looks import SIZES

pytestmark = pytest.mark.browser

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
FIRST_PAGE_BYTES = 370_000
"""Of these, 66 KB are the two fonts, which nothing waits for."""
SMALL_TARGETS = """() => [...document.querySelectorAll('#app button, #app a, #app select, #app input')]
  .filter(each => each.offsetParent && !each.matches('.unseen, input[type=radio], input[type=checkbox]'))
  .map(each => [each.getAttribute('aria-label') ?? each.textContent.trim(), each.getBoundingClientRect()])
  .filter(([name, place]) => place.width < 44 || place.height < 44)
  .map(([name, place]) => `${name} ${place.width} x ${place.height}`)"""
ROOM_FOR_NUMBERS = """() => { const { paddingLeft, font } = getComputedStyle(document.querySelector("ol.log"));
  const pen = document.createElement("canvas").getContext("2d");
  pen.font = font;
  return [parseFloat(paddingLeft), pen.measureText("10. ").width]; }"""
OVERFLOW = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def test_a_phone(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server, **PHONE).open("/")
    expect_seen(table.page.get_by_role("button", name="Rules"))
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


@pytest.mark.parametrize("height", [640, 844])
def test_everything_of_the_table_fits_a_phone(server: Server, sit_down: Callable[..., Table], height: int) -> None:
    table = sit_down(server, **PHONE | {"viewport": {"width": 390, "height": height}}).open(f"/m/{server.new_match()}")
    for _ in range(3):
        table.settle()
        assert overflow(table.page) == (0, 0)
        assert unseen(table.page) == []
        table.play_move()


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
        assert overflow(table.page) == (0, 0)
        assert table.page.evaluate(SMALL_TARGETS) == []
        for card in table.hand.all():
            expect_seen(card)
        table.play_move()


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_help_is_one_tap_away(server: Server, sit_down: Callable[..., Table], size: tuple[int, int]) -> None:
    match = server.new_match()
    table = sit_down(server, viewport={"width": size[0], "height": size[1]})
    for path, rules in (("/", "/rules"), (f"/m/{match}", f"/m/{match}/rules")):
        help = table.open(path).page.get_by_role("button", name="Help and keys")
        expect_seen(help)
        help.click()
        expect_seen(table.page.get_by_role("heading", name="How to play a turn"))
        expect(table.page.get_by_role("dialog").get_by_role("link", name="rule book")).to_have_attribute("href", rules)


def test_the_list_of_moves_has_whole_numbers_and_says_each_move_once(
    server: Server, sit_down: Callable[..., Table]
) -> None:
    table = sit_down(server, **PHONE).open(f"/m/{server.new_match()}")
    table.settle()
    while len(table.view["log"]) < 10:
        table.play_move()
    table.page.get_by_role("button", name="Moves in this deal").click()
    moves = table.page.get_by_role("list", name="Moves").locator("li > [aria-hidden]")
    room, needed = table.page.evaluate(ROOM_FOR_NUMBERS)
    assert room > needed
    assert all(len(re.findall(r"You |Hal ", text)) == 1 for text in moves.all_inner_texts())


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


LOOKS = """() => ({
  back: getComputedStyle(document.querySelector('.card.back')).backgroundImage,
  felt: getComputedStyle(document.querySelector('.table-page, .preview')).backgroundImage,
  card: getComputedStyle(document.querySelector('.card:not(.back)')).backgroundColor,
  edge: parseFloat(getComputedStyle(document.querySelector('.card:not(.back)')).borderTopWidth),
})"""


def test_backs_and_felts_are_kept_in_this_browser(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server).open(f"/m/{server.new_match()}")
    table.settle()
    seen = {"back": set(), "felt": set()}
    table.page.get_by_role("button", name="Settings").click()
    for field, names in {
        "back": ["Fish", "Lattice", "Tiles", "Stars"],
        "felt": ["Green", "Blue", "Burgundy", "Wood"],
    }.items():
        for name in names:
            table.page.get_by_role("radio", name=name).check()
            seen[field].add(table.page.evaluate(LOOKS)[field])
        assert len(seen[field]) == 4
    chosen = table.page.evaluate(LOOKS)
    table.page.reload()
    table.settle()
    table.page.get_by_role("button", name="Settings").click()
    assert table.page.evaluate(LOOKS) == chosen
    assert "stars" in chosen["back"]
    assert "wood" in chosen["felt"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_high_contrast(server: Server, sit_down: Callable[..., Table], scheme: str) -> None:
    table = sit_down(server, settings={"felt": "wood"}, color_scheme=scheme).open(f"/m/{server.new_match()}")
    table.settle()
    table.page.get_by_role("button", name="Settings").click()
    table.page.get_by_role("switch", name="High contrast").check()
    look = table.page.evaluate(LOOKS)
    assert look["card"] == "rgb(255, 255, 255)"
    assert look["edge"] >= 2
    assert "url(" not in look["felt"]
    assert "plain" in look["back"]
    assert table.violations() == []
    table.page.keyboard.press("Escape")
    assert table.violations() == []
