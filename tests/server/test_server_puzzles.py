"""Puzzles on the server: their pages, the answers, and that they tell no hidden card."""

import json
import re
from typing import Any

import httpx
import pytest

from cassino.analysis.puzzles.puzzle import Puzzle, puzzle_number, shipped
from cassino.answers.puzzles import HostedPuzzle
from cassino.cards import cards_in
from cassino.engine.view import view
from cassino.rules.packs import format_card
from cassino.web.addresses import static

EXACT = next(number for number, puzzle in enumerate(shipped(), 1) if puzzle.is_exact)
HIDDEN = next(number for number, puzzle in enumerate(shipped(), 1) if not puzzle.is_exact)
CARD = re.compile(r"\b(?:10|[1-9AJQK])[CDHSGYRB]\b")


@pytest.fixture
def web(port: int) -> Any:
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=30) as client:
        yield client


def selection(puzzle: Puzzle) -> dict[str, list[str]]:
    """The cards of the solution."""
    move, pack = puzzle.moves[0], puzzle.state.rules.deck.pack
    cards, table = ([format_card(card, pack) for card in cards_in(chosen)] for chosen in (move.cards, move.taken))
    return {"cards": cards, "table": table}


def test_the_pages(web: httpx.Client) -> None:
    for path in ("/puzzle", "/puzzle/1"):
        page = web.get(path)
        assert page.status_code == 200 and static("puzzle/main.js") in page.text
        assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\bstyle=|\bon\w+=", page.text)
        assert "unsafe" not in page.headers["content-security-policy"]
    for path in ("/puzzle/0", "/puzzle/x", f"/puzzle/{len(shipped()) + 1}", "/puzzle/99999999999999999999"):
        assert web.get(path, headers={"Accept": "text/html"}).status_code == 404


@pytest.mark.parametrize("number", [EXACT, HIDDEN])
def test_a_puzzle_offers_nothing_but_its_move(web: httpx.Client, number: int) -> None:
    view = web.get(f"/api/puzzles/{number}").json()["view"]
    assert [name for name, may in view["can"].items() if may] == ["move"]
    assert not any(seat["open"] for seat in view["seats"])


def test_today_is_one_of_them(web: httpx.Client) -> None:
    today = web.get("/api/puzzles/today").json()
    assert 1 <= today["number"] <= today["of"] == len(shipped())
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", today["day"])
    assert {**web.get(f"/api/puzzles/{today['number']}").json(), "day": today["day"]} == today


def test_a_puzzle_is_played_as_at_the_table(web: httpx.Client) -> None:
    puzzle = puzzle_number(EXACT)
    asked = web.get(f"/api/puzzles/{EXACT}").json()
    assert asked["view"]["can"]["move"] and not asked["view"]["can"]["hint"]
    chosen = web.post(f"/api/puzzles/{EXACT}/select", json=selection(puzzle)).json()
    assert chosen["type"] == "choices" and puzzle.solution[0] in [each["move"] for each in chosen["choices"]]
    right = web.post(f"/api/puzzles/{EXACT}/answer", json={"move": puzzle.solution[0]}).json()
    assert right["right"] and right["words"] and right["views"][0]["version"] == 2
    assert right["views"][0]["last_move"]["text"] == puzzle.solution[0]
    shown = web.post(f"/api/puzzles/{EXACT}/solution", json={}).json()
    assert shown["shown"] and not shown["right"] and shown["words"] == right["words"]


def test_a_wrong_answer_does_not_tell_the_solution(web: httpx.Client) -> None:
    puzzle = puzzle_number(EXACT)
    wrong = web.post(f"/api/puzzles/{EXACT}/answer", json={"move": puzzle.refutations[0].move}).json()
    assert not wrong["right"] and wrong["words"][0][0]["key"] == "puzzle-worse-by"
    assert puzzle.solution[0] not in json.dumps({**wrong, "views": []})


BAD: dict[str, tuple[str, Any, int]] = {
    "no move": ("answer", {"move": "trail 2C 2D"}, 422),
    "a move without end": ("answer", {"move": "[" * 1001}, 400),
    "not a text": ("answer", {"move": 3}, 400),
    "more than asked": ("answer", {"move": "x", "seed": 1}, 400),
    "a card from elsewhere": ("select", {"cards": ["ZZ"], "table": []}, 422),
    "nothing": ("select", {}, 400),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_requests(web: httpx.Client, name: str) -> None:
    what, body, status = BAD[name]
    answer = web.post(f"/api/puzzles/{EXACT}/{what}", json=body)
    assert answer.status_code == status and answer.json()["message"]
    missing = web.post(f"/api/puzzles/0/{what}", json=body)
    assert missing.status_code in (400, 404)
    assert web.post(f"/api/puzzles/{EXACT}/{what}", content="x").status_code == 415


@pytest.mark.parametrize("number", [EXACT, HIDDEN])
def test_nothing_tells_a_card_that_the_player_cannot_know(web: httpx.Client, number: int) -> None:
    puzzle = puzzle_number(number)
    pack, seen = puzzle.state.rules.deck.pack, view(puzzle.state, puzzle.seat)
    unknown = 0 if puzzle.is_exact else seen.unseen
    hidden = {format_card(card, pack) for card in cards_in(unknown)}
    move = {"move": puzzle.refutations[0].move}
    texts = [
        web.get(f"/api/puzzles/{number}").text,
        web.post(f"/api/puzzles/{number}/answer", json=move).text,
        web.post(f"/api/puzzles/{number}/solution", json={}).text,
    ]
    assert not hidden & set(CARD.findall(" ".join(texts)))


@pytest.mark.sampled(4)
@pytest.mark.parametrize("number", range(1, len(shipped()) + 1, 7))
def test_every_position_can_be_shown(number: int) -> None:
    puzzle = puzzle_number(number)
    hosted = HostedPuzzle(puzzle)
    frame = hosted.frame("puzzle")
    assert frame.seat == puzzle.seat and frame.phase == "play" and len(frame.hand) >= 2
    others = [seat for seat in frame.seats if seat.seat != puzzle.seat]
    assert all(bool(seat.cards) == (puzzle.is_exact and seat.hand_size > 0) for seat in others)
    after = hosted.played(puzzle.moves[0]).frame("puzzle")
    assert after.version == 2 and after.last_move is not None and after.last_move.seat == puzzle.seat
