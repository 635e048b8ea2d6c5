"""The puzzle of the day and the deal of the day, as a person meets them."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Request, Route, expect

from browser.conftest import Server
from browser.seen import expect_seen
from browser.tables import Table
from cassino.analysis.puzzles.puzzle import Puzzle, puzzle_number, shipped
from cassino.cards import cards_in
from cassino.engine.move import Move
from cassino.engine.view import view
from cassino.hosted.frames.plays import play
from cassino.rules.packs import format_card
from cassino.texts.catalog import Style, say

pytestmark = pytest.mark.browser


def is_plain(puzzle: Puzzle) -> bool:
    """Whether the moves that are played here take loose cards only."""
    moves = [puzzle.moves[0], puzzle.move(puzzle.refutations[0].move)]
    return puzzle.is_exact and all(move.taken & ~puzzle.state.loose == 0 for move in moves)


NUMBER = next(number for number, puzzle in enumerate(shipped(), 1) if is_plain(puzzle))
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
OVERFLOW = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def tap(table: Table, puzzle: Puzzle, move: Move) -> None:
    """Choose the cards of a move, and press its button."""
    pack = puzzle.state.rules.deck.pack
    for group, cards in (("table", move.taken), ("hand", move.cards)):
        for card in cards_in(cards):
            table.page.locator(f"[data-picks={group}] [data-pick='{format_card(card, pack)}']").click()
    label = say(play(view(puzzle.state, puzzle.seat), move).label, style=Style.SYMBOLS)
    table.page.locator("[data-verbs] .verb").filter(has_text=label).first.click()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_puzzle_is_solved(server: Server, sit_down: Callable[..., Table], scheme: str) -> None:
    puzzle = puzzle_number(NUMBER)
    table = sit_down(server, color_scheme=scheme).open(f"/puzzle/{NUMBER}")
    expect_seen(table.hand.first)
    expect_seen(table.page.get_by_role("heading", name=f"Puzzle {NUMBER}"))
    assert table.violations() == []
    table.page.get_by_role("button", name="Give me a hint").click()
    expect_seen(table.page.locator(".theme"))
    tap(table, puzzle, puzzle.move(puzzle.refutations[0].move))
    expect_seen(table.page.get_by_role("heading", name="Not the best move."))
    assert table.violations() == []
    table.page.get_by_role("button", name="Try again").click()
    expect(table.page.locator("[data-picks=hand] [data-pick]")).to_have_count(puzzle.state.hand_size(puzzle.seat))
    tap(table, puzzle, puzzle.moves[0])
    expect_seen(table.page.get_by_role("heading", name="Right this time."))
    expect_seen(table.page.get_by_text("only your first answer to a puzzle counts"))
    assert table.violations() == []
    table.page.get_by_role("link", name="Next puzzle").click()
    expect(table.page).not_to_have_url(re.compile(f"/puzzle/{NUMBER}$|/next"))
    expect_seen(table.page.get_by_role("heading", name=re.compile(r"^Puzzle \d+$")))
    expect_seen(table.page.get_by_text("Your rating: about"))
    table.page.go_back()
    expect_seen(table.page.get_by_text("solved before"))


def test_the_solution_cannot_be_had_while_an_answer_is_on_its_way(
    server: Server, sit_down: Callable[..., Table]
) -> None:
    puzzle = puzzle_number(NUMBER)
    table = sit_down(server).open(f"/puzzle/{NUMBER}")
    table.expects_outage = True
    solution = table.page.get_by_role("button", name="Show the solution")
    expect_seen(table.hand.first)
    held: list[Route] = []
    table.page.route("**/answer?*", lambda route: held.append(route))
    with table.page.expect_request("**/answer?*"):
        tap(table, puzzle, puzzle.moves[0])
    expect(solution).to_be_disabled()
    held[0].abort("connectionfailed")
    expect(solution).to_be_enabled()
    table.page.unroute("**/answer?*")
    table.page.locator("[data-verbs] .verb").first.click()
    expect_seen(table.page.get_by_role("heading", name="Right."))


def test_a_move_cannot_be_played_while_the_solution_is_on_its_way(
    server: Server, sit_down: Callable[..., Table]
) -> None:
    puzzle = puzzle_number(NUMBER)
    table = sit_down(server).open(f"/puzzle/{NUMBER}")
    table.expects_outage = True
    expect_seen(table.hand.first)
    held: list[Route] = []
    table.page.route("**/solution?*", lambda route: held.append(route))
    with table.page.expect_request("**/solution?*"):
        table.page.get_by_role("button", name="Show the solution").click()
    answers: list[Request] = []
    table.page.on("request", lambda request: answers.append(request) if "/answer?" in request.url else None)
    tap(table, puzzle, puzzle.moves[0])
    held[0].abort("connectionfailed")
    expect(table.page.get_by_role("button", name="Show the solution")).to_be_enabled()
    assert answers == []
    table.page.locator("[data-verbs] .verb").first.click()
    expect_seen(table.page.get_by_role("heading", name="Right."))


def test_a_phone_shows_the_task_and_no_invitation(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server, **PHONE).open(f"/puzzle/{NUMBER}")
    expect_seen(table.hand.first)
    expect(table.page.get_by_role("button", name="Invite")).to_have_count(0)
    expect_seen(table.page.get_by_text("Find the best move."))
    task, felt = (table.page.locator(each).bounding_box() for each in (".question", ".felt"))
    assert task is not None and felt is not None and task["y"] + task["height"] <= felt["y"]


def test_the_puzzle_of_the_day_on_a_phone(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server, **PHONE).open("/puzzle")
    expect_seen(table.page.get_by_role("heading", name="Puzzle of the day"))
    assert table.page.evaluate(OVERFLOW) == 0
    table.page.get_by_role("button", name="Show the solution").tap()
    expect_seen(table.page.get_by_role("heading", name="The solution"))
    assert table.page.evaluate(OVERFLOW) == 0
    assert table.violations() == []


def test_by_keyboard_alone(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server).open(f"/puzzle/{NUMBER}")
    expect_seen(table.hand.first)
    puzzle = puzzle_number(NUMBER)
    for group, cards in (("table", puzzle.moves[0].taken), ("hand", puzzle.moves[0].cards)):
        for card in cards_in(cards):
            name = format_card(card, puzzle.state.rules.deck.pack)
            table.page.locator(f"[data-picks={group}] [data-pick='{name}']").focus()
            table.page.keyboard.press("Enter")
    expect_seen(table.page.locator("[data-verbs] .verb").first)
    table.page.keyboard.press("1")
    expect(table.page.locator("#verdict")).to_be_focused()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_deal_of_the_day(server: Server, sit_down: Callable[..., Table], scheme: str) -> None:
    table = sit_down(server, color_scheme=scheme).open("/daily")
    table.page.get_by_label("Your name").fill("Ann")
    assert table.violations() == []
    table.page.get_by_role("button", name="Play").click()
    expect_seen(table.hand.first)
    table.open("/daily")
    expect_seen(table.page.get_by_role("link", name="Continue playing"))
    table.page.get_by_role("link", name="Continue playing").click()
    table.play_deal()
    table.page.get_by_role("link", name="Results of the day").click()
    expect_seen(table.page.get_by_text(re.compile("^You (won|lost|tied)")))
    shared = table.page.get_by_role("textbox", name="Your result").input_value()
    assert "deal of the day" in shared and not re.search("[♠♥♦♣]", shared)
    expect_seen(table.page.get_by_role("row", name=re.compile("^You ")).first)
    assert table.page.evaluate(OVERFLOW) == 0
    assert table.violations() == []


@pytest.mark.parametrize(
    ("path", "play", "after"), [("/daily", "Play", "Continue playing"), ("/weekly", "Play deal 1", "Continue deal 1")]
)
def test_who_comes_back_from_a_deal_can_go_on(
    server: Server, sit_down: Callable[..., Table], path: str, play: str, after: str
) -> None:
    table = sit_down(server, stranger=True).open(path)
    table.leave_and_come_back(table.page.get_by_role("button", name=play).click)
    expect_seen(table.page.get_by_role("link", name=after))
    expect(table.page.get_by_role("button", disabled=True)).to_have_count(0)


def test_a_deal_of_the_week(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server, **PHONE).open("/daily")
    table.page.get_by_role("link", name="Weekly tournament").click()
    expect_seen(table.page.get_by_role("button", name="Play deal 1"))
    assert table.violations() == [] and table.page.evaluate(OVERFLOW) == 0
    table.page.get_by_role("button", name="Play deal 1").click()
    expect_seen(table.hand.first)
    table.open("/weekly")
    expect_seen(table.page.get_by_role("link", name="Continue deal 1"))
    expect_seen(table.page.get_by_role("button", name="Play deal 2"))
    table.page.get_by_text("How it is scored").click()
    expect_seen(table.page.get_by_text("share of comparisons you won"))
    assert table.violations() == []


@pytest.mark.parametrize("path", ["/puzzle/12", "/learn/deal"])
def test_the_opponent_is_called_a_bot_and_not_by_its_program(
    server: Server, sit_down: Callable[..., Table], path: str
) -> None:
    page = sit_down(server).open(path).page
    expect(page.locator("article.seat").first).to_have_attribute("aria-label", re.compile(r"^\w+, bot, "))
