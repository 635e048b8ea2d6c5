"""Casino School in the browser, as somebody meets it who has never played and only does what the page says."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Server
from browser.seen import expect_seen, overflow, unseen
from browser.tables import Table
from cassino.analysis.skills import Skill
from cassino.answers.summary import summary
from cassino.hosted.match.match import replayed
from cassino.lessons.lesson import COURSE, lesson_named
from cassino.server.main import open_store
from cassino.texts import tell
from tutored import match_of

pytestmark = pytest.mark.browser

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SMALL: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
GUEST = """() => fetch("/api/me", {method: "POST", headers: {"content-type": "application/json"},
  body: JSON.stringify({name: "Ann"})}).then((answer) => answer.json())"""
"""Becomes a guest, and tells who that is."""
SYMBOLS = {"♣": "C", "♦": "D", "♥": "H", "♠": "S"}


def named_cards(text: str) -> list[str]:
    """The cards that a sentence shows."""
    return [f"{rank}{SYMBOLS[suit]}" for rank, suit in re.findall(r"(10|[2-9AJQK])\s*([♣♦♥♠])", text)]


def hidden(table: Table) -> list[str]:
    """What a person cannot see of the lesson without scrolling."""
    expect(table.page.locator(".sign")).to_have_count(0)
    across, down = overflow(table.page)
    return [
        *unseen(table.page),
        *(["the page is too wide"] if across else []),
        *(["the page is too high"] if down else []),
    ]


def follow(table: Table) -> None:
    """Do what the page says, and be praised."""
    choose(table)
    expect(table.page.locator("#teacher .words.right")).to_be_visible()


def choose(table: Table) -> None:
    """Choose the cards that the bold line names, and press the button that it names."""
    expect(table.hand.first).to_be_visible()
    expect(table.page.locator("#teacher .words")).to_be_visible()
    guide = table.page.locator("#teacher .guide").filter(has_text="Then press")
    if not guide.count():
        table.page.get_by_role("button", name="Show me").click()
    words = guide.inner_text()
    choose, press = words.split(". Then press ")
    for card in named_cards(choose):
        pick = table.page.locator(f"[data-pick='{card}']")
        if not pick.count():  # a card of a build: the build is chosen as a whole
            pick = table.page.locator(".pick.build").filter(has=table.page.locator(f"[data-card='{card}']"))
        if pick.get_attribute("aria-pressed") != "true":
            pick.click()
    button = table.page.locator("[data-verbs] .verb").filter(
        has_text=re.compile(f"^{re.escape(press.rstrip('.:').split(':')[0])}")
    )
    button.first.click()


def learn(table: Table, name: str, check: Callable[[], None] = lambda: None) -> None:
    """A whole lesson."""
    for number in range(1, len(lesson_named(name).steps) + 1):
        expect(table.page.locator("#teacher .dots")).to_have_attribute("aria-label", re.compile(f"^Step {number} of"))
        expect(table.hand.first).to_be_visible()
        check()
        follow(table)
        check()
        table.page.get_by_role("button", name="Continue").click()
    expect(table.page.get_by_role("heading", name="Well done!")).to_be_visible()


@pytest.mark.parametrize("window", [DESKTOP, SMALL], ids=["desktop", "small"])
def test_a_newcomer_captures_at_once_and_builds_in_the_third_lesson(
    server: Server, sit_down: Callable[..., Table], window: dict[str, Any]
) -> None:
    table = sit_down(server, stranger=True, speed="normal", **window).open("/learn")
    table.page.get_by_role("link", name="Teach me in 3 minutes").click()
    expect(table.hand.first).to_be_visible()
    follow(table)
    table.page.get_by_role("button", name="Continue").click()
    follow(table)
    table.page.get_by_role("button", name="Continue").click()
    table.page.get_by_role("link", name="Next: Add cards up").click()
    learn(table, "sum")
    table.page.get_by_role("link", name="Next: Make a build").click()
    follow(table)
    expect(table.page.locator(".pick.build .badge")).to_contain_text("9")
    table.open("/learn")
    expect(table.page.get_by_text("1 of 3 done")).to_be_visible()
    expect(table.page.get_by_role("link", name="Continue: Make a build")).to_be_visible()


def test_a_wrong_move_is_answered_without_news_of_the_table(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server, speed="normal").open("/learn/capture")
    trail = table.page.locator("[data-verbs] .verb.trail")
    table.hand.first.click()
    while not trail.count():
        table.hand.first.click()
    trail.first.click()
    expect(table.page.locator("#teacher .words.wrong")).to_be_visible()
    table.page.wait_for_timeout(300)  # a sign would appear in the next moment
    expect(table.page.locator(".sign")).to_have_count(0)
    expect(table.live).not_to_contain_text("is dealt")


@pytest.mark.parametrize("name", COURSE)
def test_every_lesson_fits_into_a_small_phone(server: Server, sit_down: Callable[..., Table], name: str) -> None:
    table = sit_down(server, **SMALL).open(f"/learn/{name}")

    def check() -> None:
        assert hidden(table) == []

    learn(table, name, check)
    assert overflow(table.page)[0] == 0


@pytest.mark.parametrize("window", [DESKTOP, SMALL], ids=["desktop", "small"])
def test_a_newcomer_plays_the_first_deal_to_its_end(
    server: Server, sit_down: Callable[..., Table], window: dict[str, Any]
) -> None:
    table = sit_down(server, **window).open("/learn/deal")
    for turn in range(1, 9):
        expect(table.page.get_by_text(f"Turn {turn} of 8")).to_be_visible()
        expect(table.page.locator(".prompt")).to_contain_text("Your turn")
        assert hidden(table) == []
        choose(table)
        if turn == 3:
            expect(table.page.get_by_text("Turn 4 of 8")).to_be_visible()
            table.open("/learn/deal")
    expect(table.page.get_by_role("heading", name="You win this deal")).to_be_focused()
    expect(table.page.get_by_role("row", name="Most cards")).to_be_visible()
    assert table.violations() == []
    assert overflow(table.page)[0] == 0
    table.page.get_by_role("button", name="Play it again").click()
    expect(table.page.get_by_text("Turn 1 of 8")).to_be_visible()


def test_a_first_deal_is_kept_where_nobody_answers(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server).open("/learn/deal")
    expect(table.page.get_by_text("Turn 1 of 8")).to_be_visible()
    choose(table)
    expect(table.page.get_by_text("Turn 2 of 8")).to_be_visible()
    table.expects_outage = True
    table.page.route("**/api/lessons/deal?*", lambda route: route.abort("connectionfailed"))
    table.open("/learn/deal")
    expect(table.page.get_by_role("alert")).to_have_text(tell("shared-no-connection"))
    table.page.unroute("**/api/lessons/deal?*")
    table.open("/learn/deal")
    expect(table.page.get_by_text("Turn 2 of 8")).to_be_visible()


def test_a_first_deal_of_another_version_begins_anew(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server)
    table.expects_refusal = True
    table.open("/learn/deal")
    expect(table.page.get_by_text("Turn 1 of 8")).to_be_visible()
    for stored in ('["trail 3C"]', "{broken", '{"a": 1}'):
        table.page.evaluate("text => localStorage.setItem('cassino.first-deal', text)", stored)
        table.open("/learn/deal")
        expect(table.page.get_by_text("Turn 1 of 8")).to_be_visible()
        news = table.page.get_by_text(tell("error-lesson-deal-changed"))
        expect(news).to_have_count(1 if stored.startswith("[") else 0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("window", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_pages_are_accessible(
    server: Server, sit_down: Callable[..., Table], scheme: str, window: dict[str, Any]
) -> None:
    table = sit_down(server, color_scheme=scheme, **window).open("/learn")
    expect(table.page.locator(".lessons:not(.one) li")).to_have_count(len(COURSE))
    assert table.violations() == []
    assert overflow(table.page)[0] == 0
    table.open("/learn/rules/scopa")
    assert table.violations() == []
    assert overflow(table.page)[0] == 0
    table.open("/learn/capture")
    expect(table.hand.first).to_be_visible()
    assert table.violations() == []
    follow(table)
    assert table.violations() == []
    table.page.get_by_role("button", name="Continue").click()
    follow(table)
    table.page.get_by_role("button", name="Continue").click()
    expect(table.page.get_by_role("heading", name="Well done!")).to_be_visible()
    assert table.violations() == []


def test_a_wrong_card_gets_an_answer_and_stays(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server, **SMALL).open("/learn/capture")
    table.hand.last.click()
    table.page.locator("[data-verbs] .verb.trail").click()
    expect(table.page.locator("#answer")).to_contain_text("That only puts a card on the table")
    expect(table.hand).to_have_count(2)
    expect(table.page.locator("#live")).to_contain_text("Not yet.")
    assert hidden(table) == []
    assert table.violations() == []
    table.page.get_by_role("button", name="Read the task again").click()
    expect(table.page.locator("#task")).to_contain_text("You hold 8♠")
    follow(table)
    expect(table.page.locator("#live")).to_contain_text("Right. Well done!")


def test_by_keyboard_alone(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server).open("/learn/capture")
    expect(table.hand.first).to_be_visible()
    for group, card in (("hand", "8S"), ("table", "8H")):
        table.page.locator(f"[data-picks={group}] [data-pick='{card}']").focus()
        if table.page.locator(f"[data-pick='{card}']").get_attribute("aria-pressed") != "true":
            table.page.keyboard.press("Enter")
    expect(table.page.locator("[data-verbs] .verb.capture")).to_be_visible()
    table.page.keyboard.press("1")
    expect(table.page.get_by_role("button", name="Continue")).to_be_focused()
    table.page.keyboard.press("Enter")
    expect(table.page.locator("#task")).to_be_focused()


def test_a_broken_store_and_another_version_lead_to_one_sentence(
    server: Server, sit_down: Callable[..., Table]
) -> None:
    table = sit_down(server).open("/learn")
    expect(table.page.locator(".lessons:not(.one) li")).to_have_count(len(COURSE))
    table.page.evaluate("() => localStorage.setItem('cassino.lessons', '{broken')")
    table.open("/learn")
    expect(table.page.get_by_role("alert")).to_have_text(
        "Your progress in this browser cannot be read. You are starting over; the old data is kept."
    )
    assert table.page.evaluate("() => localStorage.getItem('cassino.lessons.broken')") == "{broken"
    kept = '{"version": 1, "done": ["chess-fork", "capture-pair"]}'
    table.page.evaluate("text => localStorage.setItem('cassino.lessons', text)", kept)
    table.open("/learn")
    expect(table.page.get_by_text("from another version of Cassino. Your progress in them is kept.")).to_be_visible()
    table.open("/learn/capture")
    follow(table)
    assert "chess-fork" in table.page.evaluate("() => localStorage.getItem('cassino.lessons')")


def test_the_end_has_stars_and_a_first_game_with_the_coach(server: Server, sit_down: Callable[..., Table]) -> None:
    name = COURSE[-1]
    table = sit_down(server, stranger=True, reduced_motion="reduce", **SMALL).open(f"/learn/{name}")
    learn(table, name)
    stars = table.page.locator("#stars")
    expect(stars).to_contain_text(f"1 of {len(COURSE)} stars")
    expect(stars.locator(".earned")).to_have_count(1)
    assert table.violations() == []
    table.page.get_by_role("button", name="Play an easy game, with the coach").click()
    table.settle()
    assert [seat["bot"] for seat in table.view["seats"]] == [None, "level1"]
    assert table.page.evaluate("JSON.parse(localStorage['cassino.settings']).coach") is True


def test_two_windows_lose_nothing(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server).open("/learn/capture")
    other = table.context.new_page()
    other.goto(f"{server.url}/learn")
    other.evaluate("() => localStorage.setItem('cassino.lessons', JSON.stringify({version: 1, done: ['sum-two']}))")
    follow(table)
    assert table.page.evaluate("() => JSON.parse(localStorage.getItem('cassino.lessons')).done") == [
        "capture-pair",
        "sum-two",
    ]


@pytest.mark.parametrize("window", [DESKTOP, SMALL], ids=["desktop", "small"])
def test_a_tip_after_a_match_and_its_position_on_the_page_of_lessons(
    server: Server, sit_down: Callable[..., Table], window: dict[str, Any]
) -> None:
    table = sit_down(server, **window).open("/learn")
    name = f"tutored{window['viewport']['width']}"
    events = match_of(table.page.evaluate(GUEST)["me"]["id"], Skill.PAIRS)
    store = open_store(Path(server.database))
    store.create(name, events, summary(replayed(events)))
    store.close()
    table.open(f"/m/{name}")
    expect_seen(table.count.get_by_text("Look for pairs"), timeout=60_000)
    table.open("/learn#tip")
    for text in ("A tip from your games", "Better here:", "Lesson: Take a card", "Review this match"):
        expect_seen(table.page.locator(".tip").get_by_text(text))
    expect(table.page.locator(".skills li")).to_have_count(len(Skill))
    expect_seen(table.page.locator(".skills").get_by_text("Practice this").first)
    assert overflow(table.page)[0] == 0
    assert table.violations() == []
