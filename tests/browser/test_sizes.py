"""The table in low, narrow and large windows: nothing is covered, nothing sticks out, and nothing moves at a tap."""

import json
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from browser.conftest import Server
from browser.seen import overflow, unseen
from browser.tables import Table, company

pytestmark = pytest.mark.browser

Frame = dict[str, Any]
SIZES = [(844, 390), (720, 450), (800, 560), (390, 844), (1440, 900)]
"""A phone on its side, a desktop at 200 %, a small window, a phone, a desktop."""
MORE_SIZES = [*SIZES, (360, 640), (412, 915), (667, 375), (840, 660), (1120, 760), (1280, 720)]
"""Also other phones, a window beside another one, a tablet and a laptop."""
GAMES = [
    ("casino_long", 2),
    ("four_hand_partnership", 4),
    ("swazi", 4),
    ("swazi", 3),
    ("tuxedo", 6),
    ("south_african_4", 4),
    ("royal", 3),
]

# What a person cannot see or tap: a card, a button or a plate that is covered or outside of the window.
HIDDEN = """() => {
  const shows = (each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const asked = "#app button, #app a.round-button, #app select, .hand .card, .middle .card, .plate, .pile, .clock";
  return [...document.querySelectorAll(asked)].filter(shows).flatMap((each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    const name = `${each.className} ${each.ariaLabel ?? each.textContent.trim()}`;
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return [`${name} is outside`];
    if (each.matches(".set .card:not(:last-child)")) return []; // cards of a build overlap
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return hit && (each.contains(hit) || hit.contains(each)) ? [] : [`${name} is covered by ${hit?.className}`];
  });
}"""

# Pairs of places that overlap.
OVERLAPS = """() => {
  const places = [...document.querySelectorAll(
    ".top, .taken, .seat, .middle .slots > *, .ticker, .offer, .verbs, .tools, .hand .cards > *, .me")]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .map((each) => [each.className, each.getBoundingClientRect()]);
  return places.flatMap(([name, one], order) => places.slice(order + 1)
    .filter(([other, two]) => !(name === "top" && other.startsWith("taken")) // the line is in the bar
      && one.left < two.right - 2 && two.left < one.right - 2 && one.top < two.bottom - 2 && two.top < one.bottom - 2)
    .map(([other]) => `${name} and ${other}`));
}"""

RESIZED = """([width, height]) => innerWidth === width && innerHeight === height && document.fonts.status === "loaded"
  && new Promise((end) => requestAnimationFrame(() => requestAnimationFrame(() => end(true))))"""

PLACES = """() => [...document.querySelectorAll(".middle .slots > *, .hand .cards > *, .ticker, .seat, .me, .taken")]
  .map((each) => [each.dataset.pick ?? each.className, each.offsetLeft, each.offsetTop, each.offsetWidth])"""


def troubled(frame: Frame, trouble: str) -> None:
    """Everybody has a clock; the time of an opponent is over, or the last one is away."""
    view = frame["view"]
    rival = next(seat for seat in view["seats"] if seat["side"] != view["seats"][view["seat"]]["side"])
    for seat in view["seats"]:
        seat["clock"] = {"left": 95.0, "bank": 0.0, "runs": False}
    if trouble == "away":
        view["seats"][-1] |= {"away": True, "kind": "human"}
        view["can"]["call_off"] = True
        view["match"]["away"] = 600
    else:
        rival["clock"] = {"left": 0.0, "bank": 0.0, "runs": True}


def swept(frame: Frame) -> None:
    """Every side has made sweeps; where there are oranges, it has also called some."""
    for side in frame["view"]["sides"]:
        side["sweeps"] = 3
        side["oranges"] = 2 * any(line["name"] == "oranges" for line in frame["view"]["taken"])


def with_change(table: Table, change: Callable[[Frame], None]) -> None:
    """What the server sends is changed on its way to the page."""

    def changed(text: str | bytes) -> str | bytes:
        frame: Frame = json.loads(text)
        if frame["type"] == "view":
            change(frame)
        return json.dumps(frame)

    def connect(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda text: page.send(changed(text)))

    table.page.route_web_socket("**/ws/**", connect)


def resize(table: Table, width: int, height: int) -> None:
    """Returns when the table has its cards in the new size."""
    table.page.set_viewport_size({"width": width, "height": height})
    table.page.wait_for_function(RESIZED, arg=[width, height])
    table.page.wait_for_timeout(60)


def each_size(table: Table, sizes: Iterable[tuple[int, int]] = SIZES) -> Iterator[tuple[int, int]]:
    for width, height in sizes:
        resize(table, width, height)
        yield width, height


@pytest.mark.parametrize(
    ("variant", "players", "trouble"),
    [*((*game, "late") for game in GAMES), *((*game, "away") for game in GAMES[1:3]), ("tuxedo", 6, "away")],
)
def test_nothing_is_covered_or_outside(
    server: Server, sit_down: Callable[..., Table], variant: str, players: int, trouble: str
) -> None:
    match = server.new_match(variant=variant, seats=company(players))
    table = sit_down(server, reduced_motion="reduce", settings={"talk": False})
    with_change(table, lambda frame: troubled(frame, trouble))
    table.open(f"/m/{match}").settle()
    table.page.locator(".offer").first.wait_for()
    found = {}
    for size in each_size(table):
        across, down = overflow(table.page)
        problems = table.page.evaluate(HIDDEN) + table.page.evaluate(OVERLAPS)
        found[size] = problems + [f"the page is {across} too wide, {down} too high"] * bool(across or down)
    assert not any(found.values()), "\n".join(f"{size}: {each}" for size, all in found.items() for each in all)


SWEEPING = [("casino_long", 2, 2), ("royal", 3, 3), ("royal", 4, 2), ("four_hand_partnership", 4, 2)]
SWEEPING += [("tuxedo", players, players) for players in (4, 5, 6)]


@pytest.mark.parametrize(("variant", "players", "sides"), SWEEPING)
def test_sweeps_of_every_side_are_seen(
    server: Server, sit_down: Callable[..., Table], variant: str, players: int, sides: int
) -> None:
    match = server.new_match(variant=variant, seats=company(players))
    table = sit_down(server, reduced_motion="reduce", settings={"talk": False})
    with_change(table, swept)
    table.open(f"/m/{match}").settle()
    expect(table.page.locator(".scored")).to_have_count(sides)
    expect(table.page.locator(".scored .orange")).to_have_count(sides if variant == "tuxedo" else 0)
    found = {}
    for size in each_size(table, MORE_SIZES):
        too_large = [f"the page is {each} pixels too wide or high" for each in overflow(table.page) if each]
        found[size] = table.page.evaluate(HIDDEN) + table.page.evaluate(OVERLAPS) + unseen(table.page) + too_large
    assert not any(found.values()), "\n".join(f"{size}: {each}" for size, all in found.items() for each in all)


@pytest.mark.parametrize(("variant", "players"), [("casino_long", 2), ("four_hand_partnership", 4), ("royal", 3)])
def test_a_small_phone_on_its_side_shows_everything(
    server: Server, sit_down: Callable[..., Table], variant: str, players: int
) -> None:
    match = server.new_match(variant=variant, seats=company(players))
    viewport = {"width": 640, "height": 360}
    table = sit_down(server, reduced_motion="reduce", viewport=viewport, settings={"talk": False})
    table.open(f"/m/{match}").settle()
    assert table.page.evaluate(HIDDEN) + table.page.evaluate(OVERLAPS) == [] and overflow(table.page) == (0, 0)


@pytest.mark.parametrize(("variant", "players"), [("casino_long", 2), ("four_hand_partnership", 4), ("royal", 3)])
def test_nothing_moves_at_a_tap(server: Server, sit_down: Callable[..., Table], variant: str, players: int) -> None:
    match = server.new_match(variant=variant, seats=company(players))
    table = sit_down(server, reduced_motion="reduce", settings={"talk": False}).open(f"/m/{match}")
    for _ in range(2):
        table.settle()
        for size in each_size(table):
            before = table.page.evaluate(PLACES)
            for card in [*table.hand.all(), *table.cards.all()[:2]]:
                table.page.keyboard.press("Escape")
                for _ in range(4):
                    card.evaluate("card => card.click()")
                    table.page.wait_for_timeout(40)
                    assert table.page.evaluate(PLACES) == before, f"{size}: a tap on {card}"
            table.page.keyboard.press("Escape")
        table.play_move()


@pytest.mark.parametrize(("variant", "players"), [("casino_long", 2), ("swazi", 4)])
def test_the_coach_and_hints_move_nothing(
    server: Server, sit_down: Callable[..., Table], variant: str, players: int
) -> None:
    match = server.new_match(variant=variant, seats=company(players))
    table = sit_down(server, reduced_motion="reduce", settings={"talk": False, "coach": True}).open(f"/m/{match}")
    page, words = table.page, table.page.locator(".verbs .words")
    table.settle()
    table.play_move()
    for width, height in [(360, 640), (390, 740), *SIZES]:
        resize(table, width, height)
        table.settle()
        before = page.evaluate(PLACES)
        if page.locator(".coach-button").first.is_visible():
            page.locator(".coach-button").first.click()
            expect(words).to_contain_text("everyone can see", timeout=60_000)
            assert page.evaluate(PLACES) == before, f"{width}x{height}: the coach"
            page.locator(".why.coach").get_by_role("button", name="Close").click()
        page.get_by_role("button", name="Hint").click()
        expect(words).to_contain_text("Hint")
        assert page.evaluate(PLACES) == before, f"{width}x{height}: a hint"
        page.keyboard.press("Escape")
        table.hand.first.evaluate("card => card.click()")
        table.wait_for_answer()
        assert page.evaluate(PLACES) == before, f"{width}x{height}: a choice"
        page.keyboard.press("Escape")
